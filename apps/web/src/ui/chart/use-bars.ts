import { useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { useTooltip } from '../tooltip/use-tooltip.ts';

interface Bars {
  /** Bar that was last pointed at or focused. */
  readonly current: number;
  readonly tip: RefObject<HTMLSpanElement | null>;
  /** Handlers for the element around bars and tooltip. */
  readonly place: { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void };
  readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  /** Handlers for each bar's group; the tooltip anchors to its `data-bar` element. */
  readonly barAt: (at: number) => {
    readonly tabIndex: number;
    readonly onPointerEnter: (event: SyntheticEvent) => void;
    readonly onFocus: (event: SyntheticEvent) => void;
    readonly onBlur: () => void;
  };
}

/** All bars are one tab stop; arrow keys move between them. */
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
