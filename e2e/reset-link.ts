import type { Page } from '@playwright/test';
import { demoCode, expect, newEmail } from './fixtures.ts';
import { readMailedLink } from './mailbox.ts';

export const oldPassword = 'quiet green lantern';
export const newPassword = 'loud orange kettle';

export async function register(page: Page): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/api/auth/register', {
    data: {
      type: 'student',
      firstname: 'Amélie',
      lastname: 'Roy',
      email,
      code: demoCode,
      password: oldPassword,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

export async function mailedReset(page: Page, email: string): Promise<string> {
  expect((await page.request.post('/api/identity/reset', { data: { email } })).status()).toBe(204);
  return readMailedLink(page.request, email, '/login?reset=');
}
