import { pages } from '@trio/contracts/pages';
import { answerCard } from '@trio/domain/sorting/passes';
import type { Answer, Sort } from '@trio/domain/sorting/sort';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../../test/session.tsx';
import { renderInSort, shortDeck, sortWith } from '../../../../../test/sort-pages.tsx';
import { words } from '../../../../../test/words.ts';
import { sortState } from '../../../../lib/current-sort.ts';
import { SelectPage } from './select-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const [first = '', , third = '', fourth = '', fifth = ''] = shortDeck;
const all = (answer: Answer) => Object.fromEntries(shortDeck.map((card) => [card, answer]));
const open = (sort: Sort) => renderInSort(server, <SelectPage />, sort, { at: pages.select.path });

/** The first pass ended with one liked card; in the second, two more are liked. */
const later = [third, fifth].reduce(
  (sort, card, at) => answerCard(sort, card, 'like', Date.now() + at),
  sortWith({ ...all('dislike'), [first]: 'superlike' }),
);

it('stays in a later pass with three liked cards, although cards are open', async () => {
  await open(later);
  expect(await screen.findByRole('heading', { name: t('select.intro.heading') })).toBeVisible();
});

it('leads back to the open card of that pass and keeps the picks', async () => {
  const { user } = await open(later);
  await user.click(await screen.findByRole('button', { name: t('select.intro.start') }));
  const [favourite] = await screen.findAllByRole('button', { pressed: false });
  await user.click(favourite ?? document.body);
  await user.click(screen.getByRole('button', { name: t('select.back') }));
  // Without a question: nothing is undone.
  expect(await screen.findByTestId('path')).toHaveTextContent('/dashboard/cards/1');
  expect(sortState.get()).toMatchObject({ sort: { ranks: { value: [first, null, null] } } });
});

it('goes to the open card with fewer than three liked cards', async () => {
  await open(answerCard(later, third, 'dislike', Date.now() + 9));
  expect(await screen.findByTestId('path')).toHaveTextContent('/dashboard/cards/1');
});

it('goes to the open card of the first pass, also with three liked cards', async () => {
  const { [fourth]: _, ...most } = all('like');
  await open(sortWith(most));
  expect(await screen.findByTestId('path')).toHaveTextContent('/dashboard/cards/4');
});
