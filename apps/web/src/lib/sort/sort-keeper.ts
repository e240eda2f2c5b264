import type { ExtraCard } from '@trio/contracts/cards';
import { countTime, startSort, type Sort } from '@trio/domain/sorting/sort';
import { createDeviceWriter } from './device-writer.ts';
import type { KeeperWorld, Refusal, SortKeeper } from './keeper-world.ts';
import {
  hasUnsent,
  mergeRecords,
  reconcileKept,
  type DeviceRecord,
  type Kept,
} from './kept-sort.ts';
import { sendKept } from './send-kept.ts';
import { createSendLoop } from './send-loop.ts';
import type { ReadySort, Saving } from './sort-state.ts';

/** A server that is slow to answer is not waited for longer than this where the device can go on. */
const patience = 1_500;

type ServerView = Pick<ReadySort, 'confirmed' | 'previous' | 'sortAttempts'>;
const unknownView: ServerView = { confirmed: null, previous: null, sortAttempts: 0 };

export function createSortKeeper(world: KeeperWorld): SortKeeper {
  const { accountId, store } = world;
  const tab = world.newId();
  const newDevice = world.newId();
  /** Sorts that have ended: a late copy of one, in an answer or in another tab, is old news. */
  const over = new Set<string>();
  let kept: Kept | null = null;
  let finished: readonly Kept[] = [];
  let givenUp: readonly string[] = [];
  let view: ServerView | null = null;
  let nextCards: readonly ExtraCard[] = [];
  let isUnsent = false;
  let isFetchDue = true;
  let isShown = false;
  let isRefused = false;
  let isClosed = false;
  /** The sorts whose three were confirmed here, and have not been counted. */
  const toCount = new Set<string>();
  /** The sort that the server said it does not have, and was asked about again. */
  let lostId: string | null = null;

  const mine = (): DeviceRecord => ({ kept, finished, givenUp, writer: tab });
  const write = createDeviceWriter({
    store,
    accountId,
    mine,
    over: () => over,
    isClosed: () => isClosed,
    onForeign: takeIn,
    onWritten: world.tellTabs,
  });
  const loop = createSendLoop({
    next,
    after: world.after,
    onChange: () => {
      if (loop.isFailing()) showKept();
      show();
    },
    onOutage: () => {
      if (isUnsent) world.count('sort-save-failed');
    },
  });

  const saving = (): Saving => {
    if (isRefused || loop.isFailing()) return isUnsent || isFetchDue ? 'waiting' : 'saved';
    return isUnsent ? 'saving' : 'saved';
  };

  function show(): void {
    if (isClosed || !isShown) return;
    world.show({
      status: 'ready',
      sort: kept?.sort ?? null,
      extraCards: kept ? kept.extraCards : nextCards,
      ...(view ?? unknownView),
      ...(view === null && { isFromDevice: true }),
      saving: saving(),
    });
  }

  /** Goes on with what the device has; where it has nothing either, that is said. */
  function showKept(): void {
    if (isShown || isClosed) return;
    isShown = kept !== null;
    if (isShown) show();
    else world.show({ status: 'failed' });
  }

  function setKept(fresh: Kept | null): void {
    if (kept && kept.sort.id !== fresh?.sort.id) {
      if (!finished.includes(kept)) over.add(kept.sort.id);
      // The best guess until the server has been asked.
      nextCards = kept.extraCards;
    }
    kept = fresh;
    isUnsent = kept !== null && hasUnsent(kept);
  }

  /** What is on the device, where another tab or an earlier page has written. */
  function takeIn(stored: DeviceRecord): void {
    const merged = mergeRecords(stored, mine(), over);
    ({ finished, givenUp } = merged);
    setKept(merged.kept);
    show();
  }

  function next(): (() => Promise<void>) | null {
    if (isClosed) return null;
    if (isFetchDue) return refresh;
    const [done] = finished;
    if (done) return () => finish(done);
    const [first] = givenUp;
    if (first !== undefined) return () => remove(first);
    return kept && isUnsent && !isRefused ? () => save(kept as Kept) : null;
  }

  async function refresh(): Promise<void> {
    const extraCards = kept === null ? world.fetchExtraCards().catch(() => null) : null;
    const record = await world.fetch();
    isFetchDue = false;
    const before = kept;
    const ended = [...givenUp, ...finished.map(({ sort }) => sort.id)];
    setKept(reconcileKept(kept, record, { ended, newDevice }));
    view = {
      confirmed: record.confirmed,
      previous: record.previous,
      sortAttempts: record.sortAttempts,
    };
    if (record.confirmed && toCount.delete(record.confirmed.id)) {
      world.count(record.sortAttempts > 1 ? 'sort-complete-again' : 'sort-complete-first');
    }
    if (before !== kept) write();
    if (kept === null) {
      nextCards = (await (extraCards ?? world.fetchExtraCards().catch(() => null))) ?? nextCards;
    }
    isShown = true;
    show();
  }

  async function remove(id: string): Promise<void> {
    try {
      await world.remove(id);
    } catch (error) {
      if (world.refusalOf(error) === null) throw error;
    }
    over.add(id);
    givenUp = givenUp.filter((each) => each !== id);
    // What it was and what counts now is the server's to say.
    isFetchDue = kept === null;
    write();
  }

  /** Whatever has begun since: what was confirmed counts first. */
  async function finish(done: Kept): Promise<void> {
    const others = finished.filter((each) => each !== done);
    try {
      await sendKept(world, done);
    } catch (error) {
      const refusal = world.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'gone' && done.acked !== null) {
        // Given up elsewhere, where nobody knew: it is brought in anew.
        finished = [{ ...done, acked: null, revision: null }, ...others];
        return;
      }
    }
    finished = others;
    over.add(done.sort.id);
    isFetchDue = true;
    write();
  }

  async function save(sent: Kept): Promise<void> {
    try {
      const hear = await sendKept(world, sent);
      if (kept?.sort.id === sent.sort.id) setKept(hear(kept));
      lostId = null;
    } catch (error) {
      const refusal = world.refusalOf(error);
      if (refusal === null) throw error;
      settleRefusal(sent, refusal);
    }
    if (kept?.sort.confirmedAt && !isUnsent) isFetchDue = true;
    write();
    show();
  }

  /** For good: it must not be sent in the same words again and again. */
  function settleRefusal({ sort, acked }: Kept, refusal: Refusal): void {
    if (kept?.sort.id !== sort.id) return;
    if (refusal === 'final') {
      over.add(sort.id);
      setKept(null);
      isFetchDue = true;
    } else if (refusal === 'gone' && acked !== null && lostId !== sort.id) {
      lostId = sort.id;
      isFetchDue = true;
    } else {
      isRefused = true;
      world.count('sort-save-failed');
    }
  }

  const withTime = ({ sort, device }: Kept): Sort => {
    const spent = world.takeTime();
    return spent > 0 ? countTime(sort, device, (sort.time[device] ?? 0) + spent) : sort;
  };

  return {
    load: async () => {
      const stored = await store.read(accountId);
      if (stored) takeIn(stored);
      for (const { sort } of [...finished, ...(kept ? [kept] : [])]) {
        if (sort.confirmedAt !== null) toCount.add(sort.id);
      }
      void store.tidy(accountId);
      if (kept) world.after(patience, showKept);
      loop.run();
    },

    change: (sort) => {
      if (kept === null || kept.sort.id !== sort.id) return;
      if (sort.confirmedAt !== null && kept.sort.confirmedAt === null) toCount.add(sort.id);
      // Time that was kept quietly is not in what the page has seen.
      const changed = { ...kept, sort: { ...sort, time: kept.sort.time } };
      kept = { ...changed, sort: withTime(changed) };
      isUnsent = true;
      isRefused = false;
      show();
      write();
      loop.run();
    },

    begin: (deck) => {
      const before = kept;
      const isFinished = before !== null && before.sort.confirmedAt !== null;
      const sort = startSort(world.newId(), deck, world.now());
      const extraCards = before ? before.extraCards : nextCards;
      let replaces: string | null = null;
      if (before && isFinished) finished = [...finished, before];
      else if (before?.acked) replaces = before.sort.id;
      else if (before) {
        // It may have arrived or not.
        givenUp = [...givenUp, before.sort.id];
        ({ replaces } = before);
      }
      setKept({ sort, acked: null, revision: null, replaces, extraCards, device: newDevice });
      isRefused = false;
      world.takeTime();
      world.count('sort-start');
      show();
      write();
      loop.run();
    },

    abandon: () => {
      if (kept === null) return;
      const also = kept.replaces === null ? [] : [kept.replaces];
      givenUp = [...givenUp, kept.sort.id, ...also];
      setKept(null);
      show();
      write();
      loop.run();
    },

    keepTime: () => {
      if (kept === null || kept.sort.confirmedAt !== null) return;
      const sort = withTime(kept);
      if (sort === kept.sort) return;
      kept = { ...kept, sort };
      write();
    },

    retry: () => loop.run(),
    flush: () => {
      if (!isUnsent && finished.length + givenUp.length === 0) return null;
      loop.run();
      return loop.settled();
    },
    hearTab: () => {
      void store.read(accountId).then((stored) => {
        if (stored) return takeIn(stored);
        // The other tab has brought it to its end.
        if (kept && !isUnsent) isFetchDue = true;
        loop.run();
      });
    },

    close: () => {
      isClosed = true;
      loop.stop();
      write();
    },
  };
}
