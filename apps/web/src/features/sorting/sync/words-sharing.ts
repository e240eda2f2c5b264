import { errorStatus } from '@trio/contracts/error-codes';
import type * as results from '@trio/contracts/results';
import { useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callAs, withParams } from '../../../lib/api/call.ts';
import { withoutSchemas } from '../../../lib/api/first-endpoints.ts';
import { sortState, updateConfirmed } from '../../../lib/current-sort.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { createObservable, useObservable, type Observable } from '../../../lib/observable.ts';
import {
  beforeSignOut,
  currentAccount,
  reachSession,
  useAccount,
  watchSession,
} from '../../../lib/session/session.ts';
import {
  isEmpty,
  readUnsentSharing,
  storeUnsentSharing,
  type SharingChoices,
} from './unsent-sharing.ts';

const updateResult = withoutSchemas<typeof results.updateResult>({
  method: 'PUT',
  path: '/results/:id',
});

interface SharingState {
  readonly unsent: SharingChoices;
  /** Choices that the server refused, by sort. */
  readonly refused: Readonly<Record<string, FormProblem>>;
  readonly isSending: boolean;
}

interface Sharing {
  readonly accountId: string;
  readonly state: Observable<SharingState>;
  readonly choose: (sortId: string, areWordsShared: boolean) => void;
  readonly sync: () => Promise<void>;
}

const retryAfter = 30_000;

function refusalOf(error: unknown): ApiFailure['code'] | null {
  if (!(error instanceof ApiFailure) || error.code === 'error.offline') return null;
  return [400, 403, 404, 409].includes(errorStatus[error.code]) ? error.code : null;
}

/** The server may not have received a sort that was confirmed offline. */
function isOnServer(sortId: string): boolean {
  const state = sortState.get();
  return state.status !== 'ready' || state.sort?.id !== sortId || state.confirmed?.id === sortId;
}

function isEverySortSent(): boolean {
  const state = sortState.get();
  return state.status === 'ready' && state.saving === 'saved';
}

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

function createSharing(accountId: string): Sharing {
  const state = createObservable<SharingState>({
    unsent: readUnsentSharing(accountId),
    refused: {},
    isSending: false,
  });
  let isOnlyOnPage = false;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<SharingState>) => state.set({ ...state.get(), ...change });

  /** Another tab may have chosen or sent. */
  const read = (): SharingChoices =>
    isOnlyOnPage ? state.get().unsent : readUnsentSharing(accountId);

  function write(unsent: SharingChoices): void {
    storeUnsentSharing(accountId, unsent);
    isOnlyOnPage = !isEmpty(unsent) && isEmpty(readUnsentSharing(accountId));
    update({ unsent });
  }

  /** Keeps a choice that was changed while it was being sent. */
  function settle(sortId: string, sent: boolean): void {
    const unsent = read();
    write(unsent[sortId] === sent ? without(unsent, sortId) : unsent);
  }

  async function sendAll(): Promise<void> {
    const notYet = new Set<string>();
    for (;;) {
      const next = Object.entries(read()).find(([id]) => !notYet.has(id) && isOnServer(id));
      if (next === undefined) return;
      const [sortId, areWordsShared] = next;
      try {
        await reachSession();
        await callAs(accountId, withParams(updateResult, { id: sortId }), { areWordsShared });
        updateConfirmed(sortId, { areWordsShared });
        settle(sortId, areWordsShared);
      } catch (error) {
        const code = refusalOf(error);
        if (code === null) return retryLater();
        const mayCome = ['request/not-found', 'result/not-confirmed'].includes(code);
        if (mayCome && !isEverySortSent()) notYet.add(sortId);
        else {
          update({ refused: { ...state.get().refused, [sortId]: code } });
          settle(sortId, areWordsShared);
        }
      }
    }
  }

  function retryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (opened?.accountId === accountId) void opened.sync();
    }, retryAfter);
  }

  const sync = (): Promise<void> => {
    if (sending) return sending;
    const unsent = read();
    update({ unsent, isSending: !isEmpty(unsent) });
    if (isEmpty(unsent)) return Promise.resolve();
    sending = sendAll().finally(() => {
      sending = null;
      update({ isSending: false, unsent: read() });
    });
    return sending;
  };

  return {
    accountId,
    state,
    sync,
    choose: (sortId, areWordsShared) => {
      update({ refused: without(state.get().refused, sortId) });
      write({ ...read(), [sortId]: areWordsShared });
      void sync();
    },
  };
}

let opened: Sharing | null = null;

function openFor(accountId: string): Sharing {
  if (opened?.accountId !== accountId) opened = createSharing(accountId);
  return opened;
}

watchSession(() => {
  if (currentAccount()?._id !== opened?.accountId) opened = null;
});

// The next visit may be on another device.
beforeSignOut('words', () =>
  opened && !isEmpty(opened.state.get().unsent) ? opened.sync() : null,
);

const retry = (): void => void opened?.sync();
addEventListener('online', retry);
addEventListener('pageshow', retry);
addEventListener('storage', retry);
// A sort that was confirmed offline has arrived.
let confirmedId: string | undefined;
sortState.subscribe(() => {
  const state = sortState.get();
  const latest = state.status === 'ready' ? state.confirmed?.id : undefined;
  if (latest !== confirmedId) retry();
  confirmedId = latest;
});

export const syncSharing = (accountId: string): Promise<void> => openFor(accountId).sync();

export type SharingStatus = 'unchanged' | 'saving' | 'waiting' | 'saved' | 'refused';

interface WordsSharing {
  readonly areShared: boolean;
  readonly status: SharingStatus;
  readonly problem: FormProblem | null;
  readonly choose: (areShared: boolean) => void;
}

/** `saved` is the server's value, as far as this device knows it. */
export function useWordsSharing(sortId: string, saved: boolean): WordsSharing {
  const sharing = openFor(useAccount()._id);
  const { unsent, refused, isSending } = useObservable(sharing.state);
  const [known, setKnown] = useState(saved);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  // The server's value is newer than a choice that was sent before.
  if (known !== saved) {
    setKnown(saved);
    setChosen(null);
  }
  const problem = refused[sortId] ?? null;
  const waiting = unsent[sortId];
  const statusOf = (): SharingStatus => {
    if (waiting !== undefined) return isSending ? 'saving' : 'waiting';
    if (problem !== null) return 'refused';
    return isChanged ? 'saved' : 'unchanged';
  };
  return {
    areShared: waiting ?? (problem === null ? (chosen ?? saved) : saved),
    status: statusOf(),
    problem,
    choose: (areShared) => {
      setChosen(areShared);
      setIsChanged(true);
      sharing.choose(sortId, areShared);
    },
  };
}
