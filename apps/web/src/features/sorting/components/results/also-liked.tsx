import type { Answer } from '@trio/domain/sorting/sort';
import { useId, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import style from './also-liked.module.css';
import { ResultSection } from './result-section.tsx';

interface LikedCard {
  readonly id: string;
  readonly answer: Answer;
  readonly card: CardView;
}

interface AlsoLikedProps {
  liked: readonly LikedCard[];
  onOpen: (card: CardView) => void;
}

/** More than these are hidden at first: a student may have liked fifty. */
const shownAtFirst = 12;

export function AlsoLiked({ liked, onOpen }: AlsoLikedProps) {
  const t = useText('results');
  const a = useText('sorting');
  const listId = useId();
  const [isAll, setIsAll] = useState(false);
  const groups = (['superlike', 'like'] as const)
    .map((answer) => ({
      answer,
      cards: liked.flatMap((each, at) => (each.answer === answer ? [{ ...each, at }] : [])),
    }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <ResultSection heading={t('result.also')}>
      <p>{t(liked.length === 0 ? 'result.alsoNone' : 'result.alsoText')}</p>
      <div id={listId} className={style.groups} data-all={isAll || undefined}>
        {groups.map(({ answer, cards }) => (
          <section
            key={answer}
            className={style.group}
            data-late={(cards[0]?.at ?? 0) >= shownAtFirst || undefined}
          >
            <h3>
              {a(`answer.${answer}`)} <span className={style.count}>{cards.length}</span>
            </h3>
            <ul className={style.cards}>
              {cards.map(({ id, card, at }) => (
                <li key={id} data-late={at >= shownAtFirst || undefined} data-color={card.color}>
                  <button
                    type="button"
                    className={style.card}
                    aria-label={t('result.alsoOpen', { title: card.title })}
                    onClick={() => onOpen(card)}
                  >
                    <span className={style.poster}>
                      <img src={card.poster} alt="" loading="lazy" width={40} height={64} />
                    </span>
                    <span className={style.title}>{card.title}</span>
                    <span className={style.emblem}>
                      <Emblem color={card.color} label="" />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {liked.length > shownAtFirst && (
        <Button
          look="quiet"
          aria-expanded={isAll}
          aria-controls={listId}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? t('result.alsoFewer') : t('result.alsoAll', { count: liked.length })}
        </Button>
      )}
    </ResultSection>
  );
}
