import { currentKey } from '@trio/careers/moved-careers';
import { listSavedCareers, updateSavedCareers } from '@trio/contracts/saved-careers';
import { limits } from '@trio/domain/limits';
import { errorStatus } from '@trio/contracts/error-codes';
import { useEffect } from 'react';
import { ApiFailure } from '../api/api-failure.ts';
import { callAs } from '../api/call.ts';
import { createObservable, useObservable, type Observable } from '../observable.ts';
import {
  beforeSignOut,
  currentAccount,
  reachSession,
  useAccount,
  watchSession,
} from '../session/session.ts';
import {
  hasUnsentCareers,
  readSavedCareers,
  storeSavedCareers,
  type SavedChange,
  type SavedOnDevice,
} from './saved-on-device.ts';

export interface SavedCareersState extends SavedOnDevice {
  /** Newest first, with unsent changes. */
  readonly keys: readonly string[];
  /** The last request failed; changes are sent later. */
  readonly isOffline: boolean;
  /** The server refused a career, because another device had saved too many. */
  readonly isFull: boolean;
}

const retryAfter = 30_000;
const batchMax = 2 * limits.savedCareersMax;

function keysOf({ known, changes }: SavedOnDevice): string[] {
  const keys = (known ?? []).map(({ career }) => career);
  for (const { career, isSaved } of changes) {
    const at = keys.indexOf(career);
    if (at !== -1) keys.splice(at, 1);
    if (isSaved) keys.unshift(career);
  }
  return keys;
}

const isRefused = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure &&
  error.code !== 'error.offline' &&
  [400, 409, 422].includes(errorStatus[error.code]);

/** The server ignores a removal older than the save, and the device's clock may be behind. */
function stampFor(career: string, { known, changes }: SavedOnDevice): number {
  const saved = known?.find((each) => each.career === career)?.saved;
  const unsent = changes.find((each) => each.career === career)?.at;
  return Math.max(
    Date.now(),
    saved === undefined ? 0 : Date.parse(saved),
    unsent === undefined ? 0 : unsent + 1,
  );
}

/** Removals first: they make room for new careers. */
const removalsFirst = (changes: readonly SavedChange[]): readonly SavedChange[] =>
  changes.toSorted((a, b) => Number(a.isSaved) - Number(b.isSaved));

const without = (changes: readonly SavedChange[], sent: readonly SavedChange[]) =>
  changes.filter(
    ({ career, at }) => !sent.some((each) => each.career === career && each.at === at),
  );

interface SavedCareers {
  readonly accountId: string;
  readonly state: Observable<SavedCareersState>;
  readonly toggle: (career: string) => 'saved' | 'removed' | 'full';
  readonly sync: () => Promise<void>;
  /** Keeps the state current until the returned function is called. */
  readonly connect: () => () => void;
}

function createSavedCareers(accountId: string): SavedCareers {
  const stored = readSavedCareers(accountId) ?? { known: null, changes: [] };
  const state = createObservable<SavedCareersState>({
    ...stored,
    keys: keysOf(stored),
    isOffline: false,
    isFull: false,
  });
  let sending: Promise<void> | null = null;
  let users = 0;
  let disconnect = () => {};

  /** Starts from the stored changes: another tab may have added some. */
  function update(
    change: (saved: SavedOnDevice) => Partial<SavedOnDevice>,
    status: Partial<Pick<SavedCareersState, 'isOffline' | 'isFull'>> = {},
  ): void {
    const { known, changes } = readSavedCareers(accountId) ?? state.get();
    const saved = { known, changes, ...change({ known, changes }) };
    state.set({ ...state.get(), ...saved, ...status, keys: keysOf(saved) });
    // An answer after the log-out must not bring the data back to the device.
    const isHere = currentAccount()?._id === accountId;
    storeSavedCareers(accountId, isHere ? saved : { ...saved, known: null });
  }

  async function send(changes: readonly SavedChange[]) {
    await reachSession();
    return changes.length > 0
      ? callAs(accountId, updateSavedCareers, { changes: [...changes] })
      : callAs(accountId, listSavedCareers);
  }

  async function sendAll(): Promise<void> {
    let batch = batchMax;
    let isLoaded = false;
    while (!isLoaded || state.get().changes.length > 0) {
      const sent = removalsFirst(state.get().changes).slice(0, batch);
      try {
        const { careers } = await send(sent);
        update(({ changes }) => ({ known: careers, changes: without(changes, sent) }), {
          isOffline: false,
        });
        isLoaded = true;
      } catch (error) {
        if (sent.length === 0 || !isRefused(error)) return update(() => ({}), { isOffline: true });
        isLoaded = false;
        // One at a time: the server refuses a request as a whole.
        if (sent.length > 1) batch = 1;
        else {
          const isFull = state.get().isFull || error.code === 'career/too-many';
          update(({ changes }) => ({ changes: without(changes, sent) }), { isFull });
        }
      }
    }
  }

  const sync = (): Promise<void> =>
    (sending ??= sendAll().finally(() => {
      sending = null;
    }));

  function start(): () => void {
    const retry = () => void sync();
    const read = () => update(() => ({}));
    retry();
    addEventListener('online', retry);
    addEventListener('storage', read);
    const timer = setInterval(() => {
      if (state.get().isOffline) retry();
    }, retryAfter);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('storage', read);
      clearInterval(timer);
    };
  }

  return {
    accountId,
    state,
    sync,
    connect: () => {
      users += 1;
      if (users === 1) disconnect = start();
      return () => {
        users -= 1;
        if (users === 0) disconnect();
      };
    },
    toggle: (career) => {
      const { keys } = state.get();
      const saved = savedAs(keys, career);
      const isSaved = saved.length === 0;
      if (isSaved && keys.length >= limits.savedCareersMax) return 'full';
      const toggled = isSaved ? [career] : saved;
      update(
        (before) => ({
          changes: [
            ...before.changes.filter((change) => !toggled.includes(change.career)),
            ...toggled.map((key) => ({ career: key, isSaved, at: stampFor(key, before) })),
          ],
        }),
        { isFull: false },
      );
      void sync();
      return isSaved ? 'saved' : 'removed';
    },
  };
}

/** The keys under which a career is saved: a removed career counts as its successor. */
const savedAs = (keys: readonly string[], career: string): string[] =>
  keys.filter((key) => currentKey(key) === career);

let opened: SavedCareers | null = null;

function openFor(accountId: string): SavedCareers {
  if (opened?.accountId !== accountId) opened = createSavedCareers(accountId);
  return opened;
}

watchSession(() => {
  if (currentAccount()?._id !== opened?.accountId) opened = null;
});

// The next visit may be on another device.
beforeSignOut('careers', () =>
  opened && hasUnsentCareers(opened.accountId) ? opened.sync() : null,
);

export const syncSavedCareers = (accountId: string): Promise<void> => openFor(accountId).sync();

export interface UseSavedCareers extends SavedCareersState {
  readonly toggle: (career: string) => 'saved' | 'removed' | 'full';
  /** A removed career counts as its successor. */
  readonly has: (career: string) => boolean;
}

export function useSavedCareers(): UseSavedCareers {
  const saved = openFor(useAccount()._id);
  const state = useObservable(saved.state);
  useEffect(() => saved.connect(), [saved]);
  return {
    ...state,
    toggle: saved.toggle,
    has: (career) => savedAs(state.keys, career).length > 0,
  };
}
