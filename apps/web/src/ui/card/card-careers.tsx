import { useId } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import style from './card-back.module.css';
import type { CardView } from './card-view.ts';

interface CardCareersProps {
  card: CardView;
  heading: 'h2' | 'h3' | 'h4';
  onCareerOpened?: ((careerId: string) => void) | undefined;
}

/** A student's own card has no careers. */
export function CardCareers({ card, heading: Heading, onCareerOpened }: CardCareersProps) {
  const t = useText('deck');
  const s = useText('shell');
  const newTabId = useId();
  const hasCareers = card.careers.length > 0;
  if (card.kind !== 'built-in' && !hasCareers) return null;
  return (
    <section className={style.careers}>
      <Heading className={style.subtitle}>{card.careersHeading ?? t('card.careers')}</Heading>
      {card.careersText !== null && <p>{card.careersText}</p>}
      {!hasCareers && <p>{t('card.careersNone')}</p>}
      {/* Each link refers to this text: visible, it would repeat up to fourteen times. */}
      <span id={newTabId} hidden>
        {s('footer.newTab')}
      </span>
      {hasCareers && (
        <ul className={style.list}>
          {card.careers.map((career) => (
            <li key={career.id}>
              <a
                href={career.url}
                target="_blank"
                rel="noreferrer"
                aria-describedby={newTabId}
                onClick={() => onCareerOpened?.(career.id)}
              >
                {career.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
