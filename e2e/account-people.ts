import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { readMailedLink } from './mailbox.ts';
import { newSchool, newStudent, password } from './signup-form.ts';

/** Somebody nobody else uses, signed in on this page: these tests change names and passwords. */
async function registerAndSignIn<P extends { email: string; confirmPassword: string }>(
  page: Page,
  { confirmPassword: _, ...person }: P,
) {
  const registered = await page.request.post('/api/auth/register', { data: person });
  expect(registered.status(), await registered.text()).toBe(201);
  expect((await signInAgain(page, person.email)).status()).toBe(204);
  return person;
}

export const signInAgain = (page: Page, email: string, secret = password) =>
  page.request.post('/api/identity/sign-in', { data: { email, password: secret } });

export const asNewStudent = (page: Page, names: { firstname?: string; lastname?: string } = {}) =>
  registerAndSignIn(page, { ...newStudent(), ...names, type: 'student' });

export const asNewSchool = (page: Page) =>
  registerAndSignIn(page, { ...newSchool(), country: 'can', type: 'school' });

/** Does what the button behind the newest mailed link does. */
export async function confirmByMail(page: Page, email: string): Promise<void> {
  const link = await readMailedLink(page.request, email, '/confirm?token=');
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('token');
  const answer = await page.request.post('/api/identity/confirm', { data: { token } });
  expect(answer.status()).toBe(200);
}

/** Comes back to this tab, as after reading mail in another one. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** What a section says went well. */
export const said = (section: Locator, text: string): Locator =>
  section.getByRole('status').filter({ hasText: text });
