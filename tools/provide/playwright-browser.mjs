/** @typedef {import('./world.mjs').World} World */

const WHERE = `import { chromium } from '@playwright/test'; console.log(chromium.executablePath());`;

/**
 * @param {World} world
 * @returns {string | undefined}
 */
export function installWithPlaywright(world) {
  const path = world.ask(['node', '--input-type=module', '--eval', WHERE]);
  if (path === undefined) return undefined;
  if (world.starts(path, ['--version'])) return path;
  world.tell('chromium: no system package; downloading one with npx playwright install chromium');
  const isInstalled = world.run(['npx', 'playwright', 'install', 'chromium']);
  return isInstalled && world.starts(path, ['--version']) ? path : undefined;
}
