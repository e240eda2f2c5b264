import { cardPath, pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { ideasOf } from '@trio/domain/sorting/ideas';
import { likedCards } from '@trio/domain/sorting/passes';
import {
  onlyLiked,
  ownCardIds,
  rankedCards,
  rankOf,
  ranksOf,
  superLiked,
} from '@trio/domain/sorting/ranks';
import type { Sort } from '@trio/domain/sorting/sort';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { confirmTrio, rankCard, sortOnceMore } from '../../sync/browser-sync.ts';
import { Ideas } from '../card/ideas.tsx';
import addCardTileStyle from '../own-card/add-card-tile.module.css';
import { OwnCardModal } from '../own-card/own-card-modal.tsx';
import { BackToCards } from './back-to-cards.tsx';
import pickGroupStyle from './pick-group.module.css';
import style from './pick-three.module.css';
import pickTileStyle from './pick-tile.module.css';
import pickTrayStyle from './pick-tray.module.css';

interface PickTrayProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
  picking: ReturnType<typeof usePicking>;
}

const ranks = [1, 2, 3];

function PickTray({ sort, viewOf, picking }: PickTrayProps) {
  const t = useText('picking');
  const e = useText('errors');
  const hintId = useId();
  const slots = ranksOf(sort);
  const missing = limits.cardsToPick - rankedCards(sort).length;
  const hint =
    missing > 0 ? t('select.confirm.missing', { count: missing }) : t('select.confirm.ready');
  const kind = picking.announcement?.kind;
  const refusal = kind === 'full' ? e('result/too-many-picks') : kind === 'missing' ? hint : null;
  return (
    <section className={pickTrayStyle.tray} aria-label={t('select.tray.label')}>
      {/* A new element each time, so that the same refusal is announced again. */}
      <p key={picking.turn} className={pickTrayStyle.refusal} role="alert">
        {refusal}
      </p>
      <ol className={pickTrayStyle.places}>
        {ranks.map((rank) => {
          const card = slots[rank - 1] ?? null;
          return <Place key={rank} rank={rank} card={card === null ? null : viewOf(card)} />;
        })}
      </ol>
      <div className={pickTrayStyle.go}>
        <p id={hintId} className={pickTrayStyle.hint} hidden={refusal !== null}>
          {hint}
        </p>
        <Button
          size="large"
          aria-disabled={missing > 0}
          aria-describedby={hintId}
          onClick={picking.confirm}
        >
          {t('select.confirm')}
        </Button>
      </div>
    </section>
  );
}

function Place({ rank, card }: { rank: number; card: CardView | null }) {
  const t = useText('picking');
  return (
    <li className={pickTrayStyle.place} data-taken={card === null ? undefined : true}>
      <span className={pickTrayStyle.number} aria-hidden="true">
        {rank}
      </span>
      {card && <img key={card.id} className={pickTrayStyle.poster} src={card.poster} alt="" />}
      <span className="visually-hidden">
        {card
          ? t('select.tray.taken', { rank, title: card.title })
          : t('select.tray.free', { rank })}
      </span>
      {card && (
        <span className={pickTrayStyle.title} aria-hidden="true">
          {card.title}
        </span>
      )}
    </li>
  );
}

interface PickThreeProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
}

type Open = { readonly kind: 'back' | 'edit'; readonly card: string } | { readonly kind: 'add' };

export function PickThree({ sort, viewOf }: PickThreeProps) {
  const t = useText('picking');
  const navigate = useNavigate();
  const picking = usePicking(sort);
  const [open, setOpen] = useState<Open | null>(null);
  const addTile = useRef<HTMLButtonElement>(null);
  const own = ownCardIds(sort);
  const liked = onlyLiked(sort);
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
      {/* Always rendered: screen readers may ignore a live region inserted with its text. */}
      <p className="visually-hidden" role="status">
        <span key={picking.turn}>
          {picking.announcement && <Words announcement={picking.announcement} viewOf={viewOf} />}
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
          onAnnounce={picking.announce}
          onClosed={() => {
            setOpen(null);
            if (picking.announcement?.kind === 'removed') addTile.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Words({
  announcement,
  viewOf,
}: {
  announcement: Announcement;
  viewOf: PickThreeProps['viewOf'];
}) {
  const t = useText('picking');
  switch (announcement.kind) {
    case 'ranked':
      return t('select.said.ranked', {
        title: viewOf(announcement.card)?.title ?? '',
        rank: announcement.rank,
      });
    case 'unranked':
      return t('select.said.unranked', { title: viewOf(announcement.card)?.title ?? '' });
    case 'saved':
      return t('own.said.saved', { title: announcement.title });
    case 'removed':
      return t('own.said.removed', { title: announcement.title });
    case 'full':
    case 'missing':
      return null;
  }
}

interface AddCardTileProps {
  ref: Ref<HTMLButtonElement>;
  onAdd: () => void;
}

function AddCardTile({ ref, onAdd }: AddCardTileProps) {
  const t = useText('picking');
  return (
    <li className={addCardTileStyle.place}>
      <button ref={ref} type="button" className={addCardTileStyle.tile} onClick={onAdd}>
        <span className={addCardTileStyle.plus} aria-hidden="true" />
        <span className={addCardTileStyle.label}>{t('own.add')}</span>
        <span className={addCardTileStyle.hint}>{t('own.addHint')}</span>
      </button>
    </li>
  );
}

interface PickGroupProps {
  heading: string;
  children: ReactNode;
}

function PickGroup({ heading, children }: PickGroupProps) {
  const id = useId();
  return (
    <section className={pickGroupStyle.group} aria-labelledby={id}>
      <h2 id={id} className={pickGroupStyle.heading}>
        {heading}
      </h2>
      <ul className={pickGroupStyle.cards}>{children}</ul>
    </section>
  );
}

interface PickTileProps {
  card: CardView;
  rank: 1 | 2 | 3 | null;
  onPick: () => void;
  onInfo: () => void;
  onEdit: (() => void) | null;
}

function PickTile({ card, rank, onPick, onInfo, onEdit }: PickTileProps) {
  const t = useText('picking');
  const { title } = card;
  return (
    <li className={pickTileStyle.tile} data-ranked={rank === null ? undefined : true}>
      <CardFront card={card} />
      <button
        type="button"
        className={pickTileStyle.pick}
        aria-pressed={rank !== null}
        aria-label={rank === null ? title : t('select.card.ranked', { title, rank })}
        onClick={onPick}
      >
        {rank !== null && <span className={pickTileStyle.rank}>{rank}</span>}
      </button>
      <div className={pickTileStyle.corner}>
        <button
          type="button"
          className={pickTileStyle.round}
          aria-label={t('select.card.info', { title })}
          onClick={onInfo}
        >
          <span aria-hidden="true">i</span>
        </button>
        {onEdit && (
          <button
            type="button"
            className={pickTileStyle.round}
            aria-label={t('own.edit', { title })}
            onClick={onEdit}
          >
            <LineIcon
              d="M2.500 15.500v-3.500L12 2.500 15.500 6 6 15.500zM9.500 5 13 8.500"
              box={18}
              weight={2}
            />
          </button>
        )}
      </div>
    </li>
  );
}

type Announcement =
  | { readonly kind: 'ranked'; readonly card: string; readonly rank: number }
  | { readonly kind: 'unranked'; readonly card: string }
  /** A fourth card, or a confirmation with fewer than three cards */
  | { readonly kind: 'full' | 'missing' }
  | { readonly kind: 'saved' | 'removed'; readonly title: string };

function usePicking(sort: Sort) {
  const navigate = useNavigate();
  const [{ announcement, turn }, setAnnouncement] = useState<{
    announcement: Announcement | null;
    turn: number;
  }>({
    announcement: null,
    turn: 0,
  });
  const announce = (next: Announcement) =>
    setAnnouncement((last) => ({ announcement: next, turn: last.turn + 1 }));

  return {
    announcement,
    turn,
    announce,
    pick: (card: string) => {
      const next = rankCard(card);
      if (next === 'full') return announce({ kind: 'full' });
      const place = next && rankOf(next, card);
      announce(place ? { kind: 'ranked', card, rank: place } : { kind: 'unranked', card });
    },
    confirm: () => {
      if (rankedCards(sort).length !== limits.cardsToPick) return announce({ kind: 'missing' });
      if (confirmTrio() === null) return;
      void navigate(pages.results.path);
    },
  };
}
