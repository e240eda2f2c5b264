import { sourceFiles } from './source-files.mjs';

const KEBAB = /^[.]?[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$/;
const VAGUE_NAMES = /^(utils?|helpers?|common|misc)$/;

/** @param {string} root */
export function findings(root) {
  return sourceFiles(root).flatMap((path) => problems(path).map((text) => `${path}: ${text}`));
}

/** @param {string} path */
export function problems(path) {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  /** @type {string[]} */
  const found = [];
  if (/^index[.][cm]?[jt]sx?$/.test(file)) found.push('no barrels: import from the file itself');
  for (const part of parts) {
    const words = part.split('.');
    const empty = words.find((word) => VAGUE_NAMES.test(word));
    if (empty !== undefined)
      found.push(`"${empty}" is too vague: name the file after what it does`);
    if (!KEBAB.test(part)) found.push(`"${part}" is not kebab-case`);
  }
  return found;
}
