/** @typedef {{ name: string, command: string[] }} Check */

/** @type {(name: string) => string[]} */
const own = (name) => ['node', 'tools/check/run-one.mjs', name];

/** The slowest checks come first, so that they start first. */
export const CHECKS = /** @type {Check[]} */ ([
  // One pass over the types serves both; a separate run of TypeScript would repeat that work.
  { name: 'lint and types', command: ['oxlint', '--type-check'] },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'import direction', command: own('direction') },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'file names', command: own('names') },
  { name: 'file sizes', command: own('sizes') },
  { name: 'lock file', command: own('lock-file') },
]);
