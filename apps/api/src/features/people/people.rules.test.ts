import { describe, expect, it } from 'vitest';
import { beginningOf, readPeopleSearch } from './people.rules.ts';

describe('readPeopleSearch', () => {
  it('ignores case and spaces of an address', () => {
    const whole = { id: null, email: 'zoe@school.test', isWholeEmail: true, username: null };
    expect(readPeopleSearch('  Zoe @School.TEST ')).toEqual(whole);
  });

  it('reads a text without @ as the beginning of an address or of a username', () => {
    const beginning = { id: null, email: 'brave-ott', isWholeEmail: false, username: 'braveott' };
    expect(readPeopleSearch('Brave-Ott')).toEqual(beginning);
  });

  it('reads an id and searches nothing else', () => {
    const id = '01900000-0000-7000-8000-0000000000a1';
    const found = { id, email: null, isWholeEmail: false, username: null };
    expect(readPeopleSearch(` ${id.toUpperCase()} `)).toEqual(found);
  });

  it.each(['', ' a b ', 'ab', '\u200bab\u200b'])('refuses %j as too short', (typed) => {
    expect(readPeopleSearch(typed)).toBeNull();
  });

  it('searches no username of less than three letters', () => {
    expect(readPeopleSearch('a-b')).toMatchObject({ email: 'a-b', username: null });
  });
});

it('takes characters of patterns literally', () => {
  expect(beginningOf('a_%\\')).toBe('a\\_\\%\\\\%');
});
