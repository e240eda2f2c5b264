import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword, demoSignIns, expect, type DemoRole } from './fixtures.ts';
import { words } from './words.ts';

const t = words.en;

export const minutes = (count: number): number => count * 60_000;

export async function openTab(context: BrowserContext, path = '/dashboard/cards'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expectLoggedIn(page);
  // The page has loaded, so a later log-out cannot cause refused requests.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

export const expectLoggedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: t('nav.logout') })).toBeVisible();

export const expectLoggedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: t('nav.login') })).toBeVisible();

export async function logIn(page: Page, role: DemoRole): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(demoSignIns[role]);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: t('login.submit') }).click();
}

export const tokenStatus = async (page: Page): Promise<number> =>
  (await page.request.post('/api/identity/token')).status();

/** A page does not wait for the server to end the session, so this polls. */
export const expectSessionEnded = (page: Page) => expect.poll(() => tokenStatus(page)).toBe(401);

export async function holdResponse(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return release;
}

export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

export const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

export async function expectTimedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/?timeout=1');
  await expect(page.getByRole('status')).toContainText(t('timeout.text'));
  await expectLoggedOut(page);
}

/** Resolves when the service worker answers the page's requests. */
export const takeServiceWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    await serviceWorker.register('/sw.js');
    if (!serviceWorker.controller) await taken;
  });
