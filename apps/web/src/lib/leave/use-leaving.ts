import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { watchPops } from '../pop-gate.ts';

/** The router numbers the browser's entries; without a number it is one step back. */
const entryOf = (state: unknown): number | null => (state as { idx?: number } | null)?.idx ?? null;

function linkOut(event: MouseEvent, isInside: (path: string) => boolean): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.altKey || event.defaultPrevented || !link?.href) return null;
  const isOurs = link.origin === location.origin && link.target !== '_blank' && !link.download;
  return isOurs && !isInside(link.pathname) ? link.pathname + link.search + link.hash : null;
}

interface Leaving {
  /** The addresses between which nobody leaves. */
  readonly isInside: (path: string) => boolean;
  /** False: whoever leaves is let go, and `onLeave` only hears of it. */
  readonly mustAsk: boolean;
  /** Somebody is about to leave; `go` takes them where they wanted to. */
  readonly onLeave: (go: () => void) => void;
}

/**
 * Notices when a person leaves what they are at: by a link, or by the browser's own buttons. What the product
 * does by itself (a session that ends, a page that redirects) is nobody's choice and passes unasked.
 */
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
    // Our own step back: the router has not moved, and need not hear of it.
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
    // Before the link's own listener, which takes the way at once.
    document.addEventListener('click', click, { capture: true });
    const endWatch = watchPops((event) => notePop(event));
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
