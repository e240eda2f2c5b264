import type { Answer } from '@trio/contracts/endpoint';
import { emptyReflection } from '@trio/contracts/reflection';
import { toResultBody } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import type { watchClass, watchProjector } from '@trio/contracts/live-classes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
  type SortingStudent,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

/** Marks are made with the database's clock, so tests set their time instead of waiting. */
const settle = () => sql`UPDATE class_marks SET marked_at = '-infinity'`.execute(trio.db);
const markJustNow = () => sql`UPDATE class_marks SET marked_at = 'infinity'`.execute(trio.db);

async function createLesson({ students = 1 } = {}) {
  const { schoolId } = await createSchool(trio.db, { name: 'Cedar Ridge' });
  const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  const sorting = [];
  for (let n = 0; n < students; n += 1) {
    sorting.push(await createSortingStudent(trio, { schoolId }));
  }
  const { classId, joinCode } = await createClass(trio.db, schoolId, {
    teachers: [teacher.id],
    students: sorting.map(({ id }) => id),
  });
  const { authorization } = await trio.signIn(teacher.email);
  const get = (path: string, etag?: string) =>
    trio.call('GET', path, {
      headers: { authorization, ...(etag !== undefined && { 'if-none-match': etag }) },
    });
  return {
    schoolId,
    classId,
    joinCode,
    teacher,
    students: sorting,
    watch: (etag?: string) => get(`/classes/${classId}/live`, etag),
    stages: async () => {
      await trio.app.flushProgress();
      const watched = await get(`/classes/${classId}/live`);
      return watched
        .json<Answer<typeof watchClass>>()
        .students.map(({ stage, answered }) => [stage, answered]);
    },
    openProjector: async () => {
      const opened = await trio.call('POST', `/classes/${classId}/projector`, {
        headers: { authorization },
      });
      const { ticket } = opened.json<{ ticket: string }>();
      return (etag?: string) =>
        trio.call('GET', `/projector/${ticket}`, {
          headers: { ...(etag !== undefined && { 'if-none-match': etag }) },
        });
    },
  };
}

type Lesson = Awaited<ReturnType<typeof createLesson>>;

/** Sends the sort as it is after some answers; each request is a second later than the one before. */
async function answer(student: SortingStudent, sort: Sort, revision: number): Promise<number> {
  trio.clock.advance(1000);
  const saved = await student.put(sort.id, { ...toResultBody(sort, 'test'), revision });
  return saved.json<{ revision: number }>().revision;
}

describe('the class screen', () => {
  it('shows how far each student is, from joining to the words about the three', async () => {
    const lesson = await createLesson();
    const student = lesson.students[0] as SortingStudent;
    expect(await lesson.stages()).toEqual([['joined', 0]]);
    const sort = newSort();
    const begun = (await student.post(startBody(sort))).json<{ revision: number }>();
    expect(await lesson.stages()).toEqual([['sorting', 0]]);
    const few = cardKeys
      .slice(0, 3)
      .reduce((next, card) => answerCard(next, card, 'like', startedAt + 5000), sort);
    const revision = await answer(student, few, begun.revision);
    expect(await lesson.stages()).toEqual([['sorting', 3]]);
    await answer(
      student,
      answerAll(sort, () => 'like'),
      revision,
    );
    expect(await lesson.stages()).toEqual([['picking', 56]]);
    trio.clock.advance(1000);
    await student.remove(sort.id);
    expect(await lesson.stages()).toEqual([['joined', 0]]);
    trio.clock.advance(1000);
    const finished = finishedSort();
    await student.confirm(finished);
    expect(await lesson.stages()).toEqual([['picked', 56]]);
    trio.clock.advance(1000);
    const reflection = { ...emptyReflection, reasons: ['It matters', '', ''] };
    await student.put(finished.id, { reflection });
    expect(await lesson.stages()).toEqual([['reflected', 56]]);
  });

  it('keeps a later state when an older one is written late', async () => {
    const lesson = await createLesson();
    const student = lesson.students[0] as SortingStudent;
    const sort = newSort();
    const { revision } = (await student.post(startBody(sort))).json<{ revision: number }>();
    const answered = answerAll(sort, () => 'like');
    await answer(student, answered, revision);
    trio.clock.advance(1000);
    await student.confirm(finishedSort());
    expect(await lesson.stages()).toEqual([['picked', 56]]);
  });

  it('answers 304 until something changes', async () => {
    const lesson = await createLesson();
    const student = lesson.students[0] as SortingStudent;
    await settle();
    const first = await lesson.watch();
    const etag = String(first.headers['etag']);
    const again = await lesson.watch(etag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await lesson.watch(`W/${etag}`)).statusCode).toBe(304);

    await student.post(startBody(newSort()));
    await markJustNow();
    const changed = await lesson.watch(etag);
    expect(changed.statusCode).toBe(200);
    const settling = String(changed.headers['etag']);
    expect((await lesson.watch(settling)).statusCode).toBe(200);
    await settle();
    const settled = await lesson.watch(settling);
    expect(settled.statusCode).toBe(200);
    expect((await lesson.watch(String(settled.headers['etag']))).statusCode).toBe(304);
  });

  it.each([
    [
      'a student joins',
      async ({ schoolId, classId }: Lesson) => {
        const { id } = await createStudent(trio.db, schoolId);
        await trio.db
          .insertInto('classStudents')
          .values({ schoolId, classId, studentId: id, joinedAt: new Date() })
          .execute();
      },
    ],
    [
      'a student leaves',
      async ({ classId }: Lesson) => {
        await trio.db.deleteFrom('classStudents').where('classId', '=', classId).execute();
      },
    ],
    [
      'a student changes names',
      async ({ students }: Lesson) => {
        await trio.db
          .updateTable('students')
          .set({ firstName: 'Alex' })
          .where('studentId', '=', students[0]?.id ?? '')
          .execute();
      },
    ],
    [
      'the class is renamed',
      async ({ classId }: Lesson) => {
        await trio.db
          .updateTable('classes')
          .set({ name: '9C' })
          .where('classId', '=', classId)
          .execute();
      },
    ],
  ])('is read again when %s', async (_, change) => {
    const lesson = await createLesson();
    await settle();
    const etag = String((await lesson.watch()).headers['etag']);
    await change(lesson);
    expect((await lesson.watch(etag)).statusCode).toBe(200);
  });

  it('is not marked again at once, and no save waits for the mark', async () => {
    const lesson = await createLesson({ students: 3 });
    const [first, second, third] = lesson.students;
    await settle();
    const revision = async () => {
      const row = await trio.db
        .selectFrom('classMarks')
        .select('revision')
        .where('classId', '=', lesson.classId)
        .executeTakeFirstOrThrow();
      return Number(row.revision);
    };
    const before = await revision();
    await first?.post(startBody(newSort()));
    expect(await revision()).toBe(before + 1);
    await markJustNow();
    await second?.post(startBody(newSort()));
    expect(await revision()).toBe(before + 1);
    await settle();
    await trio.db.transaction().execute(async (held) => {
      await held
        .selectFrom('classMarks')
        .selectAll()
        .where('classId', '=', lesson.classId)
        .forUpdate()
        .execute();
      expect((await third?.confirm())?.statusCode).toBe(201);
    });
    expect(await revision()).toBe(before + 1);
  });

  it('is logged when it is opened, not at each look', async () => {
    const lesson = await createLesson();
    await settle();
    const etag = String((await lesson.watch()).headers['etag']);
    await lesson.watch(etag);
    await lesson.watch('"0"');
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'details'])
      .where('schoolId', '=', lesson.schoolId)
      .where('action', '!=', 'logged-in')
      .execute();
    expect(entries).toEqual([
      { action: 'class-watched', actorId: lesson.teacher.id, details: { name: '9B' } },
    ]);
  });

  it('is for the teachers of the class, counsellors and owners', async () => {
    const { schoolId, classId } = await createLesson();
    const other = await createSchool(trio.db);
    const statusFor = async (email: string) => {
      const { authorization } = await trio.signIn(email);
      const headers = { authorization };
      const watched = await trio.call('GET', `/classes/${classId}/live`, { headers });
      const opened = await trio.call('POST', `/classes/${classId}/projector`, { headers });
      return [watched.statusCode, opened.statusCode];
    };
    for (const staffKind of ['owner', 'counsellor'] as const) {
      const { email } = await createStaff(trio.db, schoolId, { staffKind });
      expect(await statusFor(email), staffKind).toEqual([200, 201]);
    }
    const colleague = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    expect(await statusFor(colleague.email)).toEqual([404, 404]);
    const stranger = await createStaff(trio.db, other.schoolId);
    expect(await statusFor(stranger.email)).toEqual([404, 404]);
  });

  it('is closed to its teacher once the class is archived', async () => {
    const lesson = await createLesson();
    await trio.db
      .updateTable('classes')
      .set({ state: 'archived' })
      .where('classId', '=', lesson.classId)
      .execute();
    expect((await lesson.watch()).statusCode).toBe(404);
  });
});

describe('the projector', () => {
  it('shows the code and counts, and no name', async () => {
    const lesson = await createLesson({ students: 2 });
    await lesson.students[0]?.post(startBody(newSort()));
    const look = await lesson.openProjector();
    const answered = await look();
    expect(answered.json<Answer<typeof watchProjector>>()).toEqual({
      schoolname: 'Cedar Ridge',
      name: '9B',
      code: lesson.joinCode,
      isJoiningOpen: true,
      counts: { 'not-joined': 0, joined: 1, sorting: 1, picking: 0, picked: 0, reflected: 0 },
      pattern: null,
    });
    expect(answered.body).not.toContain('Sam');
    expect(answered.body).not.toContain('Roy');
    await settle();
    const etag = String((await look()).headers['etag']);
    expect((await look(etag)).statusCode).toBe(304);
  });

  it('shows the pattern once five students have finished', async () => {
    const lesson = await createLesson({ students: 5 });
    for (const student of lesson.students) await student.confirm();
    const look = await lesson.openProjector();
    const { pattern } = (await look()).json<Answer<typeof watchProjector>>();
    expect(pattern?.students).toBe(5);
    expect(pattern?.challenges).toHaveLength(3);
  });

  it('ends after twelve hours, and when the teacher loses the class or the account', async () => {
    const ended = { code: 'class/projector-ended' };
    const lesson = await createLesson();
    const look = await lesson.openProjector();
    trio.clock.advance(12 * 60 * 60_000);
    expect((await look()).json()).toMatchObject(ended);

    const second = await createLesson();
    const lookAgain = await second.openProjector();
    await trio.db.deleteFrom('classTeachers').where('classId', '=', second.classId).execute();
    expect((await lookAgain()).statusCode).toBe(404);

    const third = await createLesson();
    const lookOnce = await third.openProjector();
    await trio.db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', third.teacher.id)
      .execute();
    expect((await lookOnce()).json()).toMatchObject(ended);
    const invented = await trio.call('GET', '/projector/invented');
    expect([invented.statusCode, invented.json()]).toEqual([410, expect.objectContaining(ended)]);
  });
});
