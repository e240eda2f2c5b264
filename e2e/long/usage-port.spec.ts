import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';

interface Event {
  readonly id: string;
  readonly name: string;
  readonly age: number;
}

/** Hiding the page sends the collected events. */
const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.use({ expectedErrors: ['ERR_FAILED', '503'], locale: 'en-CA' });

for (const [condition, isAborted] of [
  ['the network was down', true],
  ['the server was down', false],
] as const) {
  test(`events that could not be sent while ${condition} go with the next batch and are counted once`, async ({
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
    await hidePage(page);
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    isDown = false;
    await toFrench.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await hidePage(page);
    await expect
      .poll(() => taken.map(({ name }) => name))
      .toEqual(['page-view', 'language-change']);
    expect(taken[0]?.id).toBe(lost[0]?.id);
    expect(taken[0]?.age).toBeGreaterThan(lost[0]?.age ?? Infinity);
    await hidePage(page);
    expect(taken).toHaveLength(2);
  });
}

for (const [role, expected] of [
  ['student', ['/dashboard/cards']],
  ['admin', []],
] as const) {
  test(`${role}: sends no event before the server has identified the user`, async ({
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
    await hidePage(page);
    expect(routes).toEqual([]);

    answer();
    await expect(page.locator('h1')).toBeVisible();
    await context.clock.fastForward(10_000);
    await hidePage(page);
    await expect.poll(() => routes).toEqual(expected);
  });
}
