import { describe, expect, it } from 'vitest';
import { loadCareers } from './careers.ts';
import { createSearch } from './search-careers.ts';

const english = createSearch((await loadCareers('en')).all);
const french = createSearch((await loadCareers('fr')).all);
const keys = (search: typeof english, text: string) => search(text).map(({ key }) => key);

describe('search', () => {
  it('finds a title first', () => {
    expect(keys(english, 'carpenter')[0]).toBe('carpenter');
    expect(keys(french, 'charpentier')[0]).toBe('carpenter');
  });

  it.each([
    ['vetrinarian', 'veterinarian'],
    ['psycologist', 'psychologist'],
    ['electricien', 'electrician'],
    ['infirmiere', 'registered-nurse'],
    ['plomier', 'plumber'],
  ])('forgives “%s”', (typed, key) => {
    expect(keys(english, typed)).toContain(key);
    expect(keys(french, typed)).toContain(key);
  });

  it('understands the other language', () => {
    expect(keys(french, 'firefighter')).toContain('firefighter');
    expect(keys(english, 'pompier')).toContain('firefighter');
  });

  it('finds the beginning of a word while it is typed', () => {
    expect(keys(english, 'pharm')).toContain('pharmacist');
  });

  it('needs every word', () => {
    expect(keys(english, 'game designer')[0]).toBe('video-game-designer');
  });

  it.each(['', '  ', '?!', 'qqqqqqq'])('finds nothing for “%s”', (text) => {
    expect(keys(english, text)).toEqual([]);
  });

  it('reads only the beginning of a very long text', () => {
    expect(keys(english, 'a'.repeat(1_000_000))).toEqual([]);
    expect(keys(english, `plumber${' '.repeat(80)}qqqqqqq`)).toContain('plumber');
  });
});
