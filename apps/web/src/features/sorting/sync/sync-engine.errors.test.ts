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
} from '../../../../test/sync-harness.ts';
import { createMemoryStore, type DeviceStore } from './device-store.ts';

let server: Server;
beforeEach(() => {
  server = createServer();
});

describe('after a log-out', () => {
  it('ignores late answers', async () => {
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
    browser.engine().close();
    await browser.answer('ok');
    expect(browser.state()).toEqual({ status: 'loading' });
    expect((await store.read('nour'))?.local).toEqual(left?.local);
    expect(browser.inFlight()).toBe(0);
  });
});

describe('a save that the server refuses or changes', () => {
  it('shows that the school’s subscription has expired', async () => {
    const browser = openBrowser(server);
    await browser.reload();
    await browser.answer('ok');
    const { create } = server;
    server.create = () => {
      throw new Refused('expired');
    };
    browser.engine().begin(() => deck);
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ saving: 'expired' });
    server.create = create;
    browser.act(answer('a', 'like'));
    await heal(browser);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
    expect(answerOf(server.open() as Sort, 'a')).toBe('like');
  });

  it('continues without a card that the school removed', async () => {
    const browser = openBrowser(server);
    await browser.reload();
    await browser.answer('ok');
    browser.engine().begin(() => deck);
    browser.act(answer('a', 'like'));
    browser.act(answer('b', 'like'));
    server.removedCards.add('b');
    await heal(browser);
    expect(browser.current().deck).toEqual(['a', 'c', 'd', 'e']);
    expect(Object.keys(browser.current().answers)).toEqual(['a']);
    expect(browser.state()).toMatchObject({ saving: 'saved' });
  });
});

describe('device storage', () => {
  const broken = (changes: Partial<DeviceStore>): DeviceStore => ({
    ...createMemoryStore(),
    ...changes,
  });
  const never = () => new Promise<never>(() => {});

  it('that never answers does not block the page', async () => {
    await beginSort(server);
    const browser = openBrowser(server, broken({ read: never }));
    void browser.reload();
    await browser.fireTimers();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ status: 'ready', sort: { deck } });
  });

  it('that cannot be read does not block the page', async () => {
    await beginSort(server);
    const read = () => Promise.reject(new Error('unreadable'));
    const browser = openBrowser(server, broken({ read, removeSynced: read }));
    await browser.reload();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ status: 'ready', sort: { deck } });
  });

  it('that answers late is merged', async () => {
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

  it('that fails is reported', async () => {
    let isPersistent = true;
    const browser = await beginSort(server, broken({ isPersistent: () => isPersistent }));
    browser.act(answer('a', 'like'));
    await browser.answer('lost');
    expect(browser.state()).not.toHaveProperty('isOnlyOnPage');
    isPersistent = false;
    browser.time = 1_000;
    browser.engine().storeTime();
    await settle();
    expect(browser.state()).toMatchObject({ saving: 'waiting', isOnlyOnPage: true });
    await heal(browser);
    expect(browser.state()).not.toHaveProperty('isOnlyOnPage');
  });
});

it('sends the last answer when the page closes', async () => {
  const browser = await beginSort(server);
  browser.act(answer('a', 'like'));
  browser.engine().hide();
  await browser.reload();
  expect(answerOf(server.open() as Sort, 'a')).toBe('like');
});

describe('a page that closes before it is painted', () => {
  const never = () => {};
  const open = async () => {
    const store = createMemoryStore();
    await heal(await beginSort(server, store));
    const browser = openBrowser(server, store, never);
    await browser.reload();
    await heal(browser);
    return { browser, store };
  };

  it('stores an abandonment at once', async () => {
    const { browser, store } = await open();
    browser.engine().abandon();
    await settle();
    expect(await store.read('nour')).toMatchObject({ local: null, abandoned: [{}] });
  });

  it('stores the last answer when it is hidden', async () => {
    const { browser, store } = await open();
    browser.act(answer('a', 'like'));
    browser.engine().hide();
    await settle();
    expect((await store.read('nour'))?.local?.sort.answers['a']?.value).toBe('like');
  });

  it('does not send a refused sort again when it is hidden', async () => {
    const { browser } = await open();
    const { update } = server;
    server.update = () => {
      throw new Refused('refused');
    };
    browser.act(answer('a', 'like'));
    browser.engine().retry();
    await browser.answer('ok');
    expect(browser.state()).toMatchObject({ saving: 'refused' });
    server.update = update;
    browser.engine().hide();
    await settle();
    expect(answerOf(server.open() as Sort, 'a')).toBeNull();
  });
});
