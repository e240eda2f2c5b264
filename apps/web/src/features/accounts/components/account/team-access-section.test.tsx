import {
  endSupportWindow,
  getSupportWindow,
  openSupportWindow,
  type SupportWindow,
} from '@trio/contracts/support-window';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { words } from '../../../../../test/words.ts';
import { TeamAccessSection } from './team-access-section.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const closed: SupportWindow = { access: 'granted', window: null };
const open: SupportWindow = {
  access: 'granted',
  window: {
    opened: '2026-03-02T12:00:00.000Z',
    ends: '2026-03-02T20:00:00.000Z',
    openedBy: 'Zoé C',
  },
};
const show = (access: 'open' | 'granted' = 'granted') =>
  renderAs(server, accountOf('school'), <TeamAccessSection access={access} />);
const button = (label: string) => screen.findByRole('button', { name: label });

it('says that each look is in the log where the team may always look', async () => {
  await show('open');
  expect(await screen.findByText(t('teamAccess.always'))).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('opens a window for the chosen hours, and says until when and by whom', async () => {
  server.on(getSupportWindow, closed);
  const opened = server.on(openSupportWindow, open);
  const { user } = await show();
  expect(await screen.findByText(t('teamAccess.closed'))).toBeVisible();
  await user.click(screen.getByText('24 hours'));
  const act = await button(t('teamAccess.open'));
  await user.click(act);
  expect(await screen.findByText(t('teamAccess.opened'))).toBeVisible();
  expect(screen.getByText(/Mar 2, 2026.*Allowed by Zoé C\./u)).toBeVisible();
  expect(opened.map(({ body }) => body)).toEqual([{ hours: 24 }]);
  expect(act).toHaveFocus();
});

it('ends a window, and gives the focus to the outcome', async () => {
  server.on(getSupportWindow, open);
  const ended = server.on(endSupportWindow, undefined);
  const { user } = await show();
  await user.click(await button(t('teamAccess.end')));
  const outcome = await screen.findByText(t('teamAccess.ended'));
  await waitFor(() => expect(outcome.closest('[role=status]')).toHaveFocus());
  expect(ended).toHaveLength(1);
  expect(screen.queryByRole('button', { name: t('teamAccess.end') })).toBeNull();
  expect(screen.getByText(t('teamAccess.closed'))).toBeVisible();
});

it('shows an error and keeps the state', async () => {
  server.on(getSupportWindow, closed);
  server.on(openSupportWindow, offline);
  const { user } = await show();
  await user.click(await button(t('teamAccess.open')));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error.offline'));
  expect(screen.getByText(t('teamAccess.closed'))).toBeVisible();
});
