import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';

interface Event {
  readonly id: string;
  readonly name: string;
  readonly age: number;
}

/** Hiding the page sends the collected events. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.use({ expectedErrors: ['ERR_FAILED', '503'], locale: 'en-CA' });

for (const [trouble, isAborted] of [
  ['the network was away', true],
  ['the server was', false],
] as const) {
  test(`what could not be sent while ${trouble} goes with the next batch, and is counted once`, async ({
    page,
  }) => {
    const lost: Event[] = [];
    const taken: Event[] = [];
    let isDown = true;
    await page.route('**/api/usage/events', async (route) => {
      const { events } = route.request().postDataJSON() as { events: Event[] };
      if (!isDown) {
        taken.push(...events);
        return route.continue();
      }
      await (isAborted ? route.abort() : route.fulfill({ status: 503, body: '' }));
      lost.push(...events);
    });
    await page.goto('/');
    const toFrench = page.getByRole('button', { name: 'Français' });
    await expect(toFrench).toBeVisible();
    await lookAway(page);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    isDown = false;
    await toFrench.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await lookAway(page);
    await expect
      .poll(() => taken.map(({ name }) => name))
      .toEqual(['page-view', 'language-change']);
    expect(taken[0]?.id).toBe(lost[0]?.id);
    expect(taken[0]?.age).toBeGreaterThan(lost[0]?.age ?? Infinity);
    await lookAway(page);
    expect(taken).toHaveLength(2);
  });
}

for (const [role, expected] of [
  ['student', ['/dashboard/cards']],
  ['admin', []],
] as const) {
  test(`${role}: nothing is sent before the server has said who it is, however long it takes`, async ({
    context,
    page,
  }) => {
    await signIn(page, role);
    await page.goto('about:blank');
    await context.clock.install();
    const routes: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/usage/events')) return;
      const { events } = request.postDataJSON() as { events: { route: string }[] };
      routes.push(...events.map(({ route }) => route));
    });
    const asked = Promise.withResolvers<() => void>();
    await page.route('**/api/auth/me', async (route) => {
      await new Promise<void>(asked.resolve);
      await route.continue();
    });
    await page.goto('/dashboard/cards');
    const answer = await asked.promise;
    await context.clock.fastForward(10_000);
    await lookAway(page);
    expect(routes).toEqual([]);

    answer();
    await expect(page.locator('h1')).toBeVisible();
    await context.clock.fastForward(10_000);
    await lookAway(page);
    await expect.poll(() => routes).toEqual(expected);
  });
}
