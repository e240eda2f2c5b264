import { cardPath } from '@trio/contracts/pages';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterPaint } from '../../../../lib/after-paint.ts';

interface ShownIndex {
  readonly shown: number;
  readonly setShown: (index: number) => void;
  /** With its address in place of the one that was. */
  readonly showInstead: (index: number) => void;
}

/**
 * The card on top changes in the very next frame and the address follows when there is time; only the
 * browser's own buttons go the other way. So nobody waits for the router between two answers.
 */
export function useShownIndex(asked: number): ShownIndex {
  const navigate = useNavigate();
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState(asked);
  const [seen, setSeen] = useState(location);
  // By identity: there and back again, faster than a page is drawn, has the same key as before.
  if (seen !== location) {
    setSeen(location);
    if (isPop) setShown(asked);
  }
  const showInstead = (index: number) => {
    setShown(index);
    afterPaint(() => void navigate(cardPath(index), { replace: true }));
  };
  return { shown, setShown, showInstead };
}
