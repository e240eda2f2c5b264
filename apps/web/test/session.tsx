import { getMe, type AccountRecord } from '@trio/contracts/accounts';
import { fetchToken, getClaims, signIn, signOut } from '@trio/contracts/identity';
import { recordUsage } from '@trio/contracts/usage';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import * as session from '../src/lib/session/session.ts';
import type { FakeServer } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

export const accountOf = (
  role: AccountRecord['role'],
  changes: Partial<AccountRecord> = {},
): AccountRecord => ({
  _id: crypto.randomUUID(),
  role,
  ...(role === 'school' && { kind: 'owner' }),
  firstname: 'Nour',
  lastname: 'Haddad',
  email: 'nour@school.example',
  hasPassword: true,
  isConsumerGroup: false,
  isFreemiumGroup: false,
  isPathExplorerEnabled: false,
  isCardExpanded: false,
  isCardOrderFixed: false,
  isNbSchool: false,
  expiry: null,
  excludedCards: [],
  deletionRequested: null,
  ...changes,
});

export function acceptLogIn(server: FakeServer, account: AccountRecord) {
  server.on(fetchToken, { token: 'a token', expiresIn: 300_000, userId: account._id });
  server.on(getClaims, { role: account.role, schoolId: null });
  server.on(getMe, account);
  server.on(recordUsage, { recorded: 1 });
  return server.on(signIn, () => {
    // A page that becomes visible again ends a session without this cookie.
    document.cookie = 'trio.present=1; Path=/; SameSite=Lax';
    return undefined;
  });
}

/** A change from one account to another reloads the page, so each test logs out. */
export function endSessionAfterEach(server: FakeServer): void {
  afterEach(async () => {
    cleanup();
    server.on(recordUsage, { recorded: 1 });
    server.on(signOut, undefined);
    await session.signOut();
  });
}

export async function renderAs(
  server: FakeServer,
  account: AccountRecord,
  page: ReactNode,
  settings: { at?: string; language?: 'en' | 'fr' } = {},
) {
  acceptLogIn(server, account);
  await session.signIn(account.email, 'a password');
  return renderPage(server, page, { ...settings, userId: account._id });
}
