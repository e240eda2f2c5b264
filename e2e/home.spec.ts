import { expectNoViolations } from './axe.ts';
import { asNewStudent } from './account-people.ts';
import { expect, test } from './fixtures.ts';
import { shownDocument } from './results-page.ts';
import { deck, sendSort, savedResult, titleOf } from './select-page.ts';
import { expectCard } from './sort-page.ts';
import { words } from './words.ts';

const t = words.en;
const superlike = deck.slice(0, 5);
const [a = '', b = '', c = ''] = deck;

test('earlier sorts are linked from home after the second sort, each with its own profile', async ({
  page,
  context,
}) => {
  await asNewStudent(page);
  const earlier = await sendSort(page, { superlike }, [a, b, c]);
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
  const link = page.getByRole('link', { name: t('home.earlier') });
  await expect(link).toHaveCount(0);

  await sendSort(page, { superlike, like: [deck[7] ?? ''] }, [c, a, deck[3] ?? '']);
  await page.reload();
  await link.click();
  await expect(page).toHaveURL('/dashboard/cards/earlier');
  await expect(page.getByRole('heading', { level: 1, name: t('earlier.title') })).toBeVisible();
  const sorts = page.getByRole('article');
  await expect(sorts).toHaveCount(2);
  await expect(sorts.first().getByText(t('earlier.latest'))).toBeVisible();
  await expectNoViolations(page, 'earlier sorts');

  const first = t('earlier.open', { rank: 1, title: titleOf(a) });
  await sorts.last().getByRole('button', { name: first }).click();
  const back = page.getByRole('dialog', { name: titleOf(a) });
  await expect(back).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(back).toBeHidden();
  await expect(sorts.last().getByRole('button', { name: first })).toBeFocused();

  const showing = shownDocument(context);
  await sorts
    .last()
    .getByRole('link', { name: t('earlier.profile') })
    .click();
  const shown = await showing;
  expect(shown.status()).toBe(200);
  expect(new URL(shown.url()).searchParams.get('resultId')).toBe(earlier);
});

test('a reload resumes the sort; from home the student can continue or start over', async ({
  page,
}) => {
  await asNewStudent(page);
  await sendSort(page, { superlike }, [a, b, c]);
  await sendSort(page, { superlike }, undefined, 11);
  await page.goto('/dashboard/cards');
  await expectCard(page, 12);

  await page.getByRole('link', { name: t('nav.sortCards') }).click();
  await page.getByRole('button', { name: t('leave.later') }).click();
  await expect(page).toHaveURL('/dashboard/cards');
  await expect(page.getByText(t('home.continue.card', { index: 12, count: 56 }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('home.three.heading') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('home.sortAgain') })).toHaveCount(0);
  await expectNoViolations(page, 'home with an unfinished sort');
  await page.getByRole('link', { name: t('home.continue.go') }).click();
  await expectCard(page, 12);

  await page.getByRole('link', { name: t('nav.sortCards') }).click();
  await page.getByRole('button', { name: t('leave.later') }).click();
  await page.getByRole('button', { name: t('home.startOver') }).click();
  const question = page.getByRole('dialog', { name: t('home.startOver.heading') });
  await question.getByRole('button', { name: t('home.startOver.yes') }).click();
  await expect(page).toHaveURL('/dashboard/cards/intro');
  await expect.poll(async () => (await savedResult(page)).selected).toEqual([a, b, c]);
});
