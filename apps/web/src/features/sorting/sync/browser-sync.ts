import { extraCard, keepValidCards } from '@trio/contracts/cards';
import type { Endpoint, Answer as EndpointAnswer } from '@trio/contracts/endpoint';
import { errorStatus } from '@trio/contracts/error-codes';
import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import type * as results from '@trio/contracts/results';
import type * as uploads from '@trio/contracts/uploads';
import { addIdea, removeIdea } from '@trio/domain/sorting/ideas';
import { newOwnCardId, putOwnCard, removeOwnCard } from '@trio/domain/sorting/own-cards';
import { answerCard, startPass, undoAnswer } from '@trio/domain/sorting/passes';
import { clearRanks, confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import type { Answer, OwnCard, PassKind, Sort } from '@trio/domain/sorting/sort';
import { v7 } from 'uuid';
import { afterPaint } from '../../../lib/after-paint.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { call, callAs, withParams, withQuery } from '../../../lib/api/call.ts';
import { withoutSchemas } from '../../../lib/api/first-endpoints.ts';
import { outlivingPage, type BodyOf } from '../../../lib/api/send.ts';
import { onConfirmedUpdate, sortState, updateConfirmed } from '../../../lib/current-sort.ts';
import { refuseReload } from '../../../lib/loading/chunk.ts';
import { requestReveal } from '../../../lib/profile/reveal.ts';
import {
  beforeSignOut,
  currentAccount,
  reachSession,
  watchSession,
} from '../../../lib/session/session.ts';
import { readResult, storeResult } from '../../../lib/stored-result.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { deviceStore } from './device-store.ts';
import { activeClock } from './sorting-time.ts';
import type { Refusal, SyncDeps, SyncEngine } from './sync-deps.ts';
import { createSyncEngine } from './sync-engine.ts';

// Without their schemas: an old phone shows the card table a third of a second sooner.
const getResult = withoutSchemas<typeof results.getResult>({ method: 'GET', path: '/results' });
const createResult = withoutSchemas<typeof results.createResult>({
  method: 'POST',
  path: '/results',
});
const updateResult = withoutSchemas<typeof results.updateResult>({
  method: 'PUT',
  path: '/results/:id',
});
const deleteResult = withoutSchemas<typeof results.deleteResult>({
  method: 'DELETE',
  path: '/results/:id',
});
const getExtraCards = withoutSchemas<typeof uploads.getExtraCards>({
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
  const isInvalid = [400, 413].includes(errorStatus[error.code]);
  return refusals[error.code] ?? (isInvalid ? 'refused' : null);
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

const tabs = new BroadcastChannel('trio.sort');

/** An engine outlives its session for a moment; its requests must never run as another account. */
async function request<E extends Endpoint>(
  accountId: string,
  endpoint: E,
  ...body: BodyOf<E>
): Promise<EndpointAnswer<E>> {
  if (currentAccount()?._id !== accountId) throw new ApiFailure('request/unauthenticated');
  return callAs(accountId, endpoint, ...body);
}

const depsOf = (accountId: string): SyncDeps => ({
  accountId,
  store: deviceStore,
  result: {
    read: () => readResult(accountId),
    // An answer after the log-out must not bring the result back to the device.
    write: (view) => {
      if (currentAccount()?._id === accountId) storeResult(accountId, view);
    },
  },
  now: Date.now,
  newId: () => v7(),
  after,
  afterPaint,
  fetch: async () => {
    await reachSession();
    return request(accountId, getResult);
  },
  fetchExtraCards: async () => {
    await reachSession();
    return keepValidCards(extraCard, (await request(accountId, getExtraCards)).data);
  },
  create: async (sort) => request(accountId, createResult, sort),
  update: async (id, body) => request(accountId, withParams(updateResult, { id }), body),
  remove: async (id, revision) => {
    const endpoint = withParams(deleteResult, { id });
    return request(accountId, revision === null ? endpoint : withQuery(endpoint, { revision }));
  },
  isOnline: () => navigator.onLine,
  onPageHide: {
    create: async (sort) => request(accountId, outlivingPage(createResult), sort),
    update: async (id, body) =>
      request(accountId, outlivingPage(withParams(updateResult, { id })), body),
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
beforeSignOut('sort', () => current?.engine.flush() ?? null);

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

export const storeTime = (): void => current?.engine.storeTime();

export async function loadSort(): Promise<void> {
  await openEngine()?.load();
}

export async function flushSort(): Promise<void> {
  await loadSort();
  await openEngine()?.flush();
}

export const retrySort = (): void => openEngine()?.retry();

/** Abandons the sort in progress, if there is one. */
export function beginSort(deckFor: (sortId: string) => readonly string[]): void {
  if (sortState.get().status === 'ready') openEngine()?.begin(deckFor);
}

export function abandonSort(): void {
  if (sortState.get().status !== 'ready') return;
  openEngine()?.abandon();
}

onConfirmedUpdate((id, update) => openEngine()?.updateConfirmed(id, update));

let reflectionQueue: Promise<unknown> = Promise.resolve();

function savedReflection(sortId: string): Reflection {
  const state = sortState.get();
  const confirmed = state.status === 'ready' ? state.confirmed : null;
  return (confirmed?.id === sortId ? confirmed.reflection : null) ?? emptyReflection;
}

/** One request at a time, each based on the one before: no change replaces an earlier one. */
export function saveReflection(
  sortId: string,
  update: (saved: Reflection) => Reflection,
): Promise<void> {
  const saving = reflectionQueue.then(async () => {
    const reflection = update(savedReflection(sortId));
    await call(withParams(updateResult, { id: sortId }), { reflection });
    updateConfirmed(sortId, { reflection });
  });
  reflectionQueue = saving.catch(() => undefined);
  return saving;
}

/** Waits for neither the device nor the network. */
function change(act: (sort: Sort, now: number) => Sort | 'full' | null): Sort | 'full' | null {
  const state = sortState.get();
  if (state.status !== 'ready' || !state.sort) return null;
  const next = act(state.sort, Date.now());
  if (next === 'full' || next === null || next === state.sort) return next;
  current?.engine.change(next);
  return next;
}

export const answer = (card: string, given: Answer) =>
  change((sort, now) => answerCard(sort, card, given, now));
export const undo = (card: string) => change((sort, now) => undoAnswer(sort, card, now));
export const sortOnceMore = (kind: Exclude<PassKind, 'first'>) =>
  change((sort, now) => startPass(sort, kind, now));
export const rankCard = (card: string) => change((sort, now) => toggleRank(sort, card, now));
export const forgetRanks = () => change(clearRanks);
export const saveIdea = (card: string, text: string) =>
  change((sort, now) => addIdea(sort, card, text, now));
export const dropIdea = (card: string, text: string) =>
  change((sort, now) => removeIdea(sort, card, text, now));
export const saveOwnCard = (id: string | null, card: OwnCard) =>
  change((sort, now) => putOwnCard(sort, id ?? newOwnCardId(card.title, now), card, now));
export const dropOwnCard = (id: string) => change((sort, now) => removeOwnCard(sort, id, now));
export const confirmTrio = () => {
  const confirmed = change(confirmSort);
  if (confirmed !== null && confirmed !== 'full') requestReveal(confirmed.id);
  return confirmed;
};
