import type { ConfirmedNews } from './server-view.ts';
import { openKeeper } from './sort-keeping.ts';
import { sortState } from './sort-state.ts';

/** Where a sort comes from and where it goes. */

/** From the device and from the server, brought together; either alone is enough to go on. */
export async function loadSort(): Promise<void> {
  await openKeeper()?.load();
}

/** What an earlier page could not send: to be called before a sign-out that did not load the sort. */
export async function flushSort(): Promise<void> {
  await loadSort();
  await openKeeper()?.flush();
}

/** "Try again", where neither of them could say anything. */
export const retrySort = (): void => openKeeper()?.retry();

/** A new sort of these cards; one that was under way is given up for it. */
export function beginSort(deck: readonly string[]): void {
  if (sortState.get().status === 'ready') openKeeper()?.begin(deck);
}

/** Gives up the sort under way, here and on the server: what was confirmed before is shown again. */
export function abandonSort(): void {
  if (sortState.get().status !== 'ready') return;
  openKeeper()?.abandon();
}

/** What was said about the confirmed three, and the server has: every page shows it at once. */
export const noteConfirmed = (id: string, news: ConfirmedNews): void =>
  openKeeper()?.note(id, news);
