import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { signInAgain } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import {
  openProfileActions,
  openResults,
  profileLink,
  savedReflection,
  sentence,
  withThree,
} from '../results-page.ts';
import { deck, openPicking, pickAll, sendSort, three, titleOf } from '../select-page.ts';
import { expectCard } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
const save = (page: Page) => page.getByRole('button', { name: t('write.save') });

test.use({ locale: 'en-CA', contextOptions: { reducedMotion: 'reduce' } });

test.describe('the reflection', () => {
  test('counts characters and reports too long texts at their field', async ({ page }) => {
    await openResults(page);
    await sentence(page, 'shared').fill('x'.repeat(241));
    await expect(page.getByText(t('write.count', { count: 241, max: 240 }))).toBeVisible();
    await save(page).click();
    await expect(sentence(page, 'shared')).toBeFocused();
    await expect(sentence(page, 'shared')).toHaveAccessibleDescription(
      new RegExp(t('form/reflection-too-long'), 'u'),
    );
    expect(await savedReflection(page)).toBeNull();
    await expectNoViolations(page, 'a sentence that is too long');
    await sentence(page, 'shared').fill('🌊'.repeat(240));
    await expect(page.getByText(t('form/reflection-too-long'))).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText(t('words.saved'))).toBeVisible();
    expect(await savedReflection(page)).toMatchObject({ shared: '🌊'.repeat(240) });
  });

  test('can be skipped and still saves which pages the profile contains', async ({ page }) => {
    await openResults(page);
    await sentence(page, 'action').fill('Not yet');
    await page.getByLabel(t('write.pages.counsellor')).uncheck();
    await page.getByRole('button', { name: t('write.skip') }).click();
    await expect(profileLink(page)).toBeVisible();
    expect(await savedReflection(page)).toMatchObject({
      action: '',
      includesCounsellorPage: false,
    });
    await page.getByRole('button', { name: t('words.add') }).click();
    await expect(sentence(page, 'action')).toHaveValue('Not yet');
  });

  test('sends nothing when skipped without a choice', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await openProfileActions(page);
    expect(sent).toEqual([]);
    expect(await savedReflection(page)).toBeNull();
  });

  test('keeps the saved text when an edit is cancelled', async ({ page }) => {
    await openResults(page);
    await sentence(page, 'reason1').fill('Because of my brother');
    await save(page).click();
    await page.getByRole('button', { name: t('words.edit') }).click();
    await sentence(page, 'reason1').fill('Something else');
    await page.getByRole('button', { name: t('write.leave') }).click();
    await expect(page.getByText('Because of my brother')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Because of my brother')).toBeVisible();
    await expect(sentence(page, 'reason1')).toHaveCount(0);
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
      await page.getByRole('button', { name: t('select.confirm') }).click();
      await sentence(page, 'action').fill('Ask my aunt');
      await save(page).click();
      await expect(page.getByRole('alert')).toHaveText(t('write.unsaved'));
      await expectNoViolations(page, 'words that wait');
      await page.getByRole('button', { name: t('write.skip') }).click();
      await expect(page.getByText(t('profile.waiting'))).toBeVisible();
      await expect(profileLink(page)).toHaveCount(0);

      await context.unroute('**/api/**');
      await page.reload();
      await expect(page.getByText(t('saved.saved'))).toBeVisible();
      await expect(sentence(page, 'action')).toHaveValue('Ask my aunt');
      await save(page).click();
      await expect(page.getByText(t('words.saved'))).toBeVisible();
      expect(await savedReflection(page)).toMatchObject({ action: 'Ask my aunt' });
    });
  });

  test.describe('when saving fails', () => {
    test.use({ expectedErrors: ['ERR_FAILED', 'status of 500'] });

    for (const [what, problem] of [
      ['no network', 'error.offline'],
      ['a server error', 'server/unavailable'],
    ] as const) {
      test(`keeps the text after ${what}, and can be sent again`, async ({ page }) => {
        await openResults(page);
        await page.route('**/api/results/*', (route) =>
          what === 'no network' ? route.abort() : route.fulfill({ status: 500, body: '' }),
        );
        await sentence(page, 'reason3').fill('It is close to home');
        await save(page).click();
        const alert = page.getByRole('alert');
        await expect(alert).toBeFocused();
        await expect(alert).toContainText(t(problem));
        await expect(alert).toContainText(t('write.kept'));
        await page.unroute('**/api/results/*');
        await save(page).click();
        await expect(page.getByText(t('words.saved'))).toBeVisible();
      });
    }
  });

  test('leaves no unfinished text behind on a shared device', async ({ page }) => {
    const { email } = await openResults(page);
    await sentence(page, 'action').fill('Nobody else’s business');
    const storage = () => page.evaluate(() => JSON.stringify(localStorage));
    expect(await storage()).toContain('Nobody else’s business');
    await page.getByRole('link', { name: t('nav.logout') }).click();
    await expect(page).toHaveURL('/');
    expect(await storage()).not.toContain('Nobody else’s business');
    expect((await signInAgain(page, email)).status()).toBe(204);
    await page.goto('/dashboard/cards/results');
    await expect(sentence(page, 'action')).toHaveValue('');
  });

  test('belongs to its sort: a new three has a new page', async ({ page }) => {
    await openResults(page);
    await sentence(page, 'reason1').fill('The old one');
    await save(page).click();
    await page.getByRole('button', { name: t('words.edit') }).click();
    await sentence(page, 'reason1').fill('The old one, half changed');
    await sendSort(page, { superlike: deck.slice(0, 5) }, deck.slice(2, 5));
    await page.goto('/dashboard/cards/results');
    await expect(sentence(page, 'reason1')).toHaveValue('');
  });

  test('can be changed while a new sort is in progress', async ({ page }) => {
    await withThree(page);
    await sendSort(page, { superlike: three }, undefined, 5);
    await page.goto('/dashboard/cards');
    await expectCard(page, 6);
    await page.getByRole('link', { name: t('nav.sortCards') }).click();
    await page.getByRole('button', { name: t('leave.later') }).click();
    await page.getByRole('link', { name: t('words.add') }).click();
    await sentence(page, 'shared').fill('Water');
    await save(page).click();
    await expect(page).toHaveURL('/dashboard/cards');
    await expect(page.getByText('Water', { exact: true })).toBeVisible();
  });

  test('can be written by keyboard alone', async ({ page }) => {
    await openResults(page);
    await page.getByRole('button', { name: t('write.skip') }).focus();
    await page.keyboard.press('Tab');
    await expect(sentence(page, 'reason1')).toBeFocused();
    await page.keyboard.type('A start');
    // A field with text has no starters, so the next Tab reaches the next field.
    await page.keyboard.press('Tab');
    await expect(sentence(page, 'reason2')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sentence(page, 'reason2')).toBeFocused();
    await expect(sentence(page, 'reason2')).toHaveValue(/\S $/u);
    await page.getByLabel(t('write.pages.family')).focus();
    await page.keyboard.press('Space');
    await expect(page.getByLabel(t('write.pages.family'))).not.toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('words.saved'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('saved.heading') })).toBeFocused();
  });
});
