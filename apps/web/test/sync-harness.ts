import type { ConfirmedResult, ResultBody, ResultRecord } from '@trio/contracts/results';
import { applyBody, toSelected, toSortFields } from '@trio/contracts/results-wire';
import type { UsageEventName } from '@trio/contracts/usage';
import { importSort, mergeSorts } from '@trio/domain/sorting/merge';
import { answerCard, undoAnswer } from '@trio/domain/sorting/passes';
import { startSort, type Answer, type Sort } from '@trio/domain/sorting/sort';
import { createMemoryStore, type DeviceStore } from '../src/features/sorting/sync/device-store.ts';
import type { NewSort, Refusal } from '../src/features/sorting/sync/sync-deps.ts';
import { createSyncEngine } from '../src/features/sorting/sync/sync-engine.ts';
import type { ReadySort, SortState } from '../src/lib/current-sort.ts';

export const clock = { now: 1_800_000_000_000 };
let serial = 0;
const newId = (): string => `01890000-0000-7000-8000-${String((serial += 1)).padStart(12, '0')}`;

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export function createServer() {
  let open: { sort: Sort; revision: number } | null = null;
  const confirmed: Sort[] = [];
  const removedCards = new Set<string>();
  const refuse = (refusal: Refusal): never => {
    throw new Refused(refusal);
  };

  const result = (sort: Sort | undefined): ConfirmedResult | null =>
    sort
      ? {
          id: sort.id,
          created: new Date(sort.startedAt).toISOString(),
          updated: new Date(sort.confirmedAt ?? 0).toISOString(),
          selected: toSelected(sort),
          extraCards: [],
          reflection: null,
          emailSent: false,
          profileSent: false,
        }
      : null;

  const record = (): ResultRecord => {
    const sort = open?.sort ?? confirmed.at(-1) ?? null;
    return {
      ...toSortFields(sort ?? startSort('', [], 0)),
      ...(!sort && { startTime: null }),
      id: sort?.id ?? null,
      created: sort && new Date(sort.startedAt).toISOString(),
      extraCards: [],
      revision: open?.revision ?? 0,
      sortAttempts: confirmed.length,
      confirmed: result(confirmed.at(-1)),
      previous: result(confirmed.at(-2)),
    };
  };

  const put = (sort: Sort): void => {
    open = { sort, revision: (open?.revision ?? 0) + 1 };
    if (sort.confirmedAt === null) return;
    confirmed.push(sort);
    open = null;
  };

  return {
    record,
    open: () => open?.sort ?? null,
    confirmed,
    abandon: () => {
      open = null;
    },
    restore: (sort: Sort, revision: number) => {
      open = { sort, revision };
    },
    removedCards,
    create: ({ id, startTime, replaces, replacesRevision, ...body }: NewSort): ResultRecord => {
      if (confirmed.some((sort) => sort.id === id)) refuse('final');
      if (open && open.sort.id === replaces) {
        if (replacesRevision !== undefined && replacesRevision !== open.revision) refuse('changed');
        open = null;
      }
      const deck = (body.cards ?? []).flatMap(({ name }) =>
        name === undefined || removedCards.has(name) ? [] : [name],
      );
      const sort = applyBody(startSort(id, deck, startTime), body, clock.now);
      if (!open) put(sort);
      else if (open.sort.id === id) put(mergeSorts(open.sort, sort));
      else put(importSort(open.sort, sort, -Infinity));
      return record();
    },
    update: (id: string, { revision, ...body }: ResultBody) => {
      const done = confirmed.find((sort) => sort.id === id);
      if (done) {
        const isSame = JSON.stringify(body.selected) === JSON.stringify(toSelected(done));
        return isSame ? { revision: 0 } : refuse('final');
      }
      if (open?.sort.id !== id) return refuse('gone');
      const sent = applyBody(open.sort, body, clock.now);
      const isCurrent = revision === open.revision;
      const next = (open?.revision ?? 0) + 1;
      put(mergeSorts(open.sort, sent));
      return isCurrent ? { revision: next } : { revision: next, merged: record() };
    },
    remove: (id: string, revision: number | null): void => {
      if (open?.sort.id !== id) return refuse('gone');
      if (revision !== null && revision !== open.revision) refuse('changed');
      open = null;
    },
  };
}
export type Server = ReturnType<typeof createServer>;

/** `lost`: the server never receives it; `answer-lost`: it does, but the client never gets the answer. */
export type Outcome = 'ok' | 'lost' | 'answer-lost';

export interface Browser {
  readonly requests: string[];
  readonly events: UsageEventName[];
  readonly inFlight: () => number;
  readonly mostInFlight: () => number;
  readonly answer: (outcome: Outcome) => Promise<void>;
  readonly fireTimers: () => Promise<void>;
  readonly pauses: number[];
  readonly state: () => SortState;
  readonly current: () => Sort;
  readonly act: (change: (sort: Sort) => Sort | null) => void;
  readonly engine: () => ReturnType<typeof createSyncEngine>;
  readonly reload: () => Promise<void>;
  time: number;
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

export function openBrowser(
  server: Server,
  store: DeviceStore = createMemoryStore(),
  afterPaint: (act: () => void) => void = (act) => act(),
): Browser {
  let waiting: ((outcome: Outcome) => void)[] = [];
  let timers: { ms: number; act: () => void }[] = [];
  let most = 0;
  let state: SortState = { status: 'loading' };
  let pages = 0;
  const requests: string[] = [];
  const events: UsageEventName[] = [];
  const pauses: number[] = [];

  const request = <T>(name: string, act: () => T): Promise<T> => {
    requests.push(name);
    return new Promise<T>((resolve, reject) => {
      waiting.push((outcome) => {
        if (outcome === 'lost') return reject(new Error('offline'));
        try {
          const answer = act();
          if (outcome === 'answer-lost') reject(new Error('offline'));
          else resolve(answer);
        } catch (error) {
          reject(error instanceof Error ? error : new Error('refused'));
        }
      });
      most = Math.max(most, waiting.length);
    });
  };

  const open = () => {
    const page = (pages += 1);
    return createSyncEngine({
      accountId: 'nour',
      store,
      now: () => clock.now,
      newId,
      afterPaint,
      after: (ms, act) => {
        const timer = { ms, act };
        pauses.push(ms);
        timers.push(timer);
        return () => {
          timers = timers.filter((each) => each !== timer);
        };
      },
      fetch: () => request('GET', server.record),
      fetchExtraCards: async () => [],
      result: { read: () => null, write: () => {} },
      create: (sort) => request('POST', () => server.create(sort)),
      update: (id, body) => request('PUT', () => server.update(id, body)),
      remove: (id, revision) => request('DELETE', () => server.remove(id, revision)),
      isOnline: () => true,
      onPageHide: {
        create: async (sort) => server.create(sort),
        update: async (id, body) => server.update(id, body),
      },
      refusalOf: (error) => (error instanceof Refused ? error.refusal : null),
      isServerDown: () => false,
      takeTime: () => {
        const spent = browser.time;
        browser.time = 0;
        return spent;
      },
      show: (next) => {
        if (page === pages) state = next;
      },
      count: (event) => events.push(event),
      notifyTabs: () => {},
    });
  };
  let engine = open();

  const ready = (): ReadySort => {
    if (state.status !== 'ready') throw new Error(`The sort is ${state.status}.`);
    return state;
  };
  const browser: Browser = {
    requests,
    events,
    pauses,
    time: 0,
    inFlight: () => waiting.length,
    mostInFlight: () => most,
    state: () => state,
    current: () => {
      const { sort } = ready();
      if (!sort) throw new Error('No sort is in progress.');
      return sort;
    },
    act: (change) => {
      if (state.status !== 'ready' || !state.sort) return;
      const next = change(state.sort);
      if (next && next !== state.sort) engine.change(next);
    },
    engine: () => engine,
    answer: async (outcome) => {
      waiting.shift()?.(outcome);
      await settle();
    },
    fireTimers: async () => {
      const due = timers;
      timers = [];
      for (const { act } of due) act();
      await settle();
    },
    reload: async () => {
      waiting = [];
      timers = [];
      state = { status: 'loading' };
      engine = open();
      await engine.load();
      await settle();
    },
  };
  return browser;
}

export const deck = ['a', 'b', 'c', 'd', 'e'];
export const answer = (card: string, given: Answer) => (sort: Sort) =>
  answerCard(sort, card, given, (clock.now += 10_000));
export const undo = (card: string) => (sort: Sort) => undoAnswer(sort, card, (clock.now += 10_000));

export async function beginSort(server: Server, store?: DeviceStore): Promise<Browser> {
  const browser = openBrowser(server, store);
  await browser.reload();
  await browser.answer('ok');
  browser.engine().begin(() => deck);
  await heal(browser);
  browser.requests.length = 0;
  return browser;
}

export async function heal(browser: Browser): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    if (browser.inFlight() > 0) await browser.answer('ok');
    else {
      browser.engine().retry();
      await settle();
      if (browser.inFlight() === 0) return;
    }
  }
  throw new Error(`The engine keeps sending: ${browser.requests.slice(-6).join(' ')}`);
}
