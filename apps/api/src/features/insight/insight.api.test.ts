import type { Answer } from '@trio/contracts/endpoint';
import { emptyReflection } from '@trio/contracts/reflection';
import type { getInsight } from '@trio/contracts/insight';
import { cardKeys } from '@trio/deck/facts.generated';
import { limits } from '@trio/domain/limits';
import { putOwnCard } from '@trio/domain/sorting/own-cards';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClass,
  createExtraCard,
  createSchool,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const unknownClass = '01900000-0000-7000-8000-0000000000c9';

async function createGroup(staffKind: 'owner' | 'counsellor' | 'teacher' = 'teacher') {
  const { schoolId } = await createSchool(trio.db);
  const reader = await createStaff(trio.db, schoolId, { staffKind });
  const student = await createSortingStudent(trio, { schoolId });
  const other = await createSortingStudent(trio, { schoolId });
  const { classId } = await createClass(trio.db, schoolId, {
    teachers: [reader.id],
    students: [student.id],
  });
  const { authorization } = await trio.signIn(reader.email);
  const ask = (query: Record<string, string> = {}) =>
    trio.call('GET', '/insight', { headers: { authorization }, query });
  return {
    schoolId,
    classId,
    reader,
    student,
    other,
    ask,
    read: async (query?: Record<string, string>) => {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(200);
      return answer.json<Answer<typeof getInsight>>();
    },
  };
}

const picks = cardKeys.slice(10, 13);

describe('what students chose and liked', () => {
  it('names the three and the liked cards of the latest confirmed sort', async () => {
    const { student, read } = await createGroup();
    await student.confirm(finishedSort(cardKeys.slice(20, 23)));
    trio.clock.advance(1000);
    const latest = finishedSort(picks);
    await student.confirm(latest);
    trio.clock.advance(1000);
    // A sort that is not confirmed does not count.
    await student.post(startBody(answerAll(newSort(), () => 'like')));
    await trio.app.flushProgress();
    const liked = cardKeys.filter((card) => {
      const answer = latest.answers[card]?.value;
      return (answer === 'like' || answer === 'superlike') && !picks.includes(card);
    });
    expect(liked.length).toBeGreaterThan(5);
    expect((await read()).students).toEqual([
      {
        _id: student.id,
        firstname: 'Sam',
        lastname: 'Roy',
        stage: 'picking',
        chosen: picks,
        liked,
      },
    ]);
  });

  it('lists students without a confirmed sort, with nothing chosen', async () => {
    const { student, read } = await createGroup();
    expect((await read()).students).toMatchObject([
      { _id: student.id, stage: 'joined', chosen: [], liked: [] },
    ]);
  });

  it('leaves out disabled students', async () => {
    const { student, read } = await createGroup();
    await trio.db
      .updateTable('students')
      .set({ isDisabled: true })
      .where('studentId', '=', student.id)
      .execute();
    expect((await read()).students).toEqual([]);
  });

  it('has no word of a student, and of an own card only its title', async () => {
    const { student, ask, read } = await createGroup('owner');
    const card = {
      title: 'Skate park',
      description: 'A private story',
      imageUrl: '',
      color: 'red' as const,
    };
    const begun = putOwnCard(
      answerAll(newSort(), () => 'like'),
      'own',
      card,
      startedAt + 400_000,
    ) as Sort;
    const ranked = ['own', ...picks.slice(0, 2)].reduce(
      (sort, each) => toggleRank(sort, each, startedAt + 500_000) as Sort,
      begun,
    );
    const sort = confirmSort(ranked, startedAt + 700_000) as Sort;
    await student.confirm(sort);
    const reflection = {
      ...emptyReflection,
      reasons: ['A secret reason', '', ''],
      action: 'A secret step',
    };
    await student.put(sort.id, { reflection, areWordsShared: true });
    const { students } = await read();
    expect(students.find(({ _id }) => _id === student.id)?.chosen).toEqual([
      { title: 'Skate park', color: 'red' },
      ...picks.slice(0, 2),
    ]);
    const { body } = await ask();
    expect(body).not.toContain('secret');
    expect(body).not.toContain('private');
  });

  it('shows extra cards, also those that the school has removed since', async () => {
    const { schoolId, student, read } = await createGroup();
    const kept = await createExtraCard(trio.db, schoolId, 'harbour');
    const removed = await createExtraCard(trio.db, schoolId, 'old-mill');
    const deck = [...cardKeys, kept.name, removed.name];
    const liked = answerAll(newSort(deck), () => 'like');
    const ranked = [kept.name, removed.name, picks[0] ?? ''].reduce(
      (sort, each) => toggleRank(sort, each, startedAt + 500_000) as Sort,
      liked,
    );
    await student.confirm(confirmSort(ranked, startedAt + 700_000) as Sort);
    await trio.db.deleteFrom('schoolCards').where('cardId', '=', removed._id).execute();
    const { students, extraCards } = await read();
    expect(students[0]?.chosen).toEqual(['harbour', 'old-mill', picks[0]]);
    expect(extraCards.map(({ name, fr }) => [name, fr.title])).toEqual([
      ['harbour', 'harbour en français'],
      ['old-mill', 'old-mill en français'],
    ]);
  });

  it('refuses more students than one page can hold, but answers for one class', async () => {
    const { schoolId, classId, ask } = await createGroup('owner');
    await sql`
      INSERT INTO students (school_id, student_id, first_name, last_name, email, created_at)
      SELECT ${schoolId}, gen_random_uuid(), 'Sam', 'Roy', n || '@many.test', now()
      FROM generate_series(1, ${limits.insightStudentsMax}) n`.execute(trio.db);
    const all = await ask();
    expect([all.statusCode, all.json<{ code: string }>().code]).toEqual([409, 'insight/too-many']);
    expect((await ask({ classid: classId })).statusCode).toBe(200);
  });
});

describe('whose choices staff see', () => {
  it('are those of own classes for a teacher, and of all for a counsellor', async () => {
    const own = await createGroup('teacher');
    expect((await own.read()).students.map(({ _id }) => _id)).toEqual([own.student.id]);
    const all = await createGroup('counsellor');
    const ids = (await all.read()).students.map(({ _id }) => _id);
    expect(ids.toSorted()).toEqual([all.student.id, all.other.id].toSorted());
    const { students } = await all.read({ classid: all.classId });
    expect(students.map(({ _id }) => _id)).toEqual([all.student.id]);
  });

  it.each(['teacher', 'counsellor', 'owner'] as const)(
    'are not those of a class that the %s does not see',
    async (kind) => {
      const { schoolId, ask } = await createGroup(kind);
      const elsewhere = await createGroup(kind);
      const classids = [unknownClass, elsewhere.classId];
      if (kind === 'teacher') {
        classids.push((await createClass(trio.db, schoolId)).classId);
      }
      for (const classid of classids) {
        const answer = await ask({ classid });
        expect(answer.statusCode).toBe(404);
        expect(answer.json<{ code: string }>().code).toBe('class/not-found');
      }
      expect((await ask({ classid: 'nonsense' })).statusCode).toBe(400);
    },
  );

  it('are logged with their number, without a name', async () => {
    const { schoolId, reader, ask } = await createGroup();
    await createStudent(trio.db, schoolId, { firstName: 'Elsewhere' });
    await ask();
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'subjectId', 'details'])
      .where('schoolId', '=', schoolId)
      .where('action', '!=', 'logged-in')
      .execute();
    expect(entries).toEqual([
      { action: 'insight-opened', actorId: reader.id, subjectId: null, details: { students: 1 } },
    ]);
  });
});
