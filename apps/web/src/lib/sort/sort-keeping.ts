import { extraCard, keepWholeCards } from '@trio/contracts/cards';
import { errorStatus } from '@trio/contracts/error-codes';
import { createResult, deleteResult, getResult, updateResult } from '@trio/contracts/results';
import { getExtraCards } from '@trio/contracts/uploads';
import type { Sort } from '@trio/domain/sorting/sort';
import { v7 } from 'uuid';
import { ApiFailure } from '../api/api-failure.ts';
import { call } from '../api/call.ts';
import { withParams } from '../api/with-params.ts';
import { beforeSignOut, currentAccount, reachSession, watchSession } from '../session/session.ts';
import { countEvent } from '../usage/usage.ts';
import { activeClock } from './active-clock.ts';
import { deviceStore } from './device-store.ts';
import type { KeeperWorld, Refusal, SortKeeper } from './keeper-world.ts';
import { createSortKeeper } from './sort-keeper.ts';
import { sortState } from './sort-state.ts';

/** The real world around the keeper: our API, this browser, and whoever is signed in. */

const refusals: Partial<Record<ApiFailure['code'], Refusal>> = {
  'request/not-found': 'gone',
  'result/confirmed': 'final',
  'result/school-expired': 'refused',
};

/** A dead network, a server in trouble and a session that has to be renewed all pass. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiFailure) || error.code === 'error.offline') return null;
  const isUnfit = [400, 413].includes(errorStatus[error.code]);
  return refusals[error.code] ?? (isUnfit ? 'refused' : null);
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

const tabs = new BroadcastChannel('trio.sort');

const worldOf = (accountId: string): KeeperWorld => ({
  accountId,
  store: deviceStore,
  now: Date.now,
  newId: () => v7(),
  after,
  fetch: async () => {
    await reachSession();
    return call(getResult);
  },
  fetchExtraCards: async () => {
    await reachSession();
    return keepWholeCards(extraCard, (await call(getExtraCards)).data);
  },
  create: async (sort) => call(createResult, sort),
  update: async (id, body) => {
    // Not within the answer that caused it: the next card is drawn first.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return call(withParams(updateResult, { id }), body);
  },
  remove: async (id) => call(withParams(deleteResult, { id })),
  refusalOf,
  takeTime: activeClock.take,
  show: (state) => sortState.set(state),
  count: countEvent,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is one origin’s.
  tellTabs: () => tabs.postMessage(accountId),
});

let current: { readonly accountId: string; readonly keeper: SortKeeper } | null = null;

/** The keeper of whoever is signed in; made at the first question. */
export function openKeeper(): SortKeeper | null {
  const account = currentAccount();
  if (account?.role !== 'student') return null;
  if (current?.accountId !== account._id) {
    closeKeeper();
    current = { accountId: account._id, keeper: createSortKeeper(worldOf(account._id)) };
  }
  return current.keeper;
}

/** Nothing of the last person stays on the page, whatever is still under way. */
function closeKeeper(): void {
  if (current === null) return;
  current.keeper.close();
  current = null;
  sortState.set({ status: 'loading' });
}

watchSession(() => {
  const account = currentAccount();
  if (account?._id !== current?.accountId) closeKeeper();
});

// The next visit may be on another device.
beforeSignOut(() => current?.keeper.flush() ?? null);

const retry = (): void => current?.keeper.retry();
addEventListener('online', retry);
addEventListener('pageshow', retry);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') retry();
});
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === current?.accountId) current.keeper.hearTab();
});

/** A change of the sort under way: on the page at once, on the device and at the server in its time. */
export const keepSort = (sort: Sort): void => current?.keeper.change(sort);

export const keepTime = (): void => current?.keeper.keepTime();
