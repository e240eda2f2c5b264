import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { words } from './words.ts';

export function accountPage(language: 'en' | 'fr', role: 'student' | 'school') {
  const t = words[language];
  const region = (page: Page, name: string) => page.getByRole('region', { name });
  const passwords = (page: Page) => region(page, t('password.heading'));
  return {
    details: (page: Page) => region(page, t(`details.heading.${role}`)),
    passwords,
    data: (page: Page) => region(page, t(`data.heading.${role}`)),
    address: (page: Page) => region(page, t('address.heading')),
    code: (page: Page) => region(page, t('code.heading')),
    passwordField: (page: Page, name: 'newPassword' | 'confirmPassword') =>
      passwords(page).getByLabel(t(`field.${name}`), { exact: true }),
    currentPassword: (page: Page) =>
      passwords(page).getByLabel(t('password.current'), { exact: true }),
    open: async (page: Page) => {
      await page.goto('/dashboard/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t(`account.heading.${role}`),
      );
    },
  };
}
