import type { Page } from '@playwright/test';
import { crash } from '../../packages/i18n/src/crash.ts';
import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  expectedErrors: ['404', 'page/support', 'text/en/support', 'page/login'],
});

const t = words.en;
const updated = (page: Page) => page.getByRole('heading', { name: crash.en.updated.heading });
const help = (page: Page) => page.getByRole('link', { name: t('nav.help') });

async function takeAway(page: Page, files: RegExp): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route(files, async (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    await route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' });
  });
  return asked;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

for (const [kind, files] of [
  ['words', /\/assets\/support-(?!page)[\w-]+\.js$/u],
  ['page', /\/assets\/support-page-[\w-]+\.js$/u],
  ['style', /\/assets\/support-page-[\w-]+\.css$/u],
] as const) {
  test(`a tab with a missing file (${kind}) reloads once, requests the file at most four times and offers a reload`, async ({
    page,
  }) => {
    await asNewStudent(page);
    await page.goto('/dashboard/cards');
    await expect(help(page)).toBeVisible();
    const asked = await takeAway(page, files);
    const loads = countLoads(page);
    await help(page).click();
    await expect(updated(page)).toBeVisible();
    expect(loads()).toBe(1);
    const most = Math.max(...asked.values());
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);

    await page.getByRole('link', { name: t('nav.sortCards') }).click();
    await expect(updated(page)).toBeHidden();
    await help(page).click();
    await expect(updated(page)).toBeVisible();
    expect(Math.max(...asked.values())).toBe(most);
    expect(loads()).toBe(1);

    await page.unroute(files);
    await page.getByRole('button', { name: crash.en.reload }).click();
    await expect(page.getByLabel(t('support.message'))).toBeVisible();
  });
}

test('requests a file that several pages need at most four times', async ({ page }) => {
  await page.goto('/');
  const files = /\/assets\/forms-[\w-]+\.js$/u;
  const asked = await takeAway(page, files);
  await page
    .getByRole('link', { name: t('nav.login') })
    .first()
    .click();
  await expect(updated(page)).toBeVisible();
  expect([...asked.values()]).toEqual([4]);
});

test('keeps the language and stays usable if the texts of another language are missing', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const english = await heading.textContent();
  const asked = await takeAway(page, /\/assets\/shell-[\w-]+\.js$/u);
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Français' }).first().click();
  await expect(page.getByText(t('language.missing'))).toBeVisible();
  await expect(heading).toHaveText(english ?? '');
  expect(Math.max(...asked.values())).toBeLessThanOrEqual(4);
  expect(loads()).toBe(0);
  await page
    .getByRole('link', { name: t('nav.login') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
