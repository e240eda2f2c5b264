import { answerCard } from '@trio/domain/sorting/passes';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import { answerOf, totalTime, type Sort } from '@trio/domain/sorting/sort';
import { beforeEach, describe, expect, it } from 'vitest';
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
} from '../../../test/sort-world.ts';

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
const begun = (store?: DeviceStore) => beginSort(server, store);

describe('saving', () => {
  it('sends one request at a time, and then the latest', async () => {
    const browser = await begun();
    for (const card of deck) browser.act(answer(card, 'like'));
    expect(browser.asked).toEqual(['PUT']);
    expect(browser.state()).toMatchObject({ saving: 'saving' });
    await browser.answer('ok');
    await browser.answer('ok');
    expect(browser.asked).toEqual(['PUT', 'PUT']);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
    expect(deck.map((card) => server.open() && answerOf(server.open() as Sort, card))).toEqual(
      deck.map(() => 'like'),
    );
  });

  it('waits where it fails, longer each time, and says it once', async () => {
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

  it('goes out again with the next answer, whatever the pause', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    browser.act(answer('b', 'dislike'));
    await browser.answer('ok');
    expect(browser.asked).toEqual(['PUT', 'PUT']);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
  });

  it('is not sent over and over when the server refuses it for good', async () => {
    const browser = await begun();
    const refuse = server.update;
    server.update = () => {
      throw new Refused('refused');
    };
    browser.act(answer('a', 'like'));
    await browser.answer('ok');
    browser.keeper().retry();
    await browser.fireTimers();
    expect(browser.asked).toEqual(['PUT']);
    // Nobody is told that it will be sent.
    expect(browser.state()).toMatchObject({ saving: 'refused' });
    server.update = refuse;
    await browser.reload();
    await heal(browser);
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });

  it('takes along the time spent, and asks for nothing because of time alone', async () => {
    const browser = await begun();
    browser.time = 4_000;
    browser.keeper().keepTime();
    expect(browser.asked).toEqual([]);
    browser.time = 1_000;
    browser.act(answer('a', 'like'));
    await heal(browser);
    expect(totalTime(server.open() as Sort)).toBe(5_000);
    await browser.reload();
    await heal(browser);
    expect(totalTime(browser.current())).toBe(5_000);
  });
});

describe('the end of a sort', () => {
  it('is confirmed once, and counted once, though the answer was lost', async () => {
    const browser = await begun();
    browser.act(pickThree);
    await browser.answer('deaf');
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

  it('is counted as another one the second time', async () => {
    const browser = await begun();
    browser.act(pickThree);
    await heal(browser);
    browser.keeper().begin(deck);
    browser.act(pickThree);
    await heal(browser);
    expect(browser.events).toEqual([
      'sort-start',
      'sort-complete-first',
      'sort-start',
      'sort-complete-again',
    ]);
  });

  it.each(['lost', 'deaf'] as const)(
    'is not lost when the next sort begins before the server has heard of it (%s)',
    async (outcome) => {
      const browser = await begun();
      browser.act(pickThree);
      await browser.answer(outcome);
      browser.keeper().begin(deck);
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

  it('that came elsewhere ends it here as well', async () => {
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

  it('that was given up elsewhere is none where something new was said', async () => {
    const browser = await begun();
    server.giveUp();
    browser.act(answer('a', 'like'));
    await heal(browser);
    expect(browser.asked).toEqual(['PUT', 'GET', 'POST']);
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });

  it('reaches the server also when it was given up without a network', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    browser.keeper().abandon();
    await browser.answer('lost');
    expect(browser.state()).toMatchObject({ sort: null });
    await browser.reload();
    await browser.answer('lost');
    await browser.reload();
    await heal(browser);
    expect(server.open()).toBeNull();
    expect(browser.state()).toMatchObject({ status: 'ready', sort: null });
  });

  it.each(['lost', 'deaf'] as const)(
    'comes with the next one where that takes its place (%s)',
    async (outcome) => {
      const browser = await begun();
      const old = browser.current().id;
      browser.keeper().begin(deck);
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

describe('a page that opens without a network', () => {
  it('goes on from the device, and meets the server later', async () => {
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

  it('says so where the device knows nothing, and goes on when the network is back', async () => {
    const browser = openBrowser(server);
    await browser.reload();
    await browser.answer('lost');
    expect(browser.state()).toEqual({ status: 'failed', isServerDown: false });
    await browser.fireTimers();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ status: 'ready', sort: null });
  });

  it('does not wait for a slow server where the device can go on', async () => {
    const browser = await begun();
    await browser.reload();
    expect(browser.state().status).toBe('loading');
    await browser.fireTimers();
    expect(browser.state().status).toBe('ready');
  });
});

describe('whoever signs out', () => {
  it('is kept only while something is to be sent', async () => {
    const browser = await begun();
    expect(browser.keeper().flush()).toBeNull();
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    const sent = browser.keeper().flush();
    await browser.answer('ok');
    await sent;
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
    expect(browser.keeper().flush()).toBeNull();
  });

  it('leaves nothing that has been sent', async () => {
    const store = createMemoryStore();
    const browser = await begun(store);
    browser.act(answer('a', 'like'));
    browser.keeper().close();
    expect(await store.read('nour')).not.toBeNull();
    // The answer to what was under way still counts.
    await browser.answer('ok');
    expect(await store.read('nour')).toBeNull();
  });

  it('leaves what has not, for their own next visit', async () => {
    const browser = await begun();
    browser.act(answer('a', 'like'));
    browser.keeper().close();
    await browser.answer('lost');
    await browser.reload();
    await heal(browser);
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });
});
