import { sourceFiles } from './source-files.mjs';

const KEBAB = /^[.]?[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$/;
const SAYS_NOTHING = /^(utils?|helpers?|common|misc)$/;

/** @param {string} root */
export function findings(root) {
  return sourceFiles(root).flatMap((path) => complaints(path).map((text) => `${path}: ${text}`));
}

/** @param {string} path */
export function complaints(path) {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  /** @type {string[]} */
  const found = [];
  if (/^index[.][cm]?[jt]sx?$/.test(file)) found.push('no barrels: import from the file itself');
  for (const part of parts) {
    const words = part.split('.');
    const empty = words.find((word) => SAYS_NOTHING.test(word));
    if (empty !== undefined) found.push(`"${empty}" says nothing: name it after what it does`);
    if (!KEBAB.test(part)) found.push(`"${part}" is not kebab-case`);
  }
  return found;
}
