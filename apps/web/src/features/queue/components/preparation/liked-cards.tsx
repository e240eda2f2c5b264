import type { SortOfStudent } from '@trio/contracts/students';
import { useText } from '../../../../lib/language/use-text.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import style from './liked-cards.module.css';
import { CutList, Part } from './part.tsx';

interface LikedCardsProps {
  sort: SortOfStudent;
  viewOf: (id: string) => CardView | null;
}

const mostOnPaper = { superlike: 4, like: 3 } as const;

/** Without the three. */
export function LikedCards({ sort, viewOf }: LikedCardsProps) {
  const t = useText('queue');
  const answers = (['superlike', 'like'] as const)
    .map((answer) => ({
      answer,
      cards: sort.liked[answer]
        .filter((name) => !sort.selected.includes(name))
        .flatMap((name) => viewOf(name) ?? []),
    }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <Part heading={t('prepare.liked')}>
      {answers.length === 0 && <p className={style.quiet}>{t('prepare.noneLiked')}</p>}
      {answers.map(({ answer, cards }) => (
        <div key={answer}>
          <h3 className={style.answer}>{t(`prepare.${answer}`)}</h3>
          <CutList
            most={8}
            mostOnPaper={mostOnPaper[answer]}
            moreOf={(count) => t('prepare.more', { count })}
            items={cards.map((card) => ({
              key: card.id,
              content: (
                <span className={style.card} data-color={card.color}>
                  <span className={style.swatch}>
                    <Emblem color={card.color} label="" />
                  </span>
                  {card.title}
                </span>
              ),
            }))}
          />
        </div>
      ))}
    </Part>
  );
}
