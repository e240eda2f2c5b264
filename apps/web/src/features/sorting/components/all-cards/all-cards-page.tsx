import { cardPath, pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { ideasOf } from '@trio/domain/sorting/ideas';
import { isLaterPass, likedCards, mayPick, positionOf } from '@trio/domain/sorting/passes';
import { answerOf, isLiked, type Answer, type Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { pathOfStep, pickAsked } from '../../model/sort-model.ts';
import { answer } from '../../sync/browser-sync.ts';
import { AnswerIcon } from '../card/answer-buttons.tsx';
import { Ideas } from '../card/ideas.tsx';
import gridStyle from '../card-grid/card-grid.module.css';
import { CardTile } from '../card-grid/card-tile.tsx';
import backStyle from '../select/back-to-cards.module.css';
import style from './all-cards.module.css';

export function AllCardsPage() {
  const t = useText('picking');
  // The dialog over this page needs these texts at once.
  useText('sorting');
  useText('results');
  const { sort, extraCards } = useReadySort();
  const viewOf = useCardViews(extraCards, sort?.ownCards);
  usePageTitle(t('all.title'));
  if (sort === null) return <Navigate to={pages.cards.path} replace />;
  if (sort.confirmedAt !== null || !isLaterPass(sort)) {
    return <Navigate to={pathOfStep(resumeStep(sort, () => true))} replace />;
  }
  return <AllCards key={sort.id} sort={sort} viewOf={viewOf} />;
}

interface AllCardsProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
}

function AllCards({ sort, viewOf }: AllCardsProps) {
  const t = useText('picking');
  const toggle = useToggle(sort);
  const [open, setOpen] = useState<string | null>(null);
  const openView = open === null ? null : viewOf(open);
  return (
    <div className={style.page}>
      <Link className={backStyle.back} to={cardPath(positionOf(sort))}>
        <LineIcon d="M16.500 10h-13M9 4.500 3.500 10 9 15.500" />
        {t('all.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('all.heading')}</h1>
        <p>{t('all.text')}</p>
      </header>
      <ul className={gridStyle.cards}>
        {sort.deck.map((card) => {
          const view = viewOf(card);
          const given = answerOf(sort, card);
          return (
            view && (
              <CardTile
                key={card}
                card={view}
                name={view.title}
                mark={given !== null && isLiked(given) ? <AnswerIcon answer={given} /> : null}
                onChoose={() => toggle(card)}
                onInfo={() => setOpen(card)}
              />
            )
          );
        })}
      </ul>
      <Counter sort={sort} />
      {open !== null && openView && (
        <CardBackModal card={openView} onClosed={() => setOpen(null)}>
          <Ideas card={open} ideas={ideasOf(sort, open)} />
        </CardBackModal>
      )}
    </div>
  );
}

/** A card that is liked again gets the answer back that it had. */
function useToggle(sort: Sort): (card: string) => void {
  const before = useRef(new Map<string, Answer>());
  return (card) => {
    const given = answerOf(sort, card);
    if (given !== null && isLiked(given)) before.current.set(card, given);
    answer(card, isLiked(given) ? 'dislike' : (before.current.get(card) ?? 'like'));
  };
}

function Counter({ sort }: { sort: Sort }) {
  const t = useText('picking');
  const count = likedCards(sort).length;
  const needed = limits.cardsToPick;
  return (
    <div className={style.bar}>
      <p className={style.count} role="status">
        {count < needed ? (
          <>
            <span aria-hidden="true">{t('all.count', { count, needed })}</span>
            <span className="visually-hidden">{t('all.countInWords', { count, needed })}</span>
          </>
        ) : (
          t('all.enough', { count })
        )}
      </p>
      {mayPick(sort) ? (
        <ButtonLink size="large" to={pages.select.path} state={pickAsked}>
          {t('select.intro.start')}
        </ButtonLink>
      ) : (
        <p className={style.hint}>{t('all.missing', { count: needed - count })}</p>
      )}
    </div>
  );
}
