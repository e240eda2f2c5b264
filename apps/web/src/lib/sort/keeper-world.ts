import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultBody, ResultRecord } from '@trio/contracts/results';
import type { UsageEventName } from '@trio/contracts/usage';
import type { Sort } from '@trio/domain/sorting/sort';
import type { DeviceStore } from './device-store.ts';
import type { ConfirmedNews } from './server-view.ts';
import type { SortState } from './sort-state.ts';

export interface NewSort extends ResultBody {
  readonly id: string;
  readonly startTime: number;
  readonly replaces?: string;
  /** The revision of that one when it was given up. */
  readonly replacesRevision?: number;
}

interface SaveAnswer {
  readonly revision: number;
  readonly merged?: ResultRecord | undefined;
}

/**
 * What became of a request that was refused for good; anything else that fails is tried again.
 * `gone`: the server does not have this sort (any more); `final`: its three are confirmed already;
 * `changed`: somebody went on with it elsewhere since; `refused`: it will never take it as it is;
 * `expired`: the school's subscription has ended.
 */
export type Refusal = 'gone' | 'final' | 'changed' | 'refused' | 'expired';

/** The world of one account's sort, so that a test can be the world. */
export interface KeeperWorld {
  readonly accountId: string;
  readonly store: DeviceStore;
  now(): number;
  newId(): string;
  readonly after: (ms: number, act: () => void) => () => void;
  /** Once what is shown has been drawn: the next card is not kept waiting by the device. */
  readonly soon: (act: () => void) => void;
  fetch(): Promise<ResultRecord>;
  fetchExtraCards(): Promise<readonly ExtraCard[]>;
  create(sort: NewSort): Promise<ResultRecord>;
  update(id: string, body: ResultBody): Promise<SaveAnswer>;
  /** Given up as of this revision; null where none was known. */
  remove(id: string, revision: number | null): Promise<void>;
  isOnline(): boolean;
  /** The page may be gone before the answer: what can be sent at once, and nothing waits for it. */
  readonly lastly: Pick<KeeperWorld, 'create' | 'update'>;
  refusalOf(error: unknown): Refusal | null;
  /** Whether the server is in trouble, and not the network. */
  isServerDown(error: unknown): boolean;
  /** Active time since it was last asked for. */
  takeTime(): number;
  show(state: SortState): void;
  count(event: UsageEventName): void;
  readonly tellTabs: () => void;
}

/**
 * Keeps one student's sort: in the page at once, on the device a moment later, on the server as soon
 * as that works. Whatever fails in between, the three end up alike.
 */
export interface SortKeeper {
  readonly load: () => Promise<void>;
  readonly change: (sort: Sort) => void;
  readonly begin: (deck: readonly string[]) => void;
  readonly abandon: () => void;
  /** The time spent so far goes to the device; it is sent with the next answer. */
  readonly keepTime: () => void;
  /** The server has taken something about the confirmed three that was not part of the sort. */
  readonly note: (id: string, news: ConfirmedNews) => void;
  /** It may work now: the network is back, or the page is looked at again. */
  readonly retry: () => void;
  /** The student is about to leave: a last try. Null where everything has been sent. */
  readonly flush: () => Promise<void> | null;
  /** The page is out of sight and may never come back: what there is goes to the device and out. */
  readonly hide: () => void;
  /** Another tab has written. */
  readonly hearTab: () => void;
  /** The account has left. What is under way is still heard, nothing new is sent. */
  readonly close: () => void;
}
