import { extraCard, keepValidCards } from '@trio/contracts/cards';
import type { Answer, Endpoint } from '@trio/contracts/endpoint';
import { errorStatus } from '@trio/contracts/error-codes';
import type { Reflection } from '@trio/contracts/reflection';
import type * as results from '@trio/contracts/results';
import type * as uploads from '@trio/contracts/uploads';
import type { Sort } from '@trio/domain/sorting/sort';
import { v7 } from 'uuid';
import { addressOf } from '../../../lib/api/address-of.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { call, callAs } from '../../../lib/api/call.ts';
import { outlivingPage, type BodyOf } from '../../../lib/api/send.ts';
import { withParams } from '../../../lib/api/with-params.ts';
import { withQuery } from '../../../lib/api/with-query.ts';
import {
  beforeSignOut,
  currentAccount,
  reachSession,
  watchSession,
} from '../../../lib/session/session.ts';
import { refuseReload } from '../../../lib/loading/page-loader.ts';
import { afterPaint } from '../../../lib/after-paint.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { activeClock } from './active-time.ts';
import { deviceStore } from './device-store.ts';
import type { SyncDeps, Refusal, SyncEngine } from './sync-deps.ts';
import { createSyncEngine } from './sync-engine.ts';
import { onConfirmedUpdate, sortState, updateConfirmed } from '../../../lib/current-sort.ts';

/** The engine's real dependencies: the API, this browser and the signed-in student. */

// Without their schemas: the card table is there a third of a second sooner on an old phone.
const getResult = addressOf<typeof results.getResult>({ method: 'GET', path: '/results' });
const createResult = addressOf<typeof results.createResult>({
  method: 'POST',
  path: '/results',
});
const updateResult = addressOf<typeof results.updateResult>({
  method: 'PUT',
  path: '/results/:id',
});
const deleteResult = addressOf<typeof results.deleteResult>({
  method: 'DELETE',
  path: '/results/:id',
});
const getExtraCards = addressOf<typeof uploads.getExtraCards>({
  method: 'GET',
  path: '/cards',
});

const refusals: Partial<Record<ApiFailure['code'], Refusal>> = {
  'request/not-found': 'gone',
  'result/confirmed': 'final',
  'result/changed': 'changed',
  'result/school-expired': 'expired',
};

/** Network errors, server errors and expired sessions are retried. */
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

/** An engine outlives its session for a moment; its requests must never run as another account. */
async function ask<E extends Endpoint>(
  accountId: string,
  endpoint: E,
  ...body: BodyOf<E>
): Promise<Answer<E>> {
  if (currentAccount()?._id !== accountId) throw new ApiFailure('request/unauthenticated');
  return callAs(accountId, endpoint, ...body);
}

const depsOf = (accountId: string): SyncDeps => ({
  accountId,
  store: deviceStore,
  now: Date.now,
  newId: () => v7(),
  after,
  afterPaint,
  fetch: async () => {
    await reachSession();
    return ask(accountId, getResult);
  },
  fetchExtraCards: async () => {
    await reachSession();
    return keepValidCards(extraCard, (await ask(accountId, getExtraCards)).data);
  },
  create: async (sort) => ask(accountId, createResult, sort),
  update: async (id, body) => ask(accountId, withParams(updateResult, { id }), body),
  remove: async (id, revision) => {
    const endpoint = withParams(deleteResult, { id });
    return ask(accountId, revision === null ? endpoint : withQuery(endpoint, { revision }));
  },
  isOnline: () => navigator.onLine,
  onPageHide: {
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
  notifyTabs: () => tabs.postMessage(accountId),
});

let current: { readonly accountId: string; readonly engine: SyncEngine } | null = null;

/** The signed-in student's engine, created on first use. */
function openEngine(): SyncEngine | null {
  const account = currentAccount();
  if (account?.role !== 'student') return null;
  if (current?.accountId !== account._id) {
    closeEngine();
    current = { accountId: account._id, engine: createSyncEngine(depsOf(account._id)) };
  }
  return current.engine;
}

function closeEngine(): void {
  if (current === null) return;
  current.engine.close();
  current = null;
  sortState.set({ status: 'loading' });
}

watchSession(() => {
  const account = currentAccount();
  if (account?._id !== current?.accountId) closeEngine();
});

// The next visit may be on another device.
beforeSignOut(() => current?.engine.flush() ?? null);

// A reload would lose changes that are neither sent nor stored.
refuseReload(() => {
  const state = sortState.get();
  return state.status === 'ready' && state.isOnlyOnPage === true;
});

const retry = (): void => current?.engine.retry();
addEventListener('online', retry);
addEventListener('pageshow', retry);
const hide = (): void => current?.engine.hide();
addEventListener('pagehide', hide);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') retry();
  else hide();
});
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
  if (data === current?.accountId) current.engine.tabWrote();
});

export const changeSort = (sort: Sort): void => current?.engine.change(sort);

export const storeTime = (): void => current?.engine.storeTime();

/** From device and server; either is enough to continue. */
export async function loadSort(): Promise<void> {
  await openEngine()?.load();
}

/** Sends what an earlier page could not, before a sign-out. */
export async function flushSort(): Promise<void> {
  await loadSort();
  await openEngine()?.flush();
}

export const retrySort = (): void => openEngine()?.retry();

/** Abandons a sort under way. */
export function beginSort(deck: readonly string[]): void {
  if (sortState.get().status === 'ready') openEngine()?.begin(deck);
}

/** Deletes the sort under way, here and on the server; the earlier trio is shown again. */
export function abandonSort(): void {
  if (sortState.get().status !== 'ready') return;
  openEngine()?.abandon();
}

onConfirmedUpdate((id, update) => openEngine()?.updateConfirmed(id, update));

/** The student's words about a confirmed trio. */
export async function saveReflection(sortId: string, reflection: Reflection): Promise<void> {
  await call(withParams(updateResult, { id: sortId }), { reflection });
  updateConfirmed(sortId, { reflection });
}
