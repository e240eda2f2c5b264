import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const watch = (look: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', look);
  return () => media.removeEventListener('change', look);
};

/** For a reader who asks for less motion a scene is a still picture. */
export const useStills = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(query).matches);
