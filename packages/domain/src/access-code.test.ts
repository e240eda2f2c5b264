import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessCodeWords } from './access-code-words.ts';
import { generateAccessCode, isAccessCode, normaliseAccessCode } from './access-code.ts';
import { limits } from './limits.ts';

// Any text, lone surrogates included; fast-check's own unit takes a second to build.
const anyText = fc.string({ unit: fc.nat(0x1_ff_ff).map((point) => String.fromCodePoint(point)) });

it.each([
  ['case and spaces', '  Maple   LEAF 7 ', 'mapleleaf7'],
  ['hyphens and dashes', 'Maple-leaf – 7', 'mapleleaf7'],
  ['accents', 'ÉCOLE-NB', 'ecolenb'],
  ['ligatures', 'Cœur 12', 'coeur12'],
  ['full-width letters', 'Ｐａｎｄａ　４８２１', 'panda4821'],
  ['the word joiners that emails insert', 'pins.\u2060example', 'pins.example'],
  ['the difference between the two small sigmas', 'ΟΔΟΣ 1', 'οδοσ1'],
])('compares codes without %s', (_, code, compared) => {
  expect(normaliseAccessCode(code)).toBe(compared);
});

it('keeps a code of hyphens only', () => {
  expect(normaliseAccessCode('----')).toBe('----');
  expect(normaliseAccessCode('- -')).toBe('- -');
});

it('a code and its form stored by older versions normalise to the same text', () => {
  const stored = (code: string) =>
    code.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');
  fc.assert(
    fc.property(anyText, (code) => {
      expect(normaliseAccessCode(stored(code))).toBe(normaliseAccessCode(code));
    }),
    { numRuns: 1000 },
  );
});

it('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (code) => {
      const once = normaliseAccessCode(code);
      expect(normaliseAccessCode(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

describe('a code chosen by a school', () => {
  it.each(['abcd', '  École 7 ', '東京高校', 'nb-2026', 'x'.repeat(limits.accessCodeMax)])(
    'accepts %j',
    (code) => expect(isAccessCode(code)).toBe(true),
  );

  it.each([
    '',
    'abc',
    '  abc  ',
    'a  b',
    'a-b c',
    '----',
    '🦊🦊🦊',
    'abc\u200b',
    'ab\u200dcd',
    'ab\u3164cd',
    'ab\u2800cd',
    'ab\u0000cd',
    'ab\u202ecd',
    'abc\ud800',
    'x'.repeat(limits.accessCodeMax + 1),
  ])('refuses %j', (code) => expect(isAccessCode(code)).toBe(false));
});

describe('a generated code', () => {
  const words = accessCodeWords.trim().split(/\s+/u);
  const numbers = 8991;

  it('is a word and four digits, and a valid code, for any random value', () => {
    const chance = fc.tuple(fc.nat(words.length - 1), fc.nat(numbers - 1));
    fc.assert(
      fc.property(chance, ([word, number]) => {
        const draws = [word, number];
        const code = generateAccessCode(() => draws.shift() ?? 0);
        expect(code).toMatch(/^[A-Z][a-z]+ (?!(\d)\1{3})[1-9]\d{3}$/u);
        expect(isAccessCode(code)).toBe(true);
      }),
    );
  });

  it('stays within the lists of words and numbers', () => {
    const asked: number[] = [];
    generateAccessCode((max) => asked.push(max) && 0);
    expect(asked).toEqual([words.length, numbers]);
    expect(words.length * numbers).toBe(1_672_326);
  });

  it('covers every number from 1000 to 9999 once, except those of four equal digits', () => {
    const made = new Set<string>();
    for (let n = 0; n < numbers; n += 1) {
      made.add(generateAccessCode((max) => (max === numbers ? n : 0)));
    }
    expect(made.size).toBe(numbers);
    expect(made).toContain(`${words[0]} 1000`);
    expect(made).toContain(`${words[0]} 9998`);
    expect([...made].filter((code) => /(\d)\1{3}$/u.test(code))).toEqual([]);
  });

  it('uses at least 120 short words without accents, and no two words differ by one letter', () => {
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(words.filter((word) => !/^[A-Z][a-z]{3,10}$/u.test(word))).toEqual([]);
    // Two words are one edit apart if and only if they share a form with one letter deleted or
    // masked.
    const forms = words.map((text) => {
      const word = text.toLowerCase();
      const cut = (gap: string) =>
        Array.from(word, (_, at) => word.slice(0, at) + gap + word.slice(at + 1));
      return new Set([word, ...cut(''), ...cut('?')]);
    });
    const near = words.filter((_, at) =>
      forms.slice(at + 1).some((other) => [...other].some((form) => forms[at]?.has(form))),
    );
    expect(near).toEqual([]);
  });
});
