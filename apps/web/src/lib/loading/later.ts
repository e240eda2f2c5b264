import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { createChunk, type Chunk } from './chunk.ts';

interface Later<P> extends Pick<Chunk<unknown>, 'fetchAhead'> {
  (props: P): ReactNode;
}

/**
 * Unlike `React.lazy`, renders at once if the file is already loaded. `lazy` shows its fallback for
 * a tick, and React shows a fallback for at least 300 ms.
 */
export function later<P extends object = object>(
  key: string,
  load: () => Promise<ComponentType<P>>,
): Later<P> {
  const { fetch, fetchAhead } = createChunk(`page/${key}`, load);
  const Part = (props: P) => createElement(use(fetch()), props);
  return Object.assign(Part, { fetchAhead });
}
