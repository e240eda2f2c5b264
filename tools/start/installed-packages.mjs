import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[],
 * }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * Compares npm's own record with the lock file, so that a start just after `npm install` does
 * not install everything again.
 * @param {string} root
 */
export function isInstalledAsLocked(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return locked !== null && installed !== null && isComplete(locked, installed);
}

/**
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isComplete(locked, installed) {
  const isAsLocked = Object.entries(locked).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true && !isMadeForThisPlatform(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
  return isAsLocked && Object.keys(installed).every((path) => path in locked);
}

/** @param {Package} wanted */
function isMadeForThisPlatform({ os, cpu, libc }) {
  // A package without a platform belongs to one that has it. Only npm knows this machine's libc.
  if ((os === undefined && cpu === undefined) || libc !== undefined) return false;
  return fits(os, process.platform) && fits(cpu, process.arch);
}

/**
 * npm's lists name allowed values, or forbidden ones with "!". A list of one may be a string.
 * @param {string | string[] | undefined} wanted
 * @param {string} value
 */
export function fits(wanted, value) {
  if (wanted === undefined) return true;
  const list = [wanted].flat();
  const isAllowed = list.includes(value) || list.every((each) => each.startsWith('!'));
  return isAllowed && !list.includes(`!${value}`);
}

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
