import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
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

test.describe('the results page', () => {
  test.describe('on a school’s small laptop', () => {
    test.use({ viewport: { width: 1366, height: 650 } });

    test('shows the profile beside the three without scrolling', async ({ page }) => {
      await openProfileActions(page);
      await expect(profileLink(page)).toBeInViewport({ ratio: 1 });
    });
  });

  test('saves a picture of the three', async ({ page }) => {
    await openProfileActions(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t('picture.save') }).click();
    expect((await saving).suggestedFilename()).toBe(`${t('picture.file')}.png`);
    await expect(page.getByText(t('picture.saved'))).toBeVisible();
  });

  test('downloads the accessible document of all cards, then shows the conclusion', async ({
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

  test('downloads the French document in French', async ({ page }) => {
    await openProfileActions(page);
    await page.getByRole('button', { name: 'Français' }).click();
    const link = page.getByRole('link', { name: words.fr('profile.cardsOpen') });
    await expect(link).toHaveAttribute('href', /-fr\.pdf$/u);
    await expect(profileLink(page, 'fr')).toHaveAttribute('href', '/dashboard/profile?language=fr');
  });

  test.describe('when the email is refused', () => {
    test.use({ expectedErrors: ['status of 503'] });

    test('shows the error and allows another attempt', async ({ page }) => {
      await openProfileActions(page);
      await page.route(ticket, (route) => route.fulfill(refused('server/unavailable', 503)), {
        times: 1,
      });
      const send = page.getByRole('button', { name: t('profile.email') });
      await send.click();
      await expect(page.getByRole('alert')).toHaveText(t('server/unavailable'));
      await expect(page).toHaveURL('/dashboard/cards/results');
      await expectNoViolations(page, 'a mail that failed');
      await send.click();
      await expect(page).toHaveURL('/dashboard/cards/conclusion?downloadtype=email');
    });
  });

  test('an address opened directly does not claim that a profile was sent', async ({ page }) => {
    const { email, firstname } = await withThree(page);
    await page.goto('/dashboard/cards/conclusion?downloadtype=email');
    await expect(
      page.getByRole('heading', { name: t('conclusion.heading', { name: firstname }) }),
    ).toBeVisible();
    await expect(page.getByText(t('profile.emailed', { email }))).toHaveCount(0);
  });

  test('path explorer: shows one external link with its context', async ({ page }) => {
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
    const address = await page.getByRole('link', { name: t('profile.path') }).getAttribute('href');
    const ctx = new URL(address ?? '').searchParams.get('ctx') ?? '';
    expect(JSON.parse(Buffer.from(ctx, 'base64url').toString())).toEqual({
      userEmail: email,
      selectedChallengeTitle: titleOf(three[0] ?? ''),
    });
    await expect(profileLink(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('profile.email') })).toHaveCount(0);
    await expectNoViolations(page, 'results with a path');
  });
});

test.describe('the conclusion', () => {
  test('requires a three', async ({ page }) => {
    await signIn(page, 'student');
    await page.goto('/dashboard/cards/conclusion');
    await expect(page).toHaveURL('/dashboard/cards');
  });

  test('has a different heading for a freemium group', async ({ page }) => {
    const email = 'eva.chen@open-table.example';
    expect((await signInAgain(page, email, demoPassword)).status()).toBe(204);
    await page.goto('/dashboard/cards/conclusion');
    await expect(
      page.getByRole('heading', { name: t('conclusion.freemium.heading', { name: 'Eva' }) }),
    ).toBeVisible();
    await expect(page.getByText(t('conclusion.awaited'))).toBeVisible();
    await expectNoViolations(page, 'conclusion of a freemium group');
  });
});

test.describe('the profile tab', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('uses the page’s language by default', async ({ page, context }) => {
    await withThree(page);
    const showing = shownDocument(context);
    // The PDF may replace the page before the page has loaded.
    await page.goto('/dashboard/profile', { waitUntil: 'commit' });
    expect(new URL((await showing).url()).searchParams.get('language')).toBe('en');
  });

  test.describe('while the server is busy', () => {
    test.use({ expectedErrors: ['status of 503'] });

    test('shows that it is waiting, and opens the document by itself', async ({
      page,
      context,
    }) => {
      await withThree(page);
      const busy = refused('profile/busy', 503, { 'retry-after': '1' });
      await page.route('**/api/results/pdf?*', (route) => route.fulfill(busy), { times: 2 });
      const showing = shownDocument(context);
      await page.goto('/dashboard/profile?language=fr');
      await expect(heading(page)).toHaveText(t('tab.making'));
      await expect(page.getByRole('status').filter({ hasText: t('tab.busyText') })).toBeVisible();
      await expectNoViolations(page, 'a profile in line');
      const shown = await showing;
      expect(shown.headers()['content-type']).toBe('application/pdf');
      expect(new URL(shown.url()).searchParams.get('language')).toBe('fr');
    });
  });

  test.describe('with an error response', () => {
    test.use({ expectedErrors: ['status of 400', 'status of 404', 'ERR_FAILED'] });

    test('shows the reason and retries on request', async ({ page, context }) => {
      await withThree(page);
      await page.route(ticket, (route) => route.abort(), { times: 1 });
      await page.goto('/dashboard/profile?language=en');
      await expect(heading(page)).toHaveText(t('tab.failed'));
      await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
      await expectNoViolations(page, 'a profile that failed');
      const showing = shownDocument(context);
      await page.getByRole('button', { name: t('tab.retry') }).click();
      expect((await showing).status()).toBe(200);
    });

    test('without a three shows an explanation and a way back', async ({ page }) => {
      await signIn(page, 'student');
      await page.goto('/dashboard/profile');
      await expect(page.getByRole('alert')).toHaveText(t('profile/none'));
      await page.getByRole('button', { name: t('tab.close') }).click();
      await expect
        .poll(() => page.isClosed() || new URL(page.url()).pathname === '/dashboard/cards')
        .toBe(true);
    });

    test('staff open the profile of a named student, and only of their own students', async ({
      page,
      context,
    }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/profile');
      await expect(page.getByRole('alert')).toHaveText('No UID defined.');
      await page.goto(`/dashboard/profile?uid=${crypto.randomUUID()}`);
      await expect(page.getByRole('alert')).toHaveText(t('request/not-found'));

      await withThree(page);
      const { _id } = await me(page);
      await signIn(page, 'school');
      const showing = shownDocument(context);
      await page.goto(`/dashboard/profile?language=en&uid=${_id}`, { waitUntil: 'commit' });
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

test('the header is reduced only for a consumer group’s student on the results', async ({
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

test('results and conclusion fit every width, also in forced colours', async ({ page }) => {
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
