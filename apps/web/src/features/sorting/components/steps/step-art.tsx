import { useText } from '../../../../lib/language/use-text.ts';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { AnswerIcon } from '../card/answer-icon.tsx';
import style from './step-art.module.css';

const shown = ['soundAndStage', 'affordableHomes', 'freshWater', 'belongTogether', 'robotsAtWork'];

function useView() {
  const { extraCards } = useReadySort();
  return useCardViews(extraCards);
}

export function HandArt() {
  const viewOf = useView();
  return (
    <div className={style.hand}>
      {shown.map((key) => {
        const card = viewOf(key);
        return card && <CardFront key={key} card={card} />;
      })}
    </div>
  );
}

export function AnswersArt() {
  const card = useView()('freshWater');
  return (
    <div className={style.answers}>
      <span className={style.left}>
        <AnswerIcon answer="dislike" />
      </span>
      <span className={style.up}>
        <AnswerIcon answer="like" />
      </span>
      <span className={style.right}>
        <AnswerIcon answer="superlike" />
      </span>
      {card && <CardFront card={card} />}
    </div>
  );
}

export function TurnArt() {
  const t = useText('deck');
  const card = useView()('freshWater');
  if (!card) return null;
  return (
    <div className={style.turn} data-color={card.color}>
      <div className={style.front}>
        <CardFront card={card} />
        <b className={style.info}>i</b>
      </div>
      <div className={style.back}>
        <strong>{card.title}</strong>
        <div>
          <i />
          <i />
          <i />
          <em>{t('card.careers')}</em>
          {card.careers.slice(0, 3).map(({ id, title }) => (
            <span key={id}>{title}</span>
          ))}
        </div>
      </div>
    </div>
  );
}
