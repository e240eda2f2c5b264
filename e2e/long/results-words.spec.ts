import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { signInAgain } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import {
  expectQuestion,
  openProfileActions,
  openQuestions,
  profileLink,
  savedReflection,
  sentence,
  withThree,
} from '../results-page.ts';
import { deck, openPicking, pickAll, sendSort, three, titleOf } from '../select-page.ts';
import { expectCard } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function skipTo(page: Page, at: number): Promise<void> {
  for (let next = 2; next <= at; next += 1) {
    await press(page, t('write.skip'));
    await expectQuestion(page, next);
  }
}

test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

test.describe('the reflection', () => {
  test('saves which pages the profile contains, without any text', async ({ page }) => {
    await openProfileActions(page);
    await page.getByLabel(t('write.pages.counsellor')).uncheck();
    await expect
      .poll(() => savedReflection(page))
      .toMatchObject({ action: '', includesCounsellorPage: false });
    await page.reload();
    await expect(page.getByLabel(t('write.pages.counsellor'))).not.toBeChecked();
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: ['ERR_FAILED'] });

    test('stays on the device until the three are saved', async ({ page, context }) => {
      await openPicking(page, { superlike: three });
      await pickAll(
        page,
        three.map((key) => titleOf(key)),
      );
      await context.route('**/api/**', (route) => route.abort());
      await press(page, t('select.confirm'));
      await press(page, t('reveal.why'));
      await skipTo(page, 5);
      await sentence(page, 'will').fill('ask my aunt');
      await press(page, t('write.done'));
      await expect(page.getByRole('alert')).toHaveText(t('write.unsaved'));
      await expectNoViolations(page, 'words that wait');
      await press(page, t('write.later'));
      await expect(page.getByText(t('profile.waiting'))).toBeVisible();
      await expect(profileLink(page)).toHaveCount(0);

      await context.unroute('**/api/**');
      await page.reload();
      await expect(page.getByText(t('saved.saved'))).toBeVisible();
      await press(page, t('words.continue'));
      await expect(sentence(page, 'will')).toHaveValue('ask my aunt');
      await press(page, t('write.done'));
      await expect(page.getByText(t('words.saved'))).toBeVisible();
      expect(await savedReflection(page)).toMatchObject({ action: 'I will ask my aunt.' });
    });
  });

  test('leaves no unfinished text behind on a shared device', async ({ page }) => {
    const { email } = await openQuestions(page);
    await sentence(page, 'reason1').fill('Nobody else’s business');
    const storage = () => page.evaluate(() => JSON.stringify(localStorage));
    expect(await storage()).toContain('Nobody else’s business');
    await page.getByRole('link', { name: t('nav.logout') }).click();
    await expect(page).toHaveURL('/');
    expect(await storage()).not.toContain('Nobody else’s business');
    expect((await signInAgain(page, email)).status()).toBe(204);
    await page.goto('/dashboard/cards/results');
    await press(page, t('words.add'));
    await expect(sentence(page, 'reason1')).toHaveValue('');
  });

  test('belongs to its sort: a new three has new questions', async ({ page }) => {
    await openQuestions(page);
    await sentence(page, 'reason1').fill('The old one');
    await press(page, t('write.next'));
    await expectQuestion(page, 2);
    await sendSort(page, { superlike: deck.slice(0, 5) }, deck.slice(2, 5));
    await page.goto('/dashboard/cards/results');
    await press(page, t('words.add'));
    await expect(sentence(page, 'reason1')).toHaveValue('');
  });

  test('can be changed while a new sort is in progress', async ({ page }) => {
    await withThree(page);
    await sendSort(page, { superlike: three }, undefined, 5);
    await page.goto('/dashboard/cards');
    await expectCard(page, 6);
    await page.getByRole('link', { name: t('nav.sortCards') }).click();
    await press(page, t('leave.later'));
    await page.getByRole('link', { name: t('words.add') }).click();
    await skipTo(page, 4);
    await sentence(page, 'shared').fill('Water');
    await press(page, t('write.next'));
    await press(page, t('write.done'));
    await expect(page).toHaveURL('/dashboard/cards');
    await expect(page.getByText('Water', { exact: true })).toBeVisible();
  });

  test('can be written by keyboard alone', async ({ page }) => {
    await openQuestions(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t('write.later') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sentence(page, 'reason1')).toBeFocused();
    await page.keyboard.type('A start');
    // A field with text has no starters, so the next Tab reaches the button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectQuestion(page, 2);
    await page.keyboard.press('Tab');
    await expect(sentence(page, 'reason2')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sentence(page, 'reason2')).toBeFocused();
    await expect(sentence(page, 'reason2')).toHaveValue(/\S $/u);
  });
});
