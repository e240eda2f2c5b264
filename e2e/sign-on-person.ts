import type { Page } from '@playwright/test';
import { launchUrl } from '../apps/api/test/classlink-server.ts';
import { expect, newEmail } from './fixtures.ts';
import { demoTenant } from './sign-on-providers.ts';

export const classLink = process.env['TRIO_E2E_CLASSLINK'] ?? '';
export const google = process.env['TRIO_E2E_GOOGLE'] ?? '';

let serial = 0;
export async function newPerson(issuer: string, about: object = {}): Promise<string> {
  const email = newEmail();
  const sub = email.split('@')[0] ?? '';
  const asClassLinkSaysIt = {
    UserId: Date.now() * 10 + (serial += 1),
    TenantId: demoTenant,
    Role: 'Student',
    Email: email,
    FirstName: 'Anouk',
    LastName: 'Roy',
  };
  const asOpenIdSaysIt = {
    hd: demoTenant,
    email,
    email_verified: true,
    given_name: 'Anouk',
    family_name: 'Roy',
  };
  const person = { sub, ...asClassLinkSaysIt, ...asOpenIdSaysIt, ...about };
  await fetch(`${issuer}/people`, { method: 'POST', body: JSON.stringify(person) });
  return sub;
}

export async function signInThere(page: Page, sub: string): Promise<void> {
  await expect(page.getByLabel('Who are you?')).toBeFocused();
  await page.keyboard.type(sub);
  await page.keyboard.press('Enter');
}

/** LaunchPad starts the login itself, without a request of ours. */
export const launch = (page: Page, baseURL = '') =>
  page.goto(launchUrl(classLink, `${baseURL}/classlink`));
