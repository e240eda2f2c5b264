import { toSortRow } from '../apps/api/src/data/sorts.mapper.ts';
import type { Database } from '../apps/api/src/platform/database/database.ts';
import type { Caller } from '../apps/api/src/platform/identity/identity.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { cardKeys } from '../packages/deck/src/facts.generated.ts';
import { answerCard } from '../packages/domain/src/sorting/passes.ts';
import { toggleRank } from '../packages/domain/src/sorting/ranks.ts';
import { answers, startSort, type Sort } from '../packages/domain/src/sorting/sort.ts';

export interface SortingStudent {
  readonly caller: Caller;
  readonly sort: Sort;
  readonly revision: number;
}

export async function addStudents(
  db: Database,
  schoolCount: number,
  studentCount: number,
  sortOf: (id: string, index: number) => Sort,
): Promise<SortingStudent[]> {
  const createdAt = new Date(Date.now() - 30 * 24 * 3_600_000);
  const schools = Array.from({ length: schoolCount }, () => {
    const schoolId = newId();
    return { schoolId, name: 'Bench School', accessCode: `Code ${schoolId}`, createdAt };
  });
  await db.insertInto('schools').values(schools).execute();
  const students = Array.from({ length: studentCount }, (_, index) => {
    const owner = { schoolId: schools[index % schoolCount]?.schoolId ?? '', studentId: newId() };
    return { owner, sort: sortOf(newId(), index), revision: 1 };
  });
  await db
    .insertInto('students')
    .values(
      students.map(({ owner }) => ({
        ...owner,
        firstName: 'Sam',
        lastName: 'Roy',
        email: `${owner.studentId}@school.test`,
        createdAt,
      })),
    )
    .execute();
  await db
    .insertInto('sorts')
    .values(
      students.map(({ owner, sort, revision }) => ({
        ...owner,
        ...toSortRow(sort),
        sortId: sort.id,
        createdAt,
        startedMs: sort.startedAt,
        deck: [...sort.deck],
        revision,
      })),
    )
    .execute();
  await addToClasses(
    db,
    students.map(({ owner }) => owner),
    createdAt,
  );
  return students.map(({ owner: { schoolId, studentId }, ...rest }) => ({
    ...rest,
    caller: {
      schoolId,
      userId: studentId,
      role: 'student',
      staffKind: null,
      boardId: null,
      openSchools: [],
      sessionId: '',
      signedInAt: createdAt,
    },
  }));
}

/** Two classes in each school, and every student in both. */
async function addToClasses(
  db: Database,
  owners: readonly { readonly schoolId: string; readonly studentId: string }[],
  createdAt: Date,
): Promise<void> {
  for (const schoolId of new Set(owners.map((owner) => owner.schoolId))) {
    for (const name of ['9A', 'Careers']) {
      const classId = newId();
      await db
        .insertInto('classes')
        .values({
          schoolId,
          classId,
          name,
          schoolYear: 2026,
          termEndsOn: '2027-01-31',
          joiningEndsAt: createdAt,
          allowsJoiningWithoutEmail: true,
          joinCode: `Class ${classId}`,
          createdAt,
        })
        .execute();
      await db
        .insertInto('classStudents')
        .values(
          owners
            .filter((owner) => owner.schoolId === schoolId)
            .map((owner) => ({ ...owner, classId, joinedAt: createdAt })),
        )
        .execute();
    }
  }
}

const startedAt = Date.now() - 600_000;

export const halfSorted = (id: string): Sort =>
  cardKeys
    .slice(0, 28)
    .reduce(
      (sort, card, place) =>
        answerCard(sort, card, answers[place % 3] ?? 'like', startedAt + place * 9000),
      startSort(id, cardKeys, startedAt),
    );

export function pickedSort(id: string, index: number): Sort {
  const picks = [0, 1, 2].map((pick) => cardKeys[(7 * index + 11 * pick) % cardKeys.length] ?? '');
  const answered = cardKeys.reduce(
    (sort, card) => answerCard(sort, card, picks.includes(card) ? 'superlike' : 'like', startedAt),
    startSort(id, cardKeys, startedAt),
  );
  return picks.reduce((sort, card) => {
    const next = toggleRank(sort, card, startedAt);
    return next === 'full' ? sort : next;
  }, answered);
}
