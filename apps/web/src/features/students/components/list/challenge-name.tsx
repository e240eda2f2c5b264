import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import { LongName } from '../../../../ui/tooltip/tooltip.tsx';
import style from './challenge-name.module.css';

export function ChallengeName({ card }: { card: CardView }) {
  const t = useText('deck');
  return (
    <span className={style.challenge} data-color={card.color}>
      <span className={style.swatch}>
        <Emblem color={card.color} label={t(`category.${card.color}`)} />
      </span>
      <LongName text={card.title} />
    </span>
  );
}
