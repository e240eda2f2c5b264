import { addIdea, ideasOf } from '@trio/domain/sorting/ideas';
import { answerCard } from '@trio/domain/sorting/passes';
import { putOwnCard, removeOwnCard } from '@trio/domain/sorting/own-cards';
import { confirmSort, ownCardIds, toggleRank } from '@trio/domain/sorting/ranks';
import { answerOf, totalTime, type Sort } from '@trio/domain/sorting/sort';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore, type DeviceStore } from './device-store.ts';
import {
  answer,
  beginSort,
  clock,
  createServer,
  deck,
  heal,
  openBrowser,
  Refused,
  type Server,
} from '../../../../test/sync-harness.ts';

function pickThree(sort: Sort): Sort | null {
  let picked = sort;
  for (const card of ['a', 'b', 'c']) {
    picked = answerCard(picked, card, 'superlike', (clock.now += 10_000));
  }
  for (const card of ['a', 'b', 'c']) {
    const next = toggleRank(picked, card, (clock.now += 10_000));
    if (next !== 'full') picked = next;
  }
  return confirmSort(picked, (clock.now += 10_000));
}

let server: Server;
beforeEach(() => {
  server = createServer();
});
const addOwnCard = (id: string) => (sort: Sort) => {
  const card = { title: id, description: '', imageUrl: '', color: 'red' } as const;
  const added = putOwnCard(sort, id, card, (clock.now += 10_000));
  return added === 'full' ? null : added;
};
const begun = (store?: DeviceStore) => beginSort(server, store);

describe('saving', () => {
  it('sends one request at a time, then the latest state', async () => {
    const browser = await begun();
    for (const card of deck) browser.act(answer(card, 'like'));
    expect(browser.requests).toEqual(['PUT']);
    expect(browser.state()).toMatchObject({ saving: 'saving' });
    await browser.answer('ok');
    await browser.answer('ok');
    expect(browser.requests).toEqual(['PUT', 'PUT']);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
    expect(deck.map((card) => server.open() && answerOf(server.open() as Sort, card))).toEqual(
      deck.map(() => 'like'),
    );
  });

  it('sends only changes that the server does not have', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    await heal(browser);
    const update = vi.spyOn(server, 'update');
    browser.act(answer('b', 'dislike'));
    await heal(browser);
    const names = update.mock.lastCall?.[1].cards?.map(({ name }) => name);
    expect(names).toEqual(['b']);
  });

  it('sends answers, ideas and own cards again that a restored backup has lost', async () => {
    const browser = await begun();
    const backup = server.open() as Sort;
    browser.act(answer('a', 'like'));
    browser.act((sort) => addIdea(sort, 'c', 'a baker', clock.now) as Sort);
    browser.act(addOwnCard('1-x'));
    await heal(browser);
    server.restore(backup, 1);
    browser.act(answer('b', 'dislike'));
    await heal(browser);
    const restored = server.open() as Sort;
    expect(['a', 'b'].map((card) => answerOf(restored, card))).toEqual(['like', 'dislike']);
    expect(ideasOf(restored, 'c')).toEqual(['a baker']);
    expect(ownCardIds(restored)).toEqual(['1-x']);
  });

  it('sends an own card that was hidden, once another card makes room for it', async () => {
    const browser = await begun();
    const other = openBrowser(server);
    await heal(other);
    for (const id of ['1-a', '2-b', '3-c']) browser.act(addOwnCard(id));
    await heal(browser);
    other.act(addOwnCard('4-d'));
    await other.answer('lost');
    await other.reload();
    await heal(other);
    expect(ownCardIds(server.open() as Sort)).toEqual(['1-a', '2-b', '3-c']);
    other.act((sort) => removeOwnCard(sort, '1-a', (clock.now += 10_000)));
    await heal(other);
    expect(ownCardIds(server.open() as Sort)).toEqual(['2-b', '3-c', '4-d']);
  });

  it('waits longer after each failure and reports the outage once', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    for (let n = 0; n < 7; n += 1) {
      await browser.answer('lost');
      await browser.fireTimers();
    }
    expect(browser.pauses.slice(-7)).toEqual([2, 4, 8, 16, 32, 60, 60].map((s) => s * 1_000));
    expect(browser.state()).toMatchObject({ saving: 'waiting' });
    expect(browser.events.filter((event) => event === 'sort-save-failed')).toHaveLength(1);
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ saving: 'saved' });
  });

  it('retries at once after a new answer', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    browser.act(answer('b', 'dislike'));
    await browser.answer('ok');
    expect(browser.requests).toEqual(['PUT', 'PUT']);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
  });

  it('does not repeat a refused save', async () => {
    const browser = await begun();
    const { update } = server;
    server.update = () => {
      throw new Refused('refused');
    };
    browser.act(answer('a', 'like'));
    await browser.answer('ok');
    browser.engine().retry();
    await browser.fireTimers();
    expect(browser.requests).toEqual(['PUT']);
    // The page must not promise to send it.
    expect(browser.state()).toMatchObject({ saving: 'refused' });
    server.update = update;
    await browser.reload();
    await heal(browser);
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });

  it('sends active time with an answer, not on its own', async () => {
    const browser = await begun();
    browser.time = 4_000;
    browser.engine().storeTime();
    expect(browser.requests).toEqual([]);
    browser.time = 1_000;
    browser.act(answer('a', 'like'));
    await heal(browser);
    expect(totalTime(server.open() as Sort)).toBe(5_000);
    await browser.reload();
    await heal(browser);
    expect(totalTime(browser.current())).toBe(5_000);
  });
});

describe('confirming a sort', () => {
  it('is counted once although the answer was lost', async () => {
    const browser = await begun();
    browser.act(pickThree);
    await browser.answer('answer-lost');
    expect(browser.state()).toMatchObject({ saving: 'waiting', sort: { id: expect.any(String) } });
    await heal(browser);
    expect(server.confirmed).toHaveLength(1);
    expect(browser.state()).toMatchObject({
      sort: null,
      sortAttempts: 1,
      confirmed: { selected: ['a', 'b', 'c'] },
      saving: 'saved',
    });
    await browser.reload();
    await heal(browser);
    expect(browser.events.filter((event) => event === 'sort-complete-first')).toHaveLength(1);
  });

  it('is counted as a repetition for a second sort', async () => {
    const browser = await begun();
    browser.act(pickThree);
    await heal(browser);
    browser.engine().begin(() => deck);
    browser.act(pickThree);
    await heal(browser);
    expect(browser.events).toEqual([
      'sort-start',
      'sort-complete-first',
      'sort-start',
      'sort-complete-again',
    ]);
  });

  it.each(['lost', 'answer-lost'] as const)(
    'reaches the server although the next sort has begun (%s)',
    async (outcome) => {
      const browser = await begun();
      browser.act(pickThree);
      await browser.answer(outcome);
      browser.engine().begin(() => deck);
      browser.act(answer('e', 'like'));
      await browser.reload();
      await browser.answer('lost');
      await heal(browser);
      expect(server.confirmed).toHaveLength(1);
      expect(answerOf(server.open() as Sort, 'e')).toBe('like');
      expect(browser.current().id).toBe(server.open()?.id);
      expect(browser.state()).toMatchObject({ sortAttempts: 1, saving: 'saved' });
      expect(browser.events.filter((event) => event === 'sort-complete-first')).toHaveLength(1);
    },
  );

  it('ends the sort on other devices', async () => {
    const [first, second] = [await begun(), openBrowser(server)];
    await second.reload();
    await heal(second);
    second.act(pickThree);
    await heal(second);
    first.act(answer('e', 'like'));
    await heal(first);
    expect(first.state()).toMatchObject({ sort: null, sortAttempts: 1 });
    expect(first.events).not.toContain('sort-complete-first');
  });
});

describe('abandoning a sort', () => {
  it('on another device does not end it here if this device has new answers', async () => {
    const browser = await begun();
    server.abandon();
    browser.act(answer('a', 'like'));
    await heal(browser);
    expect(browser.requests).toEqual(['PUT', 'GET', 'POST']);
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });

  it('reaches the server later if the device is offline', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    browser.engine().abandon();
    await browser.answer('lost');
    expect(browser.state()).toMatchObject({ sort: null });
    await browser.reload();
    await browser.answer('lost');
    await browser.reload();
    await heal(browser);
    expect(server.open()).toBeNull();
    expect(browser.state()).toMatchObject({ status: 'ready', sort: null });
  });

  it.each(['lost', 'answer-lost'] as const)(
    'replaces it with the next sort, also after a failed request (%s)',
    async (outcome) => {
      const browser = await begun();
      const old = browser.current().id;
      browser.engine().begin(() => deck);
      browser.act(answer('b', 'like'));
      await browser.answer(outcome);
      await browser.reload();
      await heal(browser);
      expect(server.open()?.id).toBe(browser.current().id);
      expect(browser.current().id).not.toBe(old);
      expect(answerOf(server.open() as Sort, 'b')).toBe('like');
    },
  );
});

describe('opening a page offline', () => {
  it('continues from the device and syncs later', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    await browser.reload();
    await browser.answer('lost');
    expect(browser.state()).toMatchObject({
      status: 'ready',
      saving: 'waiting',
      isFromDevice: true,
    });
    browser.act(answer('b', 'superlike'));
    await heal(browser);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
    expect(answerOf(server.open() as Sort, 'b')).toBe('superlike');
  });

  it('fails without stored data, and loads when the network is back', async () => {
    const browser = openBrowser(server);
    await browser.reload();
    await browser.answer('lost');
    expect(browser.state()).toEqual({ status: 'failed', isServerDown: false });
    await browser.fireTimers();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ status: 'ready', sort: null });
  });

  it('does not wait for a slow server if the device has a copy', async () => {
    const browser = await begun();
    await browser.reload();
    expect(browser.state().status).toBe('loading');
    await browser.fireTimers();
    expect(browser.state().status).toBe('ready');
  });
});

describe('logging out', () => {
  it('waits only while there are unsent changes', async () => {
    const browser = await begun();
    expect(browser.engine().flush()).toBeNull();
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    const sent = browser.engine().flush();
    await browser.answer('ok');
    await sent;
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
    expect(browser.engine().flush()).toBeNull();
  });

  it('deletes sent records', async () => {
    const store = createMemoryStore();
    const browser = await begun(store);
    browser.act(answer('a', 'like'));
    browser.engine().close();
    expect(await store.read('nour')).not.toBeNull();
    // The response to the pending request still counts.
    await browser.answer('ok');
    expect(await store.read('nour')).toBeNull();
  });

  it('leaves unsent records for the next visit', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    browser.engine().close();
    await browser.answer('lost');
    await browser.reload();
    await heal(browser);
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });
});
