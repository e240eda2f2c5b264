import { useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { useTooltip } from '../tooltip/use-tooltip.ts';

interface Bars {
  /** The bar that is pointed at, or was last. */
  readonly current: number;
  /** The bubble that says what it stands for. */
  readonly tip: RefObject<HTMLSpanElement | null>;
  /** For what holds the bars and the bubble. */
  readonly place: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
  readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  /** For each bar, which is an image with a name; what it stands on is marked with `data-bar`. */
  readonly barAt: (at: number) => {
    readonly tabIndex: number;
    readonly onPointerEnter: (event: SyntheticEvent) => void;
    readonly onFocus: (event: SyntheticEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Bars are one stop for the keyboard; arrows go from one to the next. Each says itself in a bubble. */
export function useBars(count: number): Bars {
  const { tip, show, hide, hideSoon, stay } = useTooltip();
  const last = count - 1;
  const [current, setCurrent] = useState(last);
  return {
    current,
    tip,
    place: { onPointerEnter: stay, onPointerLeave: hideSoon },
    onKeyDown: (event) => {
      const to = {
        ArrowLeft: Math.max(0, current - 1),
        ArrowRight: Math.min(last, current + 1),
        Home: 0,
        End: last,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelectorAll<SVGElement>('[role=img]')[to]?.focus();
    },
    barAt: (at) => {
      const point = ({ currentTarget }: SyntheticEvent) => {
        setCurrent(at);
        show(currentTarget.querySelector('[data-bar]') ?? currentTarget);
      };
      return {
        tabIndex: at === current ? 0 : -1,
        onPointerEnter: point,
        onFocus: point,
        onBlur: hide,
      };
    },
  };
}
