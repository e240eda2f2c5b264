import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { isPostalCode, normalisePostalCode } from './postal-code.ts';

const anyText = fc.string({ unit: fc.nat(0x1_ff_ff).map((point) => String.fromCodePoint(point)) });

describe('a postal code', () => {
  it.each([
    ['can', 'K1A 0B1', 'K1A 0B1'],
    ['can', 'k1a0b1', 'K1A 0B1'],
    ['can', ' e1c-4z3 ', 'E1C 4Z3'],
    ['can', 'H0H\u00a00H0', 'H0H 0H0'],
    ['can', 'V6B–4Y8', 'V6B 4Y8'],
    ['usa', '04401', '04401'],
    ['usa', '12345-6789', '12345-6789'],
    ['usa', '12345 6789', '12345-6789'],
    ['usa', '123456789', '12345-6789'],
    ['other', 'sw1a  1aa', 'SW1A 1AA'],
    ['other', '75008', '75008'],
    ['other', '1000-205', '1000-205'],
    ['other', 'AD', 'AD'],
  ] as const)('in the country “%s” may be %j and is stored as %s', (country, typed, stored) => {
    expect(isPostalCode(country, typed)).toBe(true);
    expect(normalisePostalCode(country, typed)).toBe(stored);
  });

  it.each([
    ['can', ''],
    ['can', '12345'],
    ['can', 'D1A 0B1'],
    ['can', 'W1A 0B1'],
    ['can', 'Z1A 0B1'],
    ['can', 'K1O 0B1'],
    ['can', 'K1A 0I1'],
    ['can', 'K1A 0B'],
    ['can', 'K1A 0B11'],
    ['can', 'K1A--0B1'],
    ['usa', ''],
    ['usa', '1234'],
    ['usa', '123456'],
    ['usa', '12345-'],
    ['usa', '12345-678'],
    ['usa', 'K1A 0B1'],
    ['other', ''],
    ['other', '7'],
    ['other', '- -'],
    ['other', '-75008'],
    ['other', '1234567890123'],
    ['other', '75008\u0000'],
    ['other', '75/008'],
  ] as const)('in the country “%s” may not be %j', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
  });

  it('in Canada has only the letters that Canada Post uses', () => {
    const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const first = alphabet.filter((letter) => isPostalCode('can', `${letter}1A 1A1`));
    const third = alphabet.filter((letter) => isPostalCode('can', `A1${letter} 1A1`));
    const fifth = alphabet.filter((letter) => isPostalCode('can', `A1A 1${letter}1`));
    expect(first.join('')).toBe('ABCEGHJKLMNPRSTVXY');
    expect(third.join('')).toBe('ABCEGHJKLMNPRSTVWXYZ');
    expect(fifth).toEqual(third);
  });

  it('stays valid in its stored form, and normalising it again changes nothing', () => {
    const text = fc.oneof(
      anyText,
      fc.stringMatching(/^ ?[A-Za-z]\d[A-Za-z][ –-]?\d[A-Za-z]\d ?$/u),
      fc.stringMatching(/^[\d -]{5,10}$/u),
    );
    fc.assert(
      fc.property(fc.constantFrom(...countries), text, (country, typed) => {
        const stored = normalisePostalCode(country, typed);
        expect(normalisePostalCode(country, stored)).toBe(stored);
        expect(isPostalCode(country, stored)).toBe(isPostalCode(country, typed));
      }),
      { numRuns: 1000 },
    );
  });
});
