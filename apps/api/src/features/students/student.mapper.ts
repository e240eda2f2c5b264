import { extraCard, keepValidCards, type ExtraCard } from '@trio/contracts/cards';
import type { Answer } from '@trio/contracts/endpoint';
import { reflection } from '@trio/contracts/reflection';
import { selectedCard, type SelectedCard } from '@trio/contracts/results';
import type { getStudent, ListedStudent, SortOfStudent } from '@trio/contracts/students';
import type { ListedRow } from '../../data/student-columns.repository.ts';
import type { SortRow, StudentRow } from './student.repository.ts';

export function toListedStudent(row: ListedRow): ListedStudent {
  const { studentId, firstName, lastName, timeSpentMs, selected, lastSortedAt, ...others } = row;
  const { isDisabled, email, isEmailUnconfirmed, sortAttempts, isQuickSort, ...forgotten } = others;
  // A listed column that is not mapped below does not compile.
  void (forgotten satisfies Readonly<Record<string, never>>);
  return {
    _id: studentId,
    firstname: firstName,
    lastname: lastName,
    email,
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

/** Damaged cards are left out, so that one row cannot break a list. */
export const selectedOf = ({ selected }: { readonly selected: unknown }): SelectedCard[] =>
  keepValidCards(selectedCard, Array.isArray(selected) ? selected : []);

export function toStudentDetail(
  row: StudentRow,
  sorts: readonly SortRow[],
): Answer<typeof getStudent> {
  const inProgress = sorts.find(({ confirmedAt }) => confirmedAt === null);
  const confirmed = sorts.filter(({ confirmedAt }) => confirmedAt !== null);
  return {
    ...toListedStudent(row),
    created: row.createdAt.toISOString(),
    schoolid: row.schoolId,
    schoolname: row.schoolName,
    isProfileAwaited: row.isConsumerGroup && confirmed[0]?.profileSentAt === null,
    deletionRequested: row.deletionRequestedAt?.toISOString() ?? null,
    underWay: inProgress
      ? {
          created: inProgress.createdAt.toISOString(),
          answered: inProgress.answers.length - countOf('.', inProgress),
          cards: inProgress.answers.length,
        }
      : null,
    sorts: confirmed.map(toSort),
  };
}

function toSort(row: SortRow): SortOfStudent {
  const selected = selectedOf(row);
  const words = reflection.safeParse(row.reflection);
  const extraCards: ExtraCard[] = keepValidCards(extraCard, row.extraCards as unknown[]);
  return {
    id: row.sortId,
    created: row.createdAt.toISOString(),
    updated: (row.confirmedAt ?? row.createdAt).toISOString(),
    totalTimeSpent: Number(row.timeSpentMs),
    isQuick: row.isQuick,
    selected,
    extraCards: extraCards.filter(({ name }) => selected.includes(name)),
    reflection: words.success ? words.data : null,
    counts: {
      dislike: countOf('d', row),
      like: countOf('l', row),
      superlike: countOf('s', row),
    },
  };
}

/** One letter per card: see apps/api/src/data/sorts.mapper.ts. */
const countOf = (letter: string, { answers }: SortRow): number => answers.split(letter).length - 1;
