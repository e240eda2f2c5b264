import type { Answer } from '@trio/contracts/endpoint';
import { listResults, type PastResult } from '@trio/contracts/history';
import { pages } from '@trio/contracts/pages';
import { updateResult } from '@trio/contracts/results';
import { cards } from '@trio/deck/cards';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { axeViolations } from '../../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { words } from '../../../../../test/words.ts';
import { EarlierPage } from './earlier-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const titleOf = (key: string, language: 'en' | 'fr' = 'en') =>
  cards.find((card) => card.key === key)?.title[language] ?? '';

const bees = {
  id: 'own-1',
  title: 'Save our bees',
  description: 'All of them.',
  imageUrl: '',
  color: 'green',
} as const;

const sort = (changes: Partial<PastResult> = {}): PastResult => ({
  id: crypto.randomUUID(),
  created: '2026-10-03T12:00:00.000Z',
  updated: '2026-10-03T12:00:00.000Z',
  selected: ['freshWater', 'gameOn', 'wealth'],
  extraCards: [],
  reflection: null,
  emailSent: false,
  profileSent: false,
  liked: [],
  hasProfile: true,
  ...changes,
});

const latest = sort({
  updated: '2026-11-15T17:00:00.000Z',
  selected: [bees, 'freshWater', 'zeroWaste'],
  reflection: {
    reasons: ['I keep two hives.', '', ''],
    shared: 'They are all small.',
    action: 'Visit the bee yard.',
    includesFamilyPage: true,
    includesCounsellorPage: true,
  },
});
const earlier = sort({
  liked: [
    { card: { ...bees, id: 'own-2', title: 'Quiet streets' }, result: 'superlike' },
    { card: 'coolClimate', result: 'like' },
  ],
});

const historyOf = (
  results: PastResult[],
  changes: Partial<Answer<typeof listResults>> = {},
): Answer<typeof listResults> => ({
  results,
  before: null,
  hasNextPage: false,
  hasPrevPage: false,
  ...changes,
});

const open = (
  { at = pages.earlier.path, language = 'en' }: { at?: string; language?: 'en' | 'fr' } = {},
  account = accountOf('student'),
) => renderAs(server, account, <EarlierPage />, { at, language });

const articles = () => screen.findAllByRole('article');
const articleAt = async (place: number): Promise<HTMLElement> => {
  const article = (await articles())[place];
  if (!article) throw new Error(`There is no sort ${place}.`);
  return article;
};

describe('the page of earlier sorts', () => {
  it('has a switch for class teachers beside the words of each sort, and none without words', async () => {
    const shared = { ...earlier, reflection: latest.reflection, areWordsShared: true };
    server.on(listResults, historyOf([latest, shared, sort()]));
    const received = server.on(updateResult, { id: shared.id, selected: [], revision: 1 });
    await open();
    const switches = await screen.findAllByRole('switch', { name: t('sharing.label') });
    expect(switches.map((each) => each.ariaChecked)).toEqual(['false', 'true']);
    switches[1]?.click();
    await screen.findByText(t('sharing.saved.off'));
    expect(received.map(({ params, body }) => [params.id, body])).toEqual([
      [shared.id, { areWordsShared: false }],
    ]);
    expect(switches.map((each) => each.ariaChecked)).toEqual(['false', 'false']);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows each sort with its date, its three and the words of that day', async () => {
    server.on(listResults, historyOf([latest, earlier]));
    await open();
    const [first, second] = await articles();
    if (!first || !second) throw new Error('There are two.');
    expect(within(first).getByRole('heading', { level: 2 })).toHaveTextContent('November 15, 2026');
    expect(within(first).getByText(t('earlier.latest'))).toBeVisible();
    for (const text of ['I keep two hives.', 'They are all small.', 'Visit the bee yard.']) {
      expect(within(first).getByText(text)).toBeVisible();
    }
    const names = [titleOf('freshWater'), titleOf('gameOn'), titleOf('wealth')];
    for (const [at, title] of names.entries()) {
      const name = t('earlier.open', { rank: at + 1, title });
      expect(within(second).getByRole('button', { name })).toBeVisible();
    }
    expect(within(second).queryByText(t('earlier.latest'))).toBeNull();
    expect(within(second).getByText(t('earlier.noWords'))).toBeVisible();
  });

  it('compares each sort with the one before it', async () => {
    server.on(listResults, historyOf([latest, earlier]));
    await open();
    const heading = t('earlier.change', { date: 'October 3, 2026' });
    const change = within(await articleAt(0)).getByRole('heading', { name: heading }).parentElement;
    expect(change).toHaveTextContent(
      [
        heading,
        t('earlier.change.fresh'),
        bees.title,
        titleOf('zeroWaste'),
        t('earlier.change.kept'),
        titleOf('freshWater'),
        t('earlier.change.gone'),
        titleOf('gameOn'),
        titleOf('wealth'),
      ].join(''),
    );
    expect(within(await articleAt(1)).queryByText(/^Compared with/u)).toBeNull();
  });

  it('says when the three stayed the same', async () => {
    const swapped = sort({ selected: ['gameOn', 'freshWater', 'wealth'] });
    server.on(listResults, historyOf([earlier, sort(), swapped]));
    await open();
    expect(within(await articleAt(0)).getByText(t('earlier.change.same'))).toBeVisible();
    expect(within(await articleAt(1)).getByText(t('earlier.change.order'))).toBeVisible();
  });

  it('shows own cards beside the three, and other liked cards on request', async () => {
    server.on(listResults, historyOf([latest, earlier]));
    const { user } = await open();
    const article = within(await articleAt(1));
    const own = t('earlier.openOwn', { title: 'Quiet streets' });
    expect(article.getByRole('button', { name: own })).toBeVisible();
    const liked = article.getByText(t('earlier.liked', { count: 2 }));
    expect(article.getByText(titleOf('coolClimate'))).not.toBeVisible();
    await user.click(liked);
    expect(article.getByText(titleOf('coolClimate'))).toBeVisible();
    expect(article.getByText(t('earlier.superlike'))).toBeVisible();
    expect(article.getByText(t('earlier.like'))).toBeVisible();
  });

  it('opens the back of a card and returns the focus', async () => {
    server.on(listResults, historyOf([latest, earlier]));
    const { user } = await open();
    const name = t('earlier.open', { rank: 1, title: bees.title });
    const button = within(await articleAt(0)).getByRole('button', { name });
    await user.click(button);
    const back = await screen.findByRole('dialog', { name: bees.title });
    expect(within(back).getByText(bees.description)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('links to the profile of each sort, in a new tab and with its date', async () => {
    server.on(listResults, historyOf([latest, earlier]));
    await open({ language: 'fr' });
    const link = within(await articleAt(1)).getByRole('link', {
      name: new RegExp(`${words.fr('earlier.profile')} .*3 octobre 2026`, 'u'),
    });
    expect(link).toHaveAttribute('href', `/dashboard/profile?language=fr&resultId=${earlier.id}`);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says that a profile is not ready yet, and asks a consumer group for no words', async () => {
    server.on(listResults, historyOf([sort({ hasProfile: false })]));
    await open({}, accountOf('student', { isConsumerGroup: true }));
    const article = within(await articleAt(0));
    expect(article.getByText(t('earlier.pending'))).toBeVisible();
    expect(article.queryByRole('link', { name: /profile/u })).toBeNull();
    expect(article.queryByText(t('earlier.noWords'))).toBeNull();
  });

  it('names the time of two sorts of one day', async () => {
    const noon = sort({ updated: '2026-10-03T16:00:00.000Z' });
    const evening = sort({ updated: '2026-10-03T16:30:00.000Z' });
    server.on(listResults, historyOf([evening, noon, latest]));
    await open();
    const labels = screen.findAllByRole('heading', { level: 2 });
    const [first, second, third] = (await labels).map(({ textContent }) => textContent);
    expect(first).toMatch(/^October 3, 2026 at \d+:\d\d/u);
    expect(second).not.toBe(first);
    expect(third).toBe('November 15, 2026');
  });

  it('explains itself after the first sort', async () => {
    server.on(listResults, historyOf([latest]));
    await open();
    expect(await screen.findByText(t('earlier.only'))).toBeVisible();
  });

  it('leads back to the cards if there is no sort yet', async () => {
    server.on(listResults, historyOf([]));
    await open();
    const text = await screen.findByText(t('earlier.empty'));
    const link = text.parentElement?.querySelector('a');
    expect(link).toHaveAttribute('href', pages.cards.path);
  });

  it('has pages, and compares across them', async () => {
    const received = server.on(
      listResults,
      historyOf([earlier], { before: latest, hasNextPage: true, hasPrevPage: true }),
    );
    await open({ at: `${pages.earlier.path}?page=2` });
    const article = within(await articleAt(0));
    expect(article.queryByText(t('earlier.latest'))).toBeNull();
    expect(article.getByText(t('earlier.change', { date: 'November 15, 2026' }))).toBeVisible();
    expect(received.map(({ query }) => query.get('page'))).toEqual(['2']);
    expect(screen.getByRole('link', { name: t('pager.previous') })).toHaveAttribute(
      'href',
      `${pages.earlier.path}?page=1`,
    );
    expect(screen.getByRole('link', { name: t('pager.next') })).toHaveAttribute(
      'href',
      `${pages.earlier.path}?page=3`,
    );
  });

  it('announces that it is loading', async () => {
    server.on(listResults, noAnswer);
    await open();
    expect(await screen.findByText(t('earlier.loading'))).toBeInTheDocument();
  });

  it.each([
    ['offline', offline, [t('earlier.failed'), t('error.offline')]],
    ['an error', new Refusal('server/error'), [t('earlier.failed')]],
  ] as const)('shows a way on after %s', async (_, reply, texts) => {
    server.on(listResults, reply);
    const { user } = await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(texts.join(' '));
    server.on(listResults, historyOf([latest]));
    await user.click(screen.getByRole('button', { name: t('panel.retry') }));
    expect(await articles()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['en', 'fr'] as const)(
    'has no accessibility violations and no sideways scrolling at 360 px in %s',
    async (language) => {
      await browser.viewport(360, 640);
      const long = { ...bees, title: 'W'.repeat(40) };
      server.on(
        listResults,
        historyOf([sort({ selected: [long, 'freshWater', 'wealth'] }), earlier]),
      );
      await open({ language });
      await articles();
      expect(await axeViolations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    },
  );
});
