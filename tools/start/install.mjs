import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './capture.mjs';
import { isInstalledAsLocked } from './installed-packages.mjs';
import { showNothingToDo, showStep } from './progress.mjs';
import { ToolError } from './tool-error.mjs';

/**
 * @param {string} root
 * @param {{ quiet?: boolean }} [options] quiet: prints nothing if all packages are installed
 */
export async function ensureInstalled(root, { quiet = false } = {}) {
  const marker = join(root, 'node_modules', '.trio-installed');
  const wanted = fingerprint(root);
  const isMarked = existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
  if (isMarked || isInstalledAsLocked(root)) {
    if (!isMarked) writeFileSync(marker, wanted);
    if (!quiet) showNothingToDo('Packages are installed');
    return;
  }
  await showStep(
    'Installing packages (once per lock file)',
    async (done) => {
      const { code, output } = await runNpm(root);
      if (code !== 0) throw explain(root, output);
      writeFileSync(marker, wanted);
      done('Packages installed');
    },
    { detail: () => countOf(root) },
  );
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256').update(readLock(root)).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** @param {string} root */
function readLock(root) {
  try {
    return readFileSync(join(root, 'package-lock.json'));
  } catch {
    throw new ToolError(
      'package-lock.json is missing: restore it with "git checkout package-lock.json".',
    );
  }
}

/**
 * Uses the npm that started us, else the one on the PATH. The build needs the dev and optional
 * packages even where NODE_ENV or npm's settings would leave them out.
 * @param {string} root
 */
function runNpm(root) {
  const parameters = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ];
  const npm = process.env['npm_execpath'] ?? '';
  if (/npm-cli\.[cm]?js$/.test(npm))
    return capture(process.execPath, [npm, ...parameters], { cwd: root });
  return capture('npm', parameters, { cwd: root, shell: process.platform === 'win32' });
}

/**
 * @param {string} root
 * @param {string} output
 */
function explain(root, output) {
  const log = join('.cache', 'npm-install.log');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, log), output);
  return new ToolError(
    `The packages could not be installed: ${remedyFor(output)} (npm's output is in ${log}.)`,
  );
}

/** @param {string} output */
export function remedyFor(output) {
  if (/ENOSPC|no space left/i.test(output))
    return 'the disk is full. Free about 1 GB, then start again.';
  if (/EUSAGE|can only install packages when/i.test(output)) {
    return 'package.json and package-lock.json disagree. Run "npm install", then start again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return 'this user may not write here. Start as the user who owns this folder.';
  }
  if (/EINTEGRITY/.test(output)) {
    return 'a package is not what the lock file says. Run "npm cache clean --force", then start again.';
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|E[45]\d\d|network|socket/i.test(output)) {
    return 'the npm registry did not answer. Check the network (or the proxy and registry in your npm settings), then start again.';
  }
  if (/spawn npm ENOENT/.test(output))
    return 'npm was not found. Install Node 20 or newer with npm.';
  return 'delete the folder node_modules, then start again.';
}

/**
 * npm shows no progress, so this counts the packages installed so far.
 * @param {string} root
 */
function countOf(root) {
  try {
    const modules = join(root, 'node_modules');
    const names = readdirSync(modules).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((each) => join(name, each))
        : [name],
    );
    const count = names.filter((name) => existsSync(join(modules, name, 'package.json'))).length;
    return count > 0 ? `${count} packages` : '';
  } catch {
    return '';
  }
}
