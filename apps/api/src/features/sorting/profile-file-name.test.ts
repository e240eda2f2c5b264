import { expect, it } from 'vitest';
import { inlineFile } from '../../http/content-disposition.ts';
import { profileFileName } from './profile.mapper.ts';

const fileOf = (firstName: string, lastName = 'Kowalski', language: 'en' | 'fr' = 'en') =>
  profileFileName({ language, firstName, lastName, sortedOn: '2026-11-15' });

it('has title, name and date in the document’s language', () => {
  expect(fileOf('Félix')).toBe('Trio-Profile-Félix-Kowalski-2026-11-15.pdf');
  expect(fileOf('Félix', 'Kowalski', 'fr')).toBe('Trio-Profil-Félix-Kowalski-2026-11-15.pdf');
});

it.each([
  ['two names', 'Anne Marie', 'Anne-Marie'],
  ['an apostrophe', 'D’Arcy', 'D’Arcy'],
  ['a decomposed accent', 'Fe\u0301lix', 'Félix'],
  ['an injected header', 'a\r\nSet-Cookie: b=c', 'a-Set-Cookie-b-c'],
  ['quotes', '"a"; filename="b', 'a-filename-b'],
  ['a path to other folders', '../../etc/passwd', 'etc-passwd'],
  ['a drive letter', 'C:\\Windows', 'C-Windows'],
  ['a hidden file', '.profile', 'profile'],
  ['a change of writing direction', 'fdp.\u202Eexe', 'fdp.exe'],
  ['half a surrogate pair', 'a\uD800b', 'a-b'],
  ['an emoji', 'Zoé 🌟', 'Zoé'],
  ['another script', 'ليلى', 'ليلى'],
  ['only forbidden characters', '///', ''],
])('makes a safe file name from %s', (_, name, part) => {
  const middle = part === '' ? '' : `${part}-`;
  expect(fileOf(name)).toBe(`Trio-Profile-${middle}Kowalski-2026-11-15.pdf`);
});

it('limits the length of the file name', () => {
  expect(fileOf('W'.repeat(300), 'é'.repeat(300)).length).toBeLessThan(90);
  // Four bytes per letter; most file systems allow 255 bytes.
  const adlam = fileOf('𞤀'.repeat(100), '𞤀'.repeat(100));
  expect(Buffer.byteLength(adlam)).toBeLessThan(255);
  expect(adlam.isWellFormed()).toBe(true);
});

it('is sent in a header with accents and with an ASCII fallback', () => {
  expect(inlineFile('Trio-Profil-Zoé-D’Arcy-2026-11-15.pdf')).toBe(
    'inline; filename="Trio-Profil-Zoe-DArcy-2026-11-15.pdf"; ' +
      "filename*=UTF-8''Trio-Profil-Zo%C3%A9-D%E2%80%99Arcy-2026-11-15.pdf",
  );
  expect(inlineFile('Trio-ليلى-1.pdf')).toContain('filename="Trio-1.pdf"');
  const hostile = inlineFile('a"\r\nX: (y)*\'\uD800.pdf');
  expect(hostile).toMatch(/^inline; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/u);
});
