import { stopLoss } from '@trio/contracts/second-factor';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline, Refusal } from '../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { KeepFactorPage } from './keep-factor-page.tsx';

const server = installFakeServer();
const t = words.en;
const Search = () => <output>{useLocation().search}</output>;

async function open(search = '?token=abc', language: 'en' | 'fr' = 'en') {
  const received = server.on(stopLoss, undefined);
  const page = (
    <main id="main" tabIndex={-1}>
      <KeepFactorPage />
      <Search />
    </main>
  );
  await renderPage(server, page, { at: `/second-factor/keep${search}`, language, userId: null });
  return received;
}
const press = () => act(() => screen.getByRole('button').click());

it('changes nothing when it opens, and hides the token', async () => {
  const received = await open();
  await screen.findByRole('heading', { name: t('factor.keep.heading') });
  expect(received).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(await axeViolations()).toEqual([]);
});

it('keeps the second factor with one button', async () => {
  const received = await open();
  press();
  await screen.findByRole('heading', { name: t('factor.keep.doneHeading') });
  expect(received[0]?.body).toEqual({ token: 'abc' });
  await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
});

it('may be pressed again without a network', async () => {
  await open();
  server.on(stopLoss, offline);
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error.offline'));
  server.on(stopLoss, undefined);
  press();
  await screen.findByRole('heading', { name: t('factor.keep.doneHeading') });
});

it('says that a link is invalid, and has no button without a token', async () => {
  await open();
  server.on(stopLoss, new Refusal('auth/link-invalid'));
  press();
  await screen.findByRole('heading', { name: t('factor.keep.invalidHeading') });
  expect(screen.getByText(t('auth/link-invalid'))).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says vous in French, although no one is logged in', async () => {
  await open('', 'fr');
  await screen.findByRole('heading', { name: words.fr('factor.keep.invalidHeading') });
  expect(screen.getByText(/Demandez/u)).toBeVisible();
});
