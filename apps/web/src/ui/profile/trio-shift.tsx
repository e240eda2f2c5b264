import type { KeptPlaces } from '../../lib/current-sort.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Emblem } from '../card/card-front.tsx';
import type { CardView } from '../card/card-view.ts';
import style from './trio-shift.module.css';

interface TrioShiftProps {
  now: readonly (CardView | null)[];
  before: readonly (CardView | null)[];
  kept: readonly KeptPlaces[];
}

const middleOf = (place: number): number => 50 + place * 100;

/** Hidden from screen readers: the table below has the same content. */
export function TrioShift({ now, before, kept }: TrioShiftProps) {
  const t = useText('change');
  const height = Math.max(now.length, before.length) * 100;
  return (
    <div className={style.picture} aria-hidden="true">
      <p className={style.head}>{t('change.before')}</p>
      <p className={style.head}>{t('change.now')}</p>
      <ol className={style.cards}>
        {before.map((card, place) => (
          <Place
            key={card?.id ?? place}
            card={card}
            place={place}
            mark={kept.some((each) => each.before === place) ? null : t('change.gone')}
          />
        ))}
      </ol>
      {/* Each place is a third of the height, however long the titles are. */}
      <svg className={style.lines} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        {kept.map((each) => (
          <path
            key={each.now}
            d={`M0 ${middleOf(each.before)}C50 ${middleOf(each.before)} 50 ${middleOf(each.now)} 100 ${middleOf(each.now)}`}
          />
        ))}
      </svg>
      <ol className={style.cards}>
        {now.map((card, place) => (
          <Place
            key={card?.id ?? place}
            card={card}
            place={place}
            mark={kept.some((each) => each.now === place) ? null : t('change.fresh')}
          />
        ))}
      </ol>
    </div>
  );
}

interface PlaceProps {
  card: CardView | null;
  place: number;
  mark: string | null;
}

function Place({ card, place, mark }: PlaceProps) {
  return (
    <li
      className={style.place}
      data-color={card?.color}
      data-marked={mark === null ? undefined : ''}
    >
      <span className={style.swatch}>
        {card ? <Emblem color={card.color} label="" /> : place + 1}
      </span>
      <span className={style.words}>
        <span>{card?.title ?? '–'}</span>
        {mark !== null && <span className={style.mark}>{mark}</span>}
      </span>
    </li>
  );
}
