import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`the usage page, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('has no axe violations with all tables open', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/dashboard/usage?days=365');
      const numbers = page.getByText(t('usage.numbers'));
      await expect(numbers).toHaveCount(6);
      for (const each of await numbers.all()) await each.click();
      await expectNoViolations(page, 'the usage page');
    });
  });
}

test('prints the figures unfolded, for the selected period only', async ({ page }) => {
  const t = words.en;
  await signIn(page, 'admin');
  await page.goto('/dashboard/usage?days=90');
  const sorts = page.getByRole('region', { name: t('usage.sorts.heading'), exact: true });
  await expect(sorts).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    sorts.getByRole('rowheader', { name: t('usage.sorts.started'), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: t('usage.days', { count: 90 }) })).toBeVisible();
  await expect(page.getByRole('link', { name: t('usage.days', { count: 7 }) })).toBeHidden();
});
