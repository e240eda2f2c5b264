import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Modal } from '../modal.tsx';
import style from './card-back.module.css';
import { Emblem } from './card-front.tsx';
import { countBack, countCareer, countCareers } from './card-usage.ts';
import type { CardView } from './card-view.ts';

interface CardBackProps {
  card: CardView;
  headingLevel?: 2 | 3;
  onCareerOpened?: (careerId: string) => void;
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

interface CardCareersProps {
  card: CardView;
  heading: 'h2' | 'h3' | 'h4';
  onCareerOpened?: ((careerId: string) => void) | undefined;
}

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

interface CardBackModalProps {
  card: CardView;
  onClosed: () => void;
  children?: ReactNode;
}

export function CardBackModal({ card, onClosed, children }: CardBackModalProps) {
  const noteSeen = useEffectEvent(() => {
    countBack(card);
    countCareers(card);
  });
  useEffect(() => noteSeen(), []);
  return (
    <Modal heading={card.title} look="card" isBlocked={false} onClosed={onClosed}>
      {() => (
        // Focus the top, not the first link: a card is read from its top.
        <div ref={takeFocus} className={style.read} tabIndex={-1}>
          <CardBack card={card} headingLevel={3} onCareerOpened={(id) => countCareer(card, id)}>
            {children}
          </CardBack>
        </div>
      )}
    </Modal>
  );
}
