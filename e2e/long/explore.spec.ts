import type { Page } from '@playwright/test';
import { cards } from '../../packages/deck/src/cards.ts';
import { asNewStudent, signInAgain } from '../account-people.ts';
import { demoPassword, expect, test } from '../fixtures.ts';
import { deck, savedResult, sendSort, three, titleOf } from '../select-page.ts';
import { words } from '../words.ts';

const ctxOf = (context: unknown): string =>
  Buffer.from(JSON.stringify(context)).toString('base64url');

/** The first careers that the page suggests. */
const suggested = (page: Page, language: 'en' | 'fr') =>
  page
    .getByRole('region', { name: words[language]('careers.first') })
    .getByRole('heading', { level: 3 });

const careersOf = (card: string, language: 'en' | 'fr') =>
  cards.find(({ key }) => key === card)?.careers.map(({ title }) => title[language]) ?? [];

async function withThree(page: Page): Promise<void> {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4) }, three);
}

for (const language of ['en', 'fr'] as const) {
  test.describe(`the built-in path explorer in ${language}`, () => {
    test.use({ locale: `${language}-CA`, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('is linked for the demo’s path-explorer student, on home and on the results', async ({
      page,
    }) => {
      const email = 'student@lakeshore.example';
      expect((await signInAgain(page, email, demoPassword)).status()).toBe(204);
      const selected = (await savedResult(page)).confirmed?.selected as string[];
      for (const [path, label] of [
        ['/dashboard/cards', t('home.path')],
        ['/dashboard/cards/results', t('profile.path')],
      ] as const) {
        await page.goto(path);
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(/\/dashboard\/explore\?ctx=[\w-]+$/u);
        const ctx = new URL(page.url()).searchParams.get('ctx') ?? '';
        expect(JSON.parse(Buffer.from(ctx, 'base64url').toString())).toEqual({
          userEmail: expect.stringMatching(/^[\da-f-]{36}$/u),
          selectedChallengeTitle: titleOf(selected[0] ?? '', language),
        });
        await expect(suggested(page, language)).toHaveCount(7);
      }
    });

    test('starts with the challenge in ctx, also after the language changes', async ({ page }) => {
      await withThree(page);
      const second = three[1] ?? '';
      const selectedChallengeTitle = titleOf(second, language);
      await page.goto(
        `/dashboard/explore?ctx=${ctxOf({ userEmail: 'x', selectedChallengeTitle })}`,
      );
      const first = suggested(page, language).first();
      await expect(first).toBeVisible();
      expect(careersOf(second, language)).toContain(await first.innerText());
      const other = language === 'en' ? 'fr' : 'en';
      await page.getByRole('button', { name: language === 'en' ? 'Français' : 'English' }).click();
      const translated = suggested(page, other).first();
      await expect(translated).toBeVisible();
      expect(careersOf(second, other)).toContain(await translated.innerText());
    });

    test('leads to a career’s page, where it can be saved, and back', async ({ page }) => {
      await withThree(page);
      await page.goto('/dashboard/explore');
      const first = suggested(page, language).first();
      const title = await first.innerText();
      await first.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const save = page.getByRole('button', { name: t('keep.name', { title }) });
      await save.click();
      await expect(page.getByRole('button', { name: t('keep.remove', { title }) })).toBeVisible();
      await page.getByRole('link', { name: t('career.back') }).click();
      await page.getByRole('checkbox', { name: t('careers.onlySaved') }).check();
      const all = page.getByRole('region', { name: t('careers.all') });
      await expect(all.getByRole('heading', { level: 3 })).toHaveText([title]);
      await page.reload();
      await expect(all.getByRole('heading', { level: 3 })).toHaveText([title]);
    });
  });
}

test.describe('the built-in path explorer', () => {
  test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

  for (const ctx of ['', '%%%', 'bm90IGpzb24', ctxOf([]), ctxOf({ selectedChallengeTitle: 7 })]) {
    test(`works with ctx=${ctx}`, async ({ page }) => {
      await withThree(page);
      await page.goto(`/dashboard/explore?ctx=${ctx}`);
      const first = suggested(page, 'en').first();
      await expect(first).toBeVisible();
      expect(careersOf(three[0] ?? '', 'en')).toContain(await first.innerText());
    });
  }

  test('ignores an email in ctx: it is neither shown nor sent', async ({ page }) => {
    await withThree(page);
    const stranger = 'another.person@elsewhere.example';
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    const ctx = ctxOf({ userEmail: stranger, selectedChallengeTitle: titleOf(three[1] ?? '') });
    await page.goto(`/dashboard/explore?ctx=${ctx}`);
    await expect(suggested(page, 'en').first()).toBeVisible();
    await expect(page.getByText(stranger)).toHaveCount(0);
    // Leaving the page sends the usage events.
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const request of sent) {
      expect(request).not.toContain(stranger);
      expect(request).not.toContain(ctx);
    }
  });
});

test.describe('public pages of careers', () => {
  test.use({ locale: 'fr-CA' });

  test('need no account: the list is searched in either language, and a page leads to the other language', async ({
    page,
  }) => {
    await page.goto('/careers');
    await page.getByRole('searchbox').fill('plomier');
    await page.getByRole('link', { name: 'Plumber', exact: true }).click();
    await expect(page).toHaveURL('/careers/plumber');
    await expect(page.getByRole('heading', { level: 1, name: 'Plumber' })).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/carrieres/plombiere-ou-plombier');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
