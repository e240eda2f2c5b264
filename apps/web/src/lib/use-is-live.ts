import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in HTML that was made ready, and while React takes it over; true from then on, and at once
 * where a page is made in the browser. For what only the browser knows.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
