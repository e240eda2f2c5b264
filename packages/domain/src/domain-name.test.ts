import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDomain, lowerCase } from './domain-name.ts';

const anyText = fc.string({ unit: fc.nat(0x1_ff_ff).map((point) => String.fromCodePoint(point)) });

describe('the ASCII form of a domain', () => {
  it.each([
    ['Ecole.NB.ca', 'ecole.nb.ca'],
    ['École.ca', 'xn--cole-9oa.ca'],
    ['e\u0301cole.ca', 'xn--cole-9oa.ca'],
    ['XN--COLE-9OA.ca', 'xn--cole-9oa.ca'],
    ['faß.de', 'xn--fa-hia.de'],
    ['яндекс.рф', 'xn--d1acpjx3f.xn--p1ai'],
    ['東京タワー.jp', 'xn--5ck2eqb538s34z.jp'],
    ['नमस्ते.भारत', 'xn--h2bhs4b8d8a.xn--h2brj9c'],
    ['хор.рф', 'xn--n1aen.xn--p1ai'],
    ['123.ca', '123.ca'],
    [`${'a'.repeat(63)}.ca`, `${'a'.repeat(63)}.ca`],
  ])('of %s is %s', (domain, ascii) => expect(asciiDomain(domain)).toBe(ascii));

  it.each([
    ['nothing', ''],
    ['one label', 'localhost'],
    ['a trailing dot', 'x.ca.'],
    ['an empty label', 'x..ca'],
    ['an underscore', 'a_b.ca'],
    ['a hyphen at the edge', 'a-.ca'],
    ['an IPv4 address', '1.2.3.4'],
    ['a short IPv4 address', '1.2'],
    ['a hexadecimal IPv4 address', '0x7f.1'],
    ['an IPv4 address with a hexadecimal end', '1.2.3.0x7f'],
    ['an IPv6 address', '[::1]'],
    ['a numeric end', 'school.1'],
    ['a full-width letter', 'ｘ.ca'],
    ['a ligature', 'ﬁ.ca'],
    ['a full-width dot', 'x．ca'],
    ['an ideographic dot', 'x。ca'],
    ['an escaped dot', 'x%2eca'],
    ['a port', 'x.ca:80'],
    ['a path', 'x.ca/y.ca'],
    ['another authority', 'x.ca@y.ca'],
    ['a zero-width space', 'x\u200b.ca'],
    ['a soft hyphen', 'x\u00ady.ca'],
    ['a Hangul filler', '\u3164.ca'],
    ['a joiner of letters', 'x\u034fy.ca'],
    ['a mixture of scripts', 'pаypal.com'],
    ['the same mixture in punycode', 'xn--pypal-4ve.com'],
    ['a Cyrillic word that reads as a Latin one', 'аррӏе.com'],
    ['the same word in punycode', 'xn--80ak6aa92e.com'],
    ['unreadable punycode', 'xn--a.ca'],
    ['punycode for plain ASCII', 'xn--a-.ca'],
    ['punycode of a capital letter', 'xn--cole-pka.ca'],
    ['a label of 64 characters', `${'a'.repeat(64)}.ca`],
    ['a label too long in ASCII', `${'é'.repeat(60)}.ca`],
    ['more than 253 characters in ASCII', `${'é.'.repeat(100)}ca`],
    ['more than 253 characters', `${'a.'.repeat(126)}ca`],
    ['an emoji', '👍.ca'],
  ])('does not exist for %s', (_, domain) => expect(asciiDomain(domain)).toBe(null));

  it('does not change when it is converted again', () => {
    const alphabets = ['abz09-.éÉßẞİıſK', 'ΑΣσςά9-', 'яЯа9-', '日本ひーカ9', 'भारत्ते', 'بيت٣'];
    const label = fc
      .constantFrom(...alphabets)
      .chain((alphabet) =>
        fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: label }, anyText), (name) => {
        const ascii = asciiDomain(`${name}.ca`);
        if (ascii === null) return;
        expect([ascii, domainToUnicode(ascii)]).toContain(lowerCase(`${name}.ca`));
        expect(asciiDomain(ascii)).toBe(ascii);
      }),
      { numRuns: 1000 },
    );
  });
});

it('converts a capital sigma to the same small letter in every position', () => {
  expect(lowerCase('ΑΣ@ΑΣ-1.gr')).toBe('ασ@ασ-1.gr');
  expect(asciiDomain('ΑΣ-1.gr')).toBe(asciiDomain('ασ-1.gr'));
});
