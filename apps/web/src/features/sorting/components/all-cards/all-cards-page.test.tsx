import { pages } from '@trio/contracts/pages';
import { startPass } from '@trio/domain/sorting/passes';
import type { Answer } from '@trio/domain/sorting/sort';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../../test/session.tsx';
import { renderInSort, shortDeck, sortWith } from '../../../../../test/sort-pages.tsx';
import { words } from '../../../../../test/words.ts';
import { sortState } from '../../../../lib/current-sort.ts';
import { AllCardsPage } from './all-cards-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const [first = '', second = '', third = ''] = shortDeck;
const allDisliked = Object.fromEntries(shortDeck.map((card) => [card, 'dislike' as const]));

const open = (answers: Readonly<Record<string, Answer>>, language: 'en' | 'fr' = 'en') =>
  renderInSort(server, <AllCardsPage />, sortWith(answers), {
    at: pages.allCards.path,
    language,
  });
const liked = () => screen.queryAllByRole('button', { pressed: true });
const tile = (at: number) =>
  within(screen.getAllByRole('listitem')[at] ?? document.body).getAllByRole('button')[0] ??
  document.body;
const pick = () => screen.queryByRole('link', { name: t('select.intro.start') });
const answersNow = () => {
  const state = sortState.get();
  return state.status === 'ready' ? (state.sort?.answers ?? {}) : {};
};

it('shows every card of the deck and offers the pick as soon as three are liked', async () => {
  const { user } = await open({ ...allDisliked, [first]: 'like' });
  await screen.findByRole('heading', { name: t('all.heading') });
  expect(screen.getAllByRole('listitem')).toHaveLength(shortDeck.length);
  expect(liked()).toEqual([tile(0)]);
  const status = screen.getByText(t('all.countInWords', { count: 1, needed: 3 })).parentElement;
  expect(status).toHaveAttribute('role', 'status');
  await user.click(tile(4));
  expect(status).toHaveTextContent(
    `${t('all.count', { count: 2, needed: 3 })}${t('all.countInWords', { count: 2, needed: 3 })}`,
  );
  expect(pick()).toBeNull();
  await user.click(tile(2));
  expect(status).toHaveTextContent(t('all.enough', { count: 3 }));
  expect(liked()).toEqual([tile(0), tile(2), tile(4)]);
  await user.click(tile(2));
  expect(pick()).toBeNull();
  await user.click(tile(2));
  await user.click(pick() ?? document.body);
  expect(screen.getByTestId('path')).toHaveTextContent(pages.select.path);
});

it('gives a card that is liked again the answer that it had', async () => {
  const { user } = await open({ ...allDisliked, [second]: 'superlike' });
  await screen.findByRole('heading', { name: t('all.heading') });
  await user.click(tile(1));
  expect(answersNow()[second]?.value).toBe('dislike');
  await user.click(tile(1));
  expect(answersNow()[second]?.value).toBe('superlike');
  await user.click(tile(2));
  expect(answersNow()[third]?.value).toBe('like');
});

it('is used by keyboard alone', async () => {
  const { user } = await open(allDisliked);
  await screen.findByRole('heading', { name: t('all.heading') });
  tile(0).focus();
  await user.keyboard(' {Tab}{Tab}{Enter}{Tab}{Tab} ');
  expect(liked()).toEqual([tile(0), tile(1), tile(2)]);
  expect(tile(2)).toHaveFocus();
});

it('sends the answers', async () => {
  const { user, saves } = await open(allDisliked);
  await screen.findByRole('heading', { name: t('all.heading') });
  await user.click(tile(3));
  await expect
    .poll(() => saves.at(-1)?.body.cards)
    .toMatchObject([{ name: shortDeck[3], result: 'like' }]);
});

it('opens the back of a card', async () => {
  const { user } = await open(allDisliked);
  await screen.findByRole('heading', { name: t('all.heading') });
  tile(0).focus();
  await user.keyboard('{Tab}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: tile(0).ariaLabel ?? '' });
  await waitFor(() => expect(dialog).toBeVisible());
});

it('is not there in the first pass', async () => {
  await open({ [first]: 'like', [second]: 'like', [third]: 'like' });
  expect(await screen.findByTestId('path')).toHaveTextContent('/dashboard/cards/4');
});

it('stays open with enough liked cards, in any later pass', async () => {
  const sort = sortWith(Object.fromEntries(shortDeck.map((card) => [card, 'like' as const])));
  await renderInSort(server, <AllCardsPage />, startPass(sort, 'all', Date.now()), {
    at: pages.allCards.path,
  });
  expect(await screen.findByText(t('all.enough', { count: shortDeck.length }))).toBeVisible();
});

it('speaks French', async () => {
  await open(allDisliked, 'fr');
  expect(await screen.findByRole('heading', { name: words.fr('all.heading') })).toBeVisible();
  expect(screen.getByText(words.fr('all.missing', { count: 3 }))).toBeVisible();
});
