import { fetchToken } from '@trio/contracts/identity';
import type { Language } from '@trio/i18n/languages';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetToken, freshToken } from '../src/lib/api/call.ts';
import { setLanguage } from '../src/lib/language/language.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';

export function installFakeServer(): FakeServer {
  let server: FakeServer;
  beforeEach(() => {
    server = createFakeServer();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    forgetToken();
    vi.unstubAllGlobals();
  });
  return {
    on: (endpoint, handler) => server.on(endpoint, handler),
    settled: () => server.settled(),
  };
}

interface PageSettings {
  readonly at?: string;
  readonly language?: Language;
  readonly userId?: string | null;
}

export async function renderPage(
  server: FakeServer,
  page: ReactNode,
  { at = '/', language = 'en', userId = 'an administrator' }: PageSettings = {},
) {
  setLanguage(language);
  if (userId !== null) {
    server.on(fetchToken, { token: 'a token', expiresIn: 300_000, userId });
    await freshToken();
  }
  const wrap = (shown: ReactNode) => (
    <MemoryRouter initialEntries={[at]}>
      <Suspense>{shown}</Suspense>
    </MemoryRouter>
  );
  // Texts load in chunks, which suspend.
  const view = await act(async () => render(wrap(page)));
  return { user: userEvent, ...view, show: (next: ReactNode) => view.rerender(wrap(next)) };
}
