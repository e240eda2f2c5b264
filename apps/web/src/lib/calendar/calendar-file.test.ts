import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: '01900000-0000-7000-8000-0000000000c1',
  day: '2026-12-31',
  title: 'After lunch, I will ask my aunt.',
  language: 'en' as const,
  now: new Date('2026-11-19T15:04:05.678Z'),
};
const linesOf = (changes: Partial<typeof entry> = {}) =>
  calendarFile({ ...entry, ...changes }).split('\r\n');
/** As a calendar reads it. */
const unfolded = (title: string) =>
  calendarFile({ ...entry, title })
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('is an event of a whole day, until the next one', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trio//Trio//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:01900000-0000-7000-8000-0000000000c1@trio',
    'DTSTAMP:20261119T150405Z',
    'SEQUENCE:1795100645',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    String.raw`SUMMARY;LANGUAGE=en-CA:After lunch\, I will ask my aunt.`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('keeps its id when its date changes', () => {
  const idOf = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
  expect(idOf(linesOf({ day: '2027-01-05' }))).toBe(idOf(linesOf()));
});

it('escapes separators, backslashes and line breaks', () => {
  expect(unfolded('a,b;c\\d\r\ne\nf')).toContain(
    String.raw`SUMMARY;LANGUAGE=en-CA:a\,b\;c\\d\ne\nf`,
  );
});

it('folds lines after 75 octets, never inside a character', () => {
  const title = 'é🌊'.repeat(60);
  const lines = linesOf({ title });
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(unfolded(title)).toContain(`SUMMARY;LANGUAGE=en-CA:${title}`);
});

it('is in the language of the page', () => {
  const lines = linesOf({ language: 'fr' as 'en', title: 'Demander' });
  expect(lines).toContain('SUMMARY;LANGUAGE=fr-CA:Demander');
  expect(lines).toContain('PRODID:-//Trio//Trio//FR');
});
