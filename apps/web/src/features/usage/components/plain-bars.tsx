import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useBars } from '../../../ui/chart/use-bars.ts';
import tooltip from '../../../ui/tooltip/tooltip.module.css';
import { axisTop, ticksEvery } from '../model/axis.ts';
import style from './plain-bars.module.css';

export interface Bar {
  readonly key: string;
  readonly value: number;
  /** Accessible name and tooltip. */
  readonly name: string;
  /** Label below the bar, if there is room. */
  readonly tick: string;
  /** Not part of the series: another colour, and the tick always shows. */
  readonly isApart?: boolean;
}

interface PlainBarsProps {
  label: string;
  bars: readonly Bar[];
}

/** In pixels: space above the bars, bars, ticks below. */
const above = 12;
const plot = 150;
const below = 28;
const baseline = above + plot;
const ticksWanted = 8;

export function PlainBars({ label, bars }: PlainBarsProps) {
  const number = new Intl.NumberFormat(locales[useLanguage()], { notation: 'compact' });
  const { current, tip, place, onKeyDown, barAt } = useBars(bars.length);
  const top = axisTop(bars.map(({ value }) => value));
  const width = 100 / bars.length;
  const every = ticksEvery(bars.length, ticksWanted);

  return (
    <div className={style.place} {...place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One handler serves the arrow keys of all focusable bars. */}
      <svg
        className={style.bars}
        width="100%"
        height={above + plot + below}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {[top, top / 2].map((value) => (
          <Rule key={value} y={baseline - (value / top) * plot} text={number.format(value)} />
        ))}
        <line className={style.line} x1="0" x2="100%" y1={baseline} y2={baseline} />
        {bars.map(({ key, value, name, tick, isApart }, at) => {
          const height = Math.max(value > 0 ? 2 : 0, (value / top) * plot);
          // Counted from the end, so that today has a tick.
          const step = (bars.length - 1 - at) / every;
          const isTicked = isApart === true || (Number.isInteger(step) && !isNextToApart(bars, at));
          return (
            <g
              key={key}
              className={isApart ? `${style.bar} ${style.apart}` : style.bar}
              role="img"
              aria-label={name}
              {...barAt(at)}
            >
              <rect
                className={style.reach}
                x={`${at * width}%`}
                width={`${width}%`}
                height={baseline}
              />
              <rect
                data-bar
                x={`${(at + 0.14) * width}%`}
                width={`${0.72 * width}%`}
                y={baseline - height}
                height={height}
                rx={2}
              />
              {isTicked && (
                <text
                  className={
                    step % 2 === 1 && !isApart ? `${style.tick} ${style.minor}` : style.tick
                  }
                  x={`${(at + 0.5) * width}%`}
                  y={baseline + 19}
                  style={{ textAnchor: anchorOf(at, bars.length) }}
                >
                  {tick}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <span ref={tip} className={tooltip.tip} popover="manual" aria-hidden="true">
        <span className={tooltip.bubble}>{bars[current]?.name}</span>
      </span>
    </div>
  );
}

function Rule({ y, text }: { y: number; text: string }) {
  return (
    <g aria-hidden="true">
      <line className={style.rule} x1="0" x2="100%" y1={y} y2={y} />
      <text className={style.value} x={-8} y={y + 4}>
        {text}
      </text>
    </g>
  );
}

/** The separate bar's own tick needs the room. */
const isNextToApart = (bars: readonly Bar[], at: number): boolean =>
  bars.slice(at + 1, at + 4).some(({ isApart }) => isApart);

/** Edge ticks align inwards where bars are too thin for them. */
function anchorOf(at: number, count: number): 'start' | 'middle' | 'end' {
  if (count <= ticksWanted) return 'middle';
  if (at === 0) return 'start';
  return at === count - 1 ? 'end' : 'middle';
}
