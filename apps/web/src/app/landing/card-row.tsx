import affordableHomes from '@trio/deck/posters/affordableHomes.svg';
import belongTogether from '@trio/deck/posters/belongTogether.svg';
import cleanPower from '@trio/deck/posters/cleanPower.svg';
import digitalShield from '@trio/deck/posters/digitalShield.svg';
import emergencyResponse from '@trio/deck/posters/emergencyResponse.svg';
import entrepreneurship from '@trio/deck/posters/entrepreneurship.svg';
import everydayCare from '@trio/deck/posters/everydayCare.svg';
import freshWater from '@trio/deck/posters/freshWater.svg';
import learnForLife from '@trio/deck/posters/learnForLife.svg';
import robotsAtWork from '@trio/deck/posters/robotsAtWork.svg';
import screenMagic from '@trio/deck/posters/screenMagic.svg';
import soundAndStage from '@trio/deck/posters/soundAndStage.svg';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import style from './card-row.module.css';

/** Two of each colour, never side by side. */
const cards = [
  { key: 'emergencyResponse', poster: emergencyResponse },
  { key: 'screenMagic', poster: screenMagic },
  { key: 'cleanPower', poster: cleanPower },
  { key: 'belongTogether', poster: belongTogether },
  { key: 'affordableHomes', poster: affordableHomes },
  { key: 'everydayCare', poster: everydayCare },
  { key: 'robotsAtWork', poster: robotsAtWork },
  { key: 'freshWater', poster: freshWater },
  { key: 'soundAndStage', poster: soundAndStage },
  { key: 'learnForLife', poster: learnForLife },
  { key: 'entrepreneurship', poster: entrepreneurship },
  { key: 'digitalShield', poster: digitalShield },
] as const;

/**
 * Decorative. Prerendered at its start position; moves only while visible and not covered by a
 * modal.
 */
export function CardRow({ isStill }: { isStill: boolean }) {
  const t = useText('shell');
  const row = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    if (row.current) watch.observe(row.current);
    return () => watch.disconnect();
  }, []);

  const isMoving = isInView && !isPaused && !isStill;
  return (
    <div ref={row} className={isMoving ? `${style.row} ${style.moving}` : style.row}>
      <div className={style.cards} aria-hidden="true">
        {cards.map(({ key, poster }) => (
          <figure key={key} className={style.card}>
            <img src={poster} alt="" width={250} height={400} loading="lazy" decoding="async" />
            <figcaption>{t(`landing.card.${key}`)}</figcaption>
          </figure>
        ))}
      </div>
      <button type="button" className={style.pause} onClick={() => setPaused(!isPaused)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={
              isPaused ? 'M8 5.500v13l11-6.500Z' : 'M7 5.500h3.500v13H7ZM13.500 5.500H17v13h-3.500Z'
            }
          />
        </svg>
        <span>{t(isPaused ? 'landing.move' : 'landing.pause')}</span>
      </button>
    </div>
  );
}
