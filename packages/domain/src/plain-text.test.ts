import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasInvisible, isBlank, isPlainText } from './plain-text.ts';

const anyText = fc.string({ unit: fc.nat(0x1_ff_ff).map((point) => String.fromCodePoint(point)) });

const invisibleCharacters = [
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['Hangul filler', '\u3164'],
  ['Hangul choseong filler', '\u115f'],
  ['Hangul jungseong filler', '\u1160'],
  ['half-width Hangul filler', '\uffa0'],
  ['Braille blank', '\u2800'],
  ['soft hyphen', '\u00ad'],
  ['combining grapheme joiner', '\u034f'],
  ['variation selector', '\ufe0f'],
  ['annotation anchor', '\ufff9'],
  ['tag space', '\u{e0020}'],
] as const;

describe('an invisible text', () => {
  it.each(invisibleCharacters)('consists of %s and is blank', (_, character) => {
    expect(isBlank(character)).toBe(true);
    expect(isBlank(` ${character}${character}\u00a0`)).toBe(true);
    expect(isBlank(`a${character}`)).toBe(false);
  });

  it.each(invisibleCharacters)('consists of %s and is not plain text', (_, character) => {
    expect(hasInvisible(character)).toBe(true);
    expect(isPlainText(` ${character} `)).toBe(character === '\ufeff');
    expect(isPlainText(`a${character}`)).toBe(true);
  });

  it('of spaces only is blank but still plain text', () => {
    for (const text of ['', ' ', '\u00a0\u3000']) {
      expect(isBlank(text)).toBe(true);
      expect(isPlainText(text)).toBe(true);
    }
  });
});

describe('text that others will read', () => {
  it.each([
    'Zoé',
    'Jean-François O’Brien',
    "D'Arcy",
    'علی\u200cرضا',
    'क्\u200dष',
    '李小龍',
    'ᐃᓄᒃ',
    'Nguyễn Thị Minh Khai',
    'שרה \u200fכהן',
    '👩\u200d🚀',
  ])('accepts %s', (text) => expect(isPlainText(text)).toBe(true));

  it.each([
    'a\u0000b',
    'a\nb',
    'a\tb',
    'a\u0085b',
    'a\u2028b',
    'a\u2029b',
    'a\u202eb',
    'a\u2066b',
    'a\ud800b',
    'a\udc00b',
    'a\uffffb',
  ])('refuses %j', (text) => expect(isPlainText(text)).toBe(false));

  it('survives a round trip through UTF-8', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (isPlainText(text)) expect(Buffer.from(text).toString()).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
