// npm run deck:sheet: renders the deck's contact sheets as images, for a visual check of a change.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { devToken, startProduct } from '../e2e/start-product.ts';
import { provide } from './provide.mjs';
import { ensureWebBuilt } from './start/build-web.mjs';

const folder = fileURLToPath(new URL('../.cache/deck-sheets/', import.meta.url));
const sheets = [
  { name: 'fronts', query: '', width: 2200 },
  { name: 'fronts-110', query: 'width=110', width: 1500 },
  { name: 'backs', query: 'side=back', width: 1700 },
];

const root = fileURLToPath(new URL('../', import.meta.url));
await ensureWebBuilt(root, process.execPath);
const executablePath = provide('chromium');
const data = await mkdtemp(join(tmpdir(), 'trio-sheet-'));
await chmod(data, 0o755);
await mkdir(folder, { recursive: true });
const product = await startProduct(data);
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const language of ['en', 'fr']) {
    for (const { name, query, width } of sheets) {
      const page = await browser.newPage({
        locale: `${language}-CA`,
        viewport: { width, height: 900 },
      });
      await page.goto(`${product.url}/dev/deck?token=${devToken}&${query}`, {
        waitUntil: 'networkidle',
      });
      const sheet = page.locator('main > section');
      await sheet.waitFor();
      const file = `${name}-${language}.png`;
      await sheet.screenshot({ path: join(folder, file), animations: 'disabled' });
      await page.close();
      console.log(`.cache/deck-sheets/${file}`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(data, { recursive: true, force: true });
}
