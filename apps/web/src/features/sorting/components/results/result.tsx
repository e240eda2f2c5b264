import { pages } from '@trio/contracts/pages';
import type { Reflection } from '@trio/contracts/reflection';
import { alsoLiked } from '@trio/domain/sorting/pattern';
import { useState, type ReactNode, type Ref } from 'react';
import {
  currentAnswers,
  threeBefore,
  useReadySort,
  type Three,
} from '../../../../lib/current-sort.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { ThreeCards } from '../../../../ui/card/three-cards.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { OwnWords, type QuestionName } from '../../../../ui/profile/own-words.tsx';
import { WhatChanged } from '../../../../ui/profile/what-changed.tsx';
import { WordsReaders } from '../words-readers.tsx';
import { AlsoLiked } from './also-liked.tsx';
import { CareersSection } from './careers-section.tsx';
import { PatternSection } from './pattern-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { ProfileActions, ProfileExtras } from './profile-actions.tsx';
import { SavingStatus } from './saving-status.tsx';
import style from './result.module.css';

interface ResultProps {
  three: Three;
  cards: readonly CardView[];
  reflection: Reflection | null;
  areWordsShared: boolean;
  /** Null until the server has received this trio. */
  sortId: string | null;
  isWritten: boolean;
  hasDraft: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  /** Shown after the words. */
  next: ReactNode;
  onEdit: (question: QuestionName | null) => void;
}

const noOwnCards = {};

export function Result({
  three,
  cards,
  reflection,
  areWordsShared,
  sortId,
  isWritten,
  hasDraft,
  headingRef,
  next,
  onEdit,
}: ResultProps) {
  const t = useText('picking');
  const r = useText('results');
  const state = useReadySort();
  const [open, setOpen] = useState<CardView | null>(null);
  const before = threeBefore(state);
  const sorted = currentAnswers(state);
  const viewOf = useCardViews(three.extraCards, sorted?.ownCards ?? noOwnCards);
  const answered = (sorted?.answers ?? []).flatMap(({ id, answer }) => {
    const card = viewOf(id);
    return card ? [{ id, answer, card, color: card.color }] : [];
  });

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1 ref={headingRef} tabIndex={-1}>
          {t('saved.heading')}
        </h1>
        <SavingStatus saving={state.saving} isWritten={isWritten} />
      </header>
      <div className={style.pair}>
        <ThreeCards
          cards={cards}
          look="small"
          nameOf={({ title }, rank) => r('reveal.open', { rank, title })}
          onOpen={setOpen}
        />
        <ProfileActions sortId={sortId} firstTitle={cards[0]?.title ?? ''} />
      </div>
      <OwnWords
        reflection={reflection}
        cards={cards}
        hasDraft={hasDraft}
        onEdit={onEdit}
        readers={<WordsReaders sortId={three.id} areWordsShared={areWordsShared} />}
      />
      {next && <div className={style.columns}>{next}</div>}
      <div className={style.columns}>
        <CareersSection three={three} />
        <PictureSection cards={cards} />
      </div>
      {answered.length > 0 && (
        <>
          <PatternSection answered={answered} />
          <AlsoLiked liked={alsoLiked(answered, three.ids)} onOpen={setOpen} />
        </>
      )}
      {before && <WhatChanged now={three} before={before} />}
      {sortId !== null && <ProfileExtras sortId={sortId} reflection={reflection} />}
      <div className={style.ways}>
        {before && (
          <ButtonLink look="quiet" to={pages.earlier.path}>
            {r('result.earlier')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={pages.cards.path}>
          {t('saved.home')}
        </ButtonLink>
      </div>
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </div>
  );
}
