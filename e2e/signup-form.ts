import { expect, type Locator, type Page } from '@playwright/test';
import { demoCode, newEmail } from './fixtures.ts';
import { words } from './words.ts';

export const password = 'quiet green lantern';

export async function typeAndTab(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

export const field = (dialog: Locator, name: string) => dialog.locator(`[name="${name}"]:enabled`);

export async function fill(
  dialog: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(dialog, name).fill(value);
}

export const newStudent = () => ({
  firstname: 'Amélie',
  lastname: 'Roy',
  email: newEmail(),
  code: demoCode,
  password,
  confirmPassword: password,
});

export const newSchool = () => ({
  firstname: 'Liam',
  lastname: 'Côté',
  email: newEmail(),
  address: '12 Birch Road',
  city: 'Moncton',
  state: 'New Brunswick',
  postalzip: 'e1c 4z6',
  schoolname: 'Birch Hill School',
  phone: '506 555 0100',
  password,
  confirmPassword: password,
});

export async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  const isOnTop = await element.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
}

export async function openAsSchool(page: Page, language: 'en' | 'fr'): Promise<Locator> {
  const t = words[language];
  await page.goto('/signup');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: t('signup.student') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: t('signup.school') })).toBeChecked();
  await expect(page.getByRole('dialog', { name: t('signup.heading.school') })).toBeVisible();
  return dialog;
}
