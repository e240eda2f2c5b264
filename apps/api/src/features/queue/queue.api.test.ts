import type { Answer } from '@trio/contracts/endpoint';
import type { listQueue, QueuedStudent } from '@trio/contracts/queue';
import { emptyReflection } from '@trio/contracts/reflection';
import { cardKeys } from '@trio/deck/facts.generated';
import { addDays } from '@trio/domain/time/days';
import { dayIn, momentIn } from '@trio/domain/time/zones';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff } from '../../../test/factories.ts';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTalkSchool, type TalkSchool } from '../../../test/talk-school.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { actionsAbout, createTestClient, type TestClient } from '../../../test/test-client.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

type Listed = Answer<typeof listQueue>;
/** Of a school in New Brunswick. */
const zone = 'America/Moncton';
const today = () => dayIn(zone, trio.clock.now());
const ago = (days: number) => addDays(today(), -days);
const noonOf = (day: string) => momentIn(zone, { day, minutes: 12 * 60 });

async function queueOf(by: TestClient, query: Record<string, string> = {}): Promise<Listed> {
  const answer = await by.get('/queue', query);
  expect(answer.statusCode).toBe(200);
  return answer.json<Listed>();
}
const inBrief = ({ students }: Listed) =>
  students.map(({ firstname, reasons }) => [
    firstname,
    ...reasons.map(({ reason, since }) => `${reason} ${since}`),
  ]);

interface Known {
  readonly firstName: string;
  /** Confirmed sorts by day, oldest first. */
  readonly confirmed?: readonly (readonly [day: string, picks: readonly string[]])[];
  /** How many cards are answered, how many of them with "interested", and the day of the save. */
  readonly inProgress?: readonly [day: string, answered: number, liked: number];
  readonly ownCards?: number;
  readonly step?: { readonly dueOn: string | null; readonly notYet: readonly string[] };
  readonly asked?: string;
  readonly seen?: string;
  readonly termEndsOn?: string;
  readonly isNotJoined?: boolean;
}

async function addStudent({ schoolId, counsellor }: TalkSchool, known: Known) {
  const student = await createSortingStudent(trio, { schoolId, ageMs: 300 * 86_400_000 });
  const key = { schoolId, studentId: student.id };
  await trio.db
    .updateTable('students')
    .set({ firstName: known.firstName })
    .where('studentId', '=', student.id)
    .execute();
  for (const [day, picks] of known.confirmed ?? []) {
    const sort = finishedSort(picks);
    await student.confirm(sort);
    const confirmedAt = noonOf(day);
    await trio.db.updateTable('sorts').set({ confirmedAt }).where('sortId', '=', sort.id).execute();
    await trio.db
      .updateTable('students')
      .set({ lastSortedAt: confirmedAt })
      .where('studentId', '=', student.id)
      .execute();
    if (known.step && day === known.confirmed?.at(-1)?.[0]) await addStep(key, sort.id, known.step);
  }
  if (known.inProgress) {
    const [day, answered, liked] = known.inProgress;
    const whole = answerAll(newSort(), (place) => (place < liked ? 'like' : 'dislike'));
    const answers = Object.fromEntries(Object.entries(whole.answers).slice(0, answered));
    const sort = { ...whole, answers: answered === whole.deck.length ? whole.answers : answers };
    const own = Array.from({ length: known.ownCards ?? 0 }, (_, n) => ({
      id: `${n}-Own`,
      title: `Own ${n}`,
      description: '',
      imageUrl: '',
      color: 'green',
      result: 'superlike',
      at: sort.startedAt + 500_000,
    }));
    const body = startBody(sort);
    await student.post({ ...body, cards: [...body.cards, ...own] });
    await trio.app.flushProgress();
    await trio.db
      .updateTable('studentStates')
      .set({ activeAt: noonOf(day) })
      .where('studentId', '=', student.id)
      .execute();
  } else {
    await trio.app.flushProgress();
  }
  if (known.isNotJoined) {
    await trio.db
      .updateTable('studentStates')
      .set({ stage: 'not-joined' })
      .where('studentId', '=', student.id)
      .execute();
  }
  // First, because a noted conversation closes the request.
  if (known.seen !== undefined) {
    await counsellor.call('POST', `/users/student/${student.id}/conversations`, {
      id: newId(),
      heldOn: known.seen,
      agreedStep: '',
      note: 'Talked',
    });
  }
  if (known.asked !== undefined) {
    const askedAt = noonOf(known.asked);
    await trio.db
      .insertInto('talkRequests')
      .values({ ...key, requestId: newId(), askedAt, passedOnAt: askedAt })
      .execute();
  }
  if (known.termEndsOn !== undefined) {
    const { termEndsOn } = known;
    await createClass(trio.db, schoolId, { termEndsOn, students: [student.id] });
  }
  return student;
}

async function addStep(
  key: { schoolId: string; studentId: string },
  sortId: string,
  { dueOn, notYet }: NonNullable<Known['step']>,
) {
  const stepId = newId();
  await trio.db
    .insertInto('studentSteps')
    .values({ ...key, stepId, sortId, sentence: 'I will ask.', dueOn, createdAt: noonOf(ago(60)) })
    .execute();
  for (const day of notYet) {
    await trio.db
      .insertInto('stepCheckIns')
      .values({
        ...key,
        checkInId: newId(),
        stepId,
        outcome: 'not-yet',
        happened: '',
        checkedAt: noonOf(day),
      })
      .execute();
  }
}

/** Without the fixture's own student, who has no reason. */
async function addKnown(school: TalkSchool): Promise<void> {
  const [a, b, c, d, e, f] = cardKeys.slice(20, 26) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const done = { confirmed: [[ago(2), [a, b, c]]] } as const;
  const all = cardKeys.length;
  for (const known of [
    { firstName: 'asked-late', ...done, asked: ago(1) },
    { firstName: 'asked-early', ...done, asked: ago(5) },
    { firstName: 'asked-since-seen', ...done, seen: ago(4), asked: ago(4) },
    { firstName: 'asked-seen-after', ...done, asked: ago(8), seen: ago(3) },
    { firstName: 'step-today', ...done, step: { dueOn: today(), notYet: [] } },
    { firstName: 'step-yesterday', ...done, step: { dueOn: ago(1), notYet: [] } },
    { firstName: 'not-yet-once', ...done, step: { dueOn: addDays(today(), 9), notYet: [ago(6)] } },
    {
      firstName: 'not-yet-twice',
      ...done,
      step: { dueOn: addDays(today(), 9), notYet: [ago(20), ago(6)] },
    },
    { firstName: 'not-saved-6', inProgress: [ago(6), 20, 5] },
    { firstName: 'not-saved-7', inProgress: [ago(7), 20, 5] },
    { firstName: 'not-saved-7-too', inProgress: [ago(7), 20, 5] },
    { firstName: 'not-picked-2', inProgress: [ago(2), all, 3] },
    { firstName: 'not-picked-3', inProgress: [ago(3), all, 3] },
    { firstName: 'liked-2', inProgress: [ago(1), all, 2] },
    { firstName: 'liked-2-and-own', inProgress: [ago(1), all, 2], ownCards: 1 },
    {
      firstName: 'kept-2',
      confirmed: [
        [ago(40), [a, b, c]],
        [ago(2), [a, b, d]],
      ],
    },
    {
      firstName: 'kept-1',
      confirmed: [
        [ago(40), [a, b, c]],
        [ago(2), [a, d, e]],
      ],
    },
    {
      firstName: 'kept-0',
      confirmed: [
        [ago(40), [a, b, c]],
        [ago(4), [d, e, f]],
      ],
    },
    {
      firstName: 'kept-of-three',
      confirmed: [
        [ago(80), [a, b, c]],
        [ago(40), [d, e, f]],
        [ago(3), [d, e, a]],
      ],
    },
    {
      firstName: 'kept-0-seen',
      confirmed: [
        [ago(40), [a, b, c]],
        [ago(4), [d, e, f]],
      ],
      seen: ago(4),
    },
    { firstName: 'term-22', termEndsOn: addDays(today(), 22) },
    { firstName: 'term-21', termEndsOn: addDays(today(), 21) },
    { firstName: 'term-0', termEndsOn: today(), isNotJoined: true },
    { firstName: 'term-over', termEndsOn: ago(1) },
    { firstName: 'began', termEndsOn: addDays(today(), 10), ...done },
    { firstName: 'seen-27', inProgress: [ago(30), 20, 5], seen: ago(27) },
    { firstName: 'seen-28', inProgress: [ago(30), 20, 5], seen: ago(28) },
  ] as const satisfies readonly Known[]) {
    await addStudent(school, known);
  }
}

const expected = () => [
  ['asked-early', `asked-to-talk ${ago(5)}`],
  ['asked-since-seen', `asked-to-talk ${ago(4)}`],
  ['asked-late', `asked-to-talk ${ago(1)}`],
  ['not-yet-twice', `step-overdue ${ago(6)}`],
  ['step-yesterday', `step-overdue ${today()}`],
  ['seen-28', `not-saved ${ago(23)}`],
  ['not-saved-7', `not-saved ${today()}`],
  ['not-saved-7-too', `not-saved ${today()}`],
  ['not-picked-3', `not-picked ${today()}`],
  ['liked-2', `too-few-liked ${ago(1)}`],
  ['kept-0', `new-trio ${ago(4)}`],
  ['kept-1', `new-trio ${ago(2)}`],
  ['term-0', `not-begun ${ago(21)}`],
  ['term-21', `not-begun ${today()}`],
  ['asked-seen-after', `asked-to-talk ${ago(8)}`],
  ['seen-27', `not-saved ${ago(23)}`],
];

describe('the queue', () => {
  it('has each reason from its threshold on, in order, and nothing else changes it', async () => {
    const school = await createTalkSchool(trio);
    await addKnown(school);
    const { counsellor, schoolId } = school;
    const before = await queueOf(counsellor);
    expect(inBrief(before)).toEqual(expected());
    expect(before).toMatchObject({ today: today(), isCut: false });
    const { students } = before;
    expect(students.filter((each) => each.isSeenLately).map((each) => each.firstname)).toEqual([
      'asked-seen-after',
      'seen-27',
    ]);

    // Facts that the queue must not know.
    await trio.db
      .updateTable('students')
      .set({
        lastName: 'Zzyzx',
        email: 'other@school.test',
        timeSpentMs: '9999999',
        isQuickSort: true,
        language: 'fr',
        createdAt: noonOf(ago(1)),
        isEmailUnconfirmed: true,
        deletionRequestedAt: noonOf(ago(1)),
      })
      .where('schoolId', '=', schoolId)
      .execute();
    await trio.db
      .updateTable('sorts')
      .set({
        reflection: JSON.stringify({
          ...emptyReflection,
          reasons: ['I am sad', 'I need help', ''],
          action: 'Ask',
        }),
        areWordsShared: true,
        isQuick: true,
        timeSpentMs: '1',
      })
      .where('schoolId', '=', schoolId)
      .where('confirmedAt', 'is not', null)
      .execute();
    for (const { _id } of students) {
      const row = { schoolId, studentId: _id };
      await trio.db
        .insertInto('savedCareers')
        .values({ ...row, career: 'actuary', savedAt: new Date() })
        .execute();
      const answered = { survey: 'end', language: 'en', answers: '{}', answeredAt: new Date() };
      await trio.db
        .insertInto('surveyAnswers')
        .values({ ...row, ...answered } as never)
        .execute();
    }
    await trio.db
      .updateTable('studentSteps')
      .set({ sentence: 'Other words', willText: 'other words' })
      .where('schoolId', '=', schoolId)
      .execute();
    await trio.db
      .updateTable('conversations')
      .set({ note: 'Other words', agreedStep: 'Other words', answer: 'Other words' })
      .where('schoolId', '=', schoolId)
      .execute();
    // The two who have waited equally long change their places in the alphabet.
    await trio.db
      .updateTable('students')
      .set({ lastName: 'Aaronson' })
      .where('schoolId', '=', schoolId)
      .where('firstName', '=', 'not-saved-7-too')
      .execute();
    const classmate = await addStudent(school, { firstName: 'disabled', asked: ago(9) });
    await trio.db
      .updateTable('students')
      .set({ isDisabled: true })
      .where('studentId', '=', classmate.id)
      .execute();
    const after = await queueOf(counsellor);
    expect(inBrief(after)).toEqual(inBrief(before));
    expect(after.students.map(({ _id }) => _id)).toEqual(before.students.map(({ _id }) => _id));
  });

  it('compares own cards by their title', async () => {
    const school = await createTalkSchool(trio);
    const same = await addStudent(school, {
      firstName: 'same',
      confirmed: [
        [ago(40), cardKeys.slice(0, 3)],
        [ago(2), cardKeys.slice(1, 4)],
      ],
    });
    const own = (title: string, id: string) => ({ id, title, description: id, imageUrl: '' });
    const setTrio = async (cards: readonly unknown[]) => {
      const selected = JSON.stringify(cards);
      await trio.db
        .updateTable('students')
        .set({ selected })
        .where('studentId', '=', same.id)
        .execute();
    };
    const first = [own('Bees', '1'), own('Skate', '2'), 'wealth'];
    await trio.db
      .updateTable('sorts')
      .set({ selected: JSON.stringify(first) })
      .where('studentId', '=', same.id)
      .execute();
    await setTrio([own('Bees', '3'), own('Skate', '4'), 'gameOn']);
    expect((await queueOf(school.counsellor)).students).toEqual([]);
    await setTrio([own('Bees', '3'), own('Ramps', '2'), 'gameOn']);
    expect(inBrief(await queueOf(school.counsellor))).toEqual([['same', `new-trio ${ago(2)}`]]);
  });

  it('gives the student the same reasons', async () => {
    const school = await createTalkSchool(trio);
    const student = await addStudent(school, {
      firstName: 'Sam',
      inProgress: [ago(30), 20, 5],
      asked: ago(1),
      termEndsOn: today(),
    });
    const [queued] = (await queueOf(school.counsellor)).students;
    const own = (await student.call('GET', '/conversations')).json<{ reasons: object[] }>();
    expect(queued?.reasons.map(({ reason }) => reason)).toEqual(['asked-to-talk', 'not-saved']);
    expect(own.reasons).toEqual(queued?.reasons);
    const prepared = await school.counsellor.get(`/users/student/${student.id}/preparation`);
    expect(prepared.json()).toMatchObject({ reasons: own.reasons });
  });

  it('has the state, classes, last conversation and request of a student', async () => {
    const school = await createTalkSchool(trio);
    await createClass(trio.db, school.schoolId, { name: '8A', students: [school.student.id] });
    const id = newId();
    await school.student.call('POST', '/talk-requests', { id, to: school.teacher.id });
    const asked = trio.clock.now().toISOString();
    const request = { _id: id, asked, to: 'Tom Côté', opened: null, passedOn: null };
    const listed: QueuedStudent = {
      _id: school.student.id,
      firstname: 'Sam',
      lastname: 'Roy',
      classes: ['8A', '9B'],
      stage: 'joined',
      answered: 0,
      stepDueOn: null,
      isSeenLately: false,
      seenOn: null,
      putOffUntil: null,
      request,
      reasons: [{ reason: 'asked-to-talk', since: today() }],
    };
    expect((await queueOf(school.counsellor)).students).toEqual([listed]);
    // A teacher sees only own classes.
    expect((await queueOf(school.teacher)).students).toEqual([{ ...listed, classes: ['9B'] }]);
    expect((await queueOf(school.otherTeacher)).students).toEqual([]);
  });

  it('hides a request from a class teacher to whom it was not made', async () => {
    const school = await createTalkSchool(trio);
    await school.student.call('POST', '/talk-requests', { id: newId(), to: school.counsellor.id });
    expect((await queueOf(school.counsellor)).students).toHaveLength(1);
    expect((await queueOf(school.teacher)).students).toEqual([]);
  });

  it('can be limited to a class', async () => {
    const school = await createTalkSchool(trio);
    const other = await addStudent(school, { firstName: 'Other', asked: ago(1) });
    await school.student.call('POST', '/talk-requests', { id: newId(), to: null });
    const ids = async (query = {}) =>
      (await queueOf(school.counsellor, query)).students.map(({ _id }) => _id);
    expect(await ids()).toEqual([other.id, school.student.id]);
    expect(await ids({ classid: school.classId })).toEqual([school.student.id]);
    const unknown = await school.otherTeacher.get('/queue', { classid: school.classId });
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([
      404,
      'class/not-found',
    ]);
  });

  it('has the students of a consumer group', async () => {
    const { schoolId } = await createSchool(trio.db, { isConsumerGroup: true });
    const { email } = await createStaff(trio.db, schoolId);
    const owner = await createTestClient(trio, email);
    const student = await createSortingStudent(trio, { schoolId });
    await student.call('POST', '/talk-requests', { id: newId(), to: null });
    expect((await queueOf(owner)).students.map(({ _id }) => _id)).toEqual([student.id]);
  });
});

describe('the counts of the queue', () => {
  const countsOf = async (by: TestClient, query: Record<string, string> = {}) => {
    const answer = await by.get('/queue/counts', query);
    return answer.statusCode === 200 ? answer.json<object>() : answer.statusCode;
  };

  it('are those of the students who are to be seen now', async () => {
    const school = await createTalkSchool(trio);
    await addKnown(school);
    const isHere = ({ isSeenLately }: QueuedStudent) => !isSeenLately;
    const here = (await queueOf(school.counsellor)).students.filter(isHere);
    expect(here).toHaveLength(expected().length - 2);
    expect(await countsOf(school.counsellor)).toEqual({ waiting: here.length, asked: 3 });
    const [first] = here;
    await school.counsellor.call('PUT', `/queue/${first?._id}`, { until: addDays(today(), 1) });
    expect(await countsOf(school.counsellor)).toEqual({ waiting: here.length - 1, asked: 2 });
    await trio.db
      .updateTable('queueDelays')
      .set({ untilDay: today() })
      .where('schoolId', '=', school.schoolId)
      .execute();
    expect(await countsOf(school.owner)).toEqual({ waiting: here.length, asked: 3 });
  });

  it('are those of a teacher’s classes, without requests to others', async () => {
    const school = await createTalkSchool(trio);
    await addStudent(school, { firstName: 'Other', asked: ago(1) });
    await addStudent(school, { firstName: 'Stopped', inProgress: [ago(9), 20, 5] });
    await school.student.call('POST', '/talk-requests', { id: newId(), to: school.counsellor.id });
    expect(await countsOf(school.counsellor)).toEqual({ waiting: 3, asked: 2 });
    expect(await countsOf(school.counsellor, { classid: school.classId })).toEqual({
      waiting: 1,
      asked: 1,
    });
    expect(await countsOf(school.teacher)).toEqual({ waiting: 0, asked: 0 });
    expect(await countsOf(school.otherTeacher, { classid: school.classId })).toBe(404);
  });
});

describe('putting a student off', () => {
  const putOff = (by: TestClient, studentId: string, until: string | null) =>
    by.call('PUT', `/queue/${studentId}`, { until });
  const withRequest = async () => {
    const school = await createTalkSchool(trio);
    await school.student.call('POST', '/talk-requests', { id: newId(), to: school.teacher.id });
    return school;
  };
  const untilOf = async (by: TestClient) => (await queueOf(by)).students[0]?.putOffUntil;

  it('keeps the student in the list with the day, for the student too', async () => {
    const { counsellor, teacher, student } = await withRequest();
    const until = addDays(today(), 7);
    expect((await putOff(teacher, student.id, until)).statusCode).toBe(204);
    expect(await untilOf(counsellor)).toBe(until);
    const own = await student.call('GET', '/conversations');
    expect(own.json()).toMatchObject({ putOffUntil: until });
    const prepared = await counsellor.get(`/users/student/${student.id}/preparation`);
    expect(prepared.json()).toMatchObject({ putOffUntil: until });
    expect((await putOff(counsellor, student.id, null)).statusCode).toBe(204);
    expect(await untilOf(counsellor)).toBeNull();
  });

  it('ends on the day itself', async () => {
    const { counsellor, schoolId, student } = await withRequest();
    await putOff(counsellor, student.id, addDays(today(), 7));
    await trio.db
      .updateTable('queueDelays')
      .set({ untilDay: today() })
      .where('schoolId', '=', schoolId)
      .execute();
    expect(await untilOf(counsellor)).toBeNull();
    const own = await student.call('GET', '/conversations');
    expect(own.json()).toMatchObject({ putOffUntil: null });
  });

  it('ends when the student asks to talk, and not when that request is repeated', async () => {
    const { counsellor, student } = await createTalkSchool(trio);
    const until = addDays(today(), 7);
    await putOff(counsellor, student.id, until);
    const request = { id: newId(), to: null };
    const ask = () => student.call('POST', '/talk-requests', request);
    expect((await ask()).statusCode).toBe(201);
    expect((await queueOf(counsellor)).students).toMatchObject([
      { _id: student.id, reasons: [{ reason: 'asked-to-talk' }], putOffUntil: null },
    ]);
    const own = await student.call('GET', '/conversations');
    expect(own.json()).toMatchObject({ putOffUntil: null });

    await putOff(counsellor, student.id, until);
    expect((await ask()).statusCode).toBe(201);
    expect(await untilOf(counsellor)).toBe(until);
  });

  it('stays ended after the request is withdrawn', async () => {
    const { counsellor, student } = await createTalkSchool(trio);
    await putOff(counsellor, student.id, addDays(today(), 7));
    const id = newId();
    await student.call('POST', '/talk-requests', { id, to: null });
    await student.call('DELETE', `/talk-requests/${id}`);
    const own = await student.call('GET', '/conversations');
    expect(own.json()).toMatchObject({ putOffUntil: null });
  });

  it('is possible from tomorrow to 366 days ahead', async () => {
    const { counsellor, student } = await withRequest();
    const statuses = [];
    for (const days of [-1, 0, 1, 366, 367]) {
      const answer = await putOff(counsellor, student.id, addDays(today(), days));
      statuses.push(answer.statusCode);
      if (answer.statusCode === 400) {
        expect(answer.json()).toMatchObject({ code: 'queue/day-invalid' });
      }
    }
    expect(statuses).toEqual([400, 400, 204, 204, 400]);
  });

  it('is logged once, with the day', async () => {
    const { counsellor, student } = await withRequest();
    const until = addDays(today(), 7);
    for (const day of [until, until, null, null]) await putOff(counsellor, student.id, day);
    expect(await actionsAbout(trio, student.id)).toEqual(['student-put-off', 'student-put-off']);
    const entries = await trio.db
      .selectFrom('auditEntries')
      .select('details')
      .where('subjectId', '=', student.id)
      .orderBy('entryId')
      .execute();
    expect(entries.map(({ details }) => details)).toEqual([{ until }, { until: null }]);
  });

  it('is not possible for a teacher of other classes, or for another school', async () => {
    const { otherTeacher, student } = await withRequest();
    const other = await createTalkSchool(trio);
    for (const by of [otherTeacher, other.counsellor]) {
      expect((await putOff(by, student.id, addDays(today(), 7))).statusCode).toBe(404);
    }
  });
});
