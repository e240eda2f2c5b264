import { useText } from '../../lib/language/use-text.ts';
import type { CardView } from './card-view.ts';
import { Emblem } from './emblem.tsx';
import style from './card-back.module.css';

interface CardBackProps {
  card: CardView;
  /** How deep the title stands in its page. */
  headingLevel?: 2 | 3;
  onCareerOpened?: (careerId: string) => void;
}

/** The back: what the problem is, what people do about it, and some of those people. */
export function CardBack({ card, headingLevel = 2, onCareerOpened }: CardBackProps) {
  const t = useText('deck');
  const Title = `h${headingLevel}` as const;
  const Subtitle = headingLevel === 2 ? 'h3' : 'h4';
  const isOurs = card.kind === 'built-in';
  const hasCareers = card.careers.length > 0;
  return (
    <article className={style.back} data-color={card.color}>
      <header className={style.head}>
        <p className={style.category}>
          <Emblem color={card.color} label="" />
          {t(`category.${card.color}`)}
          {card.isTrades && <span className={style.badge}>{t('card.trades')}</span>}
        </p>
        <Title className={style.title}>{card.title}</Title>
      </header>
      <div className={style.body}>
        {card.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {isOurs && card.paragraphs.length === 0 && <p>{t('card.inTheMaking')}</p>}
        {(isOurs || hasCareers) && (
          <section className={style.careers}>
            <Subtitle className={style.subtitle}>
              {card.careersHeading ?? t('card.careers')}
            </Subtitle>
            {card.careersText !== null && <p>{card.careersText}</p>}
            {!hasCareers && <p>{t('card.careersNone')}</p>}
            {hasCareers && (
              <ul className={style.list}>
                {card.careers.map((career) => (
                  <li key={career.id}>
                    <a
                      href={career.url}
                      target="_blank"
                      rel="noreferrer"
                      onClick={() => onCareerOpened?.(career.id)}
                    >
                      {career.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
    </article>
  );
}
