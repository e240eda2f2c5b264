import { cardColors } from '@trio/domain/sorting/sort';
import { limits } from '@trio/domain/limits';
import { foldText } from '@trio/domain/fold-text';
import { useState } from 'react';
import { useDeck } from '../../../../lib/deck/deck.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { keptCount, withCards } from '../../model/settings-draft.ts';
import { DeckGroup } from './deck-group.tsx';
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
  const kept = keptCount({ excludedCards: [...excluded] });
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
          {t('deck.count', { kept, total: deck.length })}
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
