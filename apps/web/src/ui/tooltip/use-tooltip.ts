import { useEffect, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';

/** Gives the pointer time to reach the tooltip, which then stays open. */
const leaveDelay = 150;

/**
 * Opens on hover and focus, closes on Escape, can be hovered (WCAG 1.4.13). It is in the browser's
 * top layer, so no box clips it.
 */
export function useTooltip() {
  const tip = useRef<HTMLSpanElement>(null);
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setIsShown] = useState(false);

  const hide = () => {
    clearTimeout(timer.current);
    if (tip.current) fold(tip.current);
    setIsShown(false);
  };
  const show = (of: Element) => {
    clearTimeout(timer.current);
    anchor.current = of;
    if (tip.current === null) return;
    unfold(tip.current);
    moveBeside(tip.current, of);
    setIsShown(true);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, leaveDelay);
  };
  const stay = () => clearTimeout(timer.current);

  useEffect(() => {
    if (!isShown) return;
    const close = () => {
      clearTimeout(timer.current);
      if (tip.current) fold(tip.current);
      setIsShown(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the tooltip, a second one the modal below it.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', closeByKey, true);
    // A focused anchor may still be scrolling into view.
    const follow = () => {
      if (tip.current && anchor.current) moveBeside(tip.current, anchor.current);
    };
    addEventListener('scroll', follow, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', closeByKey, true);
      removeEventListener('scroll', follow, true);
    };
  }, [isShown]);

  return { tip, isShown, show, hide, hideSoon, stay };
}

/** Without a top layer the tooltip still shows, but may be clipped. */
const hasTopLayer = 'popover' in HTMLElement.prototype;

function unfold(bubble: HTMLElement): void {
  bubble.toggleAttribute('data-shown', true);
  if (hasTopLayer) bubble.showPopover();
}

function moveBeside(bubble: HTMLElement, anchor: Element): void {
  const { left, top } = placeBeside(
    anchor.getBoundingClientRect(),
    bubble.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: innerHeight },
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}

function fold(bubble: HTMLElement): void {
  bubble.removeAttribute('data-shown');
  if (hasTopLayer && bubble.matches(':popover-open')) bubble.hidePopover();
}
