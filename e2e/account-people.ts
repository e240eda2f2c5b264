import type { Locator, Page } from '@playwright/test';
import { expect, signIn } from './fixtures.ts';
import { readMailedLink } from './mailbox.ts';
import { newSchool, newStudent, password } from './signup-form.ts';

/** A new account for each test, because these tests change names and passwords. */
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

export const asNewStudent = (
  page: Page,
  given: {
    firstname?: string;
    lastname?: string;
    code?: string;
    age?: number;
    region?: 'CA-ON';
  } = {},
) => registerAndSignIn(page, { ...newStudent(), ...given, type: 'student' });

export const asNewSchool = (page: Page, given: { schoolname?: string } = {}) =>
  registerAndSignIn(page, { ...newSchool(), ...given, country: 'can', type: 'school' });

export async function confirmByMail(page: Page, email: string): Promise<void> {
  const link = await readMailedLink(page.request, email, '/confirm?token=');
  const token = new URLSearchParams(link.slice(link.indexOf('?'))).get('token');
  // Only the account that owns the address can open a school with the link.
  const session = (await (await page.request.post('/api/identity/token')).json()) as {
    token: string;
  };
  const answer = await page.request.post('/api/identity/confirm', {
    data: { token },
    headers: { authorization: `Bearer ${session.token}` },
  });
  expect(answer.status()).toBe(200);
}

export const changeAccount = (page: Page, changes: object) =>
  page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });

export const statusIn = (section: Locator, text: string): Locator =>
  section.getByRole('status').filter({ hasText: text });

/** Ends logged in as the school. */
export async function studentWithDeletionRequest(page: Page) {
  const { firstname, lastname, email } = await asNewStudent(page, {
    lastname: `Roy ${crypto.randomUUID()}`,
  });
  const { token } = await (await page.request.post('/api/identity/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/users/me/deletion', { headers })).status()).toBe(204);
  await signIn(page, 'school');
  return { name: `${firstname} ${lastname}`, email, headers };
}
