import type { ExtraCard } from '@trio/contracts/cards';
import { pages } from '@trio/contracts/pages';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { otherLanguage, useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { cardsQuery, deleteCard, type CardOwner } from '../api.ts';
import { CardEditor } from './card-editor.tsx';
import style from './extra-cards.module.css';

type OpenDialog =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'edit'; readonly card: ExtraCard | null }
  | { readonly kind: 'remove'; readonly card: ExtraCard };

const nothing: OpenDialog = { kind: 'nothing' };

export function ExtraCards({ owner }: { owner: CardOwner }) {
  const t = useText('cards');
  const language = useLanguage();
  const isAdmin = useAccount().role === 'admin';
  const lead = !isAdmin
    ? 'cards.lead.own'
    : owner === null
      ? 'cards.lead.all'
      : 'cards.lead.school';
  const query = cardsQuery(owner);
  const { data, problem, refetch } = useServerData(query);
  const [dialog, setDialog] = useState<OpenDialog>(nothing);
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const cards = data?.cards ?? [];

  const setCards = (change: (cards: ExtraCard[]) => ExtraCard[]) =>
    queryClient.setQueryData(query.queryKey, (now) => now && { ...now, cards: change(now.cards) });
  const afterSave = (card: ExtraCard) => {
    const isNew = !cards.some(({ _id }) => _id === card._id);
    setCards((now) =>
      isNew ? [...now, card] : now.map((each) => (each._id === card._id ? card : each)),
    );
    setNotice(t(isNew ? 'cards.added' : 'cards.saved', { title: card[language].title }));
  };
  const afterRemoval = (card: ExtraCard, isDone: boolean) => {
    setDialog(nothing);
    if (!isDone) return;
    setCards((now) => now.filter(({ _id }) => _id !== card._id));
    setNotice(t('cards.removed', { title: card[language].title }));
    noticeRef.current?.focus();
  };
  const start = (next: OpenDialog) => {
    setNotice(null);
    setDialog(next);
  };

  return (
    <div className={style.cards}>
      <div className={style.words}>
        <p>{t(lead)}</p>
        <p className={style.quiet}>{t('cards.keep')}</p>
      </div>
      <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
      {problem !== null && (
        <PanelProblem
          text={t('cards.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && cards.length === 0 && (
        <p className={style.empty}>{t('cards.empty')}</p>
      )}
      {cards.length > 0 && (
        <ul className={style.list} aria-label={t('cards.list')}>
          {cards.map((card) => (
            <CardTile
              key={card._id}
              card={card}
              onEdit={() => start({ kind: 'edit', card })}
              onRemove={() => start({ kind: 'remove', card })}
            />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <div className={style.end}>
          <Button onClick={() => start({ kind: 'edit', card: null })}>{t('cards.add')}</Button>
          {isAdmin && owner !== null && (
            <Link to={pages.everyonesCards.path}>{t('cards.everyones')}</Link>
          )}
          {cards.length > 0 && (
            <span className={style.quiet}>
              {t('cards.count', { count: cards.length, max: data.max })}
            </span>
          )}
        </div>
      )}
      {dialog.kind === 'edit' && (
        // Loads the other language. Without this boundary the page would suspend and lose the
        // focus.
        <Suspense fallback={null}>
          <CardEditor
            owner={owner}
            card={dialog.card}
            onSaved={afterSave}
            onClosed={() => setDialog(nothing)}
          />
        </Suspense>
      )}
      {dialog.kind === 'remove' && (
        <ConfirmModal
          heading={t('remove.heading', { title: dialog.card[language].title })}
          confirmLabel={t('remove.yes')}
          busyLabel={t('remove.busy')}
          cancelLabel={t('remove.no')}
          isDestructive
          action={() => deleteCard(owner, dialog.card._id)}
          onClosed={(isDone) => afterRemoval(dialog.card, isDone)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmModal>
      )}
    </div>
  );
}

interface CardTileProps {
  card: ExtraCard;
  onEdit: () => void;
  onRemove: () => void;
}

function CardTile({ card, onEdit, onRemove }: CardTileProps) {
  const t = useText('cards');
  const d = useText('deck');
  const language = useLanguage();
  const other = otherLanguage(language);
  const { title } = card[language];
  return (
    <li className={style.tile}>
      <CardFront card={viewCard({ kind: 'extra', card }, language)} />
      <div className={style.about}>
        <strong>{title}</strong>
        <span className={style.quiet} lang={other}>
          {card[other].title}
        </span>
        <span className={style.quiet}>{d(`category.${card.color}`)}</span>
        <div className={style.actions}>
          <Button look="quiet" aria-label={t('cards.editOne', { title })} onClick={onEdit}>
            {t('cards.edit')}
          </Button>
          <Button look="quiet" aria-label={t('cards.removeOne', { title })} onClick={onRemove}>
            {t('cards.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
