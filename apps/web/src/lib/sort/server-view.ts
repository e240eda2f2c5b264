import type { ConfirmedResult, ResultRecord } from '@trio/contracts/results';
import type { ReadySort } from './sort-state.ts';

type View = Pick<ReadySort, 'confirmed' | 'previous' | 'sortAttempts'>;

/** What can change about a confirmed three. */
export type ConfirmedNews = Partial<Pick<ConfirmedResult, 'reflection' | 'emailSent'>>;

interface ServerView {
  /** As far as it is known. */
  readonly shown: () => View & Pick<ReadySort, 'isFromDevice'>;
  /** To be called as the server is asked; what it gives hears the answer, and says whether it is still true. */
  readonly asking: () => (record: ResultRecord) => boolean;
  /** The server has taken something that this page has said; false where it is of no three we know. */
  readonly note: (id: string, news: ConfirmedNews) => boolean;
}

/** What the server says was confirmed, and what this page has told it since. */
export function createServerView(): ServerView {
  let view: View | null = null;
  let told = 0;
  return {
    shown: () =>
      view ?? { confirmed: null, previous: null, sortAttempts: 0, isFromDevice: true as const },
    asking: () => {
      const before = told;
      return ({ confirmed, previous, sortAttempts }) => {
        // An answer may be older than what was saved while it was on its way.
        const isOld = told !== before && confirmed?.id === view?.confirmed?.id;
        view = { confirmed: isOld && view ? view.confirmed : confirmed, previous, sortAttempts };
        return !isOld;
      };
    },
    note: (id, news) => {
      if (view?.confirmed?.id !== id) return false;
      told += 1;
      view = { ...view, confirmed: { ...view.confirmed, ...news } };
      return true;
    },
  };
}
