import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function every time, which does what the latest one does: whoever gets it is not drawn anew
 * for it. For events only; what is drawn must not call it.
 */
export function useSteady<A extends readonly unknown[]>(act: (...given: A) => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
