import { useEffect, useState } from 'react';
import { filmSeconds } from '../../model/film.ts';

/** A frame that comes later than this was not shown: the tab was hidden. */
const frameMax = 0.1;

/** The film's own time: it runs while the film plays, and stands still while the tab is hidden. */
export function useFilmClock() {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: number | null = null;
    let frame = requestAnimationFrame(function step(now) {
      const passed = last === null ? 0 : (now - last) / 1000;
      last = now;
      setAt((before) => Math.min(filmSeconds, before + Math.min(passed, frameMax)));
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const hasEnded = at >= filmSeconds;
  if (hasEnded && isPlaying) setIsPlaying(false);
  return {
    at,
    isPlaying,
    hasEnded,
    /** Plays, from the beginning once it has ended; or pauses. */
    toggle: () => {
      if (hasEnded) setAt(0);
      setIsPlaying(!isPlaying);
    },
    seek: setAt,
  };
}
