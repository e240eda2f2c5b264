import { startSort } from '@trio/domain/sorting/sort';
import { createDeviceWriter } from './device-writer.ts';
import type { KeeperWorld, Refusal, SortKeeper } from './keeper-world.ts';
import { giveUpAgain, withTime, type DeviceRecord, type GivenUp, type Kept } from './kept-sort.ts';
import { sendKept } from './send-kept.ts';
import { createSendLoop } from './send-loop.ts';
import { createServerView } from './server-view.ts';
import { createSortBook } from './sort-book.ts';
import type { Saving } from './sort-state.ts';

/** A server or a disk that is slow to answer is not waited for longer than this where the other can go on. */
const patience = 1_500;

export function createSortKeeper(world: KeeperWorld): SortKeeper {
  const { accountId, store } = world;
  const book = createSortBook(world.newId(), world.newId());
  const view = createServerView();
  let isFetchDue = true;
  let isShown = false;
  let refused: 'refused' | 'expired' | null = null;
  let isClosed = false;
  let hasGoneOn = false;
  let loading: Promise<void> | null = null;
  /** The sorts whose three were confirmed here, and have not been counted. */
  const toCount = new Set<string>();
  /** The sort that the server said it does not have, and was asked about again. */
  let lostId: string | null = null;

  const write = createDeviceWriter({
    store,
    accountId,
    mine: book.record,
    over: () => book.over,
    isClosed: () => isClosed,
    onForeign: takeIn,
    onWritten: world.tellTabs,
    onLasting: show,
  });
  const loop = createSendLoop({
    next,
    after: world.after,
    onChange: () => {
      if (loop.isFailing()) showKept();
      show();
    },
    onOutage: () => {
      if (book.isUnsent()) world.count('sort-save-failed');
    },
  });

  const saving = (): Saving => {
    const isUnsent = book.isUnsent();
    if (refused && isUnsent) return refused;
    if (loop.isFailing()) return isUnsent || isFetchDue ? 'waiting' : 'saved';
    return isUnsent ? 'saving' : 'saved';
  };

  function show(): void {
    if (isClosed || !isShown) return;
    const kept = book.kept();
    world.show({
      status: 'ready',
      sort: kept?.sort ?? null,
      extraCards: kept ? kept.extraCards : book.nextCards,
      ...view.shown(),
      ...(!store.isLasting() && !book.isClear() && { isOnlyOnPage: true }),
      ...(hasGoneOn && kept && { hasGoneOn }),
      saving: saving(),
    });
  }

  /** Goes on with what the device has; where it has nothing either, that is said. */
  function showKept(): void {
    if (isShown || isClosed) return;
    isShown = book.kept() !== null;
    if (isShown) show();
    else world.show({ status: 'failed', isServerDown: world.isServerDown(loop.lastError()) });
  }

  function takeIn(stored: DeviceRecord): void {
    book.takeIn(stored);
    show();
  }

  function next(): (() => Promise<void>) | null {
    if (isClosed) return null;
    if (isFetchDue) return refresh;
    const { kept, finished, givenUp } = book.record();
    const [done] = finished;
    if (done) return () => finish(done);
    const [first] = givenUp;
    if (first !== undefined) return () => remove(first);
    return kept && book.isUnsent() && !refused ? () => save(kept) : null;
  }

  async function refresh(): Promise<void> {
    const before = book.kept();
    const extraCards = before === null ? world.fetchExtraCards().catch(() => null) : null;
    const hear = view.asking();
    const record = await world.fetch();
    // Whoever has left is not shown, nor kept: this page may be somebody else's by now.
    if (isClosed) return;
    book.hear(record);
    isFetchDue = !hear(record);
    if (record.confirmed && toCount.delete(record.confirmed.id)) {
      world.count(record.sortAttempts > 1 ? 'sort-complete-again' : 'sort-complete-first');
    }
    if (before !== book.kept()) write();
    if (book.kept() === null) {
      const cards = await (extraCards ?? world.fetchExtraCards().catch(() => null));
      book.nextCards = cards ?? book.nextCards;
    }
    isShown = true;
    show();
  }

  async function remove(gone: GivenUp): Promise<void> {
    try {
      await world.remove(gone.sort.id, gone.revision);
    } catch (error) {
      const refusal = world.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'changed') return lookAgain(gone);
    }
    book.end(gone.sort.id);
    // What it was and what counts now is the server's to say.
    isFetchDue = book.kept() === null;
    write();
  }

  /** Another revision may be our own last words, whose answer was lost; or somebody went on with it. */
  async function lookAgain(gone: GivenUp): Promise<void> {
    const record = await world.fetch();
    if (isClosed) return;
    const again = giveUpAgain(gone, record);
    book.reviseGivenUp(gone, again);
    if (again === null) {
      hasGoneOn = record.confirmedAt === null && record.id === gone.sort.id;
      isFetchDue = true;
    }
    write();
  }

  /** Whatever has begun since: what was confirmed counts first. */
  async function finish(done: Kept): Promise<void> {
    try {
      await sendKept(world, done);
    } catch (error) {
      const refusal = world.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'gone' && done.acked !== null) {
        // Given up elsewhere, where nobody knew: it is brought in anew.
        return book.reviseFinished(done, { ...done, acked: null, revision: null });
      }
      if (refusal === 'changed') return book.reviseFinished(done, { ...done, replaces: null });
    }
    book.end(done.sort.id);
    isFetchDue = true;
    write();
  }

  async function save(sent: Kept): Promise<void> {
    try {
      book.acknowledge(sent, await sendKept(world, sent));
      lostId = null;
    } catch (error) {
      const refusal = world.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'changed' && sent.replaces) await lookAgain(sent.replaces);
      else settleRefusal(sent, refusal);
    }
    if (book.kept()?.sort.confirmedAt && !book.isUnsent()) isFetchDue = true;
    write();
    show();
  }

  /** For good: it must not be sent in the same words again and again. */
  function settleRefusal({ sort, acked }: Kept, refusal: Refusal): void {
    if (book.kept()?.sort.id !== sort.id) return;
    if (refusal === 'final') {
      book.end(sort.id);
      isFetchDue = true;
    } else if (refusal === 'gone' && acked !== null && lostId !== sort.id) {
      lostId = sort.id;
      isFetchDue = true;
    } else {
      refused = refusal === 'expired' ? 'expired' : 'refused';
      world.count('sort-save-failed');
    }
  }

  function hearDevice(stored: DeviceRecord | null): void {
    if (isClosed) return;
    if (stored) takeIn(stored);
    const { kept, finished } = book.record();
    for (const { sort } of [...finished, ...(kept ? [kept] : [])]) {
      if (sort.confirmedAt !== null) toCount.add(sort.id);
    }
    if (kept) world.after(patience, showKept);
    loop.run();
  }

  /** A disk that does not answer is heard when it does: the server can go on without it. */
  async function load(): Promise<void> {
    const reading = store.read(accountId).then(hearDevice, () => hearDevice(null));
    let cancel = (): void => {};
    const late = new Promise<void>((resolve) => {
      cancel = world.after(patience, resolve);
    });
    await Promise.race([reading, late]);
    cancel();
    void store.tidy(accountId).catch(() => undefined);
    loop.run();
  }

  function hearTab(stored: DeviceRecord | null): void {
    if (stored) return takeIn(stored);
    // The other tab has brought it to its end.
    if (book.kept() && !book.isUnsent()) isFetchDue = true;
    loop.run();
  }

  function spread(): void {
    write();
    loop.run();
  }

  /** Something new is said: what was refused before may be taken now. */
  function goOn(): void {
    refused = null;
    hasGoneOn = false;
    show();
    world.soon(spread);
  }

  return {
    load: () => (loading ??= load()),

    change: (sort) => {
      const kept = book.kept();
      if (kept === null || kept.sort.id !== sort.id) return;
      if (sort.confirmedAt !== null && kept.sort.confirmedAt === null) toCount.add(sort.id);
      // Time that was kept quietly is not in what the page has seen.
      const changed = { ...kept, sort: { ...sort, time: kept.sort.time } };
      book.change({ ...changed, sort: withTime(changed, world.takeTime()) }, true);
      goOn();
    },

    begin: (deck) => {
      book.begin(startSort(world.newId(), deck, world.now()));
      world.takeTime();
      world.count('sort-start');
      goOn();
    },

    abandon: () => {
      if (book.kept() === null) return;
      book.abandon();
      goOn();
    },

    keepTime: () => {
      const kept = book.kept();
      if (kept === null || kept.sort.confirmedAt !== null) return;
      const sort = withTime(kept, world.takeTime());
      if (sort === kept.sort) return;
      book.change({ ...kept, sort }, false);
      write();
    },

    note: (id, news) => {
      if (view.note(id, news)) show();
    },

    retry: () => loop.run(),
    flush: () => {
      if (book.isClear()) return null;
      loop.run();
      return loop.settled();
    },
    hide: () => {
      const kept = book.kept();
      if (isClosed || kept === null || !book.isUnsent()) return;
      write();
      if (!refused && world.isOnline()) sendKept(world.lastly, kept).catch(() => undefined);
    },
    hearTab: () => void store.read(accountId).then(hearTab, () => undefined),

    close: () => {
      isClosed = true;
      loop.stop();
      write();
    },
  };
}
