import type { ListedSchool } from '@trio/contracts/schools';
import { locales, type Language } from '@trio/i18n/languages';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvRow } from '../../platform/csv/csv.ts';

const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
const days = { en: dayFormat('en'), fr: dayFormat('fr') };

/** The table's columns, and what state each school is in. */
export function headingsOf(language: Language): readonly string[] {
  const t = csvWords[language];
  return [
    t('csv.schoolname'),
    t('csv.contactName'),
    t('csv.contactEmail'),
    t('csv.signedUp'),
    t('csv.studentCount'),
    t('csv.state'),
  ];
}

export const toCsvRow = (school: ListedSchool, language: Language, now: Date): CsvRow => [
  school.schoolname,
  `${school.firstname} ${school.lastname}`.trim(),
  school.email,
  days[language].format(new Date(school.created)),
  school.studentCount,
  csvWords[language](`csv.state.${stateOf(school, now)}`),
];

/** The one that matters most. */
function stateOf({ deletionRequested, waitsFor, expiry }: ListedSchool, now: Date) {
  if (deletionRequested !== null) return 'deletion';
  if (waitsFor !== null) return waitsFor;
  return expiry !== null && new Date(expiry) <= now ? 'expired' : 'open';
}
