import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePunycode } from './punycode.ts';

const letters = 'abcxyz019-éçœßдяλς日本語ひカ한글शतไทᐃᓄ\u{20000}\u{2a6d6}'.split(/(?:)/u);

it('decodes every label that Node.js encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 }), (label) => {
      const ascii = domainToASCII(`${label}.ca`).replace(/\.ca$/u, '');
      fc.pre(ascii.startsWith('xn--'));
      expect(decodePunycode(ascii.slice(4))).toBe(
        domainToUnicode(`${ascii}.ca`).replace(/\.ca$/u, ''),
      );
    }),
  );
});

it('never throws for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('az09-é')) }), (text) => {
      expect([null, 'string']).toContain(decodePunycode(text) === null ? null : 'string');
    }),
  );
  expect(decodePunycode('99999a')).toBe(null);
  expect(decodePunycode('9'.repeat(59))).toBe(null);
});
