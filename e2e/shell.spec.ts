import { demoNames, demoRoles, expect, signIn, test, type DemoRole } from './fixtures.ts';
import { crash } from '../packages/i18n/src/crash.ts';
import { words } from './words.ts';

const t = words.en;
test.use({ locale: 'en-CA' });

/** The number of navigation links to pages; the name, the language and log-out follow them. */
const pageCounts: Record<DemoRole, number> = { student: 2, school: 6, board: 4, admin: 6 };

const homes: Record<DemoRole, string> = {
  student: '/dashboard/cards',
  school: '/dashboard/students',
  board: '/dashboard/board',
  admin: '/dashboard/students',
};

const navigation: Record<DemoRole, string[]> = {
  student: [
    t('nav.sortCards'),
    t('nav.careers'),
    t('nav.help'),
    demoNames.student,
    'Français',
    t('nav.logout'),
  ],
  school: [
    t('nav.dashboard'),
    t('nav.queue'),
    t('nav.classes'),
    t('nav.staff'),
    t('nav.getCards'),
    t('nav.faq'),
    demoNames.school,
    'Français',
    t('nav.logout'),
  ],
  board: [
    t('nav.dashboard'),
    t('nav.members'),
    t('nav.audit'),
    t('nav.help'),
    demoNames.board,
    'Français',
    t('nav.logout'),
  ],
  admin: [
    t('nav.dashboard'),
    t('nav.newSchools'),
    t('nav.people'),
    t('nav.profiles'),
    t('nav.mail'),
    t('nav.audit'),
    t('nav.more'),
    demoNames.admin,
    'Français',
    t('nav.logout'),
  ],
};

/** Behind “More” on a wide screen; in the phone's menu they follow the other pages. */
const rarePages = [
  t('nav.admins'),
  t('nav.boards'),
  t('nav.cards'),
  t('nav.keeping'),
  t('nav.usage'),
  t('nav.getCards'),
  t('nav.faq'),
];

const inPhoneMenu = (role: DemoRole): string[] =>
  navigation[role].flatMap((name) => (name === t('nav.more') ? rarePages : [name]));

for (const role of demoRoles) {
  test(`${role}: the header links to the pages of this role, and the root redirects home`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, role);
    await page.goto('/');
    await expect(page).toHaveURL(homes[role]);
    await expect(page.locator('header nav li:visible')).toHaveText(navigation[role]);

    for (const name of navigation[role].slice(0, pageCounts[role])) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(t('notFound.heading'))).toBeHidden();
    }
  });

  test(`${role}: the phone's menu repeats the header in a dialog`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signIn(page, role);
    await page.goto(homes[role]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('button', { name: t('nav.menu') });
    await button.click();
    const menu = page.getByRole('dialog', { name: t('nav.menu') });
    await expect(menu.getByRole('listitem')).toHaveText(inPhoneMenu(role));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link').first().click();
    await expect(menu).toBeHidden();
  });
}

test('an administrator finds rarely used pages behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'admin');
  await page.goto('/dashboard/students');
  const button = page.getByRole('button', { name: t('nav.more') });
  for (const name of rarePages) {
    await button.click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

for (const locale of ['en-CA', 'fr-CA']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the administrator’s header is one row at every width', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/dashboard/students');
      for (const width of [768, 1024, 1200, 1280, 1439, 1440, 1520, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
        expect(height, `${width} px`).toBeLessThan(100);
      }
    });
  });
}

test('a page of another role redirects to the user’s own dashboard', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/dashboard/students');
  await expect(page).toHaveURL('/dashboard/cards');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/cards');
});

test('redirects staff from the cards to their students', async ({ page }) => {
  await signIn(page, 'school');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard/students');
});

test('a visitor who requests a guarded page logs in and then reaches that page', async ({
  page,
}) => {
  await page.goto('/dashboard/account');
  await expect(page).toHaveURL('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('field.email')).fill('student@cedar-ridge.example');
  await dialog.getByLabel(t('field.password'), { exact: true }).fill('three-cards');
  await dialog.getByRole('button', { name: t('login.submit') }).click();
  await expect(page).toHaveURL('/dashboard/account');
});

test('the language follows the browser at first, changes in place and is remembered', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr('landing.heading'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('fr');
  // The server knows the language from a cookie, before any script runs.
  const sent = await page.request.get('/', { headers: { 'accept-language': 'en' } });
  expect(await sent.text()).toContain(words.fr('landing.heading'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fr('landing.heading'));
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing.heading'));
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-CA' });

  test('the landing is in the visitor’s language, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(words.fr('landing.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(words.fr('landing.heading'));
    await expect(heading).toHaveCSS('font-family', /Bricolage Grotesque/u);
    await expect(page.getByText(words.fr('landing.paragraph'))).toBeVisible();
    await page.getByRole('link', { name: words.fr('landing.start') }).click();
    await expect(page).toHaveURL('/signup');
    await expect(heading).toHaveText(words.fr('landing.heading'));
  });
});

test('the landing’s animation can be stopped, and its cookie notice stays dismissed', async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const note = page.getByRole('region', { name: t('cookies.label') });
  await page.goto('/');
  await note.getByRole('button', { name: t('cookies.hide') }).click();
  await expect(note).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('hideCookieBanner'))).toBe('true');
  await page.reload();
  await expect.poll(moving).toBe(12);
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: t('landing.pause') }).click();
  await expect(page.getByRole('button', { name: t('landing.move') })).toBeFocused();
  expect(await moving()).toBe(0);
  await page.getByRole('button', { name: t('landing.move') }).click();
  await expect.poll(moving).toBe(12);
});

test('a phone shows log-in on the landing page, outside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('landing.login') })
    .click();
  await expect(page.getByRole('dialog', { name: t('login.heading') })).toBeVisible();
});

test('the skip link jumps past the header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('app.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('landing.start') })).toBeFocused();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['404'] });

  test('is answered with 404 and a suitable link back', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: t('notFound.toHome') }).click();
    await expect(page).toHaveURL('/');

    await signIn(page, 'student');
    // A path that cannot be decoded.
    expect((await page.goto('/caf%e9'))?.status()).toBe(404);
    await page.getByRole('link', { name: t('notFound.toDashboard') }).click();
    await expect(page).toHaveURL('/dashboard/cards');
  });
});

test.describe('a visit to an unknown address', () => {
  test.use({ expectedErrors: ['404'] });

  test('counts as a page view of /*', async ({ page }) => {
    const counted = page.waitForRequest('**/api/usage/events');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.heading'));
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const { events } = (await counted).postDataJSON() as { events: unknown[] };
    expect(events).toEqual([expect.objectContaining({ name: 'page-view', route: '/*' })]);
  });
});

test.describe('an unexpected error', () => {
  test.use({ expectedErrors: [''] });

  test('shows an apology and the support address instead of a blank page', async ({ page }) => {
    await signIn(page, 'student');
    // An account record that every page crashes on.
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: { role: 'nobody' } }));
    await page.goto('/dashboard/cards');
    await expect(page.getByRole('heading', { name: crash.en.heading })).toBeVisible();
    await expect(page.getByText('support@trio.example')).toBeVisible();
  });
});

test.describe('a network that fails at the start', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('keeps the session and offers a retry', async ({ page }) => {
    await signIn(page, 'student');
    await page.route('**/api/identity/token', (route) => route.abort());
    await page.goto('/dashboard/cards');
    await expect(page.getByRole('heading', { name: t('status.offlineHeading') })).toBeVisible();
    await page.unroute('**/api/identity/token');
    await page.getByRole('button', { name: t('status.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
  });

  test('a log-out that does not reach the server shows a message, clears the device, and is retried', async ({
    page,
  }) => {
    await signIn(page, 'student');
    await page.goto('/dashboard/cards');
    await page.route('**/api/identity/sign-out', (route) => route.abort());
    await page.getByRole('link', { name: t('nav.logout') }).click();
    await expect(page.getByRole('alert')).toContainText(t('logout.failed'));
    await expect(page.getByRole('link', { name: t('nav.login') })).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('link', { name: t('landing.start') })).toBeVisible();
    await page.goto('/logout');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/identity/sign-out');
    await page.getByRole('button', { name: t('logout.retry') }).click();
    await expect(page).toHaveURL('/');
  });
});

test('usage is counted without personal data, and not at all with Do Not Track', async ({
  browser,
  baseURL,
}) => {
  for (const asksNotTo of [false, true]) {
    const context = await browser.newContext({
      locale: 'en-CA',
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    if (asksNotTo) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
    }
    const events: Record<string, unknown>[] = [];
    const answers = new Set<number>();
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/usage/events')) return;
      events.push(...(request.postDataJSON() as { events: typeof events }).events);
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/api/usage/events')) answers.add(response.status());
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    // Hiding the page sends the collected events, unless the timer already did.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect
      .poll(() => events.map(({ name, language, route }) => ({ name, language, route })))
      .toEqual(
        asksNotTo
          ? []
          : [
              { name: 'page-view', language: 'en', route: '/' },
              { name: 'language-change', language: 'fr', route: '/' },
            ],
      );
    await expect.poll(() => [...answers]).toEqual(asksNotTo ? [] : [202]);
    const sent = new Set(events.flatMap((event) => Object.keys(event)));
    expect([...sent].every((key) => ['id', 'name', 'age', 'language', 'route'].includes(key))).toBe(
      true,
    );
    await context.close();
  }
});
