import { pages } from '@trio/contracts/pages';
import { useEffect, useState, type CSSProperties, type Ref } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import type { Saving } from '../../../../lib/current-sort.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { CardBackModal } from '../../../../ui/card/card-back.tsx';
import { CardButton } from '../../../../ui/card/card-button.tsx';
import { CardFront, Emblem } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import faceDown from '../../../../ui/face-down.svg';
import { SavingStatus } from './saving-status.tsx';
import style from './reveal.module.css';

interface RevealProps {
  cards: readonly CardView[];
  saving: Saving;
  headingRef: Ref<HTMLHeadingElement>;
  onWhy: () => void;
  onResult: () => void;
}

export function Reveal({ cards, saving, headingRef, onWhy, onResult }: RevealProps) {
  const t = useText('results');
  const p = useText('picking');
  const [open, setOpen] = useState<CardView | null>(null);
  useEffect(() => countEvent('reveal-view'), []);
  return (
    <section className={style.reveal}>
      <header className={style.head}>
        <h1 ref={headingRef} tabIndex={-1}>
          {p('saved.heading')}
        </h1>
        <SavingStatus saving={saving} isWritten={false} />
      </header>
      <Announcement cards={cards} />
      <ol className={style.cards}>
        {cards.map((card, at) => (
          <li
            key={card.id}
            className={style.place}
            data-color={card.color}
            style={{ '--at': at } as CSSProperties}
          >
            <Sparks color={card.color} />
            <div className={style.turn}>
              <div className={style.front}>
                <CardFront card={card} hasPlainLine />
              </div>
              <img className={style.back} src={faceDown} alt="" />
            </div>
            <CardButton
              card={card}
              name={t('reveal.open', { rank: at + 1, title: card.title })}
              onOpen={setOpen}
            />
            <span className={style.rank} aria-hidden="true">
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
      <div className={style.ways}>
        <div className={style.buttons}>
          <Button size="large" onClick={onWhy}>
            {t('reveal.why')}
          </Button>
          <ButtonLink look="quiet" size="large" to={pages.explore.path}>
            {t('reveal.careers')}
          </ButtonLink>
        </div>
        <button type="button" className={style.result} onClick={onResult}>
          {t('reveal.result')}
        </button>
      </div>
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </section>
  );
}

/** Late enough not to be lost in the announcement of the new page. */
const announcementDelay = 400;

function Announcement({ cards }: { cards: readonly CardView[] }) {
  const t = useText('results');
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), announcementDelay);
    return () => clearTimeout(timer);
  }, []);
  const [first = '', second = '', third = ''] = cards.map(({ title }) => title);
  return (
    <p className="visually-hidden" role="status">
      {isDue && t('reveal.said', { first, second, third })}
    </p>
  );
}

const sparks = [0, 1, 2, 3, 4, 5, 6, 7];

function Sparks({ color }: Pick<CardView, 'color'>) {
  return (
    <span className={style.sparks} aria-hidden="true">
      {sparks.map((spark) => (
        <span key={spark} className={style.spark} style={{ '--spark': spark } as CSSProperties}>
          <Emblem color={color} label="" />
        </span>
      ))}
    </span>
  );
}
