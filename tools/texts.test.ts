import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { errorStatus } from '../packages/contracts/src/error-codes.ts';
import { catalogues } from '../packages/i18n/src/catalogues.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Keys that code assembles from parts. */
const assembled = new RegExp(
  [
    String.raw`(?:category|landing\.card|answer|ideas|saved|conclusion\.idea)\.`,
    String.raw`write\.(?:reason|shared|action)\.`,
    String.raw`pdf\.(?:challenge\.rank|training|subject|question)\.`,
    String.raw`pending\.(?:sent|gone)$`,
    String.raw`audit\.(?:did|group|kind|region)\.`,
    String.raw`(?:badge|flags|region|warning|open|links|picture|problem|csv\.state)\.`,
    String.raw`list\.(?:first|second|third)$`,
    String.raw`(?:pager|time)\.`,
    String.raw`support\.(?:lead|tip)\.`,
    String.raw`getCards\.\w+\.text$`,
    String.raw`usage\.(?:sorts|time|languages)\.`,
    String.raw`(?:hint|training|film)\.`,
    String.raw`explore\.(?:way|find)\.`,
    String.raw`pending\.survey\.`,
    String.raw`csv\.answered\.`,
    String.raw`getCards\.printOpen\.`,
  ]
    .map((part) => `^${part}`)
    .join('|'),
  'u',
);

it('the catalogues have no unused text', () => {
  const folders = ['apps', 'packages/contracts/src', 'packages/profile/src'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
  });
  const files = String(listed)
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const code = files.map((file) => readFileSync(root + file, 'utf8')).join('\n');
  const keys = Object.values(catalogues.en).flatMap((namespace) => Object.keys(namespace));
  const unused = keys.filter(
    (key) => !code.includes(`'${key}'`) && !assembled.test(key) && !Object.hasOwn(errorStatus, key),
  );
  expect(unused).toEqual([]);
});
