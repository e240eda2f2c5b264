import { expect, it } from 'vitest';
import { profileFileNames, safeName } from './file-names.ts';
import type { ProfileOwner } from './profile-owners.ts';

let people = 0;
const owner = (changes: Partial<ProfileOwner>): ProfileOwner => {
  people += 1;
  const names = { firstname: 'Zoé', lastname: 'Roy', email: 'zoe@school.test', class: '9B' };
  return { _id: `student ${people}`, ...names, hasProfile: true, ...changes };
};
const namesOf = (...changes: Partial<ProfileOwner>[]) => [
  ...profileFileNames(changes.map(owner)).values(),
];

it('names a file by class and student', () => {
  expect(namesOf({}, { class: null, firstname: 'Sam' })).toEqual([
    '9B - Roy Zoé.pdf',
    'Roy Sam.pdf',
  ]);
});

it('gives each of several equal names its own file, whatever their case', () => {
  expect(namesOf({}, { firstname: 'ZOÉ' }, { firstname: 'zoe\u0301' })).toEqual([
    '9B - Roy Zoé.pdf',
    '9B - Roy ZOÉ (2).pdf',
    '9B - Roy zoé (3).pdf',
  ]);
});

it('never makes a path, a hidden file, an invisible character or a reserved name', () => {
  expect(namesOf({ lastname: '../../etc', firstname: 'passwd', class: null })).toEqual([
    'etc passwd.pdf',
  ]);
  expect(safeName(String.raw`C:\Users\x|y?*"<z>`)).toBe('C Users x y z');
  expect(safeName('...hidden. ')).toBe('hidden');
  expect(safeName('Roy\u202Efdp.exe\u0000')).toBe('Roy fdp.exe');
  expect(namesOf({ lastname: 'CON', firstname: '', class: '' })).toEqual(['trio - CON.pdf']);
});

it('names a student without a name by the log-in, and limits the length', () => {
  const nameless = { firstname: '', lastname: '', class: null };
  expect(namesOf(nameless, { ...nameless, email: '', username: 'brave-otter-27' })).toEqual([
    'zoe@school.test.pdf',
    'brave-otter-27.pdf',
  ]);
  expect(safeName('é'.repeat(300))).toHaveLength(120);
});
