import { catalogues } from '@trio/i18n/catalogues';
import { createTranslator } from '@trio/i18n/translator';
import { expect, it } from 'vitest';
import { fileDay } from './data-file.ts';

it('names the file by the day, so that two downloads can be told apart', () => {
  const en = createTranslator<typeof catalogues.en.account>('en', catalogues.en.account);
  const fr = createTranslator<typeof catalogues.en.account>('fr', catalogues.fr.account);
  const late = fileDay(new Date(2026, 4, 3, 23, 59));
  expect(en('data.fileName', { day: late })).toBe('trio-my-data-20260503.json');
  expect(fr('data.fileName', { day: late })).toBe('trio-mes-donnees-20260503.json');
  expect(fileDay(new Date(2026, 10, 30))).toBe('20261130');
});
