import { describe, expect, it } from 'vitest';
import {
  canGetReminders,
  endOfAllowedHours,
  nextAllowedMoment,
  nextReminderAt,
} from './reminders.ts';

const zone = 'America/Toronto';
const now = new Date('2026-11-18T15:00:00Z');
const at = (dueOn: string, sent = 0, when = now) =>
  nextReminderAt({ dueOn, sent, zone, now: when })?.toISOString() ?? null;

it.each([
  ['lea@pins.example', false, true],
  ['lea@pins.example', true, false],
  ['', false, false],
])('a student with the address %j, unconfirmed: %j, can get reminders: %j', (email, un, can) => {
  expect(canGetReminders({ email, isEmailUnconfirmed: un })).toBe(can);
});

describe('a reminder', () => {
  it.each([
    ['on the day of the step', '2026-11-20', '2026-11-20T20:30:00.000Z'],
    ['on Monday for a step on Saturday', '2026-11-21', '2026-11-23T20:30:00.000Z'],
    ['today, if there is time', '2026-11-18', '2026-11-18T20:30:00.000Z'],
    [
      'on the next school day, if the day of the step is over',
      '2026-11-10',
      '2026-11-19T20:30:00.000Z',
    ],
    ['at the same local time in summer', '2027-06-02', '2027-06-02T19:30:00.000Z'],
  ])('is sent %s', (_, dueOn, expected) => {
    expect(at(dueOn)).toBe(expected);
  });

  it('is sent a second time three school days later, and not a third time', () => {
    expect(at('2026-11-20', 1)).toBe('2026-11-25T20:30:00.000Z');
    expect(at('2026-11-20', 2)).toBeNull();
  });

  it('on a Friday afternoon waits for Monday', () => {
    expect(at('2026-11-20', 0, new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-23T20:30:00.000Z');
  });
});

describe('the hours of reminders', () => {
  it.each([
    ['a school day at noon', '2026-11-18T17:00:00Z', '2026-11-18T17:00:00.000Z'],
    ['a school day at 8:00', '2026-11-18T13:00:00Z', '2026-11-18T13:00:00.000Z'],
    ['a school day before 8:00', '2026-11-18T12:59:00Z', '2026-11-18T13:00:00.000Z'],
    ['a school day at 18:00', '2026-11-18T23:00:00Z', '2026-11-19T13:00:00.000Z'],
    ['Friday evening', '2026-11-21T01:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['Saturday', '2026-11-21T17:00:00Z', '2026-11-23T13:00:00.000Z'],
    ['the weekend in which clocks go forward', '2027-03-13T17:00:00Z', '2027-03-15T12:00:00.000Z'],
  ])('allow %s', (_, when, expected) => {
    expect(nextAllowedMoment(zone, new Date(when)).toISOString()).toBe(expected);
  });

  it('end at 18:00 of the same day', () => {
    expect(endOfAllowedHours(zone, now).toISOString()).toBe('2026-11-18T23:00:00.000Z');
  });
});
