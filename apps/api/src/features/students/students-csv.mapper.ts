import { loadDeck } from '@trio/deck/deck';
import { zoneOfRegion } from '@trio/domain/region-zones';
import { locales, type Language } from '@trio/i18n/languages';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvColumn } from '../../platform/csv/csv.ts';
import type { ExportedRow, StudentCsvColumn } from '../../data/student-columns.repository.ts';
import type { ExportedSchool, OpenExport } from './students-export.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
/** More than the hours of two years, which most dates fall in. */
const daysKept = 20_000;

export async function createStudentsCsv(
  language: Language,
  { schools, titles }: Pick<OpenExport, 'schools' | 'titles'>,
  hasSchoolColumn: boolean,
): Promise<CsvColumn<ExportedRow>[]> {
  const t = csvWords[language];
  const deck = await loadDeck(language);
  const deckTitles = new Map<string, string>(deck.map(({ key, title }) => [key, title]));
  const dayOf = createDayOf(language);

  const schoolOf = ({ schoolname: id }: ExportedRow) => schools.get(id ?? '');
  const titleOf = (card: string | null, { schoolname: id }: ExportedRow): string => {
    if (card === null) return '';
    const name = card.slice(1);
    if (card.startsWith('=')) return name;
    const title = deckTitles.get(name) ?? titles.get(id)?.get(name) ?? titles.get(null)?.get(name);
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

  const columns: Readonly<Record<StudentCsvColumn, CsvColumn<ExportedRow>>> = {
    firstname: { heading: t('csv.firstname'), value: ({ firstname }) => firstname },
    lastname: { heading: t('csv.lastname'), value: ({ lastname }) => lastname },
    email: { heading: t('csv.email'), value: ({ email }) => email },
    schoolname: { heading: t('csv.schoolname'), value: (row) => schoolOf(row)?.name ?? '' },
    timeSpent: { heading: t('csv.timeSpent'), value: ({ timeSpent }) => timeOf(Number(timeSpent)) },
    lastSort: {
      heading: t('csv.lastSort'),
      value: (row) =>
        row.lastSort === null ? '' : dayOf(Number(row.lastSort), schoolOf(row)?.region ?? 'other'),
    },
    sorts: { heading: t('csv.sorts'), value: ({ sorts }) => Number(sorts) },
    challenge1: { heading: t('csv.challenge1'), value: (row) => titleOf(row.challenge1, row) },
    challenge2: { heading: t('csv.challenge2'), value: (row) => titleOf(row.challenge2, row) },
    challenge3: { heading: t('csv.challenge3'), value: (row) => titleOf(row.challenge3, row) },
    account: {
      heading: t('csv.account'),
      value: ({ account }) => (account === 't' ? t('csv.disabled') : t('csv.enabled')),
    },
  };
  return Object.values(columns).filter(
    (column) => hasSchoolColumn || column !== columns.schoolname,
  );
}

/** A written-out month is unambiguous, and spreadsheets still read it as a date. */
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
    // Formatting a date takes longer than the rest of a row. Within an hour no zone's date changes.
    const day = known.days.get(hours) ?? known.format.format(hours * hour);
    if (known.days.size < daysKept) known.days.set(hours, day);
    return day;
  };
}
