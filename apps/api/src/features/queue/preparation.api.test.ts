import type { Answer } from '@trio/contracts/endpoint';
import type { prepareConversation } from '@trio/contracts/queue';
import { emptyReflection } from '@trio/contracts/reflection';
import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, finishedSort, newSort, startBody } from '../../../test/sorting-student.ts';
import { createTalkSchool, type TalkSchool } from '../../../test/talk-school.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { actionsAbout, type TestClient } from '../../../test/test-client.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

type Prepared = Answer<typeof prepareConversation>;
async function prepare({ student }: TalkSchool, by: TestClient): Promise<Prepared> {
  const answer = await by.get(`/users/student/${student.id}/preparation`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Prepared>();
}

const picks = cardKeys.slice(10, 13);
const words = (mark: string) => ({
  ...emptyReflection,
  reasons: [`Reason ${mark}`, '', ''],
  shared: `Shared ${mark}`,
});

/** Two confirmed sorts, of which only the first one's words are shared, each with a step. */
async function withSorts(school: TalkSchool) {
  const { schoolId, student } = school;
  const first = finishedSort(cardKeys.slice(20, 23));
  await student.confirm(first);
  await student.put(first.id, { reflection: words('one'), areWordsShared: true });
  trio.clock.advance(1000);
  const second = finishedSort(picks);
  await student.confirm(second);
  await student.put(second.id, { reflection: words('two'), areWordsShared: false });
  await student.call('PUT', '/careers/saved', {
    changes: [{ career: 'actuary', isSaved: true, at: trio.clock.now().getTime() }],
  });
  const row = { schoolId, studentId: student.id };
  const plan = { whenText: 'On Monday', willText: 'ask', withWhomText: 'Ana' };
  const addStep = async (sortId: string, mark: string, dueOn: string, isClosed: boolean) => {
    const stepId = newId();
    const createdAt = trio.clock.now();
    const closed = isClosed ? ({ outcome: 'done', closedAt: createdAt } as const) : {};
    await trio.db
      .insertInto('studentSteps')
      .values({ ...row, ...plan, ...closed, stepId, sortId, sentence: mark, dueOn, createdAt })
      .execute();
    const outcome = isClosed ? ('done' as const) : ('not-yet' as const);
    const checked = { stepId, checkInId: newId(), checkedAt: createdAt, outcome };
    await trio.db
      .insertInto('stepCheckIns')
      .values({ ...row, ...checked, happened: `Happened ${mark}` })
      .execute();
    return stepId;
  };
  await addStep(first.id, 'Step one', '2026-01-05', true);
  await addStep(second.id, 'Step two', '2026-02-05', false);
  return { first, second };
}

describe('the preparation of a conversation', () => {
  it('has all of the student’s latest two sorts, steps, careers and conversations', async () => {
    const school = await createTalkSchool(trio);
    const { first, second } = await withSorts(school);
    const held = { heldOn: '2026-01-01', agreedStep: 'Ask', note: 'Talked' };
    await school.counsellor.call('POST', `/users/student/${school.student.id}/conversations`, {
      ...held,
      id: newId(),
    });
    await trio.app.flushProgress();
    const prepared = await prepare(school, school.counsellor);
    expect(prepared).toMatchObject({
      _id: school.student.id,
      firstname: 'Sam',
      lastname: 'Roy',
      classes: ['9B'],
      stage: 'reflected',
      answered: 56,
      deckSize: 56,
      savedCareers: [{ career: 'actuary' }],
      conversations: [held],
      request: null,
      putOffUntil: null,
    });
    expect(prepared.sorts.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(prepared.sorts[0]).toMatchObject({ selected: picks, reflection: words('two') });
    expect(prepared.sorts[0]?.liked.like.length).toBeGreaterThan(5);
    expect(prepared.steps).toMatchObject([
      {
        sentence: 'Step two',
        plan: { when: 'On Monday', will: 'ask', withWhom: 'Ana', dueOn: '2026-02-05' },
        closed: null,
        outcome: null,
        checkIns: [{ outcome: 'not-yet', happened: 'Happened Step two' }],
      },
      { sentence: 'Step one', outcome: 'done', checkIns: [{ outcome: 'done' }] },
    ]);
    expect(prepared.reasons.map(({ reason }) => reason)).toEqual(['step-overdue', 'new-trio']);
    expect(prepared.question).toEqual({ key: 'step-overdue', card: null, quote: 'Step two' });
  });

  it('has no words for a class teacher except those that the student shares', async () => {
    const school = await createTalkSchool(trio);
    await withSorts(school);
    const prepared = await prepare(school, school.teacher);
    expect(prepared.sorts.map(({ reflection }) => reflection?.shared)).toEqual([
      undefined,
      'Shared one',
    ]);
    expect(prepared.steps).toMatchObject([
      {
        sentence: '',
        plan: null,
        dueOn: '2026-02-05',
        checkIns: [{ outcome: 'not-yet', happened: '' }],
      },
      {
        sentence: 'Step one',
        plan: { will: 'ask' },
        checkIns: [{ happened: 'Happened Step one' }],
      },
    ]);
    expect(prepared.question).toEqual({ key: 'step-overdue', card: null, quote: '' });
    const { body } = await school.teacher.get(`/users/student/${school.student.id}/preparation`);
    for (const hidden of ['Reason two', 'Shared two', 'Step two'])
      expect(body).not.toContain(hidden);
    await trio.db
      .updateTable('studentSteps')
      .set({ outcome: 'done', closedAt: new Date() })
      .where('studentId', '=', school.student.id)
      .where('closedAt', 'is', null)
      .execute();
    // The counsellor’s question quotes words of the latest sort; the teacher’s cannot.
    expect((await prepare(school, school.counsellor)).question).toEqual({
      key: 'reason',
      card: picks[0],
      quote: 'Reason two',
    });
    expect((await prepare(school, school.teacher)).question).toEqual({
      key: 'new-challenge',
      card: picks[0],
      quote: '',
    });
  });

  it.each([
    ['not-saved', 20, 5],
    ['not-picked', 56, 3],
    ['too-few-liked', 56, 2],
  ])('asks about a first sort that is %s', async (key, answered, liked) => {
    const school = await createTalkSchool(trio);
    const whole = answerAll(newSort(), (place) => (place < liked ? 'like' : 'dislike'));
    const answers = Object.fromEntries(Object.entries(whole.answers).slice(0, answered));
    await school.student.post(startBody({ ...whole, answers }));
    await trio.app.flushProgress();
    const { question, sorts } = await prepare(school, school.counsellor);
    expect([question.key, sorts]).toEqual([key, []]);
  });

  it('asks first about a request to talk', async () => {
    const school = await createTalkSchool(trio);
    await withSorts(school);
    await school.student.call('POST', '/talk-requests', { id: newId(), to: school.teacher.id });
    expect((await prepare(school, school.teacher)).question.key).toBe('asked-to-talk');
  });

  it('works for a disabled student, who is not in the queue', async () => {
    const school = await createTalkSchool(trio);
    await withSorts(school);
    await trio.db
      .updateTable('students')
      .set({ isDisabled: true })
      .where('studentId', '=', school.student.id)
      .execute();
    const prepared = await prepare(school, school.counsellor);
    expect([prepared.reasons, prepared.sorts.length]).toEqual([[], 2]);
  });

  it('is logged', async () => {
    const school = await createTalkSchool(trio);
    await prepare(school, school.counsellor);
    await prepare(school, school.teacher);
    expect(await actionsAbout(trio, school.student.id)).toEqual([
      'student-prepared',
      'student-prepared',
    ]);
    const refused = await school.otherTeacher.get(
      `/users/student/${school.student.id}/preparation`,
    );
    expect(refused.statusCode).toBe(404);
    expect(await actionsAbout(trio, school.student.id)).toHaveLength(2);
  });
});
