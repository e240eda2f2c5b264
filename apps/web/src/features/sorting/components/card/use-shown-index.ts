import { cardPath } from '@trio/contracts/pages';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterPaint } from '../../../../lib/after-paint.ts';

interface ShownIndex {
  readonly shown: number;
  readonly setShown: (index: number) => void;
  /** Also replaces the address */
  readonly showInstead: (index: number) => void;
}

/**
 * The next frame shows the new card and the address follows, so that answers do not wait for the
 * router. Only the browser's back and forward buttons change the card by the address.
 */
export function useShownIndex(asked: number): ShownIndex {
  const navigate = useNavigate();
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState(asked);
  const [seen, setSeen] = useState(location);
  // By identity: going forward and back within one render results in the same key.
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
