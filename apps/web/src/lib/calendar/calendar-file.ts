import { addDays } from '@trio/domain/time/days';
import type { Language } from '@trio/i18n/languages';

interface CalendarEntry {
  /** The same for the same entry, so that a calendar replaces it. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly language: Language;
  readonly now: Date;
}

/** RFC 5545: at most 75 octets in a line, which may continue after a space. */
const octetsMax = 75;

/** An event of a whole day, with nothing personal but its title. */
export function calendarFile({ id, day, title, language, now }: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Trio//Trio//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@trio`,
    `DTSTAMP:${stampOf(now)}`,
    // A calendar ignores an older copy of an event that it has.
    `SEQUENCE:${Math.floor(now.getTime() / 1000) % 2 ** 31}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
    `SUMMARY;LANGUAGE=${language}-CA:${escape(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

const stampOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

function fold(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (octetsOf(last + letter) > octetsMax) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n');
}
