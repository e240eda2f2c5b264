import { extraCard, keepWholeCards } from '@trio/contracts/cards';
import { errorStatus } from '@trio/contracts/error-codes';
import type { Sort } from '@trio/domain/sorting/sort';
import { v7 } from 'uuid';
import { ApiFailure } from '../api/api-failure.ts';
import type { Answer, Endpoint } from '@trio/contracts/endpoint';
import { callAs } from '../api/call.ts';
import { outlivingPage, type BodyOf } from '../api/send.ts';
import { withParams } from '../api/with-params.ts';
import { withQuery } from '../api/with-query.ts';
import { beforeSignOut, currentAccount, reachSession, watchSession } from '../session/session.ts';
import { refuseReload } from '../loading/page-loader.ts';
import { afterPaint } from '../after-paint.ts';
import { countEvent } from '../usage/usage.ts';
import { activeClock } from './active-clock.ts';
import { deviceStore } from './device-store.ts';
import type { KeeperWorld, Refusal, SortKeeper } from './keeper-world.ts';
import {
  createResult,
  deleteResult,
  getExtraCards,
  getResult,
  updateResult,
} from './sort-endpoints.ts';
import { createSortKeeper } from './sort-keeper.ts';
import { sortState } from './sort-state.ts';

/** The real world around the keeper: our API, this browser, and whoever is signed in. */

const refusals: Partial<Record<ApiFailure['code'], Refusal>> = {
  'request/not-found': 'gone',
  'result/confirmed': 'final',
  'result/changed': 'changed',
  'result/school-expired': 'expired',
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

/** A keeper outlives its account by a moment: nothing of it is asked or sent as who comes after. */
async function ask<E extends Endpoint>(
  accountId: string,
  endpoint: E,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  if (currentAccount()?._id !== accountId) throw new ApiFailure('request/unauthenticated');
  return callAs(accountId, endpoint, ...body);
}

const worldOf = (accountId: string): KeeperWorld => ({
  accountId,
  store: deviceStore,
  now: Date.now,
  newId: () => v7(),
  after,
  soon: afterPaint,
  fetch: async () => {
    await reachSession();
    return ask(accountId, getResult);
  },
  fetchExtraCards: async () => {
    await reachSession();
    return keepWholeCards(extraCard, (await ask(accountId, getExtraCards)).data);
  },
  create: async (sort) => ask(accountId, createResult, sort),
  update: async (id, body) => ask(accountId, withParams(updateResult, { id }), body),
  remove: async (id, revision) => {
    const endpoint = withParams(deleteResult, { id });
    return ask(accountId, revision === null ? endpoint : withQuery(endpoint, { revision }));
  },
  isOnline: () => navigator.onLine,
  lastly: {
    create: async (sort) => ask(accountId, outlivingPage(createResult), sort),
    update: async (id, body) =>
      ask(accountId, outlivingPage(withParams(updateResult, { id })), body),
  },
  refusalOf,
  isServerDown: (error) => error instanceof ApiFailure && error.code !== 'error.offline',
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

// A reload would lose what neither the server nor the device has.
refuseReload(() => {
  const state = sortState.get();
  return state.status === 'ready' && state.isOnlyOnPage === true;
});

const retry = (): void => current?.keeper.retry();
addEventListener('online', retry);
addEventListener('pageshow', retry);
const hide = (): void => current?.keeper.hide();
addEventListener('pagehide', hide);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') retry();
  else hide();
});
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === current?.accountId) current.keeper.hearTab();
});

/** A change of the sort under way: on the page at once, on the device and at the server in its time. */
export const keepSort = (sort: Sort): void => current?.keeper.change(sort);

export const keepTime = (): void => current?.keeper.keepTime();
