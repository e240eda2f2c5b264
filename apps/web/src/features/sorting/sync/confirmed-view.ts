import type { ResultRecord } from '@trio/contracts/results';
import type { ConfirmedUpdate, ReadySort } from '../../../lib/current-sort.ts';

type View = Pick<ReadySort, 'confirmed' | 'previous' | 'sortAttempts'>;

interface ConfirmedView {
  readonly shown: () => View & Pick<ReadySort, 'isFromDevice'>;
  /** Call when a fetch starts; the returned function takes the answer and is false for an outdated one. */
  readonly fetching: () => (record: ResultRecord) => boolean;
  /** False if this is not the shown trio. */
  readonly update: (id: string, update: ConfirmedUpdate) => boolean;
}

/** The confirmed trios of the server, with this page's saved changes. */
export function createConfirmedView(): ConfirmedView {
  let view: View | null = null;
  let updates = 0;
  return {
    shown: () =>
      view ?? { confirmed: null, previous: null, sortAttempts: 0, isFromDevice: true as const },
    fetching: () => {
      const before = updates;
      return ({ confirmed, previous, sortAttempts }) => {
        // The answer may have been made before our last save.
        const isOld = updates !== before && confirmed?.id === view?.confirmed?.id;
        view = { confirmed: isOld && view ? view.confirmed : confirmed, previous, sortAttempts };
        return !isOld;
      };
    },
    update: (id, update) => {
      if (view?.confirmed?.id !== id) return false;
      updates += 1;
      view = { ...view, confirmed: { ...view.confirmed, ...update } };
      return true;
    },
  };
}
