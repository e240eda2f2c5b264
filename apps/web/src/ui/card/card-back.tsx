import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Modal, type ModalProps } from '../modal.tsx';
import style from './card-back.module.css';
import { Emblem } from './card-front.tsx';
import { backTexts, partsOf } from './card-parts.ts';
import { countBack, countCareer, countCareers } from './card-usage.ts';
import type { CardView } from './card-view.ts';
import { ListenButton } from './listen-button.tsx';

interface CardBackProps {
  card: CardView;
  headingLevel?: 2 | 3;
  onCareerOpened?: (careerId: string) => void;
  canListen?: boolean;
  children?: ReactNode;
}

export function CardBack({
  card,
  headingLevel = 2,
  onCareerOpened,
  canListen = false,
  children,
}: CardBackProps) {
  const t = useText('deck');
  const Title = `h${headingLevel}` as const;
  const Subtitle = headingLevel === 2 ? 'h3' : 'h4';
  const { lead, story } = partsOf(card);
  const isBuiltIn = card.kind === 'built-in';
  return (
    <article className={style.back} data-color={card.color}>
      <header className={style.head}>
        <p className={style.category}>
          <Emblem color={card.color} label="" />
          {t(`category.${card.color}`)}
          {card.isTrades && <span className={style.badge}>{t('card.trades')}</span>}
        </p>
        {canListen && (
          <ListenButton className={style.listen} texts={backTexts(card, t('card.careers'))} />
        )}
        <Title className={style.title}>{card.title}</Title>
        {card.plainLine !== null && <p className={style.plain}>{card.plainLine}</p>}
      </header>
      <div className={style.body}>
        {lead.length > 0 && (
          <section className={style.part}>
            {isBuiltIn && <Subtitle className={style.subtitle}>{t('card.response')}</Subtitle>}
            <Paragraphs texts={lead} />
          </section>
        )}
        <CardCareers card={card} heading={Subtitle} onCareerOpened={onCareerOpened} />
        {story.length > 0 && (
          <section className={style.part}>
            <Subtitle className={style.subtitle}>{t('card.story')}</Subtitle>
            <Paragraphs texts={story} />
          </section>
        )}
        {children}
      </div>
    </article>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts
    .map((text, at) => ({ id: `${at} ${text}`, text }))
    .map(({ id, text }) => <p key={id}>{text}</p>);

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

interface CardBackModalProps extends Pick<ModalProps, 'ref' | 'foot' | 'turnsFrom'> {
  card: CardView;
  onClosed: () => void;
  children?: ReactNode;
}

export function CardBackModal({ card, onClosed, children, ...modal }: CardBackModalProps) {
  const noteSeen = useEffectEvent(() => {
    countBack(card);
    countCareers(card);
  });
  useEffect(() => noteSeen(), []);
  return (
    <Modal {...modal} heading={card.title} look="card" isBlocked={false} onClosed={onClosed}>
      {() => (
        // Focus the top, not the first link: a card is read from its top.
        <div ref={takeFocus} className={style.read} tabIndex={-1}>
          <CardBack
            card={card}
            headingLevel={3}
            canListen
            onCareerOpened={(id) => countCareer(card, id)}
          >
            {children}
          </CardBack>
        </div>
      )}
    </Modal>
  );
}
