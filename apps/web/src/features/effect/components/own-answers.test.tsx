import { deleteEffectAnswers, listEffectAnswers } from '@trio/contracts/effect';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { currentAccount } from '../../../lib/session/session.ts';
import { OwnAnswers } from './own-answers.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const before = { moment: 'before', day: '2026-10-02', points: [2, 3, 4] } as const;
const skipped = { moment: 'after', day: '2026-10-03', points: null } as const;

const open = () =>
  renderAs(server, accountOf('student', { effectMoments: ['later'] }), <OwnAnswers />);
const deleteButton = () => screen.findByRole('button', { name: t('effectOwn.delete') });

it('shows what the student answered, and no skipped moment', async () => {
  server.on(listEffectAnswers, { answers: [{ ...before, points: [2, 3, 4] }, skipped] });
  await open();
  const day = t('effectOwn.moment.before', { day: 'October 2, 2026' });
  expect(await screen.findByRole('heading', { name: day })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2 of 5',
    '3 of 5',
    '4 of 5',
  ]);
  expect(await axeViolations()).toEqual([]);
});

it('shows nothing to a student who only skipped', async () => {
  const asked = server.on(listEffectAnswers, { answers: [skipped] });
  const { container } = await open();
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => server.settled());
  expect(container.textContent).toBe('');
});

it('deletes the answers, and nothing more is asked', async () => {
  server.on(listEffectAnswers, { answers: [{ ...before, points: [2, 3, 4] }] });
  server.on(deleteEffectAnswers, { answers: [{ ...before, points: null }] });
  const { user } = await open();
  await user.click(await deleteButton());
  await screen.findByText(t('effectOwn.deleted'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.queryByRole('definition')).toBeNull();
  expect(currentAccount()?.effectMoments).toEqual([]);
});

it('keeps the answers if the deletion fails', async () => {
  server.on(listEffectAnswers, { answers: [{ ...before, points: [2, 3, 4] }] });
  server.on(deleteEffectAnswers, offline);
  const { user } = await open();
  await user.click(await deleteButton());
  expect(await screen.findByText(t('error.offline'))).toBeVisible();
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});
