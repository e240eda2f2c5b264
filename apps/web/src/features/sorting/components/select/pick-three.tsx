import { cardPath } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { ideasOf } from '@trio/domain/sorting/ideas';
import { likedCards } from '@trio/domain/sorting/passes';
import { merelyLiked, ownCardIds, rankOf, superLiked } from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../lib/language/use-text.ts';
import { sortOnceMore } from '../../sync/sort-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { CardBackModal } from '../../../../ui/card/card-back-modal.tsx';
import form from '../../../../ui/form.module.css';
import { AddCardTile } from '../own-card/add-card-tile.tsx';
import { OwnCardModal } from '../own-card/own-card-modal.tsx';
import { Ideas } from '../card/ideas.tsx';
import { BackToCards } from './back-to-cards.tsx';
import { PickGroup } from './pick-group.tsx';
import { PickTile } from './pick-tile.tsx';
import { PickTray } from './pick-tray.tsx';
import { usePicking, type Said } from './use-picking.ts';
import style from './pick-three.module.css';

interface PickThreeProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
}

/** What lies over the cards: the back of one, or the form of one of the student's own. */
type Open = { readonly kind: 'back' | 'edit'; readonly card: string } | { readonly kind: 'add' };

/** Phase two: everything that was liked, and three places to fill. */
export function PickThree({ sort, viewOf }: PickThreeProps) {
  const t = useText('picking');
  const navigate = useNavigate();
  const picking = usePicking(sort);
  const [open, setOpen] = useState<Open | null>(null);
  const addTile = useRef<HTMLButtonElement>(null);
  const own = ownCardIds(sort);
  const liked = merelyLiked(sort);
  const openView = open?.kind === 'back' ? viewOf(open.card) : null;

  const tileOf = (card: string) => {
    const view = viewOf(card);
    return (
      view && (
        <PickTile
          key={card}
          card={view}
          rank={rankOf(sort, card)}
          onPick={() => picking.pick(card)}
          onInfo={() => setOpen({ kind: 'back', card })}
          onEdit={own.includes(card) ? () => setOpen({ kind: 'edit', card }) : null}
        />
      )
    );
  };
  const sortAgain = () => {
    sortOnceMore('liked');
    void navigate(cardPath(1));
  };

  return (
    <div className={style.page}>
      <BackToCards sort={sort} />
      <header className={style.head}>
        <div className={style.words}>
          <h1>{t('select.title')}</h1>
          <p>{t('select.pick.text')}</p>
        </div>
        {likedCards(sort).length > limits.cardsToPick && (
          <Button look="quiet" onClick={sortAgain}>
            {t('select.again.start')}
          </Button>
        )}
      </header>
      <PickGroup heading={t('select.super')}>
        {superLiked(sort).map(tileOf)}
        {own.length < limits.ownCardsMax && (
          <AddCardTile ref={addTile} onAdd={() => setOpen({ kind: 'add' })} />
        )}
      </PickGroup>
      {liked.length > 0 && (
        <PickGroup heading={t('select.interested')}>{liked.map(tileOf)}</PickGroup>
      )}
      <PickTray sort={sort} viewOf={viewOf} picking={picking} />
      {/* It stays: a place that comes with its words in it may not be read out. */}
      <p className={form.aloud} role="status">
        <span key={picking.turn}>
          {picking.said && <Words said={picking.said} viewOf={viewOf} />}
        </span>
      </p>
      {open?.kind === 'back' && openView && (
        <CardBackModal card={openView} onClosed={() => setOpen(null)}>
          {openView.kind !== 'custom' && (
            <Ideas card={open.card} ideas={ideasOf(sort, open.card)} />
          )}
        </CardBackModal>
      )}
      {open !== null && open.kind !== 'back' && (
        <OwnCardModal
          id={open.kind === 'edit' ? open.card : null}
          card={open.kind === 'edit' ? (sort.ownCards[open.card]?.value ?? null) : null}
          onSaid={picking.say}
          onClosed={() => {
            setOpen(null);
            // What opened it has gone with the card.
            if (picking.said?.kind === 'removed') addTile.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** What a screen reader hears; what is refused it hears from the tray. */
function Words({ said, viewOf }: { said: Said; viewOf: PickThreeProps['viewOf'] }) {
  const t = useText('picking');
  switch (said.kind) {
    case 'ranked':
      return t('select.said.ranked', { title: viewOf(said.card)?.title ?? '', rank: said.rank });
    case 'unranked':
      return t('select.said.unranked', { title: viewOf(said.card)?.title ?? '' });
    case 'saved':
      return t('own.said.saved', { title: said.title });
    case 'removed':
      return t('own.said.removed', { title: said.title });
    case 'full':
    case 'missing':
      return null;
  }
}
