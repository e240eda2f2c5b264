import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listenFirst } from '../popstate.ts';

/** The router's index of the history entry; null counts as one step back. */
const entryOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null;

function linkOut(event: MouseEvent, isInside: (path: string) => boolean): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.altKey || event.defaultPrevented || !link?.href) return null;
  const isOurs = link.origin === location.origin && link.target !== '_blank' && !link.download;
  return isOurs && !isInside(link.pathname) ? link.pathname + link.search + link.hash : null;
}

interface Leaving {
  readonly isInside: (path: string) => boolean;
  readonly mustAsk: boolean;
  readonly onLeave: (go: () => void) => void;
}

/** Does not block the product's own redirects. */
export function useLeaving(isActive: boolean, { isInside, mustAsk, onLeave }: Leaving): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const entry = useRef<number | null>(null);
  const passing = useRef<'none' | 'returning' | 'leaving'>('none');
  useEffect(() => {
    entry.current = entryOf(history.state);
  }, [key]);

  const noteClick = useEffectEvent((event: MouseEvent) => {
    const path = linkOut(event, isInside);
    if (path === null) return;
    if (mustAsk) {
      event.preventDefault();
      event.stopPropagation();
    }
    onLeave(() => void navigate(path));
  });

  const notePop = useEffectEvent((event: PopStateEvent) => {
    const was = passing.current;
    passing.current = 'none';
    if (was === 'leaving') return;
    // Our own step back: hidden from the router, which has not moved.
    if (was === 'returning') return event.stopImmediatePropagation();
    if (isInside(location.pathname)) return;
    const to = entryOf(event.state);
    const steps = to !== null && entry.current !== null ? to - entry.current || -1 : -1;
    if (mustAsk) {
      event.stopImmediatePropagation();
      passing.current = 'returning';
      history.go(-steps);
    }
    onLeave(() => {
      passing.current = 'leaving';
      history.go(steps);
    });
  });

  useEffect(() => {
    if (!isActive) return;
    const click = (event: MouseEvent) => noteClick(event);
    // Capturing, so that it runs before the link's own listener navigates.
    document.addEventListener('click', click, { capture: true });
    const endWatch = listenFirst((event) => notePop(event));
    return () => {
      document.removeEventListener('click', click, { capture: true });
      endWatch();
    };
  }, [isActive]);

  useEffect(() => {
    if (!isActive || !mustAsk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isActive, mustAsk]);
}
