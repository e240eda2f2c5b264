import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** With two older builds, tabs from before the last two updates still find their files. */
const BUILDS_TO_KEEP = 3;
const LIST = 'current';
const MARKER = '.built-from';
const UNFINISHED = '.new-';
const DAY_MS = 24 * 60 * 60 * 1000;

/** @param {string} root */
const folderOf = (root) => join(root, 'apps', 'web', 'builds');

/**
 * The current build comes first. The server reads the same file (apps/api/src/http/web-builds.ts).
 * @param {string} root
 * @returns {string[]}
 */
export function listBuilds(root) {
  const list = join(folderOf(root), LIST);
  if (!existsSync(list)) return [];
  const names = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  return names.filter((name) => isComplete(root, name));
}

/**
 * @param {string} root
 * @param {string} name
 */
const isComplete = (root, name) => existsSync(join(folderOf(root), name, MARKER));

/**
 * @param {string} root
 * @param {string} name
 * @param {(folder: string) => Promise<void>} build Writes into an empty folder; a failure changes nothing.
 */
export async function switchToBuild(root, name, build) {
  const folder = folderOf(root);
  const unfinished = join(folder, `${UNFINISHED}${name}-${process.pid}`);
  try {
    if (!isComplete(root, name)) {
      mkdirSync(unfinished, { recursive: true });
      await build(unfinished);
      writeFileSync(join(unfinished, MARKER), `${name}\n`);
      rmSync(join(folder, name), { recursive: true, force: true });
      renameSync(unfinished, join(folder, name));
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  const kept = [name, ...listBuilds(root).filter((other) => other !== name)].slice(
    0,
    BUILDS_TO_KEEP,
  );
  writeList(folder, kept);
  removeOthers(folder, kept);
}

/**
 * The rename is atomic: a reader sees the old list or the new one.
 * @param {string} folder
 * @param {string[]} names
 */
function writeList(folder, names) {
  const next = join(folder, `${LIST}-${process.pid}`);
  writeFileSync(next, `${names.join('\n')}\n`);
  renameSync(next, join(folder, LIST));
}

/**
 * @param {string} folder
 * @param {string[]} kept
 */
function removeOthers(folder, kept) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || kept.includes(entry.name)) continue;
    // Another start may be building right now.
    if (entry.name.startsWith(UNFINISHED) && Date.now() - statSync(path).mtimeMs < DAY_MS) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Windows does not remove files that a running server has open; the next build removes them.
    }
  }
}
