import type { StaffKind } from '@trio/domain/staff-kinds';
import type { ClassRow } from './class-rows.ts';
import type { PlannedSchool, PlannedStaff } from './plan-schools.ts';
import type { SortRow } from './sort-rows.ts';
import type { StudentRow, UserRow } from './student-rows.ts';

export interface Tables {
  readonly schools: PlannedSchool['row'];
  readonly classes: ClassRow;
  readonly accessCodes: {
    readonly code: string;
    readonly schoolId: string;
    readonly classId: string | null;
  };
  readonly identityUsers: Omit<UserRow, 'staffKind'> & {
    readonly staffKind: StaffKind | null;
    readonly emailVerified: boolean;
  };
  readonly identityAccounts: {
    readonly id: string;
    readonly userId: string;
    readonly accountId: string;
    readonly providerId: 'credential';
    readonly password: string;
    readonly createdAt: Date;
    readonly updatedAt: Date;
  };
  readonly admins: Omit<PlannedStaff, 'staffId'> & {
    readonly adminId: string;
    readonly language: 'en' | 'fr';
  };
  readonly staff: PlannedStaff & { readonly schoolId: string; readonly language: 'en' | 'fr' };
  readonly classTeachers: {
    readonly schoolId: string;
    readonly classId: string;
    readonly staffId: string;
  };
  readonly students: StudentRow;
  readonly classStudents: {
    readonly schoolId: string;
    readonly classId: string;
    readonly studentId: string;
    readonly joinedAt: Date;
  };
  readonly sorts: SortRow;
  readonly auditEntries: {
    readonly entryId: string;
    readonly occurredAt: Date;
    readonly action: 'student-disabled';
    readonly actorId: string;
    readonly actorRole: 'school';
    readonly actorName: string;
    readonly schoolId: string;
    readonly schoolName: string;
    readonly subjectId: string;
  };
}

export type Table = keyof Tables;

type Columns = { readonly [T in Table]: Readonly<Record<keyof Tables[T], string>> };

export const columnsOf: Columns = {
  schools: {
    schoolId: 'uuid',
    name: 'text',
    accessCode: 'text',
    region: 'region',
    city: 'text',
    state: 'text',
    country: 'country',
    postalCode: 'text',
    phone: 'text',
    address: 'text',
    isConsumerGroup: 'boolean',
    isFreemiumGroup: 'boolean',
    isPathExplorerEnabled: 'boolean',
    isCardExpanded: 'boolean',
    excludedCards: 'text[]',
    allowedEmailDomains: 'text[]',
    isAllowListOn: 'boolean',
    expiresAt: 'timestamptz',
    verifiedAt: 'timestamptz',
    deletionRequestedAt: 'timestamptz',
    createdAt: 'timestamptz',
  },
  classes: {
    schoolId: 'uuid',
    classId: 'uuid',
    name: 'text',
    schoolYear: 'smallint',
    termEndsOn: 'date',
    state: 'class_state',
    joiningEndsAt: 'timestamptz',
    allowsJoiningWithoutEmail: 'boolean',
    joinCode: 'text',
    createdAt: 'timestamptz',
  },
  accessCodes: { code: 'text', schoolId: 'uuid', classId: 'uuid' },
  identityUsers: {
    id: 'uuid',
    email: 'text',
    emailVerified: 'boolean',
    role: 'role',
    staffKind: 'staff_kind',
    schoolId: 'uuid',
    disabledAt: 'timestamptz',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  identityAccounts: {
    id: 'uuid',
    userId: 'uuid',
    accountId: 'text',
    providerId: 'text',
    password: 'text',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
  admins: {
    adminId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    language: 'language',
    createdAt: 'timestamptz',
  },
  staff: {
    schoolId: 'uuid',
    staffId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    language: 'language',
    createdAt: 'timestamptz',
  },
  classTeachers: { schoolId: 'uuid', classId: 'uuid', staffId: 'uuid' },
  students: {
    schoolId: 'uuid',
    studentId: 'uuid',
    firstName: 'text',
    lastName: 'text',
    email: 'text',
    language: 'language',
    createdAt: 'timestamptz',
    isDisabled: 'boolean',
    deletionRequestedAt: 'timestamptz',
    ageOutcome: 'text',
    ageOutcomeAt: 'timestamptz',
    hasCompletedConsumerEndSurvey: 'boolean',
    lastSortedAt: 'timestamptz',
    sortAttempts: 'int',
    timedSorts: 'int',
    timeSpentMs: 'bigint',
    selected: 'jsonb',
    isQuickSort: 'boolean',
  },
  classStudents: {
    schoolId: 'uuid',
    classId: 'uuid',
    studentId: 'uuid',
    joinedAt: 'timestamptz',
  },
  sorts: {
    schoolId: 'uuid',
    studentId: 'uuid',
    sortId: 'uuid',
    createdAt: 'timestamptz',
    confirmedAt: 'timestamptz',
    startedMs: 'bigint',
    confirmedMs: 'bigint',
    revision: 'int',
    deck: 'text[]',
    answers: 'text',
    answeredMs: 'bigint[]',
    state: 'jsonb',
    selected: 'jsonb',
    isQuick: 'boolean',
    timeSpentMs: 'bigint',
    reflection: 'jsonb',
    emailedAt: 'timestamptz',
    profileSentAt: 'timestamptz',
  },
  auditEntries: {
    entryId: 'uuid',
    occurredAt: 'timestamptz',
    action: 'text',
    actorId: 'uuid',
    actorRole: 'role',
    actorName: 'text',
    schoolId: 'uuid',
    schoolName: 'text',
    subjectId: 'uuid',
  },
};
