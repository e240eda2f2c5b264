import { careerFacts } from '@trio/careers/facts.generated';
import { currentKey } from '@trio/careers/moved-careers';
import type { Stage } from '@trio/domain/classes/stages';
import { loadDeck } from '@trio/deck/deck';
import { zoneOfRegion } from '@trio/domain/region-zones';
import { cardColors } from '@trio/domain/sorting/sort';
import { locales, type Language } from '@trio/i18n/languages';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvColumn } from '../../platform/csv/csv.ts';
import type { StudentCsvColumn } from '../../data/student-columns.repository.ts';
import type { ExportedStudent } from './students-export-details.repository.ts';
import type { ExportedCard, ExportedSchool, OpenExport } from './students-export.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
/** More than the hours of two years, which most dates fall in. */
const daysKept = 20_000;

interface CsvReader {
  readonly hasSchoolColumn: boolean;
  readonly mayReadWords: (sort: { readonly areWordsShared: boolean }) => boolean;
}

type CsvColumnName =
  | StudentCsvColumn
  | Exclude<keyof ExportedStudent, 'areWordsShared'>
  | 'timeMinutes';

export async function createStudentsCsv(
  language: Language,
  { schools, cards }: Pick<OpenExport, 'schools' | 'cards'>,
  { hasSchoolColumn, mayReadWords }: CsvReader,
): Promise<CsvColumn<ExportedStudent>[]> {
  const t = csvWords[language];
  const deck = await loadDeck(language);
  const ofDeck = new Map<string, ExportedCard>(deck.map(({ key, ...card }) => [key, card]));
  const careers = new Map(careerFacts.map(({ slug, title }) => [slug.en, title[language]]));
  const dayOf = createDayOf(language);

  const schoolOf = ({ schoolname: id }: ExportedStudent) => schools.get(id ?? '');
  const cardOf = (name: string, school: string | null) =>
    ofDeck.get(name) ?? cards.get(school)?.get(name) ?? cards.get(null)?.get(name);
  const titleOf = (card: string | null, { schoolname: id }: ExportedStudent): string => {
    if (card === null) return '';
    const name = card.slice(1);
    return card.startsWith('=') ? name : (cardOf(name, id)?.title ?? name);
  };
  const categoriesOf = (row: ExportedStudent): string => {
    const own = (row.categories ?? '').split(' ');
    const ofCards = [row.challenge1, row.challenge2, row.challenge3].flatMap((card) =>
      card?.startsWith(':') ? (cardOf(card.slice(1), row.schoolname)?.color ?? []) : [],
    );
    const chosen = new Set([...ofCards, ...own]);
    return cardColors
      .filter((color) => chosen.has(color))
      .map((color) => t(`category.${color}`))
      .join('; ');
  };
  const dayIn = (row: ExportedStudent, hours: string | null): string =>
    hours === null ? '' : dayOf(Number(hours), schoolOf(row)?.region ?? 'other');
  const countOf = (count: string | null, { deckSize }: { deckSize: string | null }) =>
    count === null || deckSize === null || deckSize === '0' ? '' : Number(count);
  const words = (
    heading: string,
    part: 'reason1' | 'reason2' | 'reason3' | 'shared' | 'action',
  ) => ({
    heading,
    value: (row: ExportedStudent) =>
      mayReadWords({ areWordsShared: row.areWordsShared === 't' }) ? (row[part] ?? '') : '',
  });

  const timeOf = (ms: number): string => {
    if (ms < minute) return ms > 0 ? t('csv.lessThanAMinute') : '';
    const hours = Math.floor(ms / hour);
    const minutes = Math.floor((ms % hour) / minute);
    return [
      ...(hours > 0 ? [t('csv.hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('csv.minutes', { count: minutes })] : []),
    ].join(' ');
  };

  const columns: Readonly<Record<CsvColumnName, CsvColumn<ExportedStudent>>> = {
    firstname: { heading: t('csv.firstname'), value: ({ firstname }) => firstname },
    lastname: { heading: t('csv.lastname'), value: ({ lastname }) => lastname },
    email: { heading: t('csv.email'), value: ({ email }) => email },
    schoolname: { heading: t('csv.schoolname'), value: (row) => schoolOf(row)?.name ?? '' },
    timeSpent: { heading: t('csv.timeSpent'), value: ({ timeSpent }) => timeOf(Number(timeSpent)) },
    lastSort: {
      heading: t('csv.lastSort'),
      value: (row) => dayIn(row, row.lastSort),
    },
    sorts: { heading: t('csv.sorts'), value: ({ sorts }) => Number(sorts) },
    challenge1: { heading: t('csv.challenge1'), value: (row) => titleOf(row.challenge1, row) },
    challenge2: { heading: t('csv.challenge2'), value: (row) => titleOf(row.challenge2, row) },
    challenge3: { heading: t('csv.challenge3'), value: (row) => titleOf(row.challenge3, row) },
    account: {
      heading: t('csv.account'),
      value: ({ account }) => (account === 't' ? t('csv.disabled') : t('csv.enabled')),
    },
    username: { heading: t('csv.username'), value: ({ username }) => username ?? '' },
    timeMinutes: {
      heading: t('csv.timeMinutes'),
      value: ({ timeSpent }) => Math.floor(Number(timeSpent) / minute),
    },
    stage: {
      heading: t('csv.stage'),
      value: ({ stage }) => (stage === null ? '' : t(`live.stage.${stage as Stage}`)),
    },
    answered: { heading: t('csv.answered'), value: (row) => countOf(row.answered, row) },
    deckSize: { heading: t('csv.deckSize'), value: (row) => countOf(row.deckSize, row) },
    lastActivity: {
      heading: t('csv.lastActivity'),
      value: (row) => dayIn(row, row.lastActivity),
    },
    joined: { heading: t('csv.joined'), value: (row) => dayIn(row, row.joined) },
    classes: { heading: t('csv.classes'), value: ({ classes }) => classes ?? '' },
    categories: { heading: t('csv.categories'), value: categoriesOf },
    savedCareers: {
      heading: t('csv.savedCareers'),
      value: ({ savedCareers }) => {
        // Two removed careers may have the same successor.
        const keys = new Set(savedCareers?.split(' ').map(currentKey));
        return [...keys].map((key) => careers.get(key) ?? key).join('; ');
      },
    },
    reason1: words(t('csv.reason1'), 'reason1'),
    reason2: words(t('csv.reason2'), 'reason2'),
    reason3: words(t('csv.reason3'), 'reason3'),
    shared: words(t('detail.shared'), 'shared'),
    action: words(t('detail.action'), 'action'),
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
