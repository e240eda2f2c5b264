import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { dashboard as english } from './en/dashboard.ts';
import { dashboard as french } from './fr/dashboard.ts';
import { createTranslator } from './translator.ts';

const en = createTranslator<typeof english>('en', english);
const fr = createTranslator<typeof english>('fr', french);
const hour = 3_600_000;

it.each([
  [null, '-', '-'],
  [0, 'less than a minute', 'moins d’une minute'],
  [1, 'less than a minute', 'moins d’une minute'],
  [59_999, 'less than a minute', 'moins d’une minute'],
  [60_000, '1 minute', '1 minute'],
  [hour - 1, '59 minutes', '59 minutes'],
  [hour, '1 hour', '1 heure'],
  [2 * hour, '2 hours', '2 heures'],
  [2 * hour + 59_999, '2 hours', '2 heures'],
  [hour + 61_000, '1 hour 1 minute', '1 heure et 1 minute'],
  [1234 * hour + 5 * 60_000, '1,234 hours 5 minutes', '1\u00a0234 heures et 5 minutes'],
])('formats %s ms as “%s” and « %s »', (ms, inEnglish, inFrench) => {
  expect(formatDuration(en, ms)).toBe(inEnglish);
  expect(formatDuration(fr, ms)).toBe(inFrench);
});
