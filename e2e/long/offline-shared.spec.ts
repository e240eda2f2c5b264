import { asNewStudent, signInAgain } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { answersOnDevice, expectSaved } from '../saved-sort.ts';
import { password } from '../signup-form.ts';
import { answerCards, deckSize, expectCard, openFirstCard } from '../sort-page.ts';
import { expectLoggedOut, expectLoggedIn } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.en;

test.use({
  locale: 'en-CA',
  viewport: { width: 1440, height: 900 },
  expectedErrors: ['ERR_FAILED', '401'],
});

test('a page that receives an update late never mixes answers of two students', async ({
  context,
  page,
}) => {
  const other = await asNewStudent(page);
  await openFirstCard(page);
  await answerCards(page, ['dislike', 'dislike', 'dislike', 'dislike']);
  await expectSaved(context, ['dislike', 'dislike', 'dislike', 'dislike']);
  const { email } = await asNewStudent(page);
  await openFirstCard(page);
  await answerCards(page, ['like']);
  await expectSaved(context, ['like']);
  await context.route('**/api/results**', (route) => route.abort());
  await answerCards(page, ['superlike']);
  await expect(page.getByText(t('network.kept'))).toBeVisible();
  await expect.poll(() => answersOnDevice(page)).toContain(2);

  // The first request fails; the second gets no response until another student is logged in.
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/identity/token', async (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    if (asked === 2) {
      await held;
      return route.abort();
    }
    return route.continue();
  });
  await page.reload();
  await expectCard(page, 3);
  await expect.poll(() => asked).toBe(2);
  await context.unroute('**/api/results**');
  await page.getByRole('link', { name: t('nav.logout') }).click();
  await page.getByRole('button', { name: t('leave.later') }).click();
  await expectLoggedOut(page);
  await page
    .getByRole('link', { name: t('nav.login') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('login.heading') });
  await dialog.getByLabel(t('field.email')).fill(other.email);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('login.submit') }).click();
  await expect(
    page.getByText(t('home.continue.card', { index: 5, count: deckSize })),
  ).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/token'));
  release();
  await ended;
  await page.getByRole('link', { name: t('home.continue.go') }).click();
  await answerCards(page, ['dislike']);
  await expectSaved(
    context,
    Array.from({ length: 5 }, () => 'dislike'),
  );
  expect((await answersOnDevice(page)).toSorted()).toEqual([2, 5]);
  await context.unroute('**/api/identity/token');
  await page.goto('/logout');
  await expectLoggedOut(page);

  expect((await signInAgain(page, email)).status()).toBe(204);
  await page.goto('/dashboard/cards');
  await expectCard(page, 3);
  await expectSaved(context, ['like', 'superlike']);
});

test('unsent answers are sent from any page, and sent answers are deleted with the session', async ({
  context,
  page,
}) => {
  await asNewStudent(page);
  await openFirstCard(page);
  await answerCards(page, ['like']);
  await expectSaved(context, ['like']);
  await context.route('**/api/results**', (route) => route.abort());
  await answerCards(page, ['superlike']);
  await expect(page.getByText(t('network.kept'))).toBeVisible();
  await expect.poll(() => answersOnDevice(page)).toEqual([2]);
  await page.goto('/dashboard/account');
  await context.unroute('**/api/results**');
  await page.reload();
  await expectLoggedIn(page);
  await expectSaved(context, ['like', 'superlike']);
  await expect.poll(() => answersOnDevice(page, 'acked')).toEqual([2]);
  // The browser was closed without a log-out, so its session cookie is gone.
  await context.clearCookies();
  await page.goto('/');
  await expectLoggedOut(page);
  await expect.poll(() => answersOnDevice(page)).toEqual([]);
});
