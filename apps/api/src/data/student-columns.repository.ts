import type { catalogues } from '@trio/i18n/catalogues';
import type { CardColor } from '@trio/domain/sorting/sort';
import type { Selectable } from 'kysely';
import type { Students } from '../platform/database/schema.generated.ts';

interface StudentColumn {
  readonly list: string | null;
  readonly csv: Readonly<Record<string, string>>;
  /** SQL for merging the account `other` into this one; null if unchanged. */
  readonly merge: string | null;
  readonly yourData: 'account' | 'sorts' | 'student' | 'internal';
  readonly privacy: PrivacyText | null;
}

type PrivacyText = keyof (typeof catalogues)['en']['privacy'];

/** A card's name after a colon, or the title of the student's own card after an equals sign. */
const cardAt = (place: number) => `CASE jsonb_typeof(s.selected -> ${place})
    WHEN 'string' THEN ':' || (s.selected ->> ${place})
    WHEN 'object' THEN '=' || (s.selected -> ${place} ->> 'title') END`;

/** An own card from before own cards had colours. */
export const ownColor: CardColor = 'purple';

/** The colour of a student's own card: the deck's cards have theirs in the deck. */
const ownColorAt = (place: number) => `CASE jsonb_typeof(s.selected -> ${place})
    WHEN 'object' THEN coalesce(s.selected -> ${place} ->> 'color', '${ownColor}') END`;

/** Since 1970. */
export const hoursOf = (time: string): string => `floor(extract(epoch FROM ${time}) / 3600)::int`;

/** Must list every column: a migration's new column does not compile until it is described here. */
export const studentColumns = {
  schoolId: {
    list: null,
    csv: { schoolname: 's.school_id' },
    merge: null,
    yourData: 'account',
    privacy: null,
  },
  studentId: {
    list: 's.student_id',
    csv: {},
    merge: null,
    yourData: 'account',
    privacy: null,
  },
  firstName: {
    list: 's.first_name',
    csv: { firstname: 's.first_name' },
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  lastName: {
    list: 's.last_name',
    csv: { lastname: 's.last_name' },
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  email: {
    list: 's.email',
    csv: { email: 's.email' },
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  username: {
    list: 's.username',
    csv: { username: 's.username' },
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  pendingEmail: {
    list: null,
    csv: {},
    merge: null,
    yourData: 'account',
    privacy: 'privacy.help',
  },
  language: {
    list: null,
    csv: {},
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  createdAt: {
    list: null,
    csv: { joined: hoursOf('s.created_at') },
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  isEmailUnconfirmed: {
    list: 's.is_email_unconfirmed',
    csv: {},
    merge: null,
    yourData: 'account',
    privacy: 'privacy.person',
  },
  isDisabled: {
    list: 's.is_disabled',
    csv: { account: 's.is_disabled' },
    merge: null,
    yourData: 'student',
    privacy: 'privacy.person',
  },
  deletionRequestedAt: {
    list: null,
    csv: {},
    // A deletion request in either account counts.
    merge: 'least(s.deletion_requested_at, other.deletion_requested_at)',
    yourData: 'account',
    privacy: 'privacy.person',
  },
  timeSpentMs: {
    list: 's.time_spent_ms::float8',
    csv: { timeSpent: 's.time_spent_ms' },
    merge: 'total.spent',
    yourData: 'sorts',
    privacy: 'privacy.sorts',
  },
  timedSorts: {
    list: null,
    csv: {},
    merge: 'total.timed',
    yourData: 'sorts',
    privacy: 'privacy.sorts',
  },
  sortAttempts: {
    list: 's.sort_attempts',
    csv: { sorts: 's.sort_attempts' },
    merge: 'total.sorts',
    yourData: 'sorts',
    privacy: 'privacy.sorts',
  },
  lastSortedAt: {
    // The driver cannot represent `-infinity` as a Date.
    list: "nullif(s.last_sorted_at, '-infinity')",
    csv: {
      lastSort: `CASE WHEN s.last_sorted_at <> '-infinity' THEN ${hoursOf('s.last_sorted_at')} END`,
    },
    merge: "coalesce(latest.confirmed_at, '-infinity')",
    yourData: 'sorts',
    privacy: 'privacy.sorts',
  },
  selected: {
    list: 's.selected',
    csv: {
      challenge1: cardAt(0),
      challenge2: cardAt(1),
      challenge3: cardAt(2),
      categories: `concat_ws(' ', ${[0, 1, 2].map(ownColorAt).join(', ')})`,
    },
    merge: "coalesce(latest.selected, '[]')",
    yourData: 'sorts',
    privacy: 'privacy.sorts',
  },
  isQuickSort: {
    list: 's.is_quick_sort',
    csv: {},
    merge: 'coalesce(latest.is_quick, false)',
    yourData: 'student',
    privacy: 'privacy.sorts',
  },
  hasCompletedConsumerEndSurvey: {
    list: null,
    csv: {},
    merge: 's.has_completed_consumer_end_survey OR other.has_completed_consumer_end_survey',
    yourData: 'account',
    privacy: 'privacy.surveys',
  },
  isLikedNoticeDue: {
    list: null,
    csv: {},
    // A student who was told in one account knows it.
    merge: 's.is_liked_notice_due AND other.is_liked_notice_due',
    yourData: 'account',
    privacy: 'privacy.sorts',
  },
  isTalksNoticeDue: {
    list: null,
    csv: {},
    merge: 's.is_talks_notice_due AND other.is_talks_notice_due',
    yourData: 'account',
    privacy: 'privacy.talks',
  },
  areRemindersOn: {
    list: null,
    csv: {},
    // The student agreed to emails to the address of this account.
    merge: null,
    yourData: 'student',
    privacy: 'privacy.steps',
  },
  ageOutcome: {
    list: null,
    csv: {},
    merge: null,
    yourData: 'student',
    privacy: 'privacy.age',
  },
  ageOutcomeAt: {
    list: null,
    csv: {},
    merge: null,
    yourData: 'student',
    privacy: 'privacy.age',
  },
  search: { list: null, csv: {}, merge: null, yourData: 'internal', privacy: null },
  sortName: { list: null, csv: {}, merge: null, yourData: 'internal', privacy: null },
} as const satisfies Readonly<Record<keyof Students, StudentColumn>>;

type Described = typeof studentColumns;
type ColumnWith<Part extends keyof StudentColumn, Value> = {
  [C in keyof Described]: Described[C][Part] extends Value ? C : never;
}[keyof Described];

const described = Object.entries(studentColumns) as readonly [keyof Described, StudentColumn][];

type ListedColumn = ColumnWith<'list', string>;

export type ListedRow = {
  readonly [C in ListedColumn]: C extends 'lastSortedAt'
    ? Date | null
    : C extends 'timeSpentMs'
      ? number
      : Selectable<Students>[C];
};

export const listedColumns = described
  .flatMap(([column, { list }]) => (list === null ? [] : [`${list} AS "${column}"`]))
  .join(', ');

export type StudentCsvColumn = {
  [C in keyof Described]: keyof Described[C]['csv'];
}[keyof Described];

/** As the database's own texts: an export of a million rows converts no unused values. */
export type ExportedRow = Readonly<Record<StudentCsvColumn, string | null>>;

export const exportedColumns = described
  .flatMap(([, { csv }]) => Object.entries(csv).map(([column, sql]) => `${sql} AS "${column}"`))
  .join(', ');

export const inDatabase = (column: keyof Described): string =>
  column.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

export const mergedColumns = described
  .flatMap(([column, { merge }]) => (merge === null ? [] : [`${inDatabase(column)} = ${merge}`]))
  .join(', ');

export const ownDataColumns = described.flatMap(([column, { yourData }]) =>
  yourData === 'student' ? [column as ColumnWith<'yourData', 'student'>] : [],
);
