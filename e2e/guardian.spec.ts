import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { groups } from './group-students.ts';
import { readMailedLink } from './mailbox.ts';
import { field, fill, newStudent } from './signup-form.ts';
import { words } from './words.ts';

const t = words.en;

test.describe('a child below the age of consent', () => {
  // The first sign-up is refused.
  test.use({ expectedErrors: ['403'] });

  test('signs up with the link that a guardian agreed to', async ({ page }) => {
    const child = { ...newStudent(), code: groups.consumer.code };
    const guardian = `parent-${crypto.randomUUID()}@home.example`;
    const dialog = page.getByRole('dialog');
    await page.goto('/signup');
    await fill(dialog, child);
    await field(dialog, 'age').fill('12');
    await field(dialog, 'region').selectOption('CA-QC');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: t('signup.submit') }).click();
    await dialog.getByLabel(t('askGuardian.email')).fill(guardian);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: t('askGuardian.send') }).click();
    const sent = dialog.getByRole('heading', { name: t('askGuardian.sentHeading') });
    await expect(sent).toBeFocused();

    const link = await readMailedLink(page.request, guardian, '/guardian?token=');
    await page.goto(link);
    await page.getByRole('button', { name: t('guardian.confirm') }).click();
    await expect(page).toHaveURL('/guardian');
    await page.getByRole('link', { name: t('guardian.signUp') }).click();
    await expect(field(dialog, 'code')).toHaveValue(groups.consumer.code);
    await expect(field(dialog, 'age')).toHaveCount(0);
    await fill(dialog, child);
    await dialog.getByRole('button', { name: t('signup.submit') }).click();
    await expect(page).toHaveURL('/dashboard/cards');

    await page.goto('/guardian');
    await expect(page.getByRole('heading', { name: t('guardian.invalidHeading') })).toBeVisible();
  });
});
