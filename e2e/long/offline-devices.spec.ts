import type { BrowserContext } from '@playwright/test';
import { asNewStudent, signInAgain } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { answersOnDevice, expectSaved, savedAnswers } from '../saved-sort.ts';
import { reloadInSort } from '../select-page.ts';
import { answerCards, expectCard, openFirstCard } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

async function newDevice(context: BrowserContext, email: string) {
  const device = await context.browser()?.newContext({
    baseURL: process.env['TRIO_E2E_URL'] ?? '',
    locale: 'en-CA',
    serviceWorkers: 'block',
  });
  if (!device) throw new Error('There is no browser.');
  const page = await device.newPage();
  expect((await signInAgain(page, email)).status()).toBe(204);
  await page.goto('/dashboard/cards');
  return { device, page };
}

test('keeps answers of two devices; for one card the later answer wins', async ({
  context,
  page,
}) => {
  const { email } = await asNewStudent(page);
  await openFirstCard(page);
  await answerCards(page, ['like', 'like']);
  await expectSaved(context, ['like', 'like']);

  const { device, page: other } = await newDevice(context, email);
  await expectCard(other, 3);
  await answerCards(page, ['superlike', 'superlike']);
  await expectSaved(context, ['like', 'like', 'superlike', 'superlike']);
  await answerCards(other, ['dislike']);
  await expectSaved(context, ['like', 'like', 'dislike', 'superlike']);

  await reloadInSort(page);
  await reloadInSort(other);
  await answerCards(page, ['like']);
  await expectSaved(context, ['like', 'like', 'dislike', 'superlike', 'like']);
  await device.close();
});

test.describe('on a shared browser', () => {
  // A page that opens during log-out may get a 401.
  test.use({ expectedErrors: ['ERR_FAILED', '401'] });

  test('shows the next student no data, and sends the previous student’s answers after their next log-in', async ({
    context,
    page,
  }) => {
    const { email } = await asNewStudent(page);
    await openFirstCard(page);
    await answerCards(page, ['like']);
    await expectSaved(context, ['like']);
    await context.route('**/api/results**', (route) => route.abort());
    await answerCards(page, ['superlike', 'dislike']);
    await expect(page.getByText(t('network.kept'))).toBeVisible();
    await expect.poll(() => answersOnDevice(page)).toEqual([3]);
    await page.goto('/logout');
    await expect(page).toHaveURL('/');
    await context.unroute('**/api/results**');

    await asNewStudent(page);
    await page.goto('/dashboard/cards');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.empty.heading'));
    expect(await savedAnswers(context)).toEqual([]);
    await page.goto('/logout');
    await expect(page).toHaveURL('/');

    expect((await signInAgain(page, email)).status()).toBe(204);
    await page.goto('/dashboard/cards');
    await expectCard(page, 4);
    await expectSaved(context, ['like', 'superlike', 'dislike']);
  });
});
