import { useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import type { Panel as PanelState } from '../../../lib/panel/use-panel.ts';
import { CardBackModal } from '../../../ui/card/card-back-modal.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import type { TopChallenges } from '../api/school-panels.ts';
import { topThree } from '../model/top-three.ts';
import style from './top-challenges.module.css';

/** What moves the class: the three cards that most have chosen. */
export function TopChallengesPanel({ top }: { top: PanelState<TopChallenges> }) {
  const t = useText('students');
  const d = useText('dashboard');
  return (
    <Panel
      heading={t('top.heading')}
      failure={d('Students.TopChallenges.Error')}
      problem={top.problem}
      onRetry={() => void top.reload()}
      height={19}
    >
      {top.data && <TopThree challenges={top.data} />}
    </Panel>
  );
}

function TopThree({ challenges }: { challenges: TopChallenges }) {
  const t = useText('students');
  const viewOf = useCardViews(challenges.extraCards);
  const [open, setOpen] = useState<CardView | null>(null);
  const three = topThree(challenges.topChallenges).flatMap(({ name, count }) => {
    const card = viewOf(name);
    return card ? [{ card, count }] : [];
  });
  if (three.length === 0) return <p className={style.none}>{t('top.none')}</p>;
  return (
    <>
      <ol className={style.three}>
        {three.map(({ card, count }, at) => (
          <li key={card.id} className={style.place}>
            <div className={style.card}>
              <CardFront card={card} />
              <button
                type="button"
                className={style.open}
                aria-label={t('top.open', { rank: at + 1, title: card.title })}
                onClick={() => setOpen(card)}
              />
            </div>
            <span className={style.count}>{t('top.chosenBy', { count })}</span>
          </li>
        ))}
      </ol>
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </>
  );
}
