import { useState } from 'react';
import { threeOfResult } from '../../../../lib/current-sort.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { compareCategories, likedByCategory } from '../../../../ui/profile/liked-by-category.ts';
import { WhatChanged } from '../../../../ui/profile/what-changed.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import type { Preparation } from '../../api.ts';
import { NoteForm } from '../noting/note-form.tsx';
import { CategoryPattern } from './category-pattern.tsx';
import { Conversations } from './conversations.tsx';
import { LikedCards } from './liked-cards.tsx';
import { OpeningQuestion } from './opening-question.tsx';
import { Part } from './part.tsx';
import style from './preparation-body.module.css';
import { SavedCareers } from './saved-careers.tsx';
import { Steps } from './steps.tsx';
import { TrioWords } from './trio-words.tsx';
import { WhyNow } from './why-now.tsx';

interface PreparationBodyProps {
  prepared: Preparation;
  name: string;
  onChanged: () => Promise<unknown>;
}

export function PreparationBody({ prepared, name, onChanged }: PreparationBodyProps) {
  const t = useText('queue');
  const { sorts, extraCards, today } = prepared;
  const [latest, before] = sorts;
  const viewOf = useCardViews(extraCards);
  const [notice, setNotice] = useState<string | null>(null);
  const say = (text: string) => {
    setNotice(text);
    void onChanged();
  };
  return (
    <div className={style.columns}>
      <div className={style.column}>
        <OpeningQuestion question={prepared.question} viewOf={viewOf} />
        <TrioWords sort={latest ?? null} prepared={prepared} />
        {latest && (
          <div className={style.pair}>
            <LikedCards sort={latest} viewOf={viewOf} />
            <CategoryPattern rows={likedByCategory(latest, viewOf)} />
          </div>
        )}
        {latest && before && (
          <div className={style.changed}>
            <WhatChanged
              isFlat
              now={threeOfResult(latest)}
              before={threeOfResult(before)}
              categories={compareCategories(
                likedByCategory(latest, viewOf),
                likedByCategory(before, viewOf),
              )}
            />
          </div>
        )}
      </div>
      <div className={style.column}>
        <div className={style.why}>
          <WhyNow prepared={prepared} />
        </div>
        <Part heading={t('noting.open')} isOnScreen>
          <NoteForm
            studentId={prepared._id}
            today={today}
            onDone={() => say(t('noting.saved', { name }))}
          />
          <SuccessNotice>{notice}</SuccessNotice>
        </Part>
        <Steps steps={prepared.steps} />
        <Conversations
          studentId={prepared._id}
          name={name}
          today={today}
          conversations={prepared.conversations}
          onCorrected={() => say(t('noting.corrected'))}
        />
        <SavedCareers saved={prepared.savedCareers} />
      </div>
    </div>
  );
}
