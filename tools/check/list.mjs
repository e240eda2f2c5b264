/**
 * @typedef {{ name: string, command: string[] }} Check
 * A check is a command that is silent or ends with code 0 when all is well.
 */

/** @type {(name: string) => string[]} */
const own = (name) => ['node', 'tools/check/run-one.mjs', name];

/** @type {(project: string) => string[]} */
const types = (project) => ['tsc', '--noEmit', '-p', project];

/** Every static check of `npm run check`. The slowest come first, so that they start first. */
export const CHECKS = /** @type {Check[]} */ ([
  { name: 'lint', command: ['oxlint'] },
  { name: 'types of the web app', command: types('apps/web') },
  { name: 'types of the API', command: types('apps/api') },
  { name: 'types of the packages', command: types('packages') },
  { name: 'types of tools and tests', command: types('tsconfig.json') },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'direction of imports', command: own('direction') },
  { name: 'formatting', command: ['oxfmt', '--check'] },
  { name: 'names of files', command: own('names') },
  { name: 'sizes of files', command: own('sizes') },
  { name: 'lock file', command: own('lock-file') },
]);
