import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultRecord } from '@trio/contracts/results';
import type { Sort } from '@trio/domain/sorting/sort';
import {
  hasNews,
  hasUnsent,
  mergeRecords,
  nameOf,
  reconcileKept,
  type DeviceRecord,
  type GivenUp,
  type Kept,
} from './kept-sort.ts';

/** What a keeper knows of one student's sorts: the one under way, and those whose end is not sent yet. */
interface SortBook {
  readonly record: () => DeviceRecord;
  /** Sorts that have ended: a late copy of one, in an answer or in another tab, is old news. */
  readonly over: ReadonlySet<string>;
  readonly kept: () => Kept | null;
  readonly isUnsent: () => boolean;
  /** Nothing at all is left to be sent. */
  readonly isClear: () => boolean;
  /** The school's cards for the next sort, as far as they are known. */
  nextCards: readonly ExtraCard[];
  /** The student has said something, or only time has passed. */
  readonly change: (kept: Kept, isNews: boolean) => void;
  readonly setKept: (fresh: Kept | null) => void;
  /** What is on the device, where another tab or an earlier page has written. */
  readonly takeIn: (stored: DeviceRecord) => void;
  /** The server's word. */
  readonly hear: (record: ResultRecord) => void;
  /** The server has answered what was sent; what was given up in the meantime was so with that in view. */
  readonly acknowledge: (sent: Kept, answer: (live: Kept) => Kept | null) => void;
  readonly begin: (sort: Sort) => void;
  readonly abandon: () => void;
  /** The server has heard of it. */
  readonly end: (id: string) => void;
  /** Null: it goes on elsewhere, and is not given up any more. */
  readonly reviseGivenUp: (gone: GivenUp, again: GivenUp | null) => void;
  readonly reviseFinished: (done: Kept, again: Kept) => void;
}

export function createSortBook(writer: string, newDevice: string): SortBook {
  const over = new Set<string>();
  let kept: Kept | null = null;
  let finished: readonly Kept[] = [];
  let givenUp: readonly GivenUp[] = [];
  let isUnsent = false;

  function setKept(fresh: Kept | null): void {
    if (kept && kept.sort.id !== fresh?.sort.id) {
      if (!finished.includes(kept)) over.add(kept.sort.id);
      // The best guess until the server has been asked.
      book.nextCards = kept.extraCards;
    }
    kept = fresh;
    isUnsent = kept !== null && hasUnsent(kept);
  }

  /** Ours alone: what another device said in between has not been seen by who gave it up. */
  const withAnswer =
    (heard: Kept) =>
    (gone: GivenUp): GivenUp =>
      gone.sort.id === heard.sort.id && !hasNews(heard.sort, gone.sort)
        ? { ...gone, revision: heard.revision }
        : gone;

  const asGivenUp = ({ sort, revision }: Kept): GivenUp => ({ sort, revision });

  const book: SortBook = {
    over,
    nextCards: [],
    record: () => ({ kept, finished, givenUp, writer }),
    kept: () => kept,
    isUnsent: () => isUnsent,
    isClear: () => !isUnsent && finished.length + givenUp.length === 0,
    setKept,
    change: (changed, isNews) => {
      kept = changed;
      isUnsent ||= isNews;
    },

    takeIn: (stored) => {
      const merged = mergeRecords(stored, book.record(), over);
      ({ finished, givenUp } = merged);
      setKept(merged.kept);
    },

    hear: (record) => {
      const ended = [...givenUp, ...finished].map(({ sort }) => sort.id);
      setKept(reconcileKept(kept, record, { ended, newDevice }));
    },

    acknowledge: (sent, answer) => {
      if (kept?.sort.id === sent.sort.id) return setKept(answer(kept));
      const heard = answer(sent);
      if (!heard) return;
      givenUp = givenUp.map(withAnswer(heard));
      if (kept?.replaces) kept = { ...kept, replaces: withAnswer(heard)(kept.replaces) };
    },

    begin: (sort) => {
      const before = kept;
      const extraCards = before ? before.extraCards : book.nextCards;
      let replaces: GivenUp | null = null;
      if (before && before.sort.confirmedAt !== null) finished = [...finished, before];
      else if (before?.acked) replaces = asGivenUp(before);
      else if (before) {
        // It may have arrived or not.
        givenUp = [...givenUp, asGivenUp(before)];
        ({ replaces } = before);
      }
      setKept({ sort, acked: null, revision: null, replaces, extraCards, device: newDevice });
    },

    abandon: () => {
      if (kept === null) return;
      givenUp = [...givenUp, asGivenUp(kept), ...(kept.replaces ? [kept.replaces] : [])];
      setKept(null);
    },

    end: (id) => {
      over.add(id);
      finished = finished.filter(({ sort }) => sort.id !== id);
      givenUp = givenUp.filter(({ sort }) => sort.id !== id);
      if (kept?.sort.id === id) setKept(null);
    },

    reviseGivenUp: (gone, again) => {
      over.add(nameOf(gone));
      if (again === null) over.delete(gone.sort.id);
      givenUp = givenUp.flatMap((each) => (each.sort.id === gone.sort.id ? (again ?? []) : each));
      if (kept?.replaces?.sort.id === gone.sort.id) kept = { ...kept, replaces: again };
    },

    reviseFinished: (done, again) => {
      finished = finished.map((each) => (each.sort.id === done.sort.id ? again : each));
    },
  };
  return book;
}
