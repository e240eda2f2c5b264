import { useState } from 'react';
import { useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CardBackModal } from '../../../ui/card/card-back.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { topChallengesQuery, type TopChallenges } from '../api/students.ts';
import { topThree } from '../model/top-three.ts';
import style from './top-challenges.module.css';

export function TopChallengesPanel({ schoolId }: { schoolId: string }) {
  const t = useText('students');
  const d = useText('dashboard');
  const { data, problem, refetch } = useServerData(topChallengesQuery(schoolId));
  return (
    <Panel
      heading={t('top.heading')}
      failure={d('Students.TopChallenges.Error')}
      problem={problem}
      onRetry={() => void refetch()}
      height={19}
    >
      {data ? <TopThree challenges={data} /> : null}
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
