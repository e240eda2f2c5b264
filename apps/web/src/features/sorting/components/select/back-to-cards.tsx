import { cardPath } from '@trio/contracts/pages';
import { isPassDone, passCards, positionOf } from '@trio/domain/sorting/passes';
import { rankedCards } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../lib/language/use-text.ts';
import { undo } from '../../sync/browser-sync.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { UndoWarning } from '../card/card-notices.tsx';
import style from './back-to-cards.module.css';

export function BackToCards({ sort }: { sort: Sort }) {
  const t = useText('picking');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  // Three cards were liked before the end of the pass: it goes on where it was, and the picks stay.
  const isOpen = !isPassDone(sort);
  const goBack = () => {
    if (isOpen) return void navigate(cardPath(positionOf(sort)));
    const last = passCards(sort).at(-1);
    const undone = last === undefined ? null : undo(last);
    if (undone !== null && undone !== 'full') void navigate(cardPath(positionOf(undone)));
  };
  return (
    <>
      <button
        type="button"
        className={style.back}
        onClick={() => (rankedCards(sort).length > 0 && !isOpen ? setIsAsking(true) : goBack())}
      >
        <LineIcon d="M16.500 10h-13M9 4.500 3.500 10 9 15.500" />
        {t('select.back')}
      </button>
      {isAsking && (
        <UndoWarning
          onClosed={(isMeant) => {
            setIsAsking(false);
            if (isMeant) goBack();
          }}
        />
      )}
    </>
  );
}
