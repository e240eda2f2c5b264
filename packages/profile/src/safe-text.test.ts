import { describe, expect, it } from 'vitest';
import { readCoverage } from './font-coverage.ts';
import { regularFontFiles } from './fonts.ts';
import { safeLine, safeParagraphs, substitute } from './safe-text.ts';

const set = (text: string): string => safeLine(text).text;

describe('a line of user text', () => {
  it.each([
    ['contains no control character', 'a\u0000b\u0007c', 'abc'],
    ['has one space instead of line breaks and tabs', ' a \t\r\n b ', 'a b'],
    ['keeps a no-break space', 'oui\u202f: «\u00a0non\u00a0»', 'oui\u00a0: «\u00a0non\u00a0»'],
    ['contains no override of the text direction', 'a\u202eb\u2066c', 'abc'],
    ['contains no half of a surrogate pair', 'a\ud800b', 'ab'],
    ['contains no invisible character', 'so\u00adft \ufeffand\u2060 \u3164still', 'soft and still'],
    ['joins a letter and its combining mark', 'e\u0301', 'é'],
    ['shows markup as plain text', '#panic() *_$<x> ]\\', '#panic() *_$<x> ]\\'],
  ])('%s', (_, text, expected) => {
    expect(set(text)).toBe(expected);
  });

  it.each([
    'Ελληνικά, Кириллица, Tiếng Việt',
    'ᐃᓄᒃᑎᑐᑦ ᏣᎳᎩ',
    'العربية עברית',
    '中文 日本語 한국어',
    'हिन्दी বাংলা ਪੰਜਾਬੀ ગુજરાતી தமிழ் සිංහල',
    'ภาษาไทย ភាសាខ្មែរ አማርኛ ქართული հայերեն',
    '👩🏽‍⚕️ 🏳️‍🌈 🇨🇦 1️⃣ ❤️ ♥ ∑ ☐',
    'a̱ q̓ x̌ ł̱ ɬ ʔ',
  ])('shows “%s” unchanged', (text) => {
    expect(set(text)).toBe(text.normalize('NFC'));
  });

  it('replaces each character that no font has by one substitute', () => {
    expect(set('x \u{16800}\u{16801} y')).toBe(`x ${substitute}${substitute} y`);
    expect(set('\ue000')).toBe(substitute);
  });

  it('keeps a letter whose combining mark no font has', () => {
    expect(set('k\u{1e8d0}')).toBe(`k${substitute}`);
  });

  it('runs from right to left if its first letter does', () => {
    expect(safeLine('«12» سلام hello').isRtl).toBe(true);
    expect(safeLine('hello سلام').isRtl).toBe(false);
    expect(safeLine('123').isRtl).toBe(false);
  });
});

it('sets Latin letters that our own fonts lack in a font that has them', () => {
  expect(safeLine('muốn hiểu').isExtended).toBe(true);
  expect(safeLine('Élodie, ça va? Œuvre, Łódź').isExtended).toBe(false);
  expect(safeLine('Ελληνικά').isExtended).toBe(false);
});

it('keeps several paragraphs apart and drops empty ones', () => {
  const lines = safeParagraphs('one\n\n \u2028two\r\nthree\u0000');
  expect(lines.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

it('every bold font covers its regular font', () => {
  const withBold = regularFontFiles().filter((file) => !/Math|Symbols2/u.test(file));
  expect(withBold).toHaveLength(23);
  for (const file of withBold) {
    const bold = file.replaceAll('400Regular', '700Bold');
    expect(readCoverage(bold), file).toEqual(readCoverage(file));
  }
});
