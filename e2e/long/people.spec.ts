import { demoSignIns, expect, signIn, test } from '../fixtures.ts';
import { words } from '../words.ts';

const t = words.fr;

test.use({
  locale: 'fr-CA',
  viewport: { width: 360, height: 740 },
  expectedErrors: ['ERR_INTERNET_DISCONNECTED'],
});

test('an administrator searches by keyboard, keeps the text without a network, and helps a person', async ({
  context,
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/people');
  const field = page.getByLabel(t('people.label'));
  await expect(field).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type(demoSignIns.school);
  await page.keyboard.press('Enter');
  const retry = page.getByRole('button', { name: t('panel.retry') });
  await expect(retry).toBeVisible();
  await expect(field).toHaveValue(demoSignIns.school);

  await context.setOffline(false);
  await retry.press('Enter');
  const results = page.getByRole('list', { name: t('people.results') });
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await expect(results).not.toContainText(demoSignIns.school);
  await results.getByRole('button').press('Enter');
  const person = page.getByRole('dialog');
  await expect(person).toContainText(demoSignIns.school);

  await context.setOffline(true);
  await person.getByRole('button', { name: t('people.unlock') }).press('Enter');
  // The record itself may have failed to load again too.
  await expect(person.getByRole('alert').last()).toBeVisible();
  await context.setOffline(false);
  await person.getByRole('button', { name: t('people.unlock') }).press('Enter');
  await expect(person.getByText(t('people.unlockDone'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(person).toHaveCount(0);
  await expect(results.getByRole('button')).toBeFocused();
});
