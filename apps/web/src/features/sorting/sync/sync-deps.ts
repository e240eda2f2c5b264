import type { ExtraCard } from '@trio/contracts/cards';
import type { ResultBody, ResultRecord } from '@trio/contracts/results';
import type { UsageEventName } from '@trio/contracts/usage';
import type { Sort } from '@trio/domain/sorting/sort';
import type { DeviceStore } from './device-store.ts';
import type { StoredView } from './local-records.ts';
import type { ConfirmedUpdate, SortState } from '../../../lib/current-sort.ts';

export interface NewSort extends ResultBody {
  readonly id: string;
  readonly startTime: number;
  readonly replaces?: string;
  readonly replacesRevision?: number;
}

interface SaveAnswer {
  readonly revision: number;
  readonly merged?: ResultRecord | undefined;
}

/**
 * A permanent refusal; any other failure is retried. `gone`: the server does not have this sort; `final`:
 * it is already confirmed; `changed`: another device changed it; `refused`: invalid; `expired`: the
 * school's subscription has ended.
 */
export type Refusal = 'gone' | 'final' | 'changed' | 'refused' | 'expired';

export interface SyncDeps {
  readonly accountId: string;
  readonly store: DeviceStore;
  readonly result: StoredView;
  now(): number;
  newId(): string;
  readonly after: (ms: number, act: () => void) => () => void;
  /** The next card is painted before anything is stored or sent. */
  readonly afterPaint: (act: () => void) => void;
  fetch(): Promise<ResultRecord>;
  fetchExtraCards(): Promise<readonly ExtraCard[]>;
  create(sort: NewSort): Promise<ResultRecord>;
  update(id: string, body: ResultBody): Promise<SaveAnswer>;
  /** Refused with `changed` if the server has another revision; null deletes any. */
  remove(id: string, revision: number | null): Promise<void>;
  isOnline(): boolean;
  /** Requests that the browser completes after the page is gone. */
  readonly onPageHide: Pick<SyncDeps, 'create' | 'update'>;
  refusalOf(error: unknown): Refusal | null;
  /** True for a server error, false for a network error. */
  isServerDown(error: unknown): boolean;
  takeTime(): number;
  show(state: SortState): void;
  count(event: UsageEventName): void;
  readonly notifyTabs: () => void;
}

/**
 * Syncs one student's sort between page, device and server: shown at once, stored a moment later, sent as
 * soon as possible. After any failure the three converge.
 */
export interface SyncEngine {
  readonly load: () => Promise<void>;
  readonly change: (sort: Sort) => void;
  /** The deck's order depends on the sort's id. */
  readonly begin: (deckFor: (sortId: string) => readonly string[]) => void;
  readonly abandon: () => void;
  /** Stores the active time; it is sent with the next answer. */
  readonly storeTime: () => void;
  readonly updateConfirmed: (id: string, update: ConfirmedUpdate) => void;
  readonly retry: () => void;
  /** Last attempt before a log-out; null if nothing is unsent. */
  readonly flush: () => Promise<void> | null;
  /** The page was hidden and may never come back: stores and sends unsent changes. */
  readonly hide: () => void;
  readonly tabWrote: () => void;
  /** The account logged out. Running requests may end, nothing new is sent. */
  readonly close: () => void;
}
