import { useText } from '../../../lib/language/use-text.ts';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import form from '../../../ui/form.module.css';
import style from './small-three.module.css';

export function SmallThree({ cards }: { cards: readonly CardView[] }) {
  const t = useText('survey');
  return (
    <ol className={style.three} aria-label={t('survey.cards')}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <CardFront card={card} />
          <span className={form.aloud}>{t('survey.rank', { rank: at + 1 })}</span>
        </li>
      ))}
    </ol>
  );
}
