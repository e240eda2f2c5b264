import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

const SOFT_LIMIT = 400;

/** This check only warns, because a long file may be one idea. */
export const isWarning = true;

const EXEMPT = [
  /[.](test|spec)[.]tsx?$/,
  /[.]generated[.]/,
  /[.]data[.]ts$/,
  /^packages\/i18n\/src\/(en|fr)\//,
  /^packages\/deck\/src\//,
];

/**
 * @param {string} root
 */
export function findings(root) {
  return sourceFiles(root)
    .filter((path) => !EXEMPT.some((pattern) => pattern.test(path)))
    .map((path) => ({ path, lines: countLines(readFileSync(join(root, path), 'utf8')) }))
    .filter(({ lines }) => lines > SOFT_LIMIT)
    .map(({ path, lines }) => `${path}: ${lines} lines; consider splitting it`);
}

/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
