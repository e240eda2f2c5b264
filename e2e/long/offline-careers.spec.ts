import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { deck, sendSort, three, titleOf } from '../select-page.ts';
import { takeServiceWorker } from '../visitors.ts';
import { words } from '../words.ts';

const t = words.fr;

test.use({
  locale: 'fr-CA',
  viewport: { width: 360, height: 640 },
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'],
});

test('careers that were seen open offline, and a career saved offline is sent afterwards', async ({
  context,
  page,
}) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4) }, three);
  await page.goto('/dashboard/cards');
  await takeServiceWorker(page);
  // The service worker stores each file of a page before the page gets it.
  await page.goto('/dashboard/cards/results');
  await expect(page.getByRole('link', { name: t('result.careersOpen') })).toBeVisible();
  await page.goto('/dashboard/explore');
  const first = page.getByRole('region', { name: t('careers.first') });
  const career = first.getByRole('link').first();
  await expect(career).toBeVisible();
  const title = await career.innerText();
  await career.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  const save = page.getByRole('button', { name: t('keep.name', { title }) });
  await save.click();
  await expect(page.getByText(t('keep.waiting'))).toBeVisible();
  await page.goto('/dashboard/explore');
  await expect(first.getByRole('link').first()).toHaveText(title);
  await page.goto('/dashboard/cards/results');
  await expect(page.getByRole('heading', { level: 1, name: t('saved.heading') })).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(titleOf(three[0] ?? '', 'fr'), 'u') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto('/dashboard/cards/earlier');
  await expect(page.getByRole('heading', { name: t('status.offlineHeading') })).toBeVisible();

  await page.goto('/dashboard/explore');
  await expect(page.getByText(t('keep.waiting'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('keep.waiting'))).toBeHidden();
  // From here on only the server knows it.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('trio.savedCareers')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(
    page.getByRole('button', { name: t('careers.toSaved', { count: 1 }) }),
  ).toBeVisible();
});
