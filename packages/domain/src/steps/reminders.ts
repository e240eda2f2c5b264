import { addDays, addSchoolDays, isSchoolDay, nextSchoolDay } from '../time/days.ts';
import { dayIn, localTimeIn, momentIn } from '../time/zones.ts';

const remindersMax = 2;

/** In minutes of the school's day. */
const opensAt = 8 * 60;
const closesAt = 18 * 60;
/** After school. */
const sentAt = 15 * 60 + 30;
const schoolDaysBetween = 3;

/** A student without an address has a username; an unconfirmed address may be another person's. */
export const canGetReminders = ({
  email,
  isEmailUnconfirmed,
}: {
  readonly email: string;
  readonly isEmailUnconfirmed: boolean;
}): boolean => email !== '' && !isEmailUnconfirmed;

interface Reminding {
  readonly dueOn: string;
  /** How many reminders about this step were sent. */
  readonly sent: number;
  readonly zone: string;
  readonly now: Date;
}

/** Null after the last one. A reminder is never due in the past, except one that was missed. */
export function nextReminderAt({ dueOn, sent, zone, now }: Reminding): Date | null {
  if (sent >= remindersMax) return null;
  const day = addSchoolDays(nextSchoolDay(dueOn), sent * schoolDaysBetween);
  const moment = momentIn(zone, { day, minutes: sentAt });
  if (moment > now) return moment;
  const tomorrow = nextSchoolDay(addDays(dayIn(zone, now), 1));
  return momentIn(zone, { day: tomorrow, minutes: sentAt });
}

/** Monday to Friday from 8:00 to 18:00. Now, if that is within these hours. */
export function nextAllowedMoment(zone: string, now: Date): Date {
  const { day, minutes } = localTimeIn(zone, now);
  if (isSchoolDay(day) && minutes >= opensAt && minutes < closesAt) return now;
  const next = minutes < opensAt ? nextSchoolDay(day) : nextSchoolDay(addDays(day, 1));
  return momentIn(zone, { day: next, minutes: opensAt });
}

/** For a moment within the hours: when they end. A reminder that is late is not sent at night. */
export const endOfAllowedHours = (zone: string, now: Date): Date =>
  momentIn(zone, { day: dayIn(zone, now), minutes: closesAt });
