import { emptyReflection } from '@trio/contracts/reflection';
import { loadDeck } from '@trio/deck/deck';
import { cardKeys } from '@trio/deck/facts.generated';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../../test/session.tsx';
import { confirmedSort, renderWithResult } from '../../../../../test/student-result.tsx';
import { words } from '../../../../../test/words.ts';
import { ConclusionPage } from './conclusion.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
let cards: Awaited<ReturnType<typeof loadDeck>> = [];

beforeAll(async () => {
  cards = await loadDeck('en');
});

type Settings = Parameters<typeof renderWithResult>[2];
const render = (settings: Settings) => renderWithResult(server, <ConclusionPage />, settings);
const idea = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is no list item`);
  return within(item);
};

it('repeats the step and the reason that the student wrote', async () => {
  const reflection = {
    ...emptyReflection,
    reasons: ['I like maps.', '', ''] as [string, string, string],
    action: 'Ask my aunt',
  };
  await render({ record: confirmedSort({ reflection }) });
  const step = await idea(t('conclusion.step'));
  expect(step.getByText('Ask my aunt')).toBeVisible();
  expect(step.getByRole('link', { name: t('conclusion.stepEdit') })).toHaveAttribute(
    'href',
    '/dashboard/cards/results',
  );
  const talk = await idea(t('conclusion.talk', { title: cards[0]?.title ?? '' }));
  expect(talk.getByText(t('conclusion.talkReason', { reason: 'I like maps.' }))).toBeVisible();
});

it('names the three and careers of theirs, and offers to write a step', async () => {
  const selected = cards.filter(({ careers }) => careers.length > 0).slice(0, 3);
  const [first] = selected;
  await render({ record: confirmedSort({ selected: selected.map(({ key }) => key) }) });
  const careers = await idea(t('conclusion.careers'));
  expect(careers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    selected.map((card) => card.careers[0]?.title),
  );
  expect(careers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...selected.map((card) => `/dashboard/explore/${card.careers[0]?.key}`),
    '/dashboard/explore',
  ]);
  const step = await idea(t('conclusion.stepNone'));
  expect(step.getByText(new RegExp(first?.title ?? ''))).toBeVisible();
  expect(step.getByRole('link', { name: t('conclusion.stepWrite') })).toBeVisible();
  const intro = screen.getByText(/You were drawn to/u);
  for (const { title } of selected) expect(intro.textContent).toContain(title);
});

it('suggests to find a person if no card has careers', async () => {
  const without = cards.filter(({ careers }) => careers.length === 0).map(({ key }) => key);
  const record = confirmedSort({ selected: without.slice(0, 1) });
  await render({ record });
  const careers = await idea(t('conclusion.careersNone'));
  expect(careers.queryByRole('link')).toBeNull();
});

it('offers no question to a student of a consumer group', async () => {
  await render({
    record: confirmedSort({ selected: cardKeys.slice(0, 3) }),
    account: { isConsumerGroup: true },
  });
  await screen.findByText(t('conclusion.awaited'));
  const step = await idea(t('conclusion.stepNone'));
  expect(step.queryByRole('link')).toBeNull();
});
