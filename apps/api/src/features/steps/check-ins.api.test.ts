import type { Answer } from '@trio/contracts/endpoint';
import { emptyReflection } from '@trio/contracts/reflection';
import type { getStudent } from '@trio/contracts/students';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createStaff } from '../../../test/factories.ts';
import { createSortingStudent, finishedSort } from '../../../test/sorting-student.ts';
import { createStepStudent, planOf, type StepStudent } from '../../../test/step-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createSchoolClient, createTestClient } from '../../../test/test-client.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const ask = planOf('ask', '2026-11-20');
const call = planOf('call', '2026-12-01');

async function studentWithStep(school: { schoolId?: string } = {}) {
  const student = await createStepStudent(trio, school);
  await student.plan(ask);
  const stepId = (await student.openStep())?._id ?? '';
  trio.clock.advance(60_000);
  return { ...student, stepId, say: (body: object) => student.checkIn(stepId, body) };
}

describe('a check-in', () => {
  it.each(['done', 'changed'])('%s closes the step with what happened', async (outcome) => {
    const { say, followed } = await studentWithStep();
    const answer = await say({ outcome, happened: ' She said yes ' });
    const at = trio.clock.now().toISOString();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      steps: [{ closed: at, outcome, checkIns: [{ outcome, happened: 'She said yes', at }] }],
    });
    expect(await followed()).toEqual(answer.json());
  });

  it('"not yet" keeps the step open as it is', async () => {
    const { say, followed, reflection } = await studentWithStep();
    const [before] = (await followed()).steps;
    await say({ outcome: 'not-yet' });
    expect((await followed()).steps).toEqual([
      {
        ...before,
        checkIns: [{ outcome: 'not-yet', happened: '', at: trio.clock.now().toISOString() }],
      },
    ]);
    expect(await reflection()).toMatchObject({ action: 'I will ask, by November 20, 2026.' });
  });

  it('"not yet" with another date changes the same step and the reflection', async () => {
    const { say, followed, reflection, reflect, stepId } = await studentWithStep();
    await reflect({ plan: ask, shared: 'People' });
    const later = { ...ask, dueOn: '2026-12-04' };
    await say({ outcome: 'not-yet', next: later });
    const sentence = 'I will ask, by December 4, 2026.';
    expect((await followed()).steps).toMatchObject([
      { _id: stepId, sentence, plan: later, dueOn: '2026-12-04', closed: null, checkIns: [{}] },
    ]);
    expect(await reflection()).toMatchObject({ shared: 'People', action: sentence, plan: later });
  });

  it('with a next step opens it, and the reflection says it', async () => {
    const { checkIn, followed, reflection, stepId, sort } = await studentWithStep();
    await checkIn(stepId, { outcome: 'done', next: planOf('appeler', '2026-12-01') }, 'fr');
    const sentence = 'Je vais appeler, d’ici le 1 décembre 2026.';
    expect((await followed()).steps).toMatchObject([
      { sortId: sort.id, sentence, closed: null, checkIns: [] },
      { _id: stepId, outcome: 'done', checkIns: [{}] },
    ]);
    expect(await reflection()).toMatchObject({ action: sentence });
  });

  it('counts once though it is sent twice, also at once', async () => {
    const { say, followed } = await studentWithStep();
    const twice = { id: newId(), outcome: 'done', next: call };
    const answers = [...(await Promise.all([say(twice), say(twice)])), await say(twice)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { steps } = await followed();
    expect(steps).toMatchObject([{ closed: null, checkIns: [] }, { checkIns: [{}] }]);
    expect(steps).toHaveLength(2);
  });

  it('of a closed step is refused, and nothing changes', async () => {
    const { say, followed } = await studentWithStep();
    await say({ outcome: 'changed' });
    const before = await followed();
    const answer = await say({ outcome: 'done', next: call });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'step/closed' }]);
    expect(await followed()).toEqual(before);
  });

  it('names the field of a next step that says nothing', async () => {
    const { say, followed } = await studentWithStep();
    const before = await followed();
    const answer = await say({ outcome: 'done', next: planOf(' ', '2026-12-01') });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'step/will-required', errors: [{ path: 'next/will', code: 'step/will-required' }] },
    ]);
    expect(await followed()).toEqual(before);
  });

  it('of an unknown step or a classmate’s returns 404', async () => {
    const { stepId, schoolId } = await studentWithStep();
    const classmate = await createStepStudent(trio, { schoolId });
    for (const id of [stepId, newId()]) {
      expect((await classmate.checkIn(id, { outcome: 'done' })).statusCode).toBe(404);
    }
  });
});

describe('after a later sort', () => {
  async function studentWithLaterSort() {
    const student = await studentWithStep();
    const latest = finishedSort(['wealth', 'coolClimate', 'gameOn']);
    await student.confirm(latest);
    return { ...student, latest };
  }

  it('the next step belongs to the latest sort', async () => {
    const { say, followed, reflection, latest, sort } = await studentWithLaterSort();
    await say({ outcome: 'done', next: call });
    expect((await followed()).steps).toMatchObject([
      { sortId: latest.id, closed: null },
      { sortId: sort.id, outcome: 'done' },
    ]);
    expect(await reflection()).toMatchObject({ plan: call, reasons: ['', '', ''] });
  });

  it('a step with another date stays one step when the words are saved', async () => {
    const { say, followed, latest, reflect, sort } = await studentWithLaterSort();
    const later = { ...ask, dueOn: '2026-12-04' };
    await say({ outcome: 'not-yet', next: later });
    await reflect({ plan: later, shared: 'People' }, latest.id);
    expect((await followed()).steps).toMatchObject([{ sortId: sort.id, closed: null }]);
    expect((await followed()).steps).toHaveLength(1);
  });
});

describe('staff', () => {
  const stepsSeenBy = async (email: string, { id }: StepStudent) =>
    (await (await createTestClient(trio, email)).get(`/users/student/${id}`)).json<
      Answer<typeof getStudent>
    >().steps;

  it('see the steps of a student; a class teacher reads words only if they are shared', async () => {
    const school = await createSchoolClient(trio);
    const { schoolId } = school;
    const student = await studentWithStep(school);
    await student.say({ outcome: 'not-yet', happened: 'No time' });
    const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    await createClass(trio.db, schoolId, { teachers: [teacher.id], students: [student.id] });
    const { steps } = await student.followed();
    expect(steps).toMatchObject([{ plan: ask, checkIns: [{ happened: 'No time' }] }]);
    expect(await stepsSeenBy(school.email, student)).toEqual(steps);
    expect(await stepsSeenBy(teacher.email, student)).toEqual(
      steps.map((step) => ({
        ...step,
        sentence: '',
        plan: null,
        checkIns: step.checkIns.map((checkIn) => ({ ...checkIn, happened: '' })),
      })),
    );
    await student.put(student.sort.id, { areWordsShared: true });
    expect(await stepsSeenBy(teacher.email, student)).toEqual(steps);
  });
});

describe('the student’s data', () => {
  it('has the steps, the check-ins and the reminders', async () => {
    const { say, remind, call: send, stepId } = await studentWithStep();
    await remind();
    await say({ outcome: 'not-yet', happened: 'No time' });
    const file = (await send('GET', '/users/me/data')).json<object>();
    expect(file).toMatchObject({
      student: { areRemindersOn: true },
      steps: [
        {
          _id: stepId,
          plan: ask,
          checkIns: [{ happened: 'No time' }],
          remindersSent: 0,
          nextReminder: expect.any(String),
        },
      ],
    });
  });

  it('is deleted with the student', async () => {
    const school = await createSchoolClient(trio);
    const { id, say } = await studentWithStep(school);
    await say({ outcome: 'done' });
    expect((await school.call('DELETE', `/users/${id}`)).statusCode).toBe(204);
    for (const table of ['studentSteps', 'stepCheckIns'] as const) {
      const left = trio.db.selectFrom(table).select('stepId').where('studentId', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });
});

describe('two merged accounts', () => {
  async function twoStudents() {
    const school = await createSchoolClient(trio);
    const kept = await studentWithStep(school);
    const removed = await studentWithStep(school);
    const merge = () => school.call('POST', `/users/${kept.id}/merge`, { from: removed.id });
    return { kept, removed, merge };
  }

  it('keep all steps; the newer one stays open', async () => {
    const { kept, removed, merge } = await twoStudents();
    const id = newId();
    await kept.say({ id, outcome: 'not-yet', happened: 'Mine' });
    await removed.say({ id, outcome: 'not-yet', happened: 'Of the other account' });
    expect((await merge()).statusCode).toBe(204);
    expect((await kept.followed()).steps).toMatchObject([
      { _id: removed.stepId, closed: null, checkIns: [{ happened: 'Of the other account' }] },
      { _id: kept.stepId, outcome: 'changed', checkIns: [{ happened: 'Mine' }] },
    ]);
  });

  it('keep the steps of a sort that a device sent to both', async () => {
    const school = await createSchoolClient(trio);
    const kept = await studentWithStep(school);
    const removed = await createSortingStudent(trio, school);
    await removed.confirm(kept.sort);
    const reflection = { ...emptyReflection, plan: call };
    expect((await removed.put(kept.sort.id, { reflection })).statusCode).toBe(200);
    await school.call('POST', `/users/${kept.id}/merge`, { from: removed.id });
    expect((await kept.followed()).steps).toMatchObject([
      { plan: call, sortId: kept.sort.id, closed: null },
      { _id: kept.stepId, outcome: 'changed' },
    ]);
  });

  it('keep the kept account’s choice about reminders', async () => {
    const one = await twoStudents();
    await one.removed.remind();
    await one.merge();
    expect((await one.kept.followed()).reminders).toMatchObject({ isOn: false, next: null });

    const other = await twoStudents();
    await other.kept.remind();
    await other.merge();
    expect((await other.kept.followed()).reminders).toMatchObject({
      isOn: true,
      next: expect.any(String),
    });
  });
});
