import { getMe, type AccountRecord } from '@trio/contracts/accounts';
import {
  fetchToken,
  getClaims,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
} from '@trio/contracts/identity';
import { recordUsage } from '@trio/contracts/usage';
import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import type { Message } from '@trio/i18n/message';
import { createTranslator, type Translate } from '@trio/i18n/translator';
import { cleanup } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach } from 'vitest';
import { signIn, signOut } from '../src/lib/session/session.ts';
import { installFakeServer, renderPage } from './render-page.tsx';

type Catalogue = (typeof catalogues)['en'];

export const wordsOf = <N extends keyof Catalogue>(
  namespace: N,
  language: Language = 'en',
): Translate<Catalogue[N]> => {
  const namespaces: Readonly<Record<string, unknown>> = catalogues[language];
  const messages = namespaces[namespace] as Readonly<Record<keyof Catalogue[N] & string, Message>>;
  return createTranslator<Catalogue[N]>(language, messages);
};

const teacher: AccountRecord = {
  _id: '01900000-0000-7000-8000-0000000000f1',
  role: 'school',
  kind: 'owner',
  firstname: 'Liam',
  lastname: 'Nguyen',
  email: 'liam@cedar-ridge.example',
  hasPassword: true,
  schoolname: 'Cedar Ridge',
  code: 'CEDAR1',
  isConsumerGroup: false,
  isFreemiumGroup: false,
  isPathExplorerEnabled: false,
  isCardExpanded: false,
  isCardOrderFixed: false,
  isNbSchool: false,
  expiry: null,
  excludedCards: [],
  deletionRequested: null,
  waitsFor: null,
};
export const ownId = teacher._id;

interface StaffPageSettings {
  readonly at?: string;
  readonly language?: Language;
  readonly account?: Partial<AccountRecord>;
}

export function installStaffServer() {
  const server = installFakeServer();
  let isLoggedIn = false;
  afterEach(async () => {
    if (!isLoggedIn) return;
    // Pages need the account until they are unmounted.
    cleanup();
    await signOut();
    isLoggedIn = false;
  });
  return {
    ...server,
    render: async (page: ReactNode, { account, ...settings }: StaffPageSettings = {}) => {
      const me = { ...teacher, ...account };
      server.on(signInEndpoint, undefined);
      server.on(signOutEndpoint, undefined);
      server.on(fetchToken, { token: 'a token', expiresIn: 300_000, userId: me._id });
      server.on(getClaims, { role: me.role, schoolId: null });
      server.on(getMe, me);
      server.on(recordUsage, { recorded: 1 });
      document.cookie = 'trio.present=1; Path=/';
      await signIn(me.email, 'a password');
      isLoggedIn = true;
      return renderPage(server, <Address>{page}</Address>, { ...settings, userId: null });
    },
  };
}

/** Copies the router's address to `location`, which pages read, and adds a back button. */
function Address({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => history.replaceState(null, '', `${pathname}${search}`), [pathname, search]);
  return (
    <>
      {children}
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
    </>
  );
}
