import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import type { Steps } from '@trio/contracts/steps';
import { canGetReminders } from '@trio/domain/steps/reminders';
import type { WrittenStep } from '@trio/domain/steps/track-step';
import { toSteps, type CheckInRow, type StepRow } from '../../data/steps.mapper.ts';
import type { ReminderSettingsRow } from './steps.repository.ts';

export function toOwnSteps(
  student: ReminderSettingsRow,
  steps: readonly StepRow[],
  checkIns: readonly CheckInRow[],
): Steps {
  const next = steps.find(({ remindAt }) => remindAt !== null)?.remindAt;
  return {
    steps: toSteps(steps, checkIns),
    reminders: {
      isPossible: canGetReminders(student),
      isOn: student.areRemindersOn,
      next: next?.toISOString() ?? null,
    },
  };
}

export const toExportedSteps = (steps: readonly StepRow[], checkIns: readonly CheckInRow[]) =>
  toSteps(steps, checkIns).map((step, place) => ({
    ...step,
    remindersSent: steps[place]?.remindersSent,
    nextReminder: steps[place]?.remindAt?.toISOString() ?? null,
  }));

/** The profile and the result show the reflection's step. */
export const withStep = (
  reflection: Reflection | null,
  { sentence, plan }: WrittenStep,
): Reflection => ({ ...(reflection ?? emptyReflection), action: sentence, plan });
