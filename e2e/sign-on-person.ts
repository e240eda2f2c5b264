import type { Page } from '@playwright/test';
import { launchUrl } from '../apps/api/test/classlink-server.ts';
import { expect, newEmail } from './fixtures.ts';
import { demoTenant } from './sign-on-providers.ts';

export const classLink = process.env['TRIO_E2E_CLASSLINK'] ?? '';
export const google = process.env['TRIO_E2E_GOOGLE'] ?? '';

let serial = 0;
/** Makes somebody known to a provider: the name by which they sign in there. */
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

/** On the provider's own page, by keyboard. */
export async function signInThere(page: Page, sub: string): Promise<void> {
  await expect(page.getByLabel('Who are you?')).toBeFocused();
  await page.keyboard.type(sub);
  await page.keyboard.press('Enter');
}

/** As LaunchPad sends its people: without our asking. */
export const launch = (page: Page, baseURL = '') =>
  page.goto(launchUrl(classLink, `${baseURL}/classlink`));
