import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const FOLDERS = new Set(['apps', 'packages', 'tools', 'e2e', 'bench']);
const SKIPPED = new Set(['node_modules', 'builds', 'coverage']);
const SOURCE = /[.](ts|tsx|mts|mjs|cjs|js|jsx|css)$/;

/**
 * Paths are relative to the root, with forward slashes.
 * @param {string} root
 * @returns {string[]}
 */
export function sourceFiles(root) {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return FOLDERS.has(entry.name) ? below(root, join(root, entry.name)) : [];
    return SOURCE.test(entry.name) ? [entry.name] : [];
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function below(root, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : below(root, path);
    return SOURCE.test(entry.name) ? [relative(root, path).split(sep).join('/')] : [];
  });
}
