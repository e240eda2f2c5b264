import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   resolved?: string,
 *   integrity?: string,
 *   link?: boolean,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * The lock file pins what we install by its hash, for every platform, and leaves where it comes
 * from to each machine.
 * @param {string} root
 */
export function findings(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const settings = join(root, '.npmrc');
  return [
    ...complaints(lock.packages),
    ...(existsSync(settings) ? settingComplaints(readFileSync(settings, 'utf8')) : []),
  ];
}

/**
 * Typst's packages for platforms that we could not fetch when the lock file was made: they are named
 * with their version, and only their hash is missing. See docs/decisions/0010.
 * @param {string} path
 */
const isUnreached = (path) =>
  /\/@myriaddreamin\/typst-ts-node-compiler-(?!linux-x64-)[\w-]+$/.test(path);

/** @param {Packages} packages */
export function complaints(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    [...wrongOrigin(path, entry), ...missing(path, entry, packages)].map(
      (text) => `package-lock.json: ${path || 'the project'} ${text}`,
    ),
  );
}

/**
 * @param {string} path
 * @param {Package} entry
 */
function wrongOrigin(path, { resolved, integrity, link }) {
  if (link || !path.includes('node_modules/')) return [];
  return [
    ...(resolved ? [`names its host (${resolved})`] : []),
    ...(integrity || isUnreached(path) ? [] : ['has no integrity']),
  ];
}

/**
 * npm drops the packages of other platforms when it writes a lock file next to a full
 * node_modules; `npm ci` then fails there, and often here.
 * @param {string} path
 * @param {Package} entry
 * @param {Packages} packages
 */
function missing(path, { dependencies, optionalDependencies }, packages) {
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !placesFor(path, name).some((place) => place in packages))
    .map((name) => `needs ${name}, which is not locked: write the lock file anew`);
}

/**
 * Where Node would look for a package, nearest first.
 * @param {string} path
 * @param {string} name
 */
function placesFor(path, name) {
  const parts = path === '' ? [] : path.split('/');
  const folders = [...parts.map((_, end) => parts.slice(0, end + 1).join('/')), ''];
  return folders.map((folder) =>
    folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`,
  );
}

/** @param {string} text */
export function settingComplaints(text) {
  return text
    .split('\n')
    .filter((line) => /registry\s*=|\/\/[^ ]+:_/.test(line) && !/^\s*omit-/.test(line))
    .map((line) => `.npmrc: "${line.split('=')[0]}" belongs to a machine, not to the project`);
}
