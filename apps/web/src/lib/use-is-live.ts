import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a prerendered page and during hydration. For values that only the browser knows. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
