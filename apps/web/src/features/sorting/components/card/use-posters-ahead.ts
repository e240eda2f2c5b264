import { useEffect } from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';

const decoded = new Map<string, HTMLImageElement>();

/** Pictures that will be on top soon are decoded now: an answer never waits for one. */
export function usePostersAhead(posters: readonly string[]): void {
  const list = posters.join('\n');
  // Not while the answer itself is being drawn.
  useEffect(() => afterPaint(() => decodeAll(list.split('\n'))), [list]);
}

function decodeAll(posters: readonly string[]): void {
  for (const poster of posters) {
    if (poster === '' || decoded.has(poster)) continue;
    const image = new Image();
    image.src = poster;
    decoded.set(poster, image);
    // Without a network it is tried again with the next card.
    image.decode().catch(() => decoded.delete(poster));
  }
}
