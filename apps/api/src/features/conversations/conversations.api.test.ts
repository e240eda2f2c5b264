import type { Conversation, listConversations } from '@trio/contracts/conversations';
import type { Answer } from '@trio/contracts/endpoint';
import type { prepareConversation } from '@trio/contracts/queue';
import { limits } from '@trio/domain/limits';
import { addDays } from '@trio/domain/time/days';
import { dayIn } from '@trio/domain/time/zones';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createStudent } from '../../../test/factories.ts';
import { createSortingStudent, type SortingStudent } from '../../../test/sorting-student.ts';
import { createTalkSchool } from '../../../test/talk-school.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  actionsAbout,
  createAdminClient,
  createTestClient,
  type TestClient,
} from '../../../test/test-client.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const today = () => dayIn('America/Moncton', trio.clock.now());
const form = (changes: object = {}) => ({
  id: newId(),
  heldOn: today(),
  agreedStep: 'Visit the workshop',
  note: 'Talked about bees.\nWants to know more.',
  ...changes,
});

type Listed = Answer<typeof listConversations>;
const listOf = async (student: Pick<SortingStudent, 'call'>): Promise<Listed> =>
  (await student.call('GET', '/conversations')).json<Listed>();

const note = (by: TestClient, studentId: string, body: object = form()) =>
  by.call('POST', `/users/student/${studentId}/conversations`, body);

const prepared = async (by: TestClient, studentId: string) =>
  (await by.call('GET', `/users/student/${studentId}/preparation`)).json<
    Answer<typeof prepareConversation>
  >();

describe('a noted conversation', () => {
  it('has the same fields and values for the student and for staff', async () => {
    const { counsellor, student } = await createTalkSchool(trio);
    const made = (await note(counsellor, student.id)).json<Conversation>();
    trio.clock.advance(1000);
    await student.call('PUT', `/conversations/${made._id}/answer`, { answer: 'Thank you' });
    trio.clock.advance(1000);
    const change = { heldOn: today(), agreedStep: 'Another step', note: '' };
    const corrected = await counsellor.call('PUT', `/conversations/${made._id}`, change);
    const [read] = (await listOf(student)).conversations;
    const [shown] = (await prepared(counsellor, student.id)).conversations;
    const { isOwn, ...seen } = shown ?? {};
    expect(isOwn).toBe(true);
    const row = await trio.db
      .selectFrom('conversations')
      .selectAll()
      .where('conversationId', '=', made._id)
      .executeTakeFirstOrThrow();
    expect(read).toEqual(seen);
    expect({ ...read, isOwn: true }).toEqual(corrected.json());
    expect(read).toEqual({
      _id: made._id,
      heldOn: today(),
      author: 'Clara Côté',
      agreedStep: 'Another step',
      note: '',
      created: row.createdAt.toISOString(),
      changed: trio.clock.now().toISOString(),
      answer: 'Thank you',
      answered: row.answeredAt?.toISOString(),
    });
    // All that the table holds, except keys: nothing about a student is stored that they cannot read.
    expect(Object.keys(row).toSorted()).toEqual(
      [
        'schoolId',
        'studentId',
        'conversationId',
        'authorId',
        'authorName',
        'heldOn',
        'agreedStep',
        'note',
        'createdAt',
        'changedAt',
        'answer',
        'answeredAt',
      ].toSorted(),
    );
  });

  it('may be sent twice and counts once', async () => {
    const { counsellor, owner, student } = await createTalkSchool(trio);
    const body = form();
    const answers = await Promise.all([
      note(counsellor, student.id, body),
      note(counsellor, student.id, body),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await note(owner, student.id, body)).json()).toMatchObject({
      code: 'conversation/not-author',
    });
    expect((await listOf(student)).conversations).toHaveLength(1);
    expect(await actionsAbout(trio, student.id)).toEqual(['conversation-noted']);
  });

  it('is listed with the newest first', async () => {
    const { counsellor, student } = await createTalkSchool(trio);
    for (const heldOn of ['2026-02-01', '2026-03-01', '2026-01-01']) {
      await note(counsellor, student.id, form({ heldOn }));
    }
    const days = (await listOf(student)).conversations.map(({ heldOn }) => heldOn);
    expect(days).toEqual(['2026-03-01', '2026-02-01', '2026-01-01']);
  });

  it.each([
    ['conversation/empty', { agreedStep: ' ', note: '' }],
    ['conversation/day-in-future', { heldOn: '2999-01-01' }],
    ['form/day-invalid', { heldOn: '0000-01-01' }],
    ['form/text-too-long', { note: 'x'.repeat(limits.conversationNoteMax + 1) }],
    ['form/reflection-too-long', { agreedStep: 'x'.repeat(limits.reflectionMax + 1) }],
  ])('is refused with %s', async (code, changes) => {
    const { counsellor, student } = await createTalkSchool(trio);
    const answer = await note(counsellor, student.id, form(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(code);
    expect((await listOf(student)).conversations).toEqual([]);
  });

  it('is refused for tomorrow in the zone of the school, and allowed for today there', async () => {
    const { counsellor, schoolId, student } = await createTalkSchool(trio);
    const at = async (timeZone: string) => {
      await trio.db
        .updateTable('schools')
        .set({ timeZone })
        .where('schoolId', '=', schoolId)
        .execute();
      const day = dayIn(timeZone, trio.clock.now());
      const next = addDays(day, 1);
      return [
        (await note(counsellor, student.id, form({ heldOn: day }))).statusCode,
        (await note(counsellor, student.id, form({ heldOn: next }))).statusCode,
      ];
    };
    // Of these two, one has another day than UTC at every moment.
    expect(await at('Pacific/Kiritimati')).toEqual([201, 400]);
    expect(await at('Pacific/Pago_Pago')).toEqual([201, 400]);
  });

  it('is refused beyond the limit of one student', async () => {
    const { counsellor, schoolId, student } = await createTalkSchool(trio);
    const many = Array.from({ length: limits.conversationsMax }, () => ({
      schoolId,
      studentId: student.id,
      conversationId: newId(),
      authorName: 'Clara Côté',
      heldOn: '2026-01-01',
      agreedStep: '',
      note: 'x',
      createdAt: new Date(),
    }));
    await trio.db.insertInto('conversations').values(many).execute();
    const answer = await note(counsellor, student.id);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'conversation/too-many',
    ]);
  });

  it('is corrected by its author only, and shows that it was changed', async () => {
    const { counsellor, owner, teacher, student } = await createTalkSchool(trio);
    const { _id, changed } = (await note(counsellor, student.id)).json<Conversation>();
    expect(changed).toBeNull();
    const change = { heldOn: today(), agreedStep: '', note: 'Corrected' };
    const correct = (by: TestClient, body: object = change) =>
      by.call('PUT', `/conversations/${_id}`, body);
    expect((await correct(owner)).json()).toMatchObject({ code: 'conversation/not-author' });
    expect((await correct(teacher)).statusCode).toBe(404);
    expect((await correct(counsellor, { ...change, note: '' })).json()).toMatchObject({
      code: 'conversation/empty',
    });
    expect((await correct(counsellor)).json()).toMatchObject({
      note: 'Corrected',
      changed: trio.clock.now().toISOString(),
    });
    const before = (await listOf(student)).conversations;
    trio.clock.advance(1000);
    await correct(counsellor);
    expect((await listOf(student)).conversations).toEqual(before);
    expect(await actionsAbout(trio, student.id)).toEqual([
      'conversation-noted',
      'conversation-corrected',
    ]);
  });

  it('leaves no word of it in the audit log', async () => {
    const { counsellor, schoolId, student } = await createTalkSchool(trio);
    await note(counsellor, student.id, form({ note: 'secret', agreedStep: 'secret' }));
    const entries = await trio.db
      .selectFrom('auditEntries')
      .selectAll()
      .where('schoolId', '=', schoolId)
      .execute();
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('is read by the student, counsellors and owners, and by a teacher only if it is their own', async () => {
    const { counsellor, owner, teacher, otherTeacher, student } = await createTalkSchool(trio);
    await note(counsellor, student.id, form({ note: 'by the counsellor' }));
    await note(teacher, student.id, form({ note: 'by the teacher' }));
    const notes = async (by: TestClient) =>
      (await prepared(by, student.id)).conversations.map((each) => each.note).toSorted();
    const both = ['by the counsellor', 'by the teacher'];
    expect(await notes(counsellor)).toEqual(both);
    expect(await notes(owner)).toEqual(both);
    expect(await notes(teacher)).toEqual(['by the teacher']);
    const refused = await otherTeacher.call('GET', `/users/student/${student.id}/preparation`);
    expect(refused.statusCode).toBe(404);
    expect((await note(otherTeacher, student.id)).statusCode).toBe(404);
    expect((await listOf(student)).conversations).toHaveLength(2);
  });

  it('is in no answer to an administrator', async () => {
    const { counsellor, schoolId, student } = await createTalkSchool(trio);
    const made = (
      await note(counsellor, student.id, form({ note: 'hidden words' }))
    ).json<Conversation>();
    const admin = await createAdminClient(trio);
    for (const path of [
      `/users/student/${student.id}`,
      `/users/v1/student?schoolid=${schoolId}`,
      `/users/download?schoolid=${schoolId}&locale=en`,
      `/audit?schoolid=${schoolId}`,
    ]) {
      const answer = await admin.get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('hidden words');
      expect(answer.body).not.toContain(made._id);
    }
    const paths = [
      `/users/student/${student.id}/preparation`,
      `/users/${student.id}/data`,
      '/queue',
      '/conversations',
    ];
    for (const path of paths) expect((await admin.get(path)).statusCode).toBe(403);
  });

  it('keeps the name of an author who left', async () => {
    const { counsellor, owner, student } = await createTalkSchool(trio);
    await note(counsellor, student.id);
    expect((await owner.call('DELETE', `/staff/${counsellor.id}`)).statusCode).toBe(204);
    expect((await listOf(student)).conversations).toMatchObject([{ author: 'Clara Côté' }]);
  });
});

describe('the student’s answer', () => {
  it('is one sentence that can be changed and removed', async () => {
    const { counsellor, student } = await createTalkSchool(trio);
    const { _id } = (await note(counsellor, student.id)).json<Conversation>();
    const answer = (text: string) =>
      student.call('PUT', `/conversations/${_id}/answer`, { answer: text });
    expect((await answer('Yes')).json()).toMatchObject({
      answer: 'Yes',
      answered: trio.clock.now().toISOString(),
    });
    expect((await answer('')).json()).toMatchObject({ answer: '', answered: null });
    expect((await answer('x'.repeat(limits.reflectionMax + 1))).statusCode).toBe(400);
  });

  it('cannot be given to a conversation of another student', async () => {
    const { counsellor, schoolId, student } = await createTalkSchool(trio);
    const other = await createSortingStudent(trio, { schoolId });
    const { _id } = (await note(counsellor, student.id)).json<Conversation>();
    const answer = await other.call('PUT', `/conversations/${_id}/answer`, { answer: 'Mine' });
    expect(answer.statusCode).toBe(404);
    expect((await listOf(student)).conversations).toMatchObject([{ answer: '' }]);
  });
});

describe('what is noted about a student', () => {
  it('is in the data file, with requests, reasons and the day until which they are put off', async () => {
    const { counsellor, student } = await createTalkSchool(trio);
    await student.call('POST', '/talk-requests', { id: newId(), to: counsellor.id });
    await note(counsellor, student.id);
    await student.call('POST', '/talk-requests', { id: newId(), to: null });
    const until = addDays(today(), 9);
    await counsellor.call('PUT', `/queue/${student.id}`, { until });
    const { conversations, request } = await listOf(student);
    const file = (await student.call('GET', '/users/me/data')).json<object>();
    expect(file).toMatchObject({
      conversations,
      talkRequests: [
        { to: 'Clara Côté', closed: expect.any(String) },
        { ...request, closed: null },
      ],
      queue: { reasons: [{ reason: 'asked-to-talk' }], putOffUntil: until },
    });
  });

  it('goes with the student', async () => {
    const { counsellor, owner, student } = await createTalkSchool(trio);
    await note(counsellor, student.id);
    await student.call('POST', '/talk-requests', { id: newId(), to: null });
    await counsellor.call('PUT', `/queue/${student.id}`, { until: addDays(today(), 5) });
    expect((await owner.call('DELETE', `/users/${student.id}`)).statusCode).toBe(204);
    for (const table of ['conversations', 'talkRequests', 'queueDelays'] as const) {
      const left = await trio.db
        .selectFrom(table)
        .select('studentId')
        .where('studentId', '=', student.id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it('is united when two accounts are merged: the older request and the later day stay', async () => {
    const { counsellor, schoolId, student } = await createTalkSchool(trio);
    const removed = await createSortingStudent(trio, { schoolId });
    const day = (days: number) => addDays(today(), days);
    const older = newId();
    await removed.call('POST', '/talk-requests', { id: older, to: counsellor.id });
    trio.clock.advance(1000);
    await student.call('POST', '/talk-requests', { id: newId(), to: null });
    await trio.db
      .insertInto('conversations')
      .values(
        [student.id, removed.id].map((studentId) => ({
          schoolId,
          studentId,
          conversationId: newId(),
          authorName: 'Clara Côté',
          heldOn: '2026-01-01',
          agreedStep: '',
          note: studentId,
          createdAt: new Date(),
        })),
      )
      .execute();
    await counsellor.call('PUT', `/queue/${student.id}`, { until: day(5) });
    await counsellor.call('PUT', `/queue/${removed.id}`, { until: day(9) });
    const merged = await counsellor.call('POST', `/users/${student.id}/merge`, {
      from: removed.id,
    });
    expect(merged.statusCode).toBe(204);
    const { conversations, request, putOffUntil } = await listOf(student);
    expect(conversations.map((each) => each.note).toSorted()).toEqual(
      [student.id, removed.id].toSorted(),
    );
    expect(request).toMatchObject({ _id: older, to: 'Clara Côté' });
    expect(putOffUntil).toBe(day(9));
    const file = (await student.call('GET', '/users/me/data')).json<{ talkRequests: object[] }>();
    expect(file.talkRequests).toHaveLength(2);
  });

  it('of another school answers 404', async () => {
    const ours = await createTalkSchool(trio);
    const theirs = await createTalkSchool(trio);
    const { _id } = (await note(ours.counsellor, ours.student.id)).json<Conversation>();
    const calls = [
      theirs.counsellor.call('PUT', `/conversations/${_id}`, form()),
      theirs.student.call('PUT', `/conversations/${_id}/answer`, { answer: 'x' }),
      note(theirs.counsellor, ours.student.id),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404);
  });
});

describe('the people whom a student may ask', () => {
  it('are active counsellors, owners and teachers of own classes that are not archived', async () => {
    const { schoolId, owner, counsellor, teacher, otherTeacher, student } =
      await createTalkSchool(trio);
    const archived = { state: 'archived' as const, teachers: [otherTeacher.id] };
    await createClass(trio.db, schoolId, { ...archived, students: [student.id] });
    const people = async () => (await listOf(student)).people;
    expect(await people()).toEqual([
      { _id: counsellor.id, name: 'Clara Côté', kind: 'counsellor' },
      { _id: teacher.id, name: 'Tom Côté', kind: 'teacher' },
      { _id: owner.id, name: 'Olga Côté', kind: 'owner' },
    ]);
    await trio.db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', counsellor.id)
      .execute();
    await trio.db
      .updateTable('staff')
      .set({ invitedAt: new Date() })
      .where('staffId', '=', owner.id)
      .execute();
    expect((await people()).map(({ _id }) => _id)).toEqual([teacher.id]);
  });

  it('are none of another student’s teachers', async () => {
    const { schoolId, teacher } = await createTalkSchool(trio);
    const { email } = await createStudent(trio.db, schoolId);
    const other = await createTestClient(trio, email);
    const ids = (await listOf(other)).people.map(({ _id }) => _id);
    expect(ids).not.toContain(teacher.id);
  });
});
