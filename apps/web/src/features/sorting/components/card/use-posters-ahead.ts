import { useEffect } from 'react';

const decoded = new Map<string, HTMLImageElement>();

/** Pictures that will be on top soon are decoded now: an answer never waits for one. */
export function usePostersAhead(posters: readonly string[]): void {
  const list = posters.join('\n');
  useEffect(() => {
    for (const poster of list.split('\n')) {
      if (poster === '' || decoded.has(poster)) continue;
      const image = new Image();
      image.src = poster;
      decoded.set(poster, image);
      // Without a network it is tried again with the next card.
      image.decode().catch(() => decoded.delete(poster));
    }
  }, [list]);
}
