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
    String.raw`pdf\.mine\.(?:done|not-yet|changed)$`,
    String.raw`pending\.(?:sent|gone)$`,
    String.raw`audit\.(?:device|did|group|kind|method|reason|region|staffKind)\.`,
    String.raw`(?:badge|flags|region|warning|open|links|picture|problem|csv\.state)\.`,
    String.raw`list\.(?:first|second|third)$`,
    String.raw`(?:pager|time)\.`,
    String.raw`support\.(?:lead|tip)\.`,
    String.raw`getCards\.\w+\.text$`,
    String.raw`usage\.(?:sorts|time|languages)\.`,
    String.raw`(?:hint|training|film)\.`,
    String.raw`careers\.find\.`,
    String.raw`(?:outlook|meaning|step|outside|province)\.`,
    String.raw`pay\.(?:low|middle|high|top|lowest|median|highest)$`,
    String.raw`keep\.(?:saved|removed)$`,
    String.raw`pending\.survey\.`,
    String.raw`csv\.answered\.`,
    String.raw`getCards\.printOpen\.`,
    String.raw`mail\.ownerChange\.text\.`,
    String.raw`sharing\.(?:saved|waiting)\.`,
    String.raw`live\.stage\.`,
    String.raw`insight\.view\.`,
    String.raw`projector\.(?:view\.|begun$|finished$)`,
    String.raw`try\.screen\.`,
    String.raw`newPassword\.(?:given|expired|used)$`,
    String.raw`live\.stage\.`,
    String.raw`projector\.(?:begun$|finished$|view\.)`,
    String.raw`bar\.(?:profiles|class|move|take-out|disable|enable|delete)$`,
    String.raw`result\.(?:added|moved|takenOut|disabled|enabled|deleted|archived)$`,
    String.raw`(?:disable|enable)\.(?:heading|text|yes)$`,
    String.raw`files\.(?:zip|print)Name$`,
    String.raw`(?:example|plan|why|talk\.kind|stepPanel\.saved)\.`,
    String.raw`checkIn\.(?:done|not-yet|changed|next\.(?:done|changed))$`,
    String.raw`reason\.(?:name\.|too-few-liked$|new-trio$)`,
    String.raw`question\.`,
    String.raw`effect(?:Own|Results)?\.(?:lead|statement|moment|period|sentence)\.`,
    String.raw`zone\.(?:from\.|can$|usa$|America/|Pacific/)`,
    String.raw`effect\.(?:thanks|skipped)$`,
    String.raw`keeping\.(?:by|warning)\.`,
    String.raw`data\.text\.(?:student|school|board|admin)$`,
    String.raw`mail\.schoolRefused\.(?:not-a-school|unknown-person|duplicate|other)$`,
    String.raw`reviews\.(?:reason\.|(?:approved|refused)(?:By|On)$)`,
    String.raw`audit\.(?:factor|loss)\.`,
    String.raw`factor\.(?:kind|requiredBy|loss)\.`,
    String.raw`mail\.secondFactorChanged\.text\.`,
    String.raw`people\.(?:kind|link|mail|resend|state)\.`,
    String.raw`prepare\.(?:outcome\.|superlike$|like$)`,
  ]
    .map((part) => `^${part}`)
    .join('|'),
  'u',
);

it('the catalogues have no unused text', () => {
  const shared = [
    'packages/domain/src/keeping/data-kinds.ts',
    'packages/i18n/src/lesson-plan.ts',
    'packages/i18n/src/step-sentence.ts',
  ];
  const folders = ['apps', 'packages/contracts/src', 'packages/profile/src', ...shared];
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
