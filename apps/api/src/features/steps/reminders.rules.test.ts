import { expect, it } from 'vitest';
import { decideReminder } from './reminders.rules.ts';

const now = new Date('2026-11-20T20:40:00Z');
const place = { timeZone: null, country: 'can', state: 'ON', region: 'canada' } as const;
const due = {
  school: {
    ...place,
    expiresAt: null,
    refusedAt: null,
    isConsumerGroup: false,
    isFreemiumGroup: false,
  },
  step: { dueOn: '2026-11-20', remindersSent: 0 },
  student: {
    areRemindersOn: true,
    isDisabled: false,
    email: 'lea@pins.example',
    isEmailUnconfirmed: false,
    ageOutcome: null,
  },
};

it('sends the first reminder until 18:00 and sets the moment of the second', () => {
  expect(decideReminder(due, now)).toEqual({
    remindAt: new Date('2026-11-25T20:30:00Z'),
    send: { remindersSent: 1, expiresAt: new Date('2026-11-20T23:00:00Z') },
  });
});

it('sets no moment after the second reminder', () => {
  const second = { ...due, step: { ...due.step, remindersSent: 1 } };
  expect(decideReminder(second, now)).toMatchObject({ remindAt: null, send: { remindersSent: 2 } });
});

it('postpones a late reminder to the next allowed hours of the school’s zone', () => {
  const evening = new Date('2026-11-20T23:00:00Z');
  expect(decideReminder(due, evening)).toEqual({
    remindAt: new Date('2026-11-23T13:00:00Z'),
    send: null,
  });
  const west = { ...due, school: { ...due.school, timeZone: 'America/Vancouver' } };
  expect(decideReminder(west, evening).send).not.toBeNull();
});

it.each([
  ['turned reminders off', { student: { ...due.student, areRemindersOn: false } }],
  ['is disabled', { student: { ...due.student, isDisabled: true } }],
  ['has no address', { student: { ...due.student, email: '' } }],
  ['has not confirmed the address', { student: { ...due.student, isEmailUnconfirmed: true } }],
  ['set no day', { step: { ...due.step, dueOn: null } }],
  ['is of a school that has expired', { school: { ...due.school, expiresAt: now } }],
  ['was not asked the age yet', { school: { ...due.school, isFreemiumGroup: true } }],
  [
    'has a guardian who refused',
    {
      school: { ...due.school, isConsumerGroup: true },
      student: { ...due.student, ageOutcome: 'guardian-refused' },
    },
  ],
  ['is of a school that was refused', { school: { ...due.school, refusedAt: now } }],
])('sends nothing to a student who %s', (_, changed) => {
  expect(decideReminder({ ...due, ...changed }, now)).toEqual({ remindAt: null, send: null });
});

it('sends to a student of a consumer group who is old enough', () => {
  const school = { ...due.school, isConsumerGroup: true };
  const student = { ...due.student, ageOutcome: 'old-enough' };
  expect(decideReminder({ ...due, school, student }, now).send).not.toBeNull();
});

it('sends while the school has not expired yet', () => {
  const school = { ...due.school, expiresAt: new Date(now.getTime() + 1) };
  expect(decideReminder({ ...due, school }, now).send).not.toBeNull();
});
