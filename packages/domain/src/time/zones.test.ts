import { expect, it } from 'vitest';
import { dayIn, isZone, localTimeIn, momentIn } from './zones.ts';

it('knows the day and the minute in a zone', () => {
  const at = new Date('2026-11-18T03:30:00Z');
  expect(localTimeIn('America/Toronto', at)).toEqual({ day: '2026-11-17', minutes: 22 * 60 + 30 });
  expect(dayIn('America/St_Johns', at)).toBe('2026-11-18');
  expect(localTimeIn('America/Toronto', new Date('2026-11-18T05:00:00Z')).minutes).toBe(0);
});

it.each([
  ['in winter', 'America/Toronto', '2026-11-18', '2026-11-18T13:00:00.000Z'],
  ['in summer', 'America/Toronto', '2026-07-02', '2026-07-02T12:00:00.000Z'],
  [
    'on the day that clocks go forward',
    'America/Toronto',
    '2026-03-08',
    '2026-03-08T12:00:00.000Z',
  ],
  ['on the day that clocks go back', 'America/Toronto', '2026-11-01', '2026-11-01T13:00:00.000Z'],
  ['with an offset of half an hour', 'America/St_Johns', '2026-11-18', '2026-11-18T11:30:00.000Z'],
  ['in a zone ahead of UTC', 'Pacific/Auckland', '2026-11-18', '2026-11-17T19:00:00.000Z'],
])('finds eight in the morning %s', (_, zone, day, expected) => {
  expect(momentIn(zone, { day, minutes: 8 * 60 }).toISOString()).toBe(expected);
});

it('knows which zones exist', () => {
  expect([isZone('America/Moncton'), isZone('Mars/Olympus'), isZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});
