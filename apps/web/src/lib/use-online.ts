import { useSyncExternalStore } from 'react';

/** The browser's guess: false is reliable, true is not. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('online', listener);
      addEventListener('offline', listener);
      return () => {
        removeEventListener('online', listener);
        removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
  );
