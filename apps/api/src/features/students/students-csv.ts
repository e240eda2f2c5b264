import { loadDeck } from '@trio/deck/deck';
import { zoneOfRegion } from '@trio/domain/region-zones';
import { locales, type Language } from '@trio/i18n/languages';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvRow } from '../../platform/csv/csv.ts';
import type { ExportedRow, ExportedSchool, OpenExport } from './students-export.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Hours of two years, of which a file is mostly made. */
const daysKept = 20_000;

/** What the file says, in its reader's language. */
export interface StudentsCsv {
  readonly headings: readonly string[];
  readonly toRow: (row: ExportedRow) => CsvRow;
}

export async function createStudentsCsv(
  language: Language,
  { schools, titles }: Pick<OpenExport, 'schools' | 'titles'>,
  hasSchoolColumn: boolean,
): Promise<StudentsCsv> {
  const t = csvWords[language];
  const deck = await loadDeck(language);
  const deckTitles = new Map<string, string>(deck.map(({ key, title }) => [key, title]));
  const dayOf = createDayOf(language);

  const titleOf = (card: string | null, schoolId: string): string => {
    if (card === null) return '';
    const name = card.slice(1);
    if (card.startsWith('=')) return name;
    const title =
      deckTitles.get(name) ?? titles.get(schoolId)?.get(name) ?? titles.get(null)?.get(name);
    // Of a card that is gone its name is all that is left.
    return title ?? name;
  };

  const timeOf = (ms: number): string => {
    if (ms < minute) return ms > 0 ? t('csv.lessThanAMinute') : '';
    const hours = Math.floor(ms / hour);
    const minutes = Math.floor((ms % hour) / minute);
    return [
      ...(hours > 0 ? [t('csv.hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('csv.minutes', { count: minutes })] : []),
    ].join(' ');
  };

  return {
    headings: [
      t('csv.firstname'),
      t('csv.lastname'),
      t('csv.email'),
      ...(hasSchoolColumn ? [t('csv.schoolname')] : []),
      t('csv.timeSpent'),
      t('csv.lastSort'),
      t('csv.sorts'),
      t('csv.challenge1'),
      t('csv.challenge2'),
      t('csv.challenge3'),
      t('csv.account'),
    ],
    toRow: ([
      schoolId,
      firstName,
      lastName,
      email,
      ms,
      sortedHour,
      sorts,
      isDisabled,
      ...cards
    ]) => {
      const school = schools.get(schoolId);
      return [
        firstName,
        lastName,
        email,
        ...(hasSchoolColumn ? [school?.name ?? ''] : []),
        timeOf(Number(ms)),
        sortedHour === null ? '' : dayOf(Number(sortedHour), school?.region ?? 'other'),
        Number(sorts),
        titleOf(cards[0], schoolId),
        titleOf(cards[1], schoolId),
        titleOf(cards[2], schoolId),
        isDisabled === 't' ? t('csv.disabled') : t('csv.enabled'),
      ];
    },
  };
}

/** Written out: no reader takes the month for the day, and a spreadsheet still knows that it is one. */
function createDayOf(
  language: Language,
): (hours: number, region: ExportedSchool['region']) => string {
  const formatOf = (region: ExportedSchool['region']) => {
    const timeZone = zoneOfRegion(region);
    const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone });
    return { format, days: new Map<number, string>() };
  };
  const formats = new Map<string, ReturnType<typeof formatOf>>();
  return (hours, region) => {
    const known = formats.get(region) ?? formatOf(region);
    formats.set(region, known);
    // To word a day takes longer than all the rest of a row, and within an hour no zone's day changes.
    const day = known.days.get(hours) ?? known.format.format(hours * hour);
    if (known.days.size < daysKept) known.days.set(hours, day);
    return day;
  };
}
