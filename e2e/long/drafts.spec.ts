import type { Page } from '@playwright/test';
import { asNewStudent } from '../account-people.ts';
import { expect, test } from '../fixtures.ts';
import { field, fill, newSchool, newStudent, password } from '../signup-form.ts';
import { words } from '../words.ts';

test.use({ locale: 'en-CA', viewport: { width: 1440, height: 900 } });

const t = words.en;
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

test('a sign-up form survives a reload, except its password and code', async ({ page }) => {
  await page.goto('/signup');
  const dialog = page.getByRole('dialog');
  const { code, confirmPassword, ...person } = newStudent();
  await fill(dialog, { ...person, code, confirmPassword });
  // A shown password is a text field.
  await dialog
    .getByRole('button', { name: t('field.showPassword') })
    .first()
    .click();
  await field(dialog, 'password').fill(`${password}!`);
  const draft = await stored(page);
  expect(draft).toContain(person.email);
  expect(draft).not.toContain(password);
  expect(draft).not.toContain(code);

  await page.reload();
  await expect(field(dialog, 'email')).toHaveValue(person.email);
  await expect(field(dialog, 'firstname')).toHaveValue(person.firstname);
  for (const name of ['password', 'confirmPassword', 'code']) {
    await expect(field(dialog, name)).toHaveValue('');
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await stored(page)).not.toContain(person.email);
});

test('a school sign-up form keeps its choices and fields', async ({ page }) => {
  await page.goto('/signup');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('signup.school') }).check();
  const { password: _, confirmPassword: __, ...school } = newSchool();
  await fill(dialog, school);
  await field(dialog, 'country').selectOption('usa');
  await page.reload();
  await expect(dialog.getByRole('radio', { name: t('signup.school') })).toBeChecked();
  for (const [name, value] of Object.entries({ ...school, country: 'usa' })) {
    await expect(field(dialog, name)).toHaveValue(value);
  }
});

test('an unsent message survives a reload, but not a log-out', async ({ page }) => {
  await asNewStudent(page);
  await page.goto('/dashboard/support');
  const message = page.getByLabel(t('support.message'));
  await message.fill('My cards are gone');
  await page.reload();
  await expect(message).toHaveValue('My cards are gone');
  await page.getByRole('link', { name: t('nav.logout') }).click();
  await expect(page.getByRole('link', { name: t('nav.login') }).first()).toBeVisible();
  expect(await stored(page)).not.toContain('My cards are gone');
});

test('after a message is sent and the page reloaded, the field is empty', async ({ page }) => {
  await asNewStudent(page);
  await page.goto('/dashboard/support');
  const message = page.getByLabel(t('support.message'));
  await message.fill('My cards are gone');
  await page.getByRole('button', { name: t('support.send') }).click();
  await expect(page.getByText(t('support.sent'))).toBeVisible();
  await page.reload();
  await expect(message).toHaveValue('');
  expect(await stored(page)).not.toContain('My cards are gone');
});
