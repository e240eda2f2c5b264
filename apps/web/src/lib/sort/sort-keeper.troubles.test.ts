import { answerOf, type Sort } from '@trio/domain/sorting/sort';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  beginSort,
  createServer,
  deck,
  heal,
  openBrowser,
  Refused,
  settle,
  type Server,
} from '../../../test/sort-world.ts';
import { createMemoryStore, type DeviceStore } from './device-store.ts';

let server: Server;
beforeEach(() => {
  server = createServer();
});

describe('whoever has left', () => {
  it('is told nothing any more, and an answer that comes late changes nothing of theirs', async () => {
    const store = createMemoryStore();
    const browser = await beginSort(server, store);
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    const left = await store.read('nour');
    const foreign = createServer();
    const other = await beginSort(foreign);
    other.act(answer('b', 'dislike'));
    await heal(other);
    server.record = foreign.record;
    await browser.reload();
    browser.keeper().close();
    await browser.answer('ok');
    expect(browser.state()).toEqual({ status: 'loading' });
    expect((await store.read('nour'))?.kept).toEqual(left?.kept);
    expect(browser.inFlight()).toBe(0);
  });
});

describe('a server that does not take it', () => {
  it('for the school’s sake is not said to be a network that is away', async () => {
    const browser = openBrowser(server);
    await browser.reload();
    await browser.answer('ok');
    const { create } = server;
    server.create = () => {
      throw new Refused('expired');
    };
    browser.keeper().begin(deck);
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ saving: 'expired' });
    // Nothing is lost: once it is taken again, it is sent.
    server.create = create;
    browser.act(answer('a', 'like'));
    await heal(browser);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });

  it('without a card that the school took back goes on without it', async () => {
    const browser = openBrowser(server);
    await browser.reload();
    await browser.answer('ok');
    browser.keeper().begin(deck);
    browser.act(answer('a', 'like'));
    browser.act(answer('b', 'like'));
    server.withdrawn.add('b');
    await heal(browser);
    expect(browser.current().deck).toEqual(['a', 'c', 'd', 'e']);
    expect(Object.keys(browser.current().answers)).toEqual(['a']);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
  });
});

describe('a device that does not do its part', () => {
  const broken = (changes: Partial<DeviceStore>): DeviceStore => ({
    ...createMemoryStore(),
    ...changes,
  });
  const never = () => new Promise<never>(() => {});

  it('and never answers does not hold up the page', async () => {
    await beginSort(server);
    const browser = openBrowser(server, broken({ read: never }));
    void browser.reload();
    await browser.fireTimers();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ status: 'ready', sort: { deck } });
  });

  it('and cannot be read does not either', async () => {
    await beginSort(server);
    const read = () => Promise.reject(new Error('unreadable'));
    const browser = openBrowser(server, broken({ read, tidy: read }));
    await browser.reload();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ status: 'ready', sort: { deck } });
  });

  it('and answers late is heard all the same', async () => {
    const store = createMemoryStore();
    const before = await beginSort(server, store);
    before.act(answer('a', 'superlike'));
    let wake = (): void => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const browser = openBrowser(server, {
      ...store,
      read: (id) => awake.then(() => store.read(id)),
      update: (id, change) => awake.then(() => store.update(id, change)),
    });
    void browser.reload();
    await browser.fireTimers();
    await browser.answer('ok');
    expect(answerOf(browser.current(), 'a')).toBeNull();
    wake();
    await settle();
    await heal(browser);
    expect(answerOf(browser.current(), 'a')).toBe('superlike');
    expect(answerOf(server.open() as Sort, 'a')).toBe('superlike');
  });

  it('is not said to keep what it does not', async () => {
    let isLasting = true;
    const browser = await beginSort(server, broken({ isLasting: () => isLasting }));
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    expect(browser.state()).not.toHaveProperty('isOnlyOnPage');
    isLasting = false;
    browser.time = 1_000;
    browser.keeper().keepTime();
    await settle();
    expect(browser.state()).toMatchObject({ saving: 'waiting', isOnlyOnPage: true });
    await heal(browser);
    expect(browser.state()).not.toHaveProperty('isOnlyOnPage');
  });
});

it('a page that is closed right after an answer still sends it', async () => {
  const browser = await beginSort(server);
  browser.act(answer('a', 'like'));
  browser.keeper().hide();
  await browser.reload();
  expect(answerOf(server.open() as Sort, 'a')).toBe('like');
});
