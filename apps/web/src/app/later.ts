import { createElement, use, type ComponentType, type ReactNode } from 'react';

interface Later {
  (): ReactNode;
  /** Fetches it before it is drawn. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A part of the page whose file comes later. Unlike React's own `lazy` it is drawn at once where the file
 * is there already: `lazy` waits for the next turn, shows its fallback for that moment, and React keeps a
 * fallback that it has shown for 300 ms.
 */
export function later(load: () => Promise<ComponentType>): Later {
  let loading: Promise<ComponentType> | null = null;
  const fetch = (): Promise<ComponentType> => {
    if (loading) return loading;
    const promise = load().then((value) => {
      // What React itself notes on a promise it has waited for: with it, `use` never waits again.
      void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    // A file that failed to load is asked for again the next time, not failed forever.
    void promise.catch(() => {
      loading = null;
    });
    loading = promise;
    return promise;
  };
  const Part = () => createElement(use(fetch()));
  return Object.assign(Part, { fetch });
}
