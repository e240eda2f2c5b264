import type { ReactNode } from 'react';
import { currentThree, useReadySort } from '../../../lib/current-sort.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import style from './guest-page.module.css';
import threeStyle from './small-three.module.css';

interface GuestPageProps {
  heading: string;
  lead: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function GuestPage({ heading, lead, aside, children }: GuestPageProps) {
  return (
    <div className={style.page}>
      <header className={style.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {aside}
      </header>
      <div className={style.sheet}>{children}</div>
    </div>
  );
}

export function SmallThree({ cards }: { cards: readonly CardView[] }) {
  const t = useText('survey');
  return (
    <ol className={threeStyle.three} aria-label={t('survey.cards')}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <CardFront card={card} />
          <span className="visually-hidden">{t('survey.rank', { rank: at + 1 })}</span>
        </li>
      ))}
    </ol>
  );
}

const none: readonly never[] = [];

/** Null before the first trio and during a sort. */
export function useGuestThree(): readonly CardView[] | null {
  const state = useReadySort();
  const three = currentThree(state);
  const viewOf = useCardViews(three?.extraCards ?? none, three?.ownCards);
  const isUnderWay = state.sort !== null && state.sort.confirmedAt === null;
  return three === null || isUnderWay ? null : three.ids.flatMap((id) => viewOf(id) ?? []);
}
