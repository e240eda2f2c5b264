import {
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import tooltip from '../tooltip/tooltip.module.css';
import { useTooltip } from '../tooltip/use-tooltip.ts';
import { barHeight } from './chart-scale.ts';

export interface Bar {
  readonly key: string;
  readonly value: number;
  readonly name: string;
}

/** In pixels. */
interface Sizes {
  readonly above: number;
  readonly plot: number;
  readonly below: number;
  readonly minHeight: number;
  readonly hoverHeight: number;
}

export interface BarPlace {
  readonly at: number;
  /** Of the bar's column, in percent of the chart. */
  readonly width: number;
  readonly height: number;
}

interface BarChartProps<B extends Bar> {
  label: string;
  bars: readonly B[];
  top: number;
  sizes: Sizes;
  classes: Readonly<Record<string, string>>;
  classOf?: (bar: B) => string | undefined;
  grid?: ReactNode;
  /** Draws a bar, marked with `data-bar`, and its texts. */
  renderBar: (bar: B, place: BarPlace) => ReactNode;
  'data-months'?: number;
}

/** Every bar has a name and a tooltip; pair it with a `NumbersTable`. */
export function BarChart<B extends Bar>(props: BarChartProps<B>) {
  const { label, bars, top, sizes, classes, classOf, grid, renderBar, ...data } = props;
  const { current, tip, place, onKeyDown, barAt } = useBars(bars.length);
  const { above, plot, below, minHeight, hoverHeight } = sizes;
  const baseline = above + plot;
  const width = 100 / bars.length;
  return (
    <div className={classes['place']} {...place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One handler serves the arrow keys of all focusable bars. */}
      <svg
        className={classes['bars']}
        width="100%"
        height={above + plot + below}
        role="group"
        aria-label={label}
        {...data}
        onKeyDown={onKeyDown}
      >
        {grid}
        <line className={classes['line']} x1="0" x2="100%" y1={baseline} y2={baseline} />
        {bars.map((bar, at) => (
          <g
            key={bar.key}
            className={classOf?.(bar) ?? classes['bar']}
            role="img"
            aria-label={bar.name}
            {...barAt(at)}
          >
            <rect
              className={classes['reach']}
              x={`${at * width}%`}
              width={`${width}%`}
              height={hoverHeight}
            />
            {renderBar(bar, { at, width, height: barHeight(bar.value, { top, plot, minHeight }) })}
          </g>
        ))}
      </svg>
      <span ref={tip} className={tooltip.tip} popover="manual" aria-hidden="true">
        <span className={tooltip.bubble}>{bars[current]?.name}</span>
      </span>
    </div>
  );
}

interface Bars {
  readonly current: number;
  readonly tip: RefObject<HTMLSpanElement | null>;
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
function useBars(count: number): Bars {
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
