import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isForeignError, sanitizeError, sanitizeText } from './sanitize-error.ts';

const anyText = fc.string({ unit: fc.nat(0x1_ff_ff).map((point) => String.fromCodePoint(point)) });

describe('a sanitised error', () => {
  it.each([
    ['an email address', 'No account for lea.roy+x@school.test here', 'No account for :email here'],
    ['an email address in another script', 'Für léa@école.test:', 'Für :email'],
    [
      'an encoded email address in a query',
      'GET /api/users?email=lea%40school.test',
      'GET /api/users',
    ],
    ['an encoded email address in a path', '/api/users/lea%40school.test failed', ':email failed'],
    ['a query', 'at /login?reset=abc123 line 4', 'at /login line 4'],
    ['a fragment', 'https://trio.example.org/dashboard#token=abc', '/dashboard'],
    [
      'an id',
      '/dashboard/students/0198f2aa-1c1c-7abc-8def-0123456789ab',
      '/dashboard/students/:id',
    ],
    ['an id without its dashes', 'student 0198f2aa1c1c7abc8def0123456789ab', 'student :id'],
    ['a password in an address', 'postgres://trio:secret@db.example:5432/trio', '/trio'],
    [
      'a bearer token in a header',
      'authorization: Bearer eyJhbGciOi.eyJzdWIiOi.x-y',
      'authorization: :token',
    ],
    ['a token', 'ticket tQ7x9aLmN0pZ4rS8vW2y_k-1 refused', 'ticket :token refused'],
    ['a phone number', 'call +1 (506) 555-0199 now', 'call :number now'],
    ['an IPv4 address', 'from 10.0.0.7 today', 'from :address today'],
    ['an image as a data URL', 'bad data:image/png;base64,iVBORw0KGgo= here', 'bad :data here'],
    [
      'user input',
      'Unexpected token \'L\', "Léa likes Noé" is not valid JSON',
      'Unexpected token \'…\', "…" is not valid JSON',
    ],
    ['user input in French', 'La carte « Ma vie privée » est vide', 'La carte «…» est vide'],
    ['a name in quotes', "No student 'Nour'", "No student '…'"],
    [
      'a value of invalid JSON',
      'Unexpected token \'}\', ..."e":"Nour Haddad","x":}" is not valid JSON',
      'Unexpected token \'…\', ..."…" is not valid JSON',
    ],
    [
      'a word of invalid JSON',
      'Unexpected identifier "nour" in JSON',
      'Unexpected identifier "…" in JSON',
    ],
    ['an unterminated quotation', 'No student "Nour Haddad', 'No student "…'],
    ['quotes of other languages', 'Kein „Nour Haddad“ hier', 'Kein „…“ hier'],
    ['an email address with a full-width @', 'for nour﹫school.test', 'for :email'],
    ['an email address with spaces around the @', 'for nour @ school.test', 'for :email'],
    [
      'an email address with invisible characters around the @',
      'for nour\u200b@\u200bschool.test',
      'for :email',
    ],
    ['an email address that was encoded twice', 'for nour%2540school.test', 'for :email'],
    ['a phone number with other dashes', 'call 506‑555–0199 now', 'call :number now'],
    ['a short phone number', 'call 555-0199 now', 'call :number now'],
    ['a phone number in Arabic digits', 'call ٥٠٦٥٥٥٠١٩٩ now', 'call :number now'],
    ['an IPv6 address', 'from 2001:db8::ff00:42:8329 today', 'from :address today'],
    ['a signed token', 'got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sflKx here', 'got :token here'],
    ['a short token', 'bad token=abc123 here', 'bad token=:token here'],
    ['a user name in a path', 'at C:\\Users\\Nour Haddad\\a.js:1:2', 'at C:\\Users\\…\\a.js:1:2'],
    ['invisible characters', 'a\u0000b\u200bc', 'a bc'],
    ['an email address with an escaped @', 'for nour\\u0040school.test', 'for :email'],
    ['a bearer token after several spaces', 'got Bearer   hush', 'got :token'],
    ['basic credentials', 'got Basic  bm91cjp4eA== here', 'got :token here'],
    ['an IPv4 address with long numbers', 'from 192.168.10.200 today', 'from :address today'],
    ['a token of 20 characters', 'got abcdefghijklmnopqrs1 here', 'got :token here'],
    ['a name at the beginning', "'Nour' is not there", "'…' is not there"],
    ['a value of JSON that ends early', 'Bad JSON: "Nour', 'Bad JSON: "…'],
    ['a second quote without an end', 'No "Léa Roy" nor "Nour Haddad', 'No "…'],
  ])('removes %s', (_, text, left) => expect(sanitizeText(text)).toBe(left));

  it('keeps the message and the place of the error', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'rank')",
      'can\'t access property "rank", sort is undefined',
      "Can't find variable: structuredClone",
      'Failed to fetch dynamically imported module: /assets/single-sign-on-page-B2x91kAb.js',
      '    at commitPassiveMountEffects (/assets/index-Dk3_1aZq.js:12:34567)',
      'draw@/assets/card-page-Bx1_y2Zq.js:1:4567',
      'A basic idea\nat the next line',
      'Sentences without digits stay: abcdefghijklmnopqrstuvwxyz',
    ]) {
      expect(sanitizeText(text)).toBe(text);
    }
    expect(sanitizeText('at /home/lea/trio/apps/api/src/main.ts:12:3')).toBe(
      'at /apps/api/src/main.ts:12:3',
    );
    expect(sanitizeText('at file:///srv/trio/node_modules/pg/lib/client.js:1:2')).toBe(
      'at /node_modules/pg/lib/client.js:1:2',
    );
  });

  it('has a limited length, and its name is an identifier', () => {
    const long = sanitizeError({
      name: 'Léa says',
      message: 'x '.repeat(9000),
      stack: 'y '.repeat(9000),
    });
    expect(long.name).toBe('Error');
    expect(long.message.length).toBeLessThanOrEqual(300);
    expect(long.stack.length).toBeLessThanOrEqual(2000);
    expect(sanitizeError({ name: 'tQ7x9aLmN0pZ4rS8vW2yk1', message: '', stack: '' }).name).toBe(
      'Error',
    );
  });

  it.each(['Error', 'E', 'TypeError2', 'My_Error$', `A${'b'.repeat(59)}`])(
    'keeps the name %s',
    (name) => {
      expect(sanitizeError({ name, message: '', stack: '' }).name).toBe(name);
    },
  );

  it.each(['', '2Error', 'Erreur réseau', `A${'b'.repeat(60)}`, 'abcdefghijklmnopqrs1'])(
    'replaces the name %j',
    (name) => expect(sanitizeError({ name, message: '', stack: '' }).name).toBe('Error'),
  );

  it('contains no address, id or token in any context, and sanitising twice changes nothing', () => {
    const secret = fc.constantFrom(
      'lea@school.test',
      'LEA%40SCHOOL.TEST',
      '0198f2aa-1c1c-7abc-8def-0123456789ab',
      'https://trio.example.org/login?reset=hush#hush',
      'Bearer hush.hush.hush',
    );
    const around = fc.oneof(anyText, fc.constantFrom(' ', '/', '"', "'", '(', 'a', '=', '@', ':'));
    fc.assert(
      fc.property(around, secret, around, (before, hidden, after) => {
        const scrubbed = sanitizeText(`${before}${hidden}${after}`);
        expect(scrubbed).not.toMatch(/lea|0123456789ab|hush/iu);
        expect(sanitizeText(scrubbed)).toBe(scrubbed);
      }),
      { numRuns: 300 },
    );
  });

  it('reads only the beginning of a long input, and always terminates', () => {
    const pieces = ['a', '/a', '@', '1', '1 ', '"', "'", '%4', '-', 'a-', '/apps', '?', '('];
    for (const piece of [
      ...pieces,
      '‘',
      '‘ ',
      '«',
      '“',
      '„',
      ' ',
      'eyJ',
      '1:',
      '/home/',
      '\ufdfa',
    ]) {
      const long = piece.repeat(100_000);
      expect(sanitizeText(long)).toBe(sanitizeText(long.slice(0, 8000)));
    }
  });
});

describe('an ignored error', () => {
  const errorOf = (message: string, name = 'TypeError', stack = '') => ({ name, message, stack });

  it('is a removed frame, a browser extension or an opaque script error', () => {
    for (const each of [
      errorOf("Cannot read properties of null (reading 'contentWindow')"),
      errorOf("null is not an object (evaluating 'n.contentWindow')"),
      errorOf('n is null: contentWindow'),
      errorOf('Script error.', 'Error'),
      errorOf('Script error', 'Error'),
      errorOf('Uncaught Script error.', 'Error'),
      errorOf('boom', 'Error', 'at x (moz-extension://4/a.js:1:1)'),
      errorOf('ResizeObserver loop limit exceeded', 'Error'),
    ]) {
      expect(isForeignError(each), each.message).toBe(true);
    }
  });

  it('is no other error', () => {
    expect(isForeignError(errorOf("Cannot read properties of null (reading 'rank')"))).toBe(false);
    expect(isForeignError(errorOf('contentWindow is not a function'))).toBe(false);
    expect(isForeignError(errorOf('null has no contentWindow', 'Error'))).toBe(false);
    for (const message of [
      'Our Script error.',
      'Script error. It is ours',
      'Our ResizeObserver loop',
    ]) {
      expect(isForeignError(errorOf(message, 'Error')), message).toBe(false);
    }
  });
});
