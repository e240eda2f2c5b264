import type { ConfirmedResult } from '@trio/contracts/results';
import { useState, type ReactNode } from 'react';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { threeBefore, type Three, useReadySort } from '../../../../lib/current-sort.ts';
import { CardBackModal } from '../../../../ui/card/card-back-modal.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { ThreeCards } from '../../../../ui/card/three-cards.tsx';
import { OwnWords } from '../../../../ui/profile/own-words.tsx';
import { HomeActions } from './home-actions.tsx';
import { WhatChanged } from './what-changed.tsx';
import style from './three-home.module.css';

export interface ThreeHomeProps {
  three: Three;
  /** The three to be shown, in rank order. */
  cards: readonly CardView[];
  /** What the server knows of these three; null as long as it has not heard of them. */
  confirmed: ConfirmedResult | null;
  isExpired: boolean;
  /** The way back into a sort that was begun. */
  children: ReactNode;
}

/** The current top three, what can be done with them, and what the last sort changed. */
export function ThreeHome({ three, cards, confirmed, isExpired, children }: ThreeHomeProps) {
  const t = useText('home');
  const { firstname } = useAccount();
  const state = useReadySort();
  const dateOf = useDate();
  const [open, setOpen] = useState<CardView | null>(null);
  const before = threeBefore(state);
  const isUnsaved = state.sort !== null && state.sort.confirmedAt !== null;
  return (
    <section className={style.home}>
      <header className={style.head}>
        <p className={style.greeting}>{t('home.greeting', { name: firstname })}</p>
        <h1>{t('home.three.heading')}</h1>
        <p className={style.date}>
          {isUnsaved && state.saving === 'waiting'
            ? t('home.three.waiting')
            : t('home.three.chosen', { date: dateOf(three.confirmedAt) })}
        </p>
      </header>
      {children}
      <ThreeCards
        cards={cards}
        nameOf={({ title }, rank) => t('home.three.open', { rank, title })}
        onOpen={setOpen}
      />
      <HomeActions
        firstTitle={cards[0]?.title ?? ''}
        confirmed={confirmed}
        isExpired={isExpired}
        hasBegun={Boolean(children)}
      />
      {confirmed && <OwnWords reflection={confirmed.reflection} cards={cards} />}
      {before && <WhatChanged now={three} before={before} />}
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </section>
  );
}
