import type { Answer } from '@trio/contracts/endpoint';
import type { ProfileOwner, SelectedStudent } from '@trio/contracts/many-students';
import type { ClassOfStudent, getStudent, ListedStudent } from '@trio/contracts/students';
import { toSavedCareers } from '../../data/saved-careers.mapper.ts';
import { toSteps, type CheckInRow, type StepRow } from '../../data/steps.mapper.ts';
import type { ClassOfStudentRow } from '../../data/student-classes.repository.ts';
import type { SavedCareerRow } from '../../data/saved-careers.repository.ts';
import { countOf, selectedOf, toSortOfStudent } from '../../data/student-sorts.mapper.ts';
import type { SortRow } from '../../data/student-sorts.repository.ts';
import type { GivenPassword } from '../../platform/identity/identity.ts';
import type { ListedRow } from '../../data/student-columns.repository.ts';
import type { ListedStudentRow } from './listed-students.repository.ts';
import type { ProfileOwnerRow } from './profile-owners.repository.ts';
import type { StudentRow } from './student.repository.ts';

export const toListedStudent = (row: ListedStudentRow): ListedStudent => {
  const { stage, answered, deckSize, activeAt, ...listed } = row;
  return {
    ...toStudent(listed),
    progress: { stage, answered, deckSize, activeAt: activeAt?.toISOString() ?? null },
  };
};

function toStudent(row: ListedRow): Omit<ListedStudent, 'progress'> {
  const { studentId, firstName, lastName, timeSpentMs, selected, lastSortedAt, ...others } = row;
  const { isDisabled, email, username, isEmailUnconfirmed, ...sorted } = others;
  const { sortAttempts, isQuickSort, ...forgotten } = sorted;
  // A listed column that is not mapped below does not compile.
  void (forgotten satisfies Readonly<Record<string, never>>);
  return {
    _id: studentId,
    firstname: firstName,
    lastname: lastName,
    email,
    ...(username !== null && { username }),
    totalTimeSpent: timeSpentMs,
    results: {
      selected: selectedOf({ selected }),
      updated: lastSortedAt?.toISOString() ?? null,
    },
    disabled: isDisabled,
    isEmailUnconfirmed,
    sortAttempts,
    isQuickSort,
    firebaseUserId: studentId,
  };
}

export const toSelectedStudent = (student: ListedStudent): SelectedStudent => {
  const { _id, firstname, lastname, email, username } = student;
  return { _id, firstname, lastname, email, ...(username !== undefined && { username }) };
};

export const toProfileOwner = (row: ProfileOwnerRow): ProfileOwner => ({
  _id: row.studentId,
  firstname: row.firstName,
  lastname: row.lastName,
  email: row.email,
  ...(row.username !== null && { username: row.username }),
  class: row.className,
  hasProfile: row.hasProfile,
});

interface Details {
  readonly classes: readonly ClassOfStudentRow[];
  readonly steps: readonly StepRow[];
  readonly checkIns: readonly CheckInRow[];
  readonly given: GivenPassword | null;
  readonly isSingleSignOn: boolean;
  readonly mayReadWords: (sort: SortRow) => boolean;
}

export function toStudentDetail(
  row: StudentRow,
  sorts: readonly SortRow[],
  savedCareers: readonly SavedCareerRow[],
  { classes, steps, checkIns, given, isSingleSignOn, mayReadWords }: Details,
): Answer<typeof getStudent> {
  const inProgress = sorts.find(({ confirmedAt }) => confirmedAt === null);
  const confirmed = sorts.filter(({ confirmedAt }) => confirmedAt !== null);
  return {
    ...toStudent(row),
    created: row.createdAt.toISOString(),
    schoolid: row.schoolId,
    schoolname: row.schoolName,
    isProfileAwaited: row.isConsumerGroup && confirmed[0]?.profileSentAt === null,
    pendingEmail: row.pendingEmail,
    passwordGiven: given && {
      by: given.byName,
      at: given.givenAt.toISOString(),
      expires: given.expiresAt.toISOString(),
      isUsed: given.isUsed,
    },
    isSingleSignOn,
    deletionRequested: row.deletionRequestedAt?.toISOString() ?? null,
    underWay: inProgress
      ? {
          created: inProgress.createdAt.toISOString(),
          answered: inProgress.answers.length - countOf('.', inProgress),
          cards: inProgress.answers.length,
        }
      : null,
    sorts: confirmed.map((sort) => toSortOfStudent(sort, mayReadWords(sort))),
    savedCareers: toSavedCareers(savedCareers),
    steps: toSteps(steps, checkIns, ({ sortId }) =>
      sorts.some((sort) => sort.sortId === sortId && mayReadWords(sort)),
    ),
    classes: classes.map(toClassOfStudent),
  };
}

const toClassOfStudent = (row: ClassOfStudentRow): ClassOfStudent => ({
  _id: row.classId,
  name: row.name,
  schoolYear: row.schoolYear,
  isArchived: row.state === 'archived',
  joined: row.joinedAt.toISOString(),
});
