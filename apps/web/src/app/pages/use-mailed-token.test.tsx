import { screen, waitFor } from '@testing-library/react';
import { useLocation, type Location } from 'react-router';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const server = installFakeServer();

function Page() {
  const { token } = useMailedToken('reset');
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return <output>{JSON.stringify({ token, pathname, search, state })}</output>;
}

it('removes the token from the URL without adding it to the router state', async () => {
  await renderPage(server, <Page />, { at: '/login?reset=abc', userId: null });
  const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
  await waitFor(() =>
    expect(shown()).toEqual({ token: 'abc', pathname: '/login', search: '', state: null }),
  );
});
