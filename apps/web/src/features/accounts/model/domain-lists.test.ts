import { describe, expect, it } from 'vitest';
import { listAsText, savedList, wrongEntries } from './domain-lists.ts';

describe('an email domain list', () => {
  it('stands in its field separated by commas, as it can be typed', () => {
    const text = listAsText(['school.ca', '*.school.ca']);
    expect(text).toBe('school.ca, *.school.ca');
    expect(wrongEntries(text)).toEqual([]);
  });

  it('names what is no domain, as it was typed', () => {
    expect(wrongEntries('school.ca, Not A Domain,, https://x.ca')).toEqual([
      'Not A Domain',
      'https://x.ca',
    ]);
  });

  it('is switched on by its first entry and off by its last', () => {
    const empty = { domains: [], isOn: false };
    const filled = savedList(empty, 'School.ca , *.school.ca');
    expect(filled).toEqual({ domains: ['school.ca', '*.school.ca'], isOn: true });
    expect(savedList(filled, ' , ')).toEqual(empty);
  });

  it('that was switched off stays off until it changes', () => {
    const off = { domains: ['school.ca'], isOn: false };
    expect(savedList(off, 'school.ca')).toEqual(off);
    expect(savedList(off, 'school.ca, other.ca').isOn).toBe(true);
  });
});
