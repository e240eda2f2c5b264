import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openClass } from './open-class.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`joining a class in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const t = words[language];

    test('needs no email and at most six fields and taps to the first card', async ({
      browser,
      page,
    }) => {
      const code = await openClass('9B');
      const password = 'quiet river stone';
      let steps = 0;
      const tap = async (role: 'button' | 'link', name: string) => {
        steps += 1;
        await page.getByRole(role, { name, exact: true }).click();
      };

      await page.goto('/join');
      steps += 1;
      await page.getByLabel(t('join.code')).fill(code.toLowerCase());
      await tap('button', t('join.continue'));
      await expect(page).toHaveURL(/\/join\/panda-\d{5}$/u);
      await expect(page.getByRole('heading', { name: t('join.isThisYours') })).toBeVisible();
      await expect(page.getByText('9B')).toBeVisible();
      await page.reload();
      await expect(page.getByText('9B')).toBeVisible();
      await expectNoViolations(page, 'the page of a class');

      await page.getByLabel(t('field.firstname')).fill('Amélie');
      await page.getByLabel(t('field.lastname')).fill('Roy');
      await page.getByLabel(t('field.password'), { exact: true }).fill(password);
      await tap('button', t('join.submit'));
      await expect(page.getByRole('heading', { name: t('username.heading') })).toBeFocused();
      const shown = page.getByText(/^[a-z]+-[a-z]+-\d{3}$/u);
      const username = (await shown.textContent()) ?? '';
      await expectNoViolations(page, 'the page with the username');

      await tap('button', t('join.toCards'));
      await tap('link', t('steps.next'));
      await tap('button', t('reminder.start'));
      await expect(page).toHaveURL('/dashboard/cards/1');
      expect(steps).toBeLessThanOrEqual(6);

      const later = await browser.newContext({ locale, viewport });
      const home = await later.newPage();
      await home.goto('/login');
      const dialog = home.getByRole('dialog');
      await dialog.getByLabel(t('field.login')).fill(username.toUpperCase().replaceAll('-', ' '));
      await dialog.getByLabel(t('field.password'), { exact: true }).fill(password);
      await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await expect(home).toHaveURL('/dashboard/cards');
      await later.close();
    });
  });
}
