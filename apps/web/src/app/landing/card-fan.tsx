import affordableHomes from '@trio/deck/posters/affordableHomes.svg';
import belongTogether from '@trio/deck/posters/belongTogether.svg';
import everydayCare from '@trio/deck/posters/everydayCare.svg';
import freshWater from '@trio/deck/posters/freshWater.svg';
import robotsAtWork from '@trio/deck/posters/robotsAtWork.svg';
import soundAndStage from '@trio/deck/posters/soundAndStage.svg';
import { useText } from '../../lib/language/use-text.ts';
import style from './card-fan.module.css';

const cards = [
  { key: 'belongTogether', poster: belongTogether },
  { key: 'affordableHomes', poster: affordableHomes },
  { key: 'everydayCare', poster: everydayCare },
  { key: 'robotsAtWork', poster: robotsAtWork },
  { key: 'freshWater', poster: freshWater },
  { key: 'soundAndStage', poster: soundAndStage },
] as const;

/** A hand of cards beside the words: a picture of what is to come, with nothing to read out. */
export function CardFan() {
  const t = useText('shell');
  return (
    <div className={style.fan} aria-hidden="true">
      {cards.map(({ key, poster }) => (
        <figure key={key} className={style.card}>
          <img src={poster} alt="" width={248} height={397} />
          <figcaption>{t(`landing.card.${key}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
