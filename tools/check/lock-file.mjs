import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fits } from '../start/installed-packages.mjs';

/**
 * @typedef {{
 *   resolved?: string,
 *   integrity?: string,
 *   link?: boolean,
 *   os?: string | string[],
 *   cpu?: string | string[],
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * The lock file must pin every package by hash, for every platform, and must not name a registry.
 * @param {string} root
 */
export function findings(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const settings = join(root, '.npmrc');
  return [
    ...problems(lock.packages),
    ...(existsSync(settings) ? settingProblems(readFileSync(settings, 'utf8')) : []),
  ];
}

/** The platforms that `npm start` and `npm test` support. */
export const PLATFORMS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

const ACCELERATORS = new Set([
  // Vite watches files without it.
  'fsevents',
  // The portable profile engine runs everywhere.
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
]);

/** @param {Packages} packages */
export function problems(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    [
      ...wrongOrigin(path, entry),
      ...missing(path, entry, packages),
      ...missingPlatforms(path, entry, packages),
    ].map((text) => `package-lock.json: ${path || 'the project'} ${text}`),
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
    ...(integrity ? [] : ['has no integrity']),
  ];
}

/**
 * npm drops the packages of other platforms when it writes a lock file next to a full
 * node_modules. `npm ci` then fails on those platforms, and often on this one.
 * @param {string} path
 * @param {Package} entry
 * @param {Packages} packages
 */
function missing(path, { dependencies, optionalDependencies }, packages) {
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !placesFor(path, name).some((place) => place in packages))
    .map((name) => `needs ${name}, which is missing from the lock file: generate it again`);
}

/**
 * @param {string} path
 * @param {Package} entry
 * @param {Packages} packages
 */
function missingPlatforms(path, entry, packages) {
  const binaries = Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !ACCELERATORS.has(name))
    .flatMap((name) =>
      placesFor(path, name)
        .flatMap((place) => packages[place] ?? [])
        .slice(0, 1),
    )
    .filter(({ os, cpu }) => os !== undefined || cpu !== undefined);
  if (binaries.length === 0) return [];
  return PLATFORMS.filter((platform) => runsOn(entry, platform))
    .filter((platform) => !binaries.some((binary) => runsOn(binary, platform)))
    .map(({ os, cpu }) => `has no binary for ${os}-${cpu}`);
}

/**
 * @param {Package} entry
 * @param {{ os: string, cpu: string }} platform
 */
const runsOn = (entry, { os, cpu }) => fits(entry.os, os) && fits(entry.cpu, cpu);

/**
 * In Node's order of lookup.
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
export function settingProblems(text) {
  return text
    .split('\n')
    .filter((line) => /registry\s*=|\/\/[^ ]+:_/.test(line) && !/^\s*omit-/.test(line))
    .map(
      (line) =>
        `.npmrc: "${line.split('=')[0]}" is a setting of one machine: remove it from the project`,
    );
}
