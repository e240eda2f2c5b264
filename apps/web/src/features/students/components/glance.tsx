import type { StudentSummary } from '@trio/contracts/dashboards';
import { Link } from 'react-router';
import type { ServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { StatsPanel } from '../../../ui/stats/stats-panel.tsx';
import style from './glance.module.css';

interface GlanceProps {
  summary: ServerData<StudentSummary>;
  /** Table that begins with the students who have not sorted. */
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
      {isLoading && <div className={style.coming} />}
      {data && <Progress summary={data} toNotYet={toNotYet} />}
    </StatsPanel>
  );
}

function Progress({ summary, toNotYet }: { summary: StudentSummary; toNotYet: URLSearchParams }) {
  const t = useText('students');
  const { totalStudentsEnabled: count, totalStudentsEnabledWhoSorted: sorted } = summary;
  const left = Math.max(0, count - sorted);
  return (
    <div className={style.progress}>
      <p className={style.words}>
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
      <div className={style.bar} aria-hidden="true">
        <i style={{ width: `${count === 0 ? 0 : (100 * sorted) / count}%` }} />
      </div>
    </div>
  );
}
