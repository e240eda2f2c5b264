import { expect, signIn, test } from '../fixtures.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`the usage page, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('shows the usage as bars and as numbers, and does not count administrators', async ({
      page,
    }) => {
      const counted: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/usage/events')) counted.push(request.postData() ?? '');
      });
      await signIn(page, 'admin');
      await page.goto('/dashboard/usage');
      await page.getByRole('link', { name: t('usage.days', { count: 365 }) }).click();
      await expect(page).toHaveURL('/dashboard/usage?days=365');
      await expect(page.getByText(t('usage.leftOut'))).toBeVisible();
      const panel = (heading: string) => page.getByRole('region', { name: heading, exact: true });

      const sorts = panel(t('usage.sorts.heading'));
      await sorts.getByText(t('usage.numbers')).click();
      const started = sorts.getByRole('row', {
        name: new RegExp(`^${t('usage.sorts.started')}`, 'u'),
      });
      await expect(started.getByRole('cell').last()).toHaveText('100');

      // The bars of 53 weeks are one tab stop; the last bar is this week.
      const time = panel(t('usage.time.heading'));
      await time.getByRole('button', { name: t('usage.time.signIns') }).click();
      const bars = time.getByRole('group', { name: t('usage.time.signIns') }).getByRole('img');
      await expect(bars).toHaveCount(53);
      await bars.last().focus();
      await page.keyboard.press('Home');
      await expect(bars.first()).toBeFocused();

      const left = panel(t('usage.left.heading'));
      await expect(left.getByRole('img').last()).toHaveAccessibleName(
        new RegExp(`^${t('usage.left.select')}`, 'u'),
      );
      const cards = panel(t('usage.cards.heading'));
      await expect(cards.getByRole('listitem')).toHaveCount(10);
      await cards.getByText(t('usage.numbers')).click();
      await expect(cards.getByRole('row')).toHaveCount(57);

      const looks = panel(t('usage.looks.heading'));
      await expect(looks.getByText(t('usage.looks.careers'))).toBeVisible();
      await expect(looks.getByRole('listitem')).toHaveCount(20);

      await page.reload();
      await expect(sorts).toBeVisible();
      expect(counted).toEqual([]);
    });
  });
}
