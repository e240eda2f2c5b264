import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { words } from '../../../../test/words.ts';
import { NetworkStatus, SavingNotice } from './sort-gate.tsx';

const server = installFakeServer();
const t = words.en;
const render = (shown: ReactNode) => renderPage(server, shown, { userId: null });

const saving = (state: Parameters<typeof SavingNotice>[0]['saving'], isOnlyOnPage = false) =>
  render(<SavingNotice saving={state} isOnlyOnPage={isOnlyOnPage} wasRestored={false} />);

it('warns a student when answers exist only on the page', async () => {
  await saving('waiting', true);
  expect(screen.getByRole('alert')).toHaveTextContent(t('network.onlyOnPage'));
});

it('shows nothing about unsent answers that are stored on the device', async () => {
  await saving('waiting');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows that the server refused answers', async () => {
  await saving('refused');
  expect(screen.getByRole('alert')).toHaveTextContent(t('network.refused'));
});

it('shows that the school has expired', async () => {
  await saving('expired');
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${t('network.expired')} ${t('result/school-expired')}`,
  );
});

it('announces politely that the sort was continued on another device', async () => {
  await render(<SavingNotice saving="saved" isOnlyOnPage={false} wasRestored />);
  expect(screen.getByRole('status')).toHaveTextContent(t('network.goneOn'));
});

it('labels unsent answers on a phone too', async () => {
  await page.viewport(360, 640);
  await render(<NetworkStatus isWaiting />);
  expect(await screen.findByText(t('network.here'))).toBeVisible();
  expect(screen.getByText(t('network.kept'))).toBeInTheDocument();
  await page.viewport(1280, 720);
});
