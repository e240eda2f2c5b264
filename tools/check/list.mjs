/**
 * @typedef {{ name: string, command: string[] }} Check
 * A check is a command that is silent or ends with code 0 when all is well.
 */

/** @type {(name: string) => string[]} */
const own = (name) => ['node', 'tools/check/run-one.mjs', name];

/** Every static check of `npm run check`. The slowest come first, so that they start first. */
export const CHECKS = /** @type {Check[]} */ ([
  // One pass over the types serves both; TypeScript by itself would do that work a second time.
  { name: 'lint and types', command: ['oxlint', '--type-check'] },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'direction of imports', command: own('direction') },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'names of files', command: own('names') },
  { name: 'sizes of files', command: own('sizes') },
  { name: 'lock file', command: own('lock-file') },
]);
