import type { Mark } from './live-classes.repository.ts';

/** A mark that is settling never matches, so that the page reads everything again. */
export const etagOf = ({ revision, isSettling }: Mark): string =>
  isSettling ? `"${revision}-settling"` : `"${revision}"`;

export const isUnchanged = (mark: Mark, known: string | undefined): boolean =>
  !mark.isSettling && known === etagOf(mark);

export const isJoiningOpen = (
  { state, joiningEndsAt }: { readonly state: string; readonly joiningEndsAt: Date },
  now: Date,
): boolean => state === 'open' && joiningEndsAt > now;
