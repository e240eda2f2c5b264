import { toResultBody, toWireCards } from '@trio/contracts/results-wire';
import { startSort } from '@trio/domain/sorting/sort';
import { createDeviceWriter } from './device-store.ts';
import type { SyncDeps, Refusal, SyncEngine } from './sync-deps.ts';
import {
  acknowledge,
  acknowledgeRecord,
  reviseAbandoned,
  withTime,
  type DeviceRecord,
  type AbandonedSort,
  type LocalSort,
} from './local-sort.ts';
import { createSendQueue } from './send-queue.ts';
import { createConfirmedView, createLocalRecords } from './local-records.ts';
import type { Saving } from '../../../lib/current-sort.ts';

/** After this time the page uses the answer of either the server or the disk. */
const loadTimeout = 1_500;

export function createSyncEngine(deps: SyncDeps): SyncEngine {
  const { accountId, store } = deps;
  const records = createLocalRecords(deps.newId(), deps.newId());
  const view = createConfirmedView(deps.result);
  let isFetchDue = true;
  let isShown = false;
  let refused: 'refused' | 'expired' | null = null;
  let isClosed = false;
  let wasRestored = false;
  let loading: Promise<void> | null = null;
  const uncounted = new Set<string>();
  /** A sort that the server reported as gone; it is fetched once more before the save counts as refused. */
  let lostId: string | null = null;

  const write = createDeviceWriter({
    store,
    accountId,
    mine: records.record,
    endedKeys: () => records.endedKeys,
    isClosed: () => isClosed,
    onForeign: mergeStored,
    onWritten: deps.notifyTabs,
    onPersistenceChange: show,
  });
  const queue = createSendQueue({
    next,
    after: deps.after,
    onChange: () => {
      if (queue.isFailing()) showLocal();
      show();
    },
    onOutage: () => {
      if (records.isUnsent()) deps.count('sort-save-failed');
    },
  });

  const saving = (): Saving => {
    const isUnsent = records.isUnsent();
    if (refused && isUnsent) return refused;
    if (queue.isFailing()) {
      // A result that the server has sent before is saved, even if it is read from the device.
      const isWaiting = isUnsent || (isFetchDue && records.local() !== null);
      return isWaiting ? 'waiting' : 'saved';
    }
    return isUnsent ? 'saving' : 'saved';
  };

  function show(): void {
    if (isClosed || !isShown) return;
    const local = records.local();
    deps.show({
      status: 'ready',
      sort: local?.sort ?? null,
      extraCards: local ? local.extraCards : records.nextCards,
      ...view.shown(),
      ...(!store.isPersistent() && !records.isClear() && { isOnlyOnPage: true }),
      ...(wasRestored && local && { wasRestored }),
      saving: saving(),
    });
  }

  function showLocal(): void {
    if (isShown || isClosed) return;
    isShown = records.local() !== null || view.isStored();
    if (isShown) show();
    else deps.show({ status: 'failed', isServerDown: deps.isServerDown(queue.lastError()) });
  }

  function mergeStored(stored: DeviceRecord): void {
    records.mergeStored(stored);
    show();
  }

  function next(): (() => Promise<void>) | null {
    if (isClosed) return null;
    if (isFetchDue) return refresh;
    const { local, finished, abandoned } = records.record();
    const [done] = finished;
    if (done) return () => finish(done);
    const [first] = abandoned;
    if (first !== undefined) return () => remove(first);
    return local && records.isUnsent() && !refused ? () => save(local) : null;
  }

  async function refresh(): Promise<void> {
    const before = records.local();
    const extraCards = before === null ? deps.fetchExtraCards().catch(() => null) : null;
    const receive = view.fetching();
    const record = await deps.fetch();
    // The next student may be on this page already.
    if (isClosed) return;
    records.receive(record);
    isFetchDue = !receive(record);
    if (record.confirmed && uncounted.delete(record.confirmed.id)) {
      deps.count(record.sortAttempts > 1 ? 'sort-complete-again' : 'sort-complete-first');
    }
    if (before !== records.local()) write();
    if (records.local() === null) {
      const cards = await (extraCards ?? deps.fetchExtraCards().catch(() => null));
      records.nextCards = cards ?? records.nextCards;
    }
    isShown = true;
    show();
  }

  async function remove(abandoned: AbandonedSort): Promise<void> {
    try {
      await deps.remove(abandoned.sort.id, abandoned.revision);
    } catch (error) {
      const refusal = deps.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'changed') return recheckAbandoned(abandoned);
    }
    records.end(abandoned.sort.id);
    // The server knows which trio counts now.
    isFetchDue = records.local() === null;
    write();
  }

  /** The other revision may be our own save whose answer was lost, or a change of another device. */
  async function recheckAbandoned(abandoned: AbandonedSort): Promise<void> {
    const record = await deps.fetch();
    if (isClosed) return;
    const revised = reviseAbandoned(abandoned, record);
    records.reviseAbandoned(abandoned, revised);
    if (revised === null) {
      wasRestored = record.confirmedAt === null && record.id === abandoned.sort.id;
      isFetchDue = true;
    }
    write();
  }

  async function finish(done: LocalSort): Promise<void> {
    try {
      await sendLocal(deps, done);
    } catch (error) {
      const refusal = deps.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'gone' && done.acked !== null) {
        // Another device abandoned the sort before it knew of the confirmation: create it again.
        return records.reviseFinished(done, { ...done, acked: null, revision: null });
      }
      if (refusal === 'changed') return records.reviseFinished(done, { ...done, replaces: null });
    }
    records.end(done.sort.id);
    isFetchDue = true;
    write();
  }

  async function save(sent: LocalSort): Promise<void> {
    try {
      records.acknowledge(sent, await sendLocal(deps, sent));
      lostId = null;
    } catch (error) {
      const refusal = deps.refusalOf(error);
      if (refusal === null) throw error;
      if (refusal === 'changed' && sent.replaces) await recheckAbandoned(sent.replaces);
      else settleRefusal(sent, refusal);
    }
    if (records.local()?.sort.confirmedAt && !records.isUnsent()) isFetchDue = true;
    write();
    show();
  }

  /** A permanent refusal: the same content must not be sent again. */
  function settleRefusal({ sort, acked }: LocalSort, refusal: Refusal): void {
    if (records.local()?.sort.id !== sort.id) return;
    if (refusal === 'final') {
      records.end(sort.id);
      isFetchDue = true;
    } else if (refusal === 'gone' && acked !== null && lostId !== sort.id) {
      lostId = sort.id;
      isFetchDue = true;
    } else {
      refused = refusal === 'expired' ? 'expired' : 'refused';
      deps.count('sort-save-failed');
    }
  }

  function receiveStored(stored: DeviceRecord | null): void {
    if (isClosed) return;
    if (stored) mergeStored(stored);
    const { local, finished } = records.record();
    for (const { sort } of [...finished, ...(local ? [local] : [])]) {
      if (sort.confirmedAt !== null) uncounted.add(sort.id);
    }
    if (local) deps.after(loadTimeout, showLocal);
    queue.run();
  }

  /** A slow disk does not delay the server; its record is merged when it arrives. */
  async function load(): Promise<void> {
    const reading = store.read(accountId).then(receiveStored, () => receiveStored(null));
    let cancel = (): void => {};
    const late = new Promise<void>((resolve) => {
      cancel = deps.after(loadTimeout, resolve);
    });
    await Promise.race([reading, late]);
    cancel();
    void store.removeSynced(accountId).catch(() => undefined);
    queue.run();
  }

  function receiveTab(stored: DeviceRecord | null): void {
    if (stored) return mergeStored(stored);
    // The other tab ended the sort.
    if (records.local() && !records.isUnsent()) isFetchDue = true;
    queue.run();
  }

  function storeAndSend(): void {
    write();
    queue.run();
  }

  /** After a change, content that was refused before may be accepted. */
  function spreadChange(): void {
    refused = null;
    wasRestored = false;
    show();
    deps.afterPaint(storeAndSend);
  }

  return {
    load: () => (loading ??= load()),

    change: (sort) => {
      const local = records.local();
      if (local === null || local.sort.id !== sort.id) return;
      if (sort.confirmedAt !== null && local.sort.confirmedAt === null) uncounted.add(sort.id);
      // The page's copy lacks time that was stored in the meantime.
      const changed = { ...local, sort: { ...sort, time: local.sort.time } };
      records.change({ ...changed, sort: withTime(changed, deps.takeTime()) }, true);
      spreadChange();
    },

    begin: (deckFor) => {
      const id = deps.newId();
      records.begin(startSort(id, deckFor(id), deps.now()));
      deps.takeTime();
      deps.count('sort-start');
      spreadChange();
    },

    abandon: () => {
      if (records.local() === null) return;
      records.abandon();
      spreadChange();
      // Not after the paint: a page that closes at once must not bring the sort back.
      storeAndSend();
    },

    storeTime: () => {
      const local = records.local();
      if (local === null || local.sort.confirmedAt !== null) return;
      const sort = withTime(local, deps.takeTime());
      if (sort === local.sort) return;
      records.change({ ...local, sort }, false);
      write();
    },

    updateConfirmed: (id, update) => {
      if (view.update(id, update)) show();
    },

    retry: () => queue.run(),
    flush: () => {
      if (records.isClear()) return null;
      queue.run();
      return queue.settled();
    },
    hide: () => {
      if (isClosed || records.isClear()) return;
      write();
      const local = records.local();
      if (local === null || !records.isUnsent() || refused || !deps.isOnline()) return;
      sendLocal(deps.onPageHide, local).catch(() => undefined);
    },
    tabWrote: () => void store.read(accountId).then(receiveTab, () => undefined),

    close: () => {
      isClosed = true;
      queue.stop();
      write();
    },
  };
}

/** Returns a function that applies the answer to the live sort, which may have changed meanwhile. */
async function sendLocal(
  deps: Pick<SyncDeps, 'create' | 'update'>,
  { sort, device, acked, revision, replaces }: LocalSort,
): Promise<(live: LocalSort) => LocalSort | null> {
  // A confirmation sends the whole sort, because a confirmed sort accepts no later save.
  const body = toResultBody(sort, device, sort.confirmedAt === null ? acked : null);
  if (acked === null) {
    const record = await deps.create({
      ...body,
      // All cards, also unanswered ones: the server stores the deck.
      cards: toWireCards(sort),
      id: sort.id,
      startTime: sort.startedAt,
      ...(replaces && { replaces: replaces.sort.id }),
      ...(replaces && replaces.revision !== null && { replacesRevision: replaces.revision }),
    });
    return (live) => acknowledgeRecord(live, record);
  }
  const answer = await deps.update(sort.id, { ...body, ...(revision !== null && { revision }) });
  const { merged } = answer;
  return (live) => (merged ? acknowledgeRecord(live, merged) : acknowledge(live, sort, answer));
}
