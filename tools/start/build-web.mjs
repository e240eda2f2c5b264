import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, tail } from './capture.mjs';
import { showNothingToDo, showStep } from './progress.mjs';
import { ToolError } from './tool-error.mjs';
import { listBuilds, switchToBuild } from './web-builds.mjs';

const EXCLUDED = new Set(['node_modules', 'builds', '.cache', 'coverage', 'test']);

/**
 * @param {string} root
 * @param {string} runtime
 */
export async function ensureWebBuilt(root, runtime) {
  const wanted = fingerprint(root);
  if (listBuilds(root)[0] === wanted) {
    showNothingToDo('Web app is built');
    return;
  }
  await showStep('Building the web app (once per change)', async (done) => {
    const web = join(root, 'apps', 'web');
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    await switchToBuild(root, wanted, (folder) =>
      run(runtime, [vite, 'build', '--logLevel', 'warn', '--outDir', folder], web),
    );
    done('Web app built');
  });
}

/**
 * @param {string} runtime
 * @param {string[]} parameters
 * @param {string} cwd
 */
async function run(runtime, parameters, cwd) {
  // Always a production build, even if the shell sets another NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await capture(runtime, parameters, { cwd, env });
  if (code !== 0) throw explain(output);
}

/** @param {string} output */
export function explain(output) {
  if (/ENOSPC|no space left/i.test(output))
    return new ToolError(
      'The web app could not be built: the disk is full. Free some space, then start again.',
    );
  const missing = /Cannot find (?:module|package|native binding)(?: '([^']+)')?/.exec(output);
  if (missing)
    return new ToolError(
      `The web app could not be built: a package is missing (${missing[1] ?? 'a native binding'}). Delete the folder node_modules, then start again.`,
    );
  return new ToolError(
    'The web app could not be built: fix the errors above, then start again.',
    tail(output),
  );
}

/**
 * Hashes contents, not times: a fresh clone or a `git checkout` changes only times.
 * @param {string} root
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    // The length separates files, so that two of them cannot hash like one.
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  };
  const singles = ['package-lock.json', 'tsconfig.base.json'];
  for (const path of singles) if (existsSync(join(root, path))) add(path);
  // Files of docs/trust are pages.
  for (const folder of ['apps/web', 'packages', 'docs/trust'])
    for (const path of filesUnder(root, folder)) add(path);
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    const isLeftOut = EXCLUDED.has(entry.name) || path === 'packages/profile';
    if (entry.isDirectory()) return isLeftOut ? [] : filesUnder(root, path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
