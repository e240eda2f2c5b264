import type { listConversations, TalkRequest } from '@trio/contracts/conversations';
import type { Answer } from '@trio/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTalkSchool, type TalkSchool } from '../../../test/talk-school.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { transactOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { OutgoingMail } from '../../platform/mail/outbox.ts';
import { createTalkRequestsService } from './talk-requests.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

type Listed = Answer<typeof listConversations>;
const requestOf = async ({ student }: TalkSchool): Promise<TalkRequest | null> =>
  (await student.call('GET', '/conversations')).json<Listed>().request;
const ask = ({ student }: TalkSchool, to: string | null, id = newId()) =>
  student.call('POST', '/talk-requests', { id, to });
const open = ({ student }: TalkSchool, by: TestClient) =>
  by.call('GET', `/users/student/${student.id}/preparation`);
const templatesTo = async (email: string): Promise<string[]> =>
  (await trio.mailsTo(email)).map(({ content }) => content.template);

/** Runs the job and collects its emails, also those of schools of other tests. */
async function passOn(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const outbox = { enqueue: async (_: unknown, mail: OutgoingMail) => void sent.push(mail) };
  const { db, clock } = trio;
  await createTalkRequestsService({ db, transact: transactOn(db), clock, outbox }).passOn();
  return sent;
}
const passOnIn = async ({ schoolId }: TalkSchool): Promise<string[]> =>
  (await passOn())
    .filter((mail) => mail.schoolId === schoolId)
    .map(({ to, content }) => {
      expect(content.template).toBe('talk-waiting');
      return to;
    })
    .toSorted();

const askedAt = async (school: TalkSchool, at: Date) => {
  await trio.db
    .updateTable('talkRequests')
    .set({ askedAt: at })
    .where('schoolId', '=', school.schoolId)
    .execute();
};
const daysAgo = (days: number) => new Date(trio.clock.now().getTime() - days * 86_400_000);

describe('a request to talk', () => {
  it('is emailed to the chosen person only, without a name of the student', async () => {
    const school = await createTalkSchool(trio);
    const { counsellor, owner, teacher, student } = school;
    await trio.db
      .updateTable('students')
      .set({ firstName: 'Xaviera', lastName: 'Undisclosed' })
      .where('studentId', '=', student.id)
      .execute();
    const answer = await ask(school, teacher.id);
    expect(answer.statusCode).toBe(201);
    const { request } = answer.json<{ request: TalkRequest }>();
    expect(request).toMatchObject({ to: 'Tom Côté', opened: null, passedOn: null });
    expect(await requestOf(school)).toEqual(request);
    const mails = await trio.mailsTo(teacher.email);
    expect(mails.map(({ content }) => content)).toEqual([
      { template: 'talk-requested', values: { firstName: 'Tom' } },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/Xaviera|Undisclosed/u);
    expect(JSON.stringify(mails)).not.toContain(student.id);
    expect(await templatesTo(counsellor.email)).toEqual([]);
    expect(await templatesTo(owner.email)).toEqual([]);
  });

  it('without a chosen person is emailed to all counsellors and owners', async () => {
    const school = await createTalkSchool(trio);
    await ask(school, null);
    expect(await requestOf(school)).toMatchObject({ to: null, passedOn: null });
    expect(await templatesTo(school.counsellor.email)).toEqual(['talk-requested']);
    expect(await templatesTo(school.owner.email)).toEqual(['talk-requested']);
    expect(await templatesTo(school.teacher.email)).toEqual([]);
  });

  it('may be sent twice and counts once', async () => {
    const school = await createTalkSchool(trio);
    const id = newId();
    const answers = await Promise.all([
      ask(school, school.counsellor.id, id),
      ask(school, school.counsellor.id, id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await templatesTo(school.counsellor.email)).toEqual(['talk-requested']);
  });

  it('is refused beside an open one, and allowed after it was withdrawn', async () => {
    const school = await createTalkSchool(trio);
    const id = newId();
    await ask(school, null, id);
    const second = await ask(school, null);
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([
      409,
      'talk/asked-already',
    ]);
    const withdraw = () => school.student.call('DELETE', `/talk-requests/${id}`);
    expect((await withdraw()).statusCode).toBe(204);
    expect((await withdraw()).statusCode).toBe(204);
    expect(await requestOf(school)).toBeNull();
    expect((await ask(school, null, id)).json()).toMatchObject({ code: 'talk/closed' });
    expect((await ask(school, null)).statusCode).toBe(201);
  });

  it.each(['a teacher of other classes', 'a person of another school', 'a student'])(
    'to %s is refused',
    async (who) => {
      const school = await createTalkSchool(trio);
      const other = await createTalkSchool(trio);
      const ids: Record<string, string> = {
        'a teacher of other classes': school.otherTeacher.id,
        'a person of another school': other.counsellor.id,
        'a student': school.student.id,
      };
      const answer = await ask(school, ids[who] ?? '');
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        400,
        'talk/person-unknown',
      ]);
      expect(await requestOf(school)).toBeNull();
    },
  );

  it('of another student cannot be withdrawn', async () => {
    const school = await createTalkSchool(trio);
    const other = await createTalkSchool(trio);
    const id = newId();
    await ask(school, null, id);
    expect((await other.student.call('DELETE', `/talk-requests/${id}`)).statusCode).toBe(404);
    expect(await requestOf(school)).not.toBeNull();
  });

  it('is limited, because each sends emails', async () => {
    const school = await createTalkSchool(trio);
    const codes: number[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await ask(school, null)).statusCode);
    expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409), 429]);
  });
});

describe('the preparation of a conversation', () => {
  it.each(['counsellor', 'owner', 'teacher'] as const)(
    'by the %s says to the student who has seen the request, the first time only',
    async (who) => {
      const school = await createTalkSchool(trio);
      await ask(school, school.teacher.id);
      trio.clock.advance(1000);
      const at = trio.clock.now().toISOString();
      const answer = await open(school, school[who]);
      const names = { counsellor: 'Clara Côté', owner: 'Olga Côté', teacher: 'Tom Côté' };
      const opened = { by: names[who], at };
      expect(answer.json<{ request: TalkRequest }>().request).toMatchObject({ opened });
      trio.clock.advance(1000);
      await open(school, who === 'owner' ? school.counsellor : school.owner);
      expect(await requestOf(school)).toMatchObject({ opened });
    },
  );

  it('by a class teacher who was not chosen neither shows nor opens the request', async () => {
    const school = await createTalkSchool(trio);
    await ask(school, school.counsellor.id);
    const answer = (await open(school, school.teacher)).json<{
      request: unknown;
      reasons: unknown[];
      question: { key: string };
    }>();
    expect(answer).toMatchObject({ request: null, reasons: [], question: { key: 'not-begun' } });
    expect(await requestOf(school)).toMatchObject({ opened: null });
  });
});

describe('a conversation that is noted', () => {
  const form = { heldOn: '2026-01-01', agreedStep: '', note: 'Talked' };
  const note = ({ student }: TalkSchool, by: TestClient) =>
    by.call('POST', `/users/student/${student.id}/conversations`, { ...form, id: newId() });

  it.each(['counsellor', 'owner', 'teacher'] as const)(
    'by the %s closes the open request',
    async (who) => {
      const school = await createTalkSchool(trio);
      await ask(school, school.teacher.id);
      await note(school, school[who]);
      expect(await requestOf(school)).toBeNull();
    },
  );

  it('by a class teacher leaves a request to another person open', async () => {
    const school = await createTalkSchool(trio);
    await ask(school, school.counsellor.id);
    expect((await note(school, school.teacher)).statusCode).toBe(201);
    expect(await requestOf(school)).not.toBeNull();
  });
});

describe('a request that no one opened', () => {
  it('is passed on to all counsellors and owners once, two school days later', async () => {
    const school = await createTalkSchool(trio);
    const everyone = [school.counsellor.email, school.owner.email].toSorted();
    await ask(school, school.teacher.id);
    expect(await passOnIn(school)).toEqual([]);
    await askedAt(school, daysAgo(5));
    expect(await passOnIn(school)).toEqual(everyone);
    expect(await requestOf(school)).toMatchObject({
      to: 'Tom Côté',
      passedOn: trio.clock.now().toISOString(),
    });
    expect(await passOnIn(school)).toEqual([]);
  });

  it.each(['opened', 'withdrawn'])('and was then %s is not passed on', async (act) => {
    const school = await createTalkSchool(trio);
    const id = newId();
    await ask(school, school.counsellor.id, id);
    if (act === 'opened') await open(school, school.counsellor);
    else await school.student.call('DELETE', `/talk-requests/${id}`);
    await askedAt(school, daysAgo(5));
    expect(await passOnIn(school)).toEqual([]);
  });

  it('and that went to all counsellors is not emailed again', async () => {
    const school = await createTalkSchool(trio);
    await ask(school, null);
    await trio.db
      .updateTable('talkRequests')
      .set({ askedAt: daysAgo(5), passedOnAt: daysAgo(5) })
      .where('schoolId', '=', school.schoolId)
      .execute();
    expect(await passOnIn(school)).toEqual([]);
    expect(await requestOf(school)).toMatchObject({ passedOn: null });
  });

  it('is for the counsellors as soon as the chosen person leaves the school', async () => {
    const school = await createTalkSchool(trio);
    await ask(school, school.teacher.id);
    trio.clock.advance(1000);
    await school.owner.call('DELETE', `/staff/${school.teacher.id}`);
    const everyone = [school.counsellor.email, school.owner.email].toSorted();
    expect(await passOnIn(school)).toEqual(everyone);
    expect(await requestOf(school)).toMatchObject({ to: null, passedOn: expect.any(String) });
    await open(school, school.counsellor);
    expect(await requestOf(school)).toMatchObject({ opened: { by: 'Clara Côté' } });
  });

  it('is also for them if the chosen person opened it before leaving', async () => {
    const school = await createTalkSchool(trio);
    await ask(school, school.teacher.id);
    await open(school, school.teacher);
    trio.clock.advance(1000);
    await school.owner.call('DELETE', `/staff/${school.teacher.id}`);
    expect(await passOnIn(school)).toHaveLength(2);
    await open(school, school.counsellor);
    expect(await requestOf(school)).toMatchObject({ opened: { by: 'Clara Côté' } });
  });
});
