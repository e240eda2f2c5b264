import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../../lib/after-paint.ts';

/**
 * For what a hand has done to the page already: it is drawn first, and the page's own state follows.
 * `settle` does not wait for that: whoever does something next finds everything done.
 */
export function useOncePainted() {
  const waiting = useRef<(() => void) | null>(null);
  const settle = useCallback(() => {
    const work = waiting.current;
    waiting.current = null;
    // In one go, so that nothing is ever drawn that is half of it.
    if (work) flushSync(work);
  }, []);
  const oncePainted = (work: () => void) => {
    waiting.current = work;
    afterPaint(() => {
      if (waiting.current === work) settle();
    });
  };
  return { oncePainted, settle };
}
