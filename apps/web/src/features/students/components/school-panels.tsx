import type { StudentSummary } from '@trio/contracts/dashboards';
import { insightPath } from '@trio/contracts/pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ServerData, useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CardBackModal } from '../../../ui/card/card-back.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { MonthChart } from '../../../ui/chart/month-chart.tsx';
import { Panel, PanelProblem } from '../../../ui/panel/panel.tsx';
import { StatsPanel } from '../../../ui/stats/stats-panel.tsx';
import { monthlyCountsQuery, type TopChallenges, topChallengesQuery } from '../api.ts';
import { topThree } from '../model.ts';
import glanceStyle from './glance.module.css';
import style from './top-challenges.module.css';

interface GlanceProps {
  summary: ServerData<StudentSummary>;
  toNotYet: URLSearchParams;
}

export function Glance({ summary, toNotYet }: GlanceProps) {
  const t = useText('students');
  const d = useText('dashboard');
  const { data, problem, refetch } = summary;
  const isLoading = data === undefined && problem === null;
  return (
    <StatsPanel heading={d('stats.heading')} summary={data ?? null} isLoading={isLoading}>
      {problem !== null && (
        <PanelProblem
          text={t('glance.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && <div className={glanceStyle.coming} />}
      {data && <Progress summary={data} toNotYet={toNotYet} />}
    </StatsPanel>
  );
}

function Progress({ summary, toNotYet }: { summary: StudentSummary; toNotYet: URLSearchParams }) {
  const t = useText('students');
  const { totalStudentsEnabled: count, totalStudentsEnabledWhoSorted: sorted } = summary;
  const left = Math.max(0, count - sorted);
  const disabled = summary.totalStudents - count;
  return (
    <div className={glanceStyle.progress}>
      <p className={glanceStyle.words}>
        <strong>{t('glance.of', { sorted, count })}</strong>
        {left === 0 ? (
          <span>{t('glance.everybody')}</span>
        ) : (
          <span>
            {t('glance.notYet', { count: left })}{' '}
            <Link to={`?${toNotYet.toString()}`} preventScrollReset>
              {t('glance.showNotYet')}
            </Link>
          </span>
        )}
      </p>
      <div className={glanceStyle.bar} aria-hidden="true">
        <i style={{ width: `${count === 0 ? 0 : (100 * sorted) / count}%` }} />
      </div>
      {disabled > 0 && (
        <p className={glanceStyle.apart}>{t('glance.disabled', { count: disabled })}</p>
      )}
    </div>
  );
}

interface FiguresProps {
  schoolId: string;
  classId: string;
}

export function JoinedPanel({ schoolId, classId }: FiguresProps) {
  const t = useText('students');
  const d = useText('dashboard');
  const { data, problem, refetch } = useServerData(monthlyCountsQuery(schoolId, classId));
  return (
    <Panel
      heading={t('joined.heading')}
      failure={d('Students.Chart.Error')}
      problem={problem}
      onRetry={() => void refetch()}
      height={19}
    >
      {data ? (
        <MonthChart
          label={t('joined.heading')}
          counts={data}
          formatCount={(count) => t('joined.count', { count })}
          none={t('joined.none')}
        />
      ) : null}
    </Panel>
  );
}

export function TopChallengesPanel({ schoolId, classId }: FiguresProps) {
  const t = useText('students');
  const d = useText('dashboard');
  const { data, problem, refetch } = useServerData(topChallengesQuery(schoolId, classId));
  return (
    <Panel
      heading={t('top.heading')}
      failure={d('Students.TopChallenges.Error')}
      problem={problem}
      onRetry={() => void refetch()}
      height={19}
    >
      {data ? (
        <TopThree challenges={data} toInsight={schoolId === '' ? { classId } : null} />
      ) : null}
    </Panel>
  );
}

interface TopThreeProps {
  challenges: TopChallenges;
  /** Null for administrators, who do not see what each student chose. */
  toInsight: { readonly classId: string } | null;
}

function TopThree({ challenges, toInsight }: TopThreeProps) {
  const t = useText('students');
  const viewOf = useCardViews(challenges.extraCards);
  const [open, setOpen] = useState<CardView | null>(null);
  const three = topThree(challenges.topChallenges).flatMap(({ name, count }) => {
    const card = viewOf(name);
    return card ? [{ card, name, count }] : [];
  });
  if (three.length === 0) return <p className={style.none}>{t('top.none')}</p>;
  return (
    <>
      <ol className={style.three}>
        {three.map(({ card, name, count }, at) => (
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
            {toInsight ? (
              <Link
                className={style.count}
                to={insightPath({ ...toInsight, challenge: name })}
                aria-label={t('top.students', { count, title: card.title })}
              >
                {t('top.chosenBy', { count })}
              </Link>
            ) : (
              <span className={style.count}>{t('top.chosenBy', { count })}</span>
            )}
          </li>
        ))}
      </ol>
      {toInsight && (
        <Link className={style.all} to={insightPath(toInsight)}>
          {t('top.all')}
        </Link>
      )}
      {open && <CardBackModal card={open} onClosed={() => setOpen(null)} />}
    </>
  );
}
