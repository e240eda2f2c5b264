import type { ListedSchool } from '@trio/contracts/schools';
import type { Language } from '@trio/i18n/languages';
import { csvDays } from '../../platform/csv/csv-days.ts';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvColumn } from '../../platform/csv/csv.ts';

export function columnsOf(language: Language, now: Date): CsvColumn<ListedSchool>[] {
  const t = csvWords[language];
  const day = csvDays[language];
  return [
    { heading: t('csv.schoolname'), value: ({ schoolname }) => schoolname },
    {
      heading: t('csv.contactName'),
      value: ({ firstname, lastname }) => `${firstname} ${lastname}`.trim(),
    },
    { heading: t('csv.contactEmail'), value: ({ email }) => email },
    { heading: t('csv.signedUp'), value: ({ created }) => day.format(new Date(created)) },
    { heading: t('csv.studentCount'), value: ({ studentCount }) => studentCount },
    { heading: t('csv.state'), value: (school) => t(`csv.state.${stateOf(school, now)}`) },
  ];
}

function stateOf({ deletionRequested, waitsFor, expiry }: ListedSchool, now: Date) {
  if (deletionRequested !== null) return 'deletion';
  if (waitsFor !== null) return waitsFor;
  return expiry !== null && new Date(expiry) <= now ? 'expired' : 'open';
}
