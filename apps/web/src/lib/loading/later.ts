import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { createChunk, type Chunk } from './chunk.ts';

interface Later<P> extends Pick<Chunk<unknown>, 'fetchAhead'> {
  (props: P): ReactNode;
}

/**
 * A part of the page whose file comes later. Unlike React's own `lazy` it is drawn at once where the file
 * is there already: `lazy` waits for the next turn, shows its fallback for that moment, and React keeps a
 * fallback that it has shown for 300 ms.
 */
export function later<P extends object = object>(
  key: string,
  load: () => Promise<ComponentType<P>>,
): Later<P> {
  const { fetch, fetchAhead } = createChunk(`page/${key}`, load);
  const Part = (props: P) => createElement(use(fetch()), props);
  return Object.assign(Part, { fetchAhead });
}
