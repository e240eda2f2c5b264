import { expect, it } from 'vitest';
import { isOneWritingSystem, mixesLookalikes, looksLatin } from './writing-systems.ts';

it.each([
  'école-2',
  'яндекс',
  'ελλάδα',
  '東京タワーの夜',
  '한국漢字',
  'ㄅ注音',
  'ᐃᓄᒃ',
  'भारत',
  '1-2',
  '',
])('%j is one writing system', (text) => expect(isOneWritingSystem(text)).toBe(true));

it.each([
  ['Cyrillic a in a Latin name', 'pаypal'],
  ['Greek o in a Latin name', 'gοogle'],
  ['Armenian o in a Latin name', 'gօogle'],
  ['Latin a in a Cyrillic name', 'яндeкс'],
  ['Katakana length mark as a hyphen', 'nb\u30fced'],
  ['Bengali four as an eight', 'area\u09ea'],
  ['Kana beside Hangul', 'あ한'],
  ['a historic script', '\u{10330}\u{10331}'],
])('%s is not one writing system', (_, text) => expect(isOneWritingSystem(text)).toBe(false));

it('reports mixed scripts only if their letters look alike', () => {
  expect(mixesLookalikes('tanaka太郎')).toBe(false);
  expect(mixesLookalikes('иван.петров-7')).toBe(false);
  expect(mixesLookalikes('ivаn')).toBe(true);
  expect(mixesLookalikes('αнна')).toBe(true);
});

it('detects a Cyrillic word that looks Latin', () => {
  expect(looksLatin('аррӏе')).toBe(true);
  expect(looksLatin('7-хор')).toBe(true);
  expect(looksLatin('почта')).toBe(false);
  expect(looksLatin('apple')).toBe(false);
  expect(looksLatin('7-7')).toBe(false);
});
