import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultRecord } from '@trio/contracts/results';
import type { Sort } from '@trio/domain/sorting/sort';
import type { ConfirmedUpdate, ReadySort, ResultView } from '../../../lib/current-sort.ts';
import {
  abandonmentKey,
  addsChanges,
  hasUnsent,
  mergeDeviceRecords,
  reconcileLocal,
  type AbandonedSort,
  type DeviceRecord,
  type LocalSort,
} from './local-sort.ts';

interface LocalRecords {
  readonly record: () => DeviceRecord;
  /** Ids of ended sorts, and keys of settled abandonments: another tab's late copy is ignored. */
  readonly endedKeys: ReadonlySet<string>;
  readonly local: () => LocalSort | null;
  readonly isUnsent: () => boolean;
  readonly isClear: () => boolean;
  nextCards: readonly ExtraCard[];
  /** `isChange` is false when only active time was added. */
  readonly change: (local: LocalSort, isChange: boolean) => void;
  readonly setLocal: (fresh: LocalSort | null) => void;
  readonly mergeStored: (stored: DeviceRecord) => void;
  readonly receive: (record: ResultRecord) => void;
  /** Applies the answer to a save. A sort that was abandoned meanwhile gets the new revision. */
  readonly acknowledge: (sent: LocalSort, answer: (live: LocalSort) => LocalSort | null) => void;
  readonly begin: (sort: Sort) => void;
  readonly abandon: () => void;
  readonly end: (id: string) => void;
  /** Null: another device continued the sort, so it is no longer abandoned. */
  readonly reviseAbandoned: (before: AbandonedSort, revised: AbandonedSort | null) => void;
  readonly reviseFinished: (before: LocalSort, revised: LocalSort) => void;
}

export function createLocalRecords(writer: string, newDevice: string): LocalRecords {
  const endedKeys = new Set<string>();
  let local: LocalSort | null = null;
  let finished: readonly LocalSort[] = [];
  let abandoned: readonly AbandonedSort[] = [];
  let isUnsent = false;

  function setLocal(fresh: LocalSort | null): void {
    if (local && local.sort.id !== fresh?.sort.id) {
      if (!finished.includes(local)) endedKeys.add(local.sort.id);
      // Assumed until the server answers.
      records.nextCards = local.extraCards;
    }
    local = fresh;
    isUnsent = local !== null && hasUnsent(local);
  }

  /** Unless the answer has changes of another device, which the student did not see when abandoning. */
  const withRevision =
    (received: LocalSort) =>
    (before: AbandonedSort): AbandonedSort =>
      before.sort.id === received.sort.id && !addsChanges(received.sort, before.sort)
        ? { ...before, revision: received.revision }
        : before;

  const asAbandoned = ({ sort, revision }: LocalSort): AbandonedSort => ({ sort, revision });

  const records: LocalRecords = {
    endedKeys,
    nextCards: [],
    record: () => ({ local, finished, abandoned, writer }),
    local: () => local,
    isUnsent: () => isUnsent,
    isClear: () => !isUnsent && finished.length + abandoned.length === 0,
    setLocal,
    change: (changed, isChange) => {
      local = changed;
      isUnsent ||= isChange;
    },

    mergeStored: (stored) => {
      const merged = mergeDeviceRecords(stored, records.record(), endedKeys);
      ({ finished, abandoned } = merged);
      setLocal(merged.local);
    },

    receive: (record) => {
      const unsentEnds = [...abandoned, ...finished].map(({ sort }) => sort.id);
      setLocal(reconcileLocal(local, record, { unsentEnds, newDevice }));
    },

    acknowledge: (sent, answer) => {
      if (local?.sort.id === sent.sort.id) return setLocal(answer(local));
      const received = answer(sent);
      if (!received) return;
      abandoned = abandoned.map(withRevision(received));
      if (local?.replaces) local = { ...local, replaces: withRevision(received)(local.replaces) };
    },

    begin: (sort) => {
      const before = local;
      const extraCards = before ? before.extraCards : records.nextCards;
      let replaces: AbandonedSort | null = null;
      if (before && before.sort.confirmedAt !== null) finished = [...finished, before];
      else if (before?.acked) replaces = asAbandoned(before);
      else if (before) {
        // The server may or may not have received it.
        abandoned = [...abandoned, asAbandoned(before)];
        ({ replaces } = before);
      }
      setLocal({ sort, acked: null, revision: null, replaces, extraCards, device: newDevice });
    },

    abandon: () => {
      if (local === null) return;
      abandoned = [...abandoned, asAbandoned(local), ...(local.replaces ? [local.replaces] : [])];
      setLocal(null);
    },

    end: (id) => {
      endedKeys.add(id);
      finished = finished.filter(({ sort }) => sort.id !== id);
      abandoned = abandoned.filter(({ sort }) => sort.id !== id);
      if (local?.sort.id === id) setLocal(null);
    },

    reviseAbandoned: (before, revised) => {
      const { id } = before.sort;
      endedKeys.add(abandonmentKey(before));
      if (revised === null) endedKeys.delete(id);
      abandoned = abandoned.flatMap((each) => (each.sort.id === id ? (revised ?? []) : each));
      if (local?.replaces?.sort.id === id) local = { ...local, replaces: revised };
    },

    reviseFinished: (before, revised) => {
      finished = finished.map((each) => (each.sort.id === before.sort.id ? revised : each));
    },
  };
  return records;
}

/** The last view that the server sent, on this device. */
export interface StoredView {
  read(): ResultView | null;
  write(view: ResultView): void;
}

interface ConfirmedView {
  readonly shown: () => ResultView & Pick<ReadySort, 'isFromDevice'>;
  /** True if this device has a result to show without the server. */
  readonly isStored: () => boolean;
  /** Call when a fetch starts. The returned function applies the answer; false if it is outdated. */
  readonly fetching: () => (record: ResultRecord) => boolean;
  /** False if this is not the shown trio. */
  readonly update: (id: string, update: ConfirmedUpdate) => boolean;
}

const noView: ResultView = { confirmed: null, previous: null, sortAttempts: 0 };

export function createConfirmedView(stored: StoredView): ConfirmedView {
  let view: ResultView | null = null;
  let updates = 0;
  return {
    shown: () => view ?? { ...(stored.read() ?? noView), isFromDevice: true as const },
    isStored: () => stored.read() !== null,
    fetching: () => {
      const before = updates;
      return ({ id, cards, confirmed, previous, sortAttempts }) => {
        // The answer may have been made before our last save.
        const isOld = updates !== before && confirmed?.id === view?.confirmed?.id;
        view = {
          confirmed: isOld && view ? view.confirmed : confirmed,
          previous,
          sortAttempts,
          ...(id !== null && id === confirmed?.id && { confirmedCards: cards }),
        };
        stored.write(view);
        return !isOld;
      };
    },
    update: (id, update) => {
      if (view?.confirmed?.id !== id) return false;
      updates += 1;
      view = { ...view, confirmed: { ...view.confirmed, ...update } };
      stored.write(view);
      return true;
    },
  };
}
