import { beforeEach, expect, it, vi } from 'vitest';
import { createChunk } from './chunk.ts';
import {
  ChunkMissing,
  ChunkUnreachable,
  createChunkLoader,
  type ChunkLoaderDeps,
  type ServerState,
} from './chunk-loader.ts';

// It needs a document.
vi.mock('../api/send.ts', () => ({}));

function openTab() {
  let stored: string | null = null;
  const tab = {
    clock: 1_000_000,
    waited: [] as number[],
    reloads: 0,
    server: 'up' as ServerState,
    isOnline: true,
    canRemember: true,
    canReload: true,
    deps: {} as ChunkLoaderDeps,
  };
  tab.deps = {
    now: () => tab.clock,
    wait: async (ms) => void tab.waited.push(ms),
    isOnline: () => tab.isOnline,
    checkServer: async () => tab.server,
    canReload: () => tab.canReload,
    reload: () => {
      tab.reloads += 1;
    },
    memory: {
      read: () => stored,
      write: (value) => {
        if (tab.canRemember) stored = value;
        return tab.canRemember;
      },
      erase: () => {
        stored = null;
      },
    },
  };
  return tab;
}

let tab: ReturnType<typeof openTab>;
beforeEach(() => {
  tab = openTab();
});

const gone = new TypeError('Failed to fetch dynamically imported module');
const missing = () => vi.fn<() => Promise<string>>().mockRejectedValue(gone);
const loadPage = () => createChunkLoader(tab.deps);
const outcome = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      (error: Error) => error.constructor,
    ),
    new Promise((resolve) => {
      setImmediate(() => resolve('waits'));
    }),
  ]);

it('tries a missing file three times, reloads once, tries again and fails', async () => {
  const fetch = missing();
  expect(await outcome(loadPage().load('a', fetch, true))).toBe('waits');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(tab.waited).toEqual([500, 2_000]);
  expect(tab.reloads).toBe(1);
  expect(await outcome(loadPage().load('a', fetch, true))).toBe(ChunkMissing);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(tab.reloads).toBe(1);
});

it('tries two missing files at most four times each, with one reload', async () => {
  const [a, b] = [missing(), missing()];
  for (const _ of [1, 2]) {
    const page = loadPage();
    await Promise.all([outcome(page.load('a', a, true)), outcome(page.load('b', b, true))]);
  }
  expect(tab.reloads).toBe(1);
  expect(a.mock.calls.length).toBeLessThanOrEqual(4);
  expect(b.mock.calls.length).toBeLessThanOrEqual(4);
});

it('loads the file after a failed attempt', async () => {
  const fetch = missing().mockRejectedValueOnce(gone).mockResolvedValueOnce('page');
  expect(await loadPage().load('a', fetch, true)).toBe('page');
  expect(tab.reloads).toBe(0);
});

it('may reload again after the file was loaded, or much later', async () => {
  await outcome(loadPage().load('a', missing(), true));
  await loadPage().load('a', async () => 'new build', true);
  await outcome(loadPage().load('b', missing(), true));
  expect(tab.reloads).toBe(2);
  tab.clock += 600_001;
  await outcome(loadPage().load('b', missing(), true));
  expect(tab.reloads).toBe(3);
});

it.each([
  ['the tab cannot store that it reloaded', { canRemember: false }],
  ['the page has unsaved data', { canReload: false }],
])('does not reload if %s', async (_, change) => {
  Object.assign(tab, change);
  const fetch = missing();
  expect(await outcome(loadPage().load('a', fetch, true))).toBe(ChunkMissing);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(tab.reloads).toBe(0);
});

it('does not reload for an optional file', async () => {
  expect(await outcome(loadPage().load('a', missing(), false))).toBe(ChunkMissing);
  expect(tab.reloads).toBe(0);
});

it('neither reloads nor retries without a network', async () => {
  tab.isOnline = false;
  const fetch = missing();
  expect(await outcome(loadPage().load('a', fetch, true))).toBe(ChunkUnreachable);
  expect(fetch).toHaveBeenCalledOnce();
  expect(tab.reloads).toBe(0);
});

it.each([
  ['unreachable', false],
  ['down', true],
] as const)('does not reload if the server is %s', async (server, isServerDown) => {
  tab.server = server;
  const error = await loadPage()
    .load('a', missing(), true)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkUnreachable);
  expect(error).toMatchObject({ isServerDown });
  expect(tab.reloads).toBe(0);
});

it('prefetches once, counts it as an attempt, and does not prefetch after a reload', async () => {
  const fetch = missing();
  const page = loadPage();
  await outcome(page.loadAhead('a', fetch));
  await outcome(page.loadAhead('a', fetch));
  expect(fetch).toHaveBeenCalledTimes(1);
  await outcome(page.load('a', fetch, true));
  expect(fetch).toHaveBeenCalledTimes(3);
  const reloaded = loadPage();
  await outcome(reloaded.loadAhead('a', fetch));
  await outcome(reloaded.load('a', fetch, true));
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('returns the same promise to each render, also after a final failure', async () => {
  tab.canReload = false;
  const fetch = missing();
  const chunk = createChunk('a', fetch, loadPage());
  const first = chunk.fetch();
  await outcome(first);
  expect(chunk.fetch()).toBe(first);
  tab.clock += 3_600_000;
  expect(chunk.fetch()).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('requests an unreachable file again after a while', async () => {
  tab.isOnline = false;
  const fetch = missing();
  const chunk = createChunk('a', fetch, loadPage());
  const first = chunk.fetch();
  await outcome(first);
  expect(chunk.fetch()).toBe(first);
  tab.isOnline = true;
  fetch.mockResolvedValue('page');
  tab.clock += 5_000;
  expect(await chunk.fetch()).toBe('page');
});

it('has a prefetched value ready for the first render', async () => {
  const fetch = vi.fn(async () => 'page');
  const chunk = createChunk('a', fetch, loadPage());
  await chunk.fetchAhead();
  expect(chunk.fetch()).toMatchObject({ status: 'fulfilled', value: 'page' });
  expect(fetch).toHaveBeenCalledOnce();
});
