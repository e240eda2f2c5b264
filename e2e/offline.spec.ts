import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '../packages/domain/src/sorting/sort.ts';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { answersOnDevice, expectSaved } from './saved-sort.ts';
import { reloadInSort } from './select-page.ts';
import { answerCards, expectCard, startSort } from './sort-page.ts';
import { startProduct, type Product } from './start-product.ts';
import { returnToTab } from './visitors.ts';
import { words } from './words.ts';

const t = words.en;

interface Own {
  server: {
    readonly url: string;
    kill(): Promise<void>;
    startAgain(): Promise<void>;
  };
  student: { context: BrowserContext; page: Page };
}

const test = base.extend<Own>({
  server: [
    async ({ browser: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'trio-offline-'));
      await chmod(folder, 0o755);
      let product: Product = await startProduct(folder);
      const { url } = product;
      let isUp = true;
      const startAgain = async () => {
        product = await startProduct(folder, { PORT: new URL(url).port });
        isUp = true;
      };
      await use({
        url,
        kill: () => {
          isUp = false;
          return product.kill();
        },
        startAgain,
      });
      // Only a server on the same data can stop the database that a killed server leaves running.
      if (!isUp) await startAgain();
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
    // The server's start does not count towards the test's timeout.
    { timeout: 600_000 },
  ],
  student: async ({ browser, server }, use) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en-CA',
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await startSort(page);
    await use({ context, page });
    await context.close();
  },
});

const keptNotice = (page: Page) => page.getByText(t('network.kept'));

const expectFilesCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [name = ''] = await caches.keys();
        const keys = await (await caches.open(name)).keys();
        return keys.filter(({ url }) => /\/(?:select-page|texts\.fr)/u.test(url)).length;
      }),
    )
    .toBeGreaterThan(1);

const ten: readonly Answer[] = Array.from({ length: 10 }, () => 'superlike');

test('the sort continues after the server is killed, survives a reload, and arrives completely', async ({
  server,
  student: { context, page },
}) => {
  await answerCards(page, ['like', 'like', 'dislike']);
  await expectSaved(context, ['like', 'like', 'dislike']);
  await expectFilesCached(page);

  await server.kill();
  await answerCards(
    page,
    Array.from({ length: 10 }, () => 'superlike' as const),
  );
  await expectCard(page, 14);
  await expect(keptNotice(page)).toBeVisible();
  await expect.poll(() => answersOnDevice(page)).toEqual([13]);

  await reloadInSort(page);
  await expectCard(page, 14);
  await answerCards(page, ['like']);
  await expectCard(page, 15);

  await server.startAgain();
  await returnToTab(page);
  await expectSaved(context, ['like', 'like', 'dislike', ...ten, 'like']);
  await expect(keptNotice(page)).toBeHidden();
  await expectCard(page, 15);
});
