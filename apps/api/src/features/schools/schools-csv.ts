import type { ListedSchool } from '@trio/contracts/schools';
import type { Language } from '@trio/i18n/languages';
import { csvDays } from '../../platform/csv/csv-days.ts';
import { csvWords } from '../../platform/csv/csv-words.ts';
import type { CsvRow } from '../../platform/csv/csv.ts';

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
  csvDays[language].format(new Date(school.created)),
  school.studentCount,
  csvWords[language](`csv.state.${stateOf(school, now)}`),
];

/** The one that matters most. */
function stateOf({ deletionRequested, waitsFor, expiry }: ListedSchool, now: Date) {
  if (deletionRequested !== null) return 'deletion';
  if (waitsFor !== null) return waitsFor;
  return expiry !== null && new Date(expiry) <= now ? 'expired' : 'open';
}
