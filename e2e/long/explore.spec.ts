import type { Page } from '@playwright/test';
import { demoEmail, demoSchools } from '../../apps/api/src/demo/demo-schools.ts';
import { asNewStudent, signInAgain } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { demoPassword, expect, test } from '../fixtures.ts';
import { deck, savedResult, sendSort, three, titleOf } from '../select-page.ts';
import { words } from '../words.ts';

const ctxOf = (context: unknown): string =>
  Buffer.from(JSON.stringify(context)).toString('base64url');

const challenges = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

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
        await expect(challenges(page)).toContainText([
          ...selected.map((key) => titleOf(key, language)),
          t('explore.next'),
        ]);
      }
      await expect(page.getByRole('heading', { name: t('training.university') })).not.toHaveCount(
        0,
      );
    });

    test('starts with the challenge in ctx, also after the language changes', async ({ page }) => {
      await withThree(page);
      const [first = '', second = '', third = ''] = three;
      const selectedChallengeTitle = titleOf(second, language);
      await page.goto(
        `/dashboard/explore?ctx=${ctxOf({ userEmail: 'x', selectedChallengeTitle })}`,
      );
      const titles = (of: 'en' | 'fr') => [second, first, third].map((key) => titleOf(key, of));
      await expect(challenges(page)).toContainText([...titles(language), t('explore.next')]);
      const other = language === 'en' ? 'fr' : 'en';
      await page.getByRole('button', { name: language === 'en' ? 'Français' : 'English' }).click();
      await expect(challenges(page)).toContainText([
        ...titles(other),
        words[other]('explore.next'),
      ]);
    });
  });
}

test.describe('the built-in path explorer', () => {
  const t = words.en;
  test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

  for (const ctx of ['', '%%%', 'bm90IGpzb24', ctxOf([]), ctxOf({ selectedChallengeTitle: 7 })]) {
    test(`works with ctx=${ctx}`, async ({ page }) => {
      await withThree(page);
      await page.goto(`/dashboard/explore?ctx=${ctx}`);
      await expect(challenges(page).first()).toContainText(titleOf(three[0] ?? ''));
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
    await expect(challenges(page).first()).toContainText(titleOf(three[1] ?? ''));
    await expect(page.getByText(stranger)).toHaveCount(0);
    const careers = page.getByRole('region').getByRole('listitem').getByRole('link');
    await expect(careers.first()).toHaveAttribute('rel', 'noreferrer');
    // Leaving the page sends the usage events.
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const request of sent) {
      expect(request).not.toContain(stranger);
      expect(request).not.toContain(ctx);
    }
  });

  test('has a section for an own card', async ({ page }) => {
    const school = demoSchools.find(({ flags }) => flags?.isPathExplorerEnabled);
    const email = school ? demoEmail(school, 1) : '';
    expect((await signInAgain(page, email, demoPassword)).status()).toBe(204);
    await page.goto('/dashboard/explore');
    const own = page.getByRole('region', { name: 'Winter sports for everyone' });
    await expect(own).toContainText('Rinks and ski hills');
    await expect(own).toContainText(t('explore.find.custom'));
    await expect(own.getByRole('link')).toHaveCount(0);
    await expectNoViolations(page, 'paths of an own card');
  });

  test('explains why a challenge of the deck has no careers', async ({ page }) => {
    const selected = ['entrepreneurship', ...three.slice(0, 2)];
    await asNewStudent(page);
    await sendSort(page, { superlike: selected }, selected);
    await page.goto('/dashboard/explore');
    const none = page.getByRole('region', { name: titleOf('entrepreneurship') });
    await expect(none).toContainText(t('card.careersNone'));
    await expect(none).toContainText(t('explore.find.1'));
  });

  test('explains how to get three challenges if there are none', async ({ page }) => {
    await asNewStudent(page);
    await page.goto('/dashboard/explore');
    await expect(page.getByRole('heading', { name: t('explore.empty.heading') })).toBeVisible();
    await page.getByRole('link', { name: t('explore.empty.go') }).click();
    await expect(page).toHaveURL('/dashboard/cards');
  });
});
