import { answerEffect } from '@trio/contracts/effect';
import type { EffectMoment } from '@trio/domain/effect/effect';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '../../../test/fake-server.ts';
import { installFakeServer } from '../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach } from '../../../test/session.tsx';
import { renderInSort, shortDeck, sortWith } from '../../../test/sort-pages.tsx';
import { words } from '../../../test/words.ts';
import { ReminderPage } from './reminder-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

async function open(effectMoments?: EffectMoment[], sort = sortWith({})) {
  const page = await renderInSort(server, <ReminderPage />, sort, {
    at: '/dashboard/cards/reminder',
    account: accountOf('student', effectMoments && { effectMoments }),
  });
  await screen.findByRole('heading', { name: t('reminder.heading') });
  return page;
}
const questions = () => screen.queryByRole('heading', { name: t('effect.heading') });
const start = () => screen.getByRole('button', { name: t('reminder.start') });

it('has no questions where the school does not ask them', async () => {
  await open();
  expect(start()).toBeVisible();
  expect(questions()).toBeNull();
});

it('asks before the first sort, which starts without an answer and without a network', async () => {
  server.on(answerEffect, offline);
  const { user } = await open(['before']);
  expect(questions()).toBeVisible();
  await user.click(start());
  expect(await screen.findByTestId('path')).toHaveTextContent('/dashboard/cards/1');
});

it('shows the reminder alone after one press on Skip', async () => {
  const sent = server.on(answerEffect, { moments: [] });
  const { user } = await open(['before']);
  await user.click(screen.getByRole('button', { name: t('effect.skip') }));
  expect(questions()).toBeNull();
  expect(screen.getByText(t('effect.skipped'))).toBeVisible();
  expect(start()).toBeVisible();
  await server.settled();
  expect(sent).toHaveLength(1);
});

it('does not ask in the middle of a sort', async () => {
  const [first = ''] = shortDeck;
  await open(['before'], sortWith({ [first]: 'like' }));
  expect(screen.getByRole('button', { name: t('intro.continue') })).toBeVisible();
  expect(questions()).toBeNull();
});
