import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { words } from '../../../../test/words.ts';
import { SavingNotice } from './sort-gate.tsx';

const server = installFakeServer();
const t = words.en;
const render = (page: ReactNode) => renderPage(server, page, { userId: null });

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
