import type { BuiltInCard } from '@trio/deck/deck';
import { foldText } from '@trio/domain/fold-text';
import { limits } from '@trio/domain/limits';
import { type CardColor, cardColors } from '@trio/domain/sorting/sort';
import { useId, useState } from 'react';
import { useDeck } from '../../../../lib/deck/deck.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { includedCount, withCards } from '../../settings-draft.ts';
import style from './deck-checklist.module.css';

interface DeckChecklistProps {
  excluded: readonly string[];
  error: string | undefined;
  onChange: (excluded: string[]) => void;
}

export function DeckChecklist({ excluded, error, onChange }: DeckChecklistProps) {
  const t = useText('schools');
  const deck = useDeck();
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const found = deck.filter(({ title }) => foldText(title).includes(wanted));
  const set = (keys: readonly string[], isIn: boolean) => onChange(withCards(excluded, keys, isIn));
  const included = includedCount({ excludedCards: [...excluded] });
  return (
    <div className={style.checklist}>
      <p>{t('deck.text', { min: limits.cardsToPick })}</p>
      {error !== undefined && <ErrorNotice>{error}</ErrorNotice>}
      <div className={style.tools}>
        <TextField
          label={t('deck.search')}
          type="search"
          value={search}
          autoComplete="off"
          spellCheck={false}
          // Enter in the search must not submit the settings form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className={style.count} role="status">
          {t('deck.count', { kept: included, total: deck.length })}
        </p>
      </div>
      {found.length === 0 && <p className={style.quiet}>{t('deck.noneFound')}</p>}
      <div className={style.groups}>
        {cardColors.map((color) => (
          <DeckGroup
            key={color}
            color={color}
            cards={deck.filter((card) => card.color === color)}
            shown={found.filter((card) => card.color === color)}
            excluded={excluded}
            onSet={set}
          />
        ))}
      </div>
    </div>
  );
}

interface DeckGroupProps {
  color: CardColor;
  cards: readonly BuiltInCard[];
  shown: readonly BuiltInCard[];
  excluded: readonly string[];
  onSet: (keys: readonly string[], isIn: boolean) => void;
}

function DeckGroup({ color, cards, shown, excluded, onSet }: DeckGroupProps) {
  const t = useText('schools');
  const d = useText('deck');
  const id = useId();
  if (shown.length === 0) return null;
  const category = d(`category.${color}`);
  const included = cards.filter(({ key }) => !excluded.includes(key)).length;
  const keys = cards.map(({ key }) => key);
  return (
    <div className={style.group} role="group" aria-labelledby={id} data-color={color}>
      <div className={style.head}>
        <h3 id={id} className={style.legend}>
          <span className={style.swatch} aria-hidden="true">
            <Emblem color={color} label="" />
          </span>
          {category}
          <span className={style.quiet}>{`${included}/${cards.length}`}</span>
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
