/** @typedef {import('./deps.mjs').Deps} Deps */

const WHERE = `import { chromium } from '@playwright/test'; console.log(chromium.executablePath());`;

/**
 * @param {Deps} deps
 * @returns {string | undefined}
 */
export function installWithPlaywright(deps) {
  const path = deps.readOutput(['node', '--input-type=module', '--eval', WHERE]);
  if (path === undefined) return undefined;
  if (deps.starts(path, ['--version'])) return path;
  deps.print('chromium: no system package; downloading one with npx playwright install chromium');
  const isInstalled = deps.run(['npx', 'playwright', 'install', 'chromium']);
  return isInstalled && deps.starts(path, ['--version']) ? path : undefined;
}
