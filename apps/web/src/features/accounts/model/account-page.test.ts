import { catalogues } from '@trio/i18n/catalogues';
import { createTranslator } from '@trio/i18n/translator';
import { describe, expect, it } from 'vitest';
import { fileDay, listAsText, savedList, wrongEntries } from './account-page.ts';

describe('an email domain list', () => {
  it('is shown in its field separated by commas', () => {
    const text = listAsText(['school.ca', '*.school.ca']);
    expect(text).toBe('school.ca, *.school.ca');
    expect(wrongEntries(text)).toEqual([]);
  });

  it('reports invalid entries as they were typed', () => {
    expect(wrongEntries('school.ca, Not A Domain,, https://x.ca')).toEqual([
      'Not A Domain',
      'https://x.ca',
    ]);
  });

  it('is switched on by its first entry and off when the last one is removed', () => {
    const empty = { domains: [], isOn: false };
    const filled = savedList(empty, 'School.ca , *.school.ca');
    expect(filled).toEqual({ domains: ['school.ca', '*.school.ca'], isOn: true });
    expect(savedList(filled, ' , ')).toEqual(empty);
  });

  it('stays off after an administrator switched it off, until it changes', () => {
    const off = { domains: ['school.ca'], isOn: false };
    expect(savedList(off, 'school.ca')).toEqual(off);
    expect(savedList(off, 'school.ca, other.ca').isOn).toBe(true);
  });
});

it('puts the date into the name of the data file', () => {
  const en = createTranslator<typeof catalogues.en.account>('en', catalogues.en.account);
  const fr = createTranslator<typeof catalogues.en.account>('fr', catalogues.fr.account);
  const late = fileDay(new Date(2026, 4, 3, 23, 59));
  expect(en('data.fileName', { day: late })).toBe('trio-my-data-20260503.json');
  expect(fr('data.fileName', { day: late })).toBe('trio-mes-donnees-20260503.json');
  expect(fileDay(new Date(2026, 10, 30))).toBe('20261130');
});
