import { limits } from '@trio/domain/limits';
import { addDays } from '@trio/domain/time/days';
import { dayIn } from '@trio/domain/time/zones';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createSortingStudent } from './sorting-student.ts';
import { createStepStudent, planOf, type StepStudent } from './step-student.ts';
import { createTalkSchool, type TalkSchool } from './talk-school.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let trio: TestApp;
let school: TalkSchool;
let student: StepStudent;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());
beforeEach(async () => {
  school = await createTalkSchool(trio);
  student = await createStepStudent(trio, school);
});

const tables = [
  'conversations',
  'talkRequests',
  'queueDelays',
  'studentSteps',
  'stepCheckIns',
  'auditEntries',
] as const;
const stored = async (): Promise<string> => {
  const rows = tables.map((table) =>
    trio.db.selectFrom(table).selectAll().where('schoolId', '=', school.schoolId).execute(),
  );
  return JSON.stringify(await Promise.all(rows), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
};
const today = () => dayIn('America/Moncton', trio.clock.now());

const noted = () => ({ id: newId(), heldOn: today(), agreedStep: 'Visit', note: 'Talked' });
const checked = () => ({ id: newId(), outcome: 'not-yet', happened: '', next: null });

const days = [
  '2026-02-30',
  '2025-02-29',
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '3000-01-01',
  '9999-12-31',
  '-000001-01-01',
  '+010000-01-01',
  '99999-01-01',
  '2026-11-19T00:00:00Z',
  ' 2026-11-19',
  '2026-11-19\n',
  '２０２６-11-19',
  'infinity',
  'today',
  '',
  20_261_119,
  true,
  [],
  ['2026-11-19'],
  {},
];
const ids = ['', 'x', '%00', null, 7, [], {}, newId().slice(1), `${newId()}\u0000`];
const texts = [
  'a\u0000b',
  '\uD800',
  'x'.repeat(limits.conversationNoteMax + 1),
  'x'.repeat(900_000),
  null,
  7,
  [],
  ['a'],
  {},
];
const otherBodies = [null, [], [[]], 'text', 7, true, {}];

type Fields = Readonly<Record<string, readonly unknown[]>>;
const wrongIn = (whole: object, fields: Fields) => [
  ...otherBodies,
  ...Object.entries(fields).flatMap(([name, values]) =>
    [...values, undefined].map((value) => ({ ...whole, [name]: value })),
  ),
];

describe('a body that is not valid is refused, and nothing changes', () => {
  /** The answers’ statuses, and whether anything changed. */
  const send = async (
    authorization: string,
    [method, path]: readonly ['POST' | 'PUT', string],
    sent: readonly unknown[],
  ) => {
    const before = await stored();
    const accepted = [];
    for (const body of sent) {
      const answer = await trio.call(method, path, {
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      const isRefused = [400, 404, 413].includes(answer.statusCode);
      if (!isRefused || !('code' in answer.json<object>())) {
        accepted.push(`${answer.statusCode} ${JSON.stringify(body).slice(0, 200)}`);
      }
    }
    return { accepted, hasChanged: (await stored()) !== before };
  };
  const refused = { accepted: [], hasChanged: false };

  it('when a conversation is noted or corrected', async () => {
    const { counsellor } = school;
    const fields = { heldOn: [...days, addDays(today(), 1), '9999-12-31'], note: texts };
    const path = `/users/student/${student.id}/conversations`;
    const more = { ...fields, agreedStep: texts, id: ids };
    expect(await send(counsellor.authorization, ['POST', path], wrongIn(noted(), more))).toEqual(
      refused,
    );
    const made = await counsellor.call('POST', path, noted());
    const { _id } = made.json<{ _id: string }>();
    const correct = ['PUT', `/conversations/${_id}`] as const;
    expect(await send(counsellor.authorization, correct, wrongIn(noted(), fields))).toEqual(
      refused,
    );
    const answer = ['PUT', `/conversations/${_id}/answer`] as const;
    expect(await send(student.authorization, answer, wrongIn({}, { answer: texts }))).toEqual(
      refused,
    );
  });

  it('when a student is put off', async () => {
    const { counsellor } = school;
    const until = [...days, today(), addDays(today(), -1), addDays(today(), 367), '9999-12-31'];
    const put = ['PUT', `/queue/${student.id}`] as const;
    expect(await send(counsellor.authorization, put, wrongIn({}, { until }))).toEqual(refused);
  });

  it('when a student asks to talk', async () => {
    const to = [...ids.filter((id) => id !== null), school.otherTeacher.id, student.id, newId()];
    const asked = { id: newId(), to: null };
    const sent = wrongIn(asked, { id: ids, to });
    const other = await createTalkSchool(trio);
    const bodies = [...sent, { ...asked, to: other.counsellor.id }];
    expect(await send(student.authorization, ['POST', '/talk-requests'], bodies)).toEqual(refused);
  });

  it('when a student follows a step', async () => {
    await student.plan(planOf('Ask at the mill', addDays(today(), 3)));
    const step = await student.openStep();
    const next = (changes: object) => ({ ...planOf('Again'), ...changes });
    const wrongPlans = [
      ...days.map((dueOn) => next({ dueOn })),
      ...texts.flatMap((text) => [{ when: text }, { will: text }, { withWhom: text }].map(next)),
      next({ will: '' }),
      [],
      'plan',
      7,
    ];
    const fields = {
      id: ids,
      outcome: ['', 'DONE', null, 1, []],
      happened: texts,
      next: wrongPlans,
    };
    const path = ['POST', `/steps/${step?._id}/check-ins`] as const;
    expect(await send(student.authorization, path, wrongIn(checked(), fields))).toEqual(refused);
    const isOn = ['true', 1, null, [], {}];
    expect(
      await send(student.authorization, ['PUT', '/steps/reminders'], wrongIn({}, { isOn })),
    ).toEqual(refused);
  });
});

it.each(['2000-01-01', '2026-11-01', '2027-03-14', '2999-12-31'])(
  'a step planned for %s has reminders, a place in the queue and a preparation',
  async (dueOn) => {
    await student.remind();
    expect((await student.plan(planOf('Ask', dueOn))).statusCode).toBe(200);
    expect((await student.openStep())?.dueOn).toBe(dueOn);
    expect((await school.counsellor.get('/queue')).statusCode).toBe(200);
    const path = `/users/student/${student.id}/preparation`;
    expect((await school.counsellor.get(path)).statusCode).toBe(200);
  },
);

it('a step is not planned for a day that reminders cannot calculate with', async () => {
  await student.remind();
  for (const dueOn of ['0001-01-01', '9999-12-31']) {
    expect((await student.plan(planOf('Ask', dueOn))).statusCode).toBe(400);
  }
  expect((await student.followed()).steps).toEqual([]);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])(
  'content of the type "%s" is refused',
  async (type) => {
    const before = await stored();
    const sent = [
      ['PUT', `/queue/${student.id}`, school.counsellor],
      ['POST', `/users/student/${student.id}/conversations`, school.counsellor],
      ['PUT', `/conversations/${newId()}`, school.counsellor],
      ['POST', '/talk-requests', student],
      ['POST', `/steps/${newId()}/check-ins`, student],
      ['PUT', '/steps/reminders', student],
    ] as const;
    for (const [method, path, { authorization }] of sent) {
      const answer = await trio.call(method, path, {
        headers: { authorization, ...(type !== '' && { 'content-type': type }) },
        payload: 'until=2026-12-01',
      });
      expect([400, 415], `${path} ${answer.body}`).toContain(answer.statusCode);
    }
    expect(await stored()).toBe(before);
  },
);

it.each(['x', '%00', '..', '00000000-0000-0000-0000-000000000000', 'x'.repeat(500)])(
  'the id %s is unknown',
  async (id) => {
    const before = await stored();
    const { counsellor } = school;
    const until = addDays(today(), 3);
    const answers = await Promise.all([
      counsellor.call('PUT', `/queue/${id}`, { until }),
      counsellor.call('GET', `/users/student/${id}/preparation`),
      counsellor.call('POST', `/users/student/${id}/conversations`, noted()),
      counsellor.call('PUT', `/conversations/${id}`, noted()),
      counsellor.get('/queue', { classid: decodeURIComponent(id) }),
      counsellor.get('/queue/counts', { classid: decodeURIComponent(id) }),
      student.call('PUT', `/conversations/${id}/answer`, { answer: 'Yes' }),
      student.call('DELETE', `/talk-requests/${id}`),
      student.call('POST', `/steps/${id}/check-ins`, checked()),
    ]);
    for (const { statusCode, body } of answers) expect([400, 404, 414], body).toContain(statusCode);
    expect(await stored()).toBe(before);
  },
);

describe('two requests at once', () => {
  const statusesOf = async (...sent: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted();

  it('to talk, from two devices, make one', async () => {
    const ask = () => student.call('POST', '/talk-requests', { id: newId(), to: null });
    expect(await statusesOf(ask(), ask())).toEqual([201, 409]);
    const { students } = (await school.counsellor.get('/queue')).json<{ students: object[] }>();
    expect(students).toHaveLength(1);
  });

  it('to put off and to bring back leave one of both', async () => {
    const put = (until: string | null) =>
      school.counsellor.call('PUT', `/queue/${student.id}`, { until });
    const until = addDays(today(), 3);
    const sent = [put(until), put(null), put(until), put(null), put(until)];
    expect(new Set(await statusesOf(...sent))).toEqual(new Set([204]));
  });

  it('to correct a conversation both count', async () => {
    const path = `/users/student/${student.id}/conversations`;
    const { _id } = (await school.counsellor.call('POST', path, noted())).json<{ _id: string }>();
    const correct = (note: string) =>
      school.counsellor.call('PUT', `/conversations/${_id}`, { ...noted(), note });
    expect(await statusesOf(correct('One'), correct('Two'))).toEqual([200, 200]);
  });

  it('to withdraw a request and to note the conversation leave it closed', async () => {
    const id = newId();
    await student.call('POST', '/talk-requests', { id, to: null });
    const path = `/users/student/${student.id}/conversations`;
    const statuses = await statusesOf(
      student.call('DELETE', `/talk-requests/${id}`),
      school.counsellor.call('POST', path, noted()),
    );
    expect(statuses).toEqual([201, 204]);
    const list = (await student.call('GET', '/conversations')).json<{ request: object | null }>();
    expect(list.request).toBeNull();
  });
});

it('an id names one conversation of a school, also if two students get it at once', async () => {
  const other = await createSortingStudent(trio, school);
  const body = noted();
  const note = (id: string) =>
    school.counsellor.call('POST', `/users/student/${id}/conversations`, body);
  const answers = await Promise.all([note(student.id), note(other.id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  const again = await note(answers[0].statusCode === 201 ? other.id : student.id);
  expect(again.statusCode).toBe(400);
  const { count } = await trio.db
    .selectFrom('conversations')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('schoolId', '=', school.schoolId)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});
