import {
  canGetReminders,
  endOfAllowedHours,
  nextAllowedMoment,
  nextReminderAt,
} from '@trio/domain/steps/reminders';
import { zoneOfSchool, type SchoolPlace } from '@trio/domain/time/school-zone';

interface Due {
  readonly school: SchoolPlace & {
    readonly expiresAt: Date | null;
    readonly refusedAt: Date | null;
    readonly isConsumerGroup: boolean;
    readonly isFreemiumGroup: boolean;
  };
  readonly step: { readonly dueOn: string | null; readonly remindersSent: number };
  readonly student: {
    readonly areRemindersOn: boolean;
    readonly isDisabled: boolean;
    readonly email: string;
    readonly isEmailUnconfirmed: boolean;
    readonly ageOutcome: string | null;
  };
}

interface ReminderChange {
  readonly remindAt: Date | null;
  /** Null: no email now. */
  readonly send: { readonly remindersSent: number; readonly expiresAt: Date } | null;
}

/** For a step whose reminder is due; much may have changed since its moment was set. */
export function decideReminder({ school, step, student }: Due, now: Date): ReminderChange {
  const isClosed =
    school.refusedAt !== null || (school.expiresAt !== null && school.expiresAt <= now);
  if (step.dueOn === null || !student.areRemindersOn || student.isDisabled) return none;
  if (!canGetReminders(student) || isClosed || isAsleep({ school, student })) return none;
  const zone = zoneOfSchool(school);
  const allowed = nextAllowedMoment(zone, now);
  if (allowed > now) return { remindAt: allowed, send: null };
  const sent = step.remindersSent + 1;
  return {
    remindAt: nextReminderAt({ dueOn: step.dueOn, sent, zone, now }),
    send: { remindersSent: sent, expiresAt: endOfAllowedHours(zone, now) },
  };
}

/** The student has not said how old they are, or a guardian refused: the account is not used. */
function isAsleep({ school, student }: Pick<Due, 'school' | 'student'>): boolean {
  const asksAge = school.isConsumerGroup || school.isFreemiumGroup;
  const { ageOutcome } = student;
  return asksAge && (ageOutcome === null || ageOutcome === 'guardian-refused');
}

const none: ReminderChange = { remindAt: null, send: null };
