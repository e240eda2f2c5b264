import type { ReactNode } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { CardCareers } from './card-careers.tsx';
import type { CardView } from './card-view.ts';
import { Emblem } from './emblem.tsx';
import style from './card-back.module.css';

interface CardBackProps {
  card: CardView;
  headingLevel?: 2 | 3;
  onCareerOpened?: (careerId: string) => void;
  /** Shown after the careers. */
  children?: ReactNode;
}

export function CardBack({ card, headingLevel = 2, onCareerOpened, children }: CardBackProps) {
  const t = useText('deck');
  const Title = `h${headingLevel}` as const;
  const paragraphs = card.paragraphs.map((text, at) => ({ id: `${at} ${text}`, text }));
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
        {paragraphs.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        <CardCareers
          card={card}
          heading={headingLevel === 2 ? 'h3' : 'h4'}
          onCareerOpened={onCareerOpened}
        />
        {children}
      </div>
    </article>
  );
}
