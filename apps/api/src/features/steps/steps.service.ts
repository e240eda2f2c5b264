import type { Answer } from '@trio/contracts/endpoint';
import type { CheckIn, checkInStep, listSteps, setReminders } from '@trio/contracts/steps';
import type { Plan } from '@trio/domain/steps/plan';
import { toSentence } from '../../data/steps.mapper.ts';
import { findReflection, updateWords } from '../../data/sorts.repository.ts';
import {
  findCheckIns,
  findLatestConfirmedSortId,
  findStep,
  findSteps,
  insertCheckIn,
  insertStep,
  updateReminder,
  updateStep,
  updateStepToClosed,
} from '../../data/steps.repository.ts';
import { lockStudent, type StudentKey } from '../../data/students.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toExportedSteps, toOwnSteps, withStep } from './steps.mapper.ts';
import { refuseClosed, refuseWithoutEmail } from './steps.policy.ts';
import { findReminderSettings, updateRemindersOn } from './steps.repository.ts';

export interface StepsService {
  list(caller: Caller): Promise<Answer<typeof listSteps>>;
  checkIn(
    caller: Caller,
    stepId: string,
    body: CheckIn,
    visitor: Pick<Visitor, 'language'>,
  ): Promise<Answer<typeof checkInStep>>;
  setReminders(caller: Caller, isOn: boolean): Promise<Answer<typeof setReminders>>;
}

interface StepsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createStepsService({ db, transact, clock }: StepsDeps): StepsService {
  async function answerOf(connection: Connection, owner: StudentKey) {
    const student = await findReminderSettings(connection, owner);
    if (!student) throw new ApiError('request/not-found');
    const steps = await findSteps(connection, owner);
    return toOwnSteps(student, steps, await findCheckIns(connection, owner));
  }

  async function lockOwner(connection: Connection, owner: StudentKey): Promise<void> {
    if (!(await lockStudent(connection, owner))) throw new ApiError('request/not-found');
  }

  /** The words of the latest confirmed sort say the same as the open step. */
  async function writeStep(
    connection: Connection,
    owner: StudentKey,
    { outcome, next, stepId, now }: Pick<CheckIn, 'outcome'> & Next,
  ): Promise<void> {
    const sortId = await findLatestConfirmedSortId(connection, owner);
    if (sortId === null) return;
    const step = await findStep(connection, owner, stepId);
    if (outcome !== 'not-yet') await insertStep(connection, owner, { sortId, written: next, now });
    else if (step) await updateStep(connection, owner, step, next);
    const words = await findReflection(connection, owner, sortId);
    await updateWords(connection, owner, sortId, { reflection: withStep(words, next) });
  }

  return {
    list: async (caller) => answerOf(db, studentKeyOf(caller)),

    checkIn: async (caller, stepId, { id, outcome, happened, next }, { language }) => {
      const owner = studentKeyOf(caller);
      return transact(async (connection) => {
        await lockOwner(connection, owner);
        const step = await findStep(connection, owner, stepId);
        if (!step) throw new ApiError('request/not-found');
        const known = await findCheckIns(connection, owner);
        if (known.some(({ checkInId }) => checkInId === id)) return answerOf(connection, owner);
        refuseClosed(step);
        const now = clock.now();
        const checkIn = { checkInId: id, stepId, outcome, happened, checkedAt: now };
        await insertCheckIn(connection, owner, checkIn);
        if (outcome !== 'not-yet') {
          await updateStepToClosed(connection, owner, stepId, { outcome, now });
        }
        if (next) {
          const written = { sentence: toSentence(next, language), plan: next };
          await writeStep(connection, owner, { outcome, next: written, stepId, now });
        }
        await updateReminder(connection, owner, now);
        return answerOf(connection, owner);
      });
    },

    setReminders: async (caller, isOn) => {
      const owner = studentKeyOf(caller);
      return transact(async (connection) => {
        await lockOwner(connection, owner);
        const student = await findReminderSettings(connection, owner);
        if (isOn && student) refuseWithoutEmail(student);
        await updateRemindersOn(connection, owner, isOn);
        await updateReminder(connection, owner, clock.now());
        return answerOf(connection, owner);
      });
    },
  };
}

interface Next {
  readonly next: { readonly sentence: string; readonly plan: Plan };
  readonly stepId: string;
  readonly now: Date;
}

export const createStepsExport = (db: Database) => async (schoolId: string, studentId: string) => {
  const owner = { schoolId, studentId };
  const steps = await findSteps(db, owner);
  const checkIns = await findCheckIns(db, owner);
  return { steps: toExportedSteps(steps, checkIns) };
};
