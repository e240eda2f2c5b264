import type { BoardSchoolFigures } from '@trio/contracts/boards';
import type { Language } from '@trio/i18n/languages';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvColumn } from '../../platform/csv/csv.ts';

const hidden = '–';

export interface FiguresLine extends BoardSchoolFigures {
  readonly year: string;
  readonly day: string;
}

export function figureColumnsOf(language: Language): CsvColumn<FiguresLine>[] {
  const t = csvWords[language];
  const figure = (
    heading: string,
    name: 'students' | 'began' | 'finished' | 'wrote',
  ): CsvColumn<FiguresLine> => ({
    heading,
    value: (line) => (line.hasFigures ? (line[name] ?? hidden) : null),
  });
  return [
    { heading: t('csv.schoolname'), value: ({ name }) => name },
    { heading: t('csv.schoolYear'), value: ({ year }) => year },
    figure(t('csv.studentCount'), 'students'),
    figure(t('csv.board.began'), 'began'),
    figure(t('csv.board.finished'), 'finished'),
    figure(t('csv.board.wrote'), 'wrote'),
    {
      heading: t('csv.board.lastMonth'),
      value: ({ hasFigures, lastMonth }) => (hasFigures ? (lastMonth ?? hidden) : null),
    },
    { heading: t('csv.board.figured'), value: ({ day }) => day },
  ];
}
