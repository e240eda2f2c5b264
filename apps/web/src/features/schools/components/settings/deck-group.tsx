import type { BuiltInCard } from '@trio/deck/deck';
import type { CardColor } from '@trio/domain/sorting/sort';
import { useId } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import style from './deck-checklist.module.css';

interface DeckGroupProps {
  color: CardColor;
  /** All cards of the category; `shown` are the matches of a search. */
  cards: readonly BuiltInCard[];
  shown: readonly BuiltInCard[];
  excluded: readonly string[];
  onSet: (keys: readonly string[], isIn: boolean) => void;
}

export function DeckGroup({ color, cards, shown, excluded, onSet }: DeckGroupProps) {
  const t = useText('schools');
  const d = useText('deck');
  const id = useId();
  if (shown.length === 0) return null;
  const category = d(`category.${color}`);
  const kept = cards.filter(({ key }) => !excluded.includes(key)).length;
  const keys = cards.map(({ key }) => key);
  return (
    <div className={style.group} role="group" aria-labelledby={id} data-color={color}>
      <div className={style.head}>
        <h3 id={id} className={style.legend}>
          <span className={style.swatch} aria-hidden="true">
            <Emblem color={color} label="" />
          </span>
          {category}
          <span className={style.quiet}>{`${kept}/${cards.length}`}</span>
        </h3>
        <div className={style.quick}>
          <button
            type="button"
            aria-label={t('deck.allOf', { category })}
            onClick={() => onSet(keys, true)}
          >
            {t('deck.all')}
          </button>
          <button
            type="button"
            aria-label={t('deck.noneOf', { category })}
            onClick={() => onSet(keys, false)}
          >
            {t('deck.none')}
          </button>
        </div>
      </div>
      <ul className={style.cards}>
        {shown.map(({ key, title }) => (
          <li key={key}>
            <label className={style.card}>
              <input
                type="checkbox"
                checked={!excluded.includes(key)}
                onChange={({ target }) => onSet([key], target.checked)}
              />
              <span>{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
