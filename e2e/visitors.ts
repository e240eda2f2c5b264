import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword, demoSignIns, expect, type DemoRole } from './fixtures.ts';
import { words } from './words.ts';

const t = words.en;

export const minutes = (count: number): number => count * 60_000;

/** A tab of somebody who is signed in already. */
export async function openTab(context: BrowserContext, path = '/dashboard/cards'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expectSomebody(page);
  // All that the page shows is there: nothing is asked for any more as somebody who may leave now.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

export const expectSomebody = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: t('nav.logout') })).toBeVisible();

export const expectNobody = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: t('nav.login') })).toBeVisible();

/** As a person does it, in the modal. */
export async function logIn(page: Page, role: DemoRole): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(demoSignIns[role]);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: t('login.submit') }).click();
}

/** What the server thinks of the cookie that this browser holds. */
export const tokenStatus = async (page: Page): Promise<number> =>
  (await page.request.post('/api/identity/token')).status();

/** The server has heard of it, which a page does not wait for. */
export const expectSessionEnded = (page: Page) => expect.poll(() => tokenStatus(page)).toBe(401);

/** The server answers, but its answer arrives only when the test lets it. */
export async function holdAnswer(page: Page, address: string): Promise<() => void> {
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

/** Every call that a page makes to the API from now on. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/** The browser's own event, as a tab gets it that is looked at again. */
export const wake = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Signed out by the clock, and told so. */
export async function expectTimedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/?timeout=1');
  await expect(page.getByRole('status')).toContainText(t('timeout.text'));
  await expectNobody(page);
}
