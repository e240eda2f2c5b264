import type { Page } from '@playwright/test';
import { expectNoFaults } from '../axe.ts';
import { changeAccount, signInAgain } from '../account-people.ts';
import { demoPassword, expect, signIn, test } from '../fixtures.ts';
import { openProfileActions, profileLink, shownDocument, withThree } from '../results-page.ts';
import { three, titleOf } from '../select-page.ts';
import { words } from '../words.ts';

const t = words.en;
const ticket = '**/api/results/pdf/ticket';
const refused = (code: string, status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { code, message: '' },
});

test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

test.describe('the ways on', () => {
  test.describe('on a school’s small laptop', () => {
    test.use({ viewport: { width: 1366, height: 650 } });

    test('the profile is in sight at once, beside the three', async ({ page }) => {
      await openProfileActions(page);
      await expect(profileLink(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test('the accessible document of all cards is a file, and the conclusion follows', async ({
    page,
    context,
  }) => {
    await openProfileActions(page);
    const link = page.getByRole('link', { name: t('profile.cardsOpen') });
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/-en\.pdf$/u);
    expect((await page.request.get(address)).headers()['content-type']).toBe('application/pdf');
    const opening = context.waitForEvent('page');
    await link.click();
    await opening;
    await expect(page).toHaveURL('/dashboard/cards/conclusion');
  });

  test('in French it is the French one', async ({ page }) => {
    await openProfileActions(page);
    await page.getByRole('button', { name: 'Français' }).click();
    const link = page.getByRole('link', { name: words.fr('profile.cardsOpen') });
    await expect(link).toHaveAttribute('href', /-fr\.pdf$/u);
    await expect(profileLink(page, 'fr')).toHaveAttribute('href', '/dashboard/profile?language=fr');
  });

  test.describe('where the mail is refused', () => {
    test.use({ expectedErrors: ['status of 503'] });

    test('that is said, and it can be tried again', async ({ page }) => {
      await openProfileActions(page);
      await page.route(ticket, (route) => route.fulfill(refused('server/unavailable', 503)), {
        times: 1,
      });
      const send = page.getByRole('button', { name: t('profile.email') });
      await send.click();
      await expect(page.getByRole('alert')).toHaveText(t('server/unavailable'));
      await expect(page).toHaveURL('/dashboard/cards/results');
      await expectNoFaults(page, 'a mail that failed');
      await send.click();
      await expect(page).toHaveURL('/dashboard/cards/conclusion?downloadtype=email');
    });
  });

  test('an address that was typed does not say that a profile is on its way', async ({ page }) => {
    const { email, firstname } = await withThree(page);
    await page.goto('/dashboard/cards/conclusion?downloadtype=email');
    await expect(
      page.getByRole('heading', { name: t('conclusion.heading', { name: firstname }) }),
    ).toBeVisible();
    await expect(page.getByText(t('profile.emailed', { email }))).toHaveCount(0);
  });

  test('path explorer: one way on, to the outside, with its context', async ({ page }) => {
    const { email } = await withThree(page);
    await changeAccount(page, { isPathExplorerEnabled: true });
    await page.route('**/dashboard/cards/results', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(?<=name="trio-settings" content="[^"]*)\}"/u,
        ',&quot;pathExplorerUrl&quot;:&quot;https://paths.example/start&quot;}"',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/dashboard/cards/results');
    await page.getByRole('button', { name: t('write.skip') }).click();
    const address = await page.getByRole('link', { name: t('profile.path') }).getAttribute('href');
    const ctx = new URL(address ?? '').searchParams.get('ctx') ?? '';
    expect(JSON.parse(Buffer.from(ctx, 'base64url').toString())).toEqual({
      userEmail: email,
      selectedChallengeTitle: titleOf(three[0] ?? ''),
    });
    await expect(profileLink(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('profile.email') })).toHaveCount(0);
    await expectNoFaults(page, 'results with a path');
  });
});

test.describe('the conclusion', () => {
  test('is for who has a three', async ({ page }) => {
    await signIn(page, 'student');
    await page.goto('/dashboard/cards/conclusion');
    await expect(page).toHaveURL('/dashboard/cards');
  });

  test('has another heading for a freemium group', async ({ page }) => {
    const email = 'eva.chen@open-table.example';
    expect((await signInAgain(page, email, demoPassword)).status()).toBe(204);
    await page.goto('/dashboard/cards/conclusion');
    await expect(
      page.getByRole('heading', { name: t('conclusion.freemium.heading', { name: 'Eva' }) }),
    ).toBeVisible();
    await expect(page.getByText(t('conclusion.awaited'))).toBeVisible();
    await expectNoFaults(page, 'conclusion of a freemium group');
  });
});

test.describe('the tab of the profile', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('speaks the language of the page where none is asked for', async ({ page, context }) => {
    await withThree(page);
    const showing = shownDocument(context);
    // The PDF replaces the page, which aborts the navigation.
    await page.goto('/dashboard/profile').catch(() => undefined);
    expect(new URL((await showing).url()).searchParams.get('language')).toBe('en');
  });

  test.describe('with the server’s hands full', () => {
    test.use({ expectedErrors: ['status of 503'] });

    test('waits, says so, and opens the document by itself', async ({ page, context }) => {
      await withThree(page);
      const busy = refused('profile/busy', 503, { 'retry-after': '1' });
      await page.route('**/api/results/pdf?*', (route) => route.fulfill(busy), { times: 2 });
      const showing = shownDocument(context);
      await page.goto('/dashboard/profile?language=fr');
      await expect(heading(page)).toHaveText(t('tab.making'));
      await expect(page.getByRole('status').filter({ hasText: t('tab.busyText') })).toBeVisible();
      await expectNoFaults(page, 'a profile in line');
      const shown = await showing;
      expect(shown.headers()['content-type']).toBe('application/pdf');
      expect(new URL(shown.url()).searchParams.get('language')).toBe('fr');
    });
  });

  test.describe('that is refused', () => {
    test.use({ expectedErrors: ['status of 400', 'status of 404', 'ERR_FAILED'] });

    test('says why, and tries again when asked', async ({ page, context }) => {
      await withThree(page);
      await page.route(ticket, (route) => route.abort(), { times: 1 });
      await page.goto('/dashboard/profile?language=en');
      await expect(heading(page)).toHaveText(t('tab.failed'));
      await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
      await expectNoFaults(page, 'a profile that failed');
      const showing = shownDocument(context);
      await page.getByRole('button', { name: t('tab.retry') }).click();
      expect((await showing).status()).toBe(200);
    });

    test('without a three there is none, and a way out', async ({ page }) => {
      await signIn(page, 'student');
      await page.goto('/dashboard/profile');
      await expect(page.getByRole('alert')).toHaveText(t('profile/none'));
      await page.getByRole('button', { name: t('tab.close') }).click();
      await expect
        .poll(() => page.isClosed() || new URL(page.url()).pathname === '/dashboard/cards')
        .toBe(true);
    });

    test('staff say whose it is, and see their own students’ only', async ({ page, context }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/profile');
      await expect(page.getByRole('alert')).toHaveText('No UID defined.');
      await page.goto(`/dashboard/profile?uid=${crypto.randomUUID()}`);
      await expect(page.getByRole('alert')).toHaveText(t('request/not-found'));

      await withThree(page);
      const { _id } = await me(page);
      await signIn(page, 'school');
      const showing = shownDocument(context);
      await page.goto(`/dashboard/profile?language=en&uid=${_id}`).catch(() => undefined);
      const shown = await showing;
      expect(shown.status()).toBe(200);
      expect(shown.headers()['content-type']).toBe('application/pdf');
    });
  });
});

async function me(page: Page): Promise<{ _id: string }> {
  const { token } = await (await page.request.post('/api/identity/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get('/api/auth/me', { headers })).json();
}

test('the header steps back for a consumer group’s student on the results, and nowhere else', async ({
  page,
}) => {
  const email = 'etienne.paul@home.example';
  expect((await signInAgain(page, email, demoPassword)).status()).toBe(204);
  await page.goto('/dashboard/cards/results');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('banner')).toBeVisible();
  await withThree(page);
  await page.goto('/dashboard/cards/results');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('results and conclusion fit every width, in forced colours too', async ({ page }) => {
  await withThree(page, { firstname: 'Anne-Marie-Françoise-Geneviève' });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['results', 'conclusion?downloadtype=email']) {
    await page.goto(`/dashboard/cards/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
