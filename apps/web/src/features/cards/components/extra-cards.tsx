import type { ExtraCard } from '@trio/contracts/cards';
import { pages } from '@trio/contracts/pages';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { cardsQuery, deleteCard, type Whose } from '../api/deck-cards.ts';
import { CardEditor } from './card-editor.tsx';
import { CardTile } from './card-tile.tsx';
import style from './extra-cards.module.css';

type Doing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'edit'; readonly card: ExtraCard | null }
  | { readonly kind: 'remove'; readonly card: ExtraCard };

const nothing: Doing = { kind: 'nothing' };

export function ExtraCards({ whose }: { whose: Whose }) {
  const t = useText('cards');
  const language = useLanguage();
  const query = cardsQuery(whose);
  const { data, problem, refetch } = useServerData(query);
  const [doing, setDoing] = useState<Doing>(nothing);
  const [news, setNews] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const cards = data?.cards ?? [];

  const setCards = (change: (cards: ExtraCard[]) => ExtraCard[]) =>
    queryClient.setQueryData(query.queryKey, (now) => now && { ...now, cards: change(now.cards) });
  const afterSave = (card: ExtraCard) => {
    const isNew = !cards.some(({ _id }) => _id === card._id);
    setCards((now) =>
      isNew ? [...now, card] : now.map((each) => (each._id === card._id ? card : each)),
    );
    setNews(t(isNew ? 'cards.added' : 'cards.saved', { title: card[language].title }));
  };
  const afterRemoval = (card: ExtraCard, isDone: boolean) => {
    setDoing(nothing);
    if (!isDone) return;
    setCards((now) => now.filter(({ _id }) => _id !== card._id));
    setNews(t('cards.removed', { title: card[language].title }));
    // The focused button is gone.
    said.current?.focus();
  };
  const start = (next: Doing) => {
    setNews(null);
    setDoing(next);
  };

  return (
    <div className={style.cards}>
      <div className={style.words}>
        <p>{t(whose === null ? 'cards.lead.all' : 'cards.lead.school')}</p>
        <p className={style.quiet}>{t('cards.keep')}</p>
      </div>
      <SuccessNotice ref={said}>{news}</SuccessNotice>
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
          {whose !== null && <Link to={pages.everyonesCards.path}>{t('cards.everyones')}</Link>}
          {cards.length > 0 && (
            <span className={style.quiet}>
              {t('cards.count', { count: cards.length, max: data.max })}
            </span>
          )}
        </div>
      )}
      {doing.kind === 'edit' && (
        // Loads the other language. Without this boundary the page would suspend and lose the
        // focus.
        <Suspense fallback={null}>
          <CardEditor
            whose={whose}
            card={doing.card}
            onSaved={afterSave}
            onClosed={() => setDoing(nothing)}
          />
        </Suspense>
      )}
      {doing.kind === 'remove' && (
        <ConfirmModal
          heading={t('remove.heading', { title: doing.card[language].title })}
          confirmLabel={t('remove.yes')}
          busyLabel={t('remove.busy')}
          cancelLabel={t('remove.no')}
          isFinal
          action={() => deleteCard(whose, doing.card._id)}
          onClosed={(isDone) => afterRemoval(doing.card, isDone)}
        >
          <p>{t('remove.text')}</p>
        </ConfirmModal>
      )}
    </div>
  );
}
