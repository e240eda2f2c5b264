import { cardPath, pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { ideasOf } from '@trio/domain/sorting/ideas';
import { latestOwnCard, reusableCards } from '@trio/domain/sorting/own-cards';
import { likedCards } from '@trio/domain/sorting/passes';
import {
  onlyLiked,
  ownCardIds,
  rankedCards,
  rankOf,
  ranksOf,
  superLiked,
} from '@trio/domain/sorting/ranks';
import type { OwnCard, Sort } from '@trio/domain/sorting/sort';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { confirmTrio, rankCard, saveOwnCard, sortOnceMore } from '../../sync/browser-sync.ts';
import { Ideas } from '../card/ideas.tsx';
import gridStyle from '../card-grid/card-grid.module.css';
import { CardTile, CornerButton } from '../card-grid/card-tile.tsx';
import addCardTileStyle from '../own-card/add-card-tile.module.css';
import { EarlierCards } from '../own-card/earlier-cards.tsx';
import { OwnCardModal, type OwnCardAnnouncement } from '../own-card/own-card-modal.tsx';
import { BackToCards } from './back-to-cards.tsx';
import pickGroupStyle from './pick-group.module.css';
import style from './pick-three.module.css';
import pickTrayStyle from './pick-tray.module.css';

interface PickTrayProps {
  sort: Sort;
  viewOf: (card: string) => CardView | null;
  picking: ReturnType<typeof usePicking>;
}

const ranks = [1, 2, 3];

function PickTray({ sort, viewOf, picking }: PickTrayProps) {
  const t = useText('picking');
  const e = useErrorText();
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
  const { confirmed } = useReadySort();
  const addTile = useRef<HTMLButtonElement>(null);
  const own = ownCardIds(sort);
  const liked = onlyLiked(sort);
  const openView = open?.kind === 'back' ? viewOf(open.card) : null;

  const tileOf = (card: string) => {
    const view = viewOf(card);
    if (view === null) return null;
    const { title } = view;
    const rank = rankOf(sort, card);
    return (
      <CardTile
        key={card}
        id={tileId(card)}
        card={view}
        name={rank === null ? title : t('select.card.ranked', { title, rank })}
        mark={rank}
        onChoose={() => picking.pick(card)}
        onInfo={() => setOpen({ kind: 'back', card })}
      >
        {own.includes(card) && (
          <CornerButton
            name={t('own.edit', { title })}
            onPress={() => setOpen({ kind: 'edit', card })}
          >
            <LineIcon
              d="M2.500 15.500v-3.500L12 2.500 15.500 6 6 15.500zM9.500 5 13 8.500"
              box={18}
              weight={2}
            />
          </CornerButton>
        )}
      </CardTile>
    );
  };
  const takeEarlier = (card: OwnCard) => {
    const saved = flushSync(() => saveOwnCard(null, card));
    if (saved === null || saved === 'full') return;
    const made = latestOwnCard(saved);
    picking.announce({ kind: 'saved', title: card.title, card: made });
    if (made !== null) showTile(made);
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
      <EarlierCards cards={reusableCards(sort, confirmed?.ownCards ?? [])} onTake={takeEarlier} />
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
            const said = picking.announcement;
            if (said?.kind === 'removed') addTile.current?.focus();
            if (said?.kind === 'saved' && said.card !== null) showTile(said.card);
          }}
        />
      )}
    </div>
  );
}

const tileId = (card: string): string => `pick-${card}`;

/** A new card may be far from the tile or the dialog that made it. */
function showTile(card: string): void {
  const tile = document.getElementById(tileId(card));
  tile?.scrollIntoView({ block: 'center' });
  tile?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
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
      <ul className={gridStyle.cards}>{children}</ul>
    </section>
  );
}

type Announcement =
  | { readonly kind: 'ranked'; readonly card: string; readonly rank: number }
  | { readonly kind: 'unranked'; readonly card: string }
  /** A fourth card, or a confirmation with fewer than three cards */
  | { readonly kind: 'full' | 'missing' }
  | OwnCardAnnouncement;

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
