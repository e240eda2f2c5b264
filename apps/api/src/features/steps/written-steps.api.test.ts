import { emptyReflection } from '@trio/contracts/reflection';
import { planLimits } from '@trio/domain/steps/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { createSortingStudent, finishedSort, startBody } from '../../../test/sorting-student.ts';
import { createStepStudent, planOf } from '../../../test/step-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const ask = {
  when: 'Thursday after school',
  will: 'ask about co-op',
  withWhom: 'Ms. Roy',
  dueOn: '2026-11-20',
};
const askSentence =
  'Thursday after school, I will ask about co-op with Ms. Roy, by November 20, 2026.';

async function studentWithTwoSorts() {
  const student = await createStepStudent(trio);
  await student.reflect({ action: 'Ask' });
  trio.clock.advance(60_000);
  const latest = finishedSort(['wealth', 'coolClimate', 'gameOn']);
  await student.confirm(latest);
  return { ...student, latest };
}

describe('the plan of a reflection', () => {
  it('becomes its sentence, in the language of the request', async () => {
    const { plan, reflection } = await createStepStudent(trio);
    expect((await plan(ask)).statusCode).toBe(200);
    expect(await reflection()).toMatchObject({ action: askSentence, plan: ask });
    await plan({ ...planOf('demander'), when: 'jeudi' }, 'fr');
    expect(await reflection()).toMatchObject({ action: 'Jeudi, je vais demander.' });
  });

  it('replaces the sentence that was sent', async () => {
    const { reflect, reflection } = await createStepStudent(trio);
    await reflect({ action: 'Something else', plan: planOf('ask') });
    expect(await reflection()).toMatchObject({ action: 'I will ask.' });
  });

  it('may be sent with a new sort', async () => {
    const { post, get } = await createSortingStudent(trio);
    const reflection = { ...emptyReflection, plan: ask };
    expect((await post({ ...startBody(finishedSort()), reflection })).statusCode).toBe(201);
    expect((await get()).confirmed?.reflection).toMatchObject({ action: askSentence, plan: ask });
  });

  it('stays if a client of before saves the other words', async () => {
    const { plan, reflect, reflection, followed } = await createStepStudent(trio);
    await plan(ask);
    await reflect({ action: askSentence, shared: 'People' });
    expect(await reflection()).toMatchObject({ shared: 'People', plan: ask });
    expect((await followed()).steps).toMatchObject([{ plan: ask, dueOn: ask.dueOn }]);
  });

  it('is gone if a client of before writes another sentence', async () => {
    const { plan, reflect, reflection, followed } = await createStepStudent(trio);
    await plan(ask);
    await reflect({ action: 'Call the vet' });
    expect(await reflection()).toEqual({ ...emptyReflection, action: 'Call the vet' });
    expect((await followed()).steps).toMatchObject([
      { sentence: 'Call the vet', plan: null, dueOn: null },
    ]);
  });

  it('is null for a step that is only a sentence', async () => {
    const { plan, reflect, reflection } = await createStepStudent(trio);
    await plan(ask);
    await reflect({ action: askSentence, plan: null });
    expect(await reflection()).toMatchObject({ action: askSentence, plan: null });
  });

  it('without what the student will do is stored, and is no step yet', async () => {
    const { plan, reflection, followed } = await createStepStudent(trio);
    const begun = { ...planOf(''), when: 'On Monday' };
    await plan(begun);
    expect(await reflection()).toMatchObject({ action: '', plan: begun });
    expect((await followed()).steps).toEqual([]);
  });

  it.each([
    ['a part that is too long', { when: 'x'.repeat(planLimits.when + 1) }, 'step/text-too-long'],
    ['a date that does not exist', { dueOn: '2026-02-30' }, 'form/day-invalid'],
    ['a part with a line break', { will: 'a\u0000b' }, 'form/text-invalid'],
  ])('is refused with %s', async (_, part, code) => {
    const { reflect, reflection } = await createStepStudent(trio);
    const answer = await reflect({ plan: { ...ask, ...part } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code }]);
    expect(await reflection()).toBeNull();
  });
});

describe('the open step', () => {
  it('begins with the first words about it, and has its date', async () => {
    const { plan, followed, sort } = await createStepStudent(trio);
    expect(await followed()).toEqual({
      steps: [],
      reminders: { isPossible: true, isOn: false, next: null },
    });
    await plan(ask);
    expect((await followed()).steps).toEqual([
      {
        _id: expect.any(String),
        sortId: sort.id,
        sentence: askSentence,
        plan: ask,
        dueOn: ask.dueOn,
        created: trio.clock.now().toISOString(),
        closed: null,
        outcome: null,
        checkIns: [],
      },
    ]);
  });

  it('follows the words of its sort', async () => {
    const { plan, reflect, followed } = await createStepStudent(trio);
    await plan(ask);
    const [before] = (await followed()).steps;
    trio.clock.advance(60_000);
    await reflect({ action: 'Call the vet' });
    expect((await followed()).steps).toEqual([
      { ...before, sentence: 'Call the vet', plan: null, dueOn: null },
    ]);
  });

  it('is deleted with its sentence if nothing happened with it', async () => {
    const { plan, reflect, followed } = await createStepStudent(trio);
    await plan(ask);
    await reflect({ action: '' });
    expect((await followed()).steps).toEqual([]);
  });

  it('is closed as changed if the student has checked in', async () => {
    const { plan, reflect, followed, checkIn, openStep } = await createStepStudent(trio);
    await plan(ask);
    await checkIn((await openStep())?._id ?? '', { outcome: 'not-yet' });
    await reflect({ action: '' });
    expect((await followed()).steps).toMatchObject([{ outcome: 'changed', checkIns: [{}] }]);
  });

  it('of an older sort is replaced by that of the latest one', async () => {
    const { latest, sort, reflect, followed } = await studentWithTwoSorts();
    expect((await followed()).steps).toMatchObject([{ sortId: sort.id, closed: null }]);
    await reflect({ action: 'Call' }, latest.id);
    expect((await followed()).steps).toMatchObject([
      { sortId: latest.id, sentence: 'Call', closed: null },
      { sortId: sort.id, sentence: 'Ask', outcome: 'changed' },
    ]);
  });

  it('stays if the words of an older sort change', async () => {
    const { latest, reflect, followed } = await studentWithTwoSorts();
    await reflect({ action: 'Call' }, latest.id);
    const before = await followed();
    await reflect({ action: 'Something else' });
    await reflect({ action: '' });
    expect(await followed()).toEqual(before);
  });

  it('is not opened again by a save of the other words', async () => {
    const { plan, reflect, followed, checkIn, openStep } = await createStepStudent(trio);
    await plan(ask);
    await checkIn((await openStep())?._id ?? '', { outcome: 'done' });
    await reflect({ plan: ask, shared: 'People' });
    await reflect({ action: askSentence });
    expect((await followed()).steps).toMatchObject([{ outcome: 'done' }]);
    await reflect({ plan: planOf('call') });
    expect((await followed()).steps).toMatchObject([
      { sentence: 'I will call.', closed: null },
      { outcome: 'done' },
    ]);
  });

  it('is one, if two devices save at once', async () => {
    const { plan, followed } = await createStepStudent(trio);
    await Promise.all([plan(ask), plan(planOf('call')), plan(ask)]);
    expect((await followed()).steps).toHaveLength(1);
  });

  it('is not changed by the switch for teachers', async () => {
    const { plan, put, sort, followed } = await createStepStudent(trio);
    await plan(ask);
    const before = await followed();
    await put(sort.id, { areWordsShared: true });
    expect(await followed()).toEqual(before);
  });
});

it('there is no step in a consumer group', async () => {
  const school = await createSchool(trio.db, { isConsumerGroup: true });
  const { plan, followed } = await createStepStudent(trio, school);
  expect((await plan(ask)).statusCode).toBe(403);
  expect((await followed()).steps).toEqual([]);
});
