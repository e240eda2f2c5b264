import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../lib/language/language.ts';
import { BarChart, type Bar } from './bar-chart.tsx';
import { axisTop, ticksEvery } from './chart-scale.ts';
import style from './plain-bars.module.css';

interface TickedBar extends Bar {
  readonly tick: string;
  /** Not part of the series: another colour, and the tick always shows. */
  readonly isApart?: boolean;
}

interface PlainBarsProps {
  label: string;
  bars: readonly TickedBar[];
}

const above = 12;
const plot = 150;
const baseline = above + plot;
const sizes = { above, plot, below: 28, minHeight: 2, hoverHeight: baseline };
const ticksWanted = 8;

export function PlainBars({ label, bars }: PlainBarsProps) {
  const number = new Intl.NumberFormat(locales[useLanguage()], { notation: 'compact' });
  const top = axisTop(bars.map(({ value }) => value));
  const every = ticksEvery(bars.length, ticksWanted);

  return (
    <BarChart
      label={label}
      bars={bars}
      top={top}
      sizes={sizes}
      classes={style}
      classOf={({ isApart }) => (isApart ? `${style.bar} ${style.apart}` : style.bar)}
      grid={[top, top / 2].map((value) => (
        <Rule key={value} y={baseline - (value / top) * plot} text={number.format(value)} />
      ))}
      renderBar={({ tick, isApart }, { at, width, height }) => {
        // Counted from the end, so that today has a tick.
        const step = (bars.length - 1 - at) / every;
        const isTicked = isApart === true || (Number.isInteger(step) && !isNextToApart(bars, at));
        return (
          <>
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
                className={step % 2 === 1 && !isApart ? style.minor : undefined}
                x={`${(at + 0.5) * width}%`}
                y={baseline + 19}
                style={{ textAnchor: anchorOf(at, bars.length) }}
              >
                {tick}
              </text>
            )}
          </>
        );
      }}
    />
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
const isNextToApart = (bars: readonly TickedBar[], at: number): boolean =>
  bars.slice(at + 1, at + 4).some(({ isApart }) => isApart);

/** Edge ticks align inwards where bars are too thin for them. */
function anchorOf(at: number, count: number): 'start' | 'middle' | 'end' {
  if (count <= ticksWanted) return 'middle';
  if (at === 0) return 'start';
  return at === count - 1 ? 'end' : 'middle';
}
