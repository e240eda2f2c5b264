import type { QueueCounts } from '@trio/contracts/queue';
import { queuePath } from '@trio/contracts/pages';
import { useId } from 'react';
import { Link } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { queueCountsQuery } from '../api.ts';
import style from './waiting-students.module.css';

export function WaitingStudents({ classId }: { classId: string }) {
  const t = useText('students');
  const id = useId();
  const { data, problem, refetch } = useServerData(queueCountsQuery(classId));
  return (
    <section
      className={style.panel}
      aria-labelledby={id}
      aria-busy={data === undefined && problem === null}
    >
      <h2 id={id} className={style.heading}>
        {t('waiting.heading')}
      </h2>
      {problem !== null && (
        <PanelProblem
          text={t('waiting.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && (
        <div className={style.outline} role="status">
          <span className="visually-hidden">{t('waiting.loading')}</span>
        </div>
      )}
      {data && <Counts counts={data} classId={classId} />}
    </section>
  );
}

function Counts({ counts, classId }: { counts: QueueCounts; classId: string }) {
  const t = useText('students');
  const { waiting, asked } = counts;
  return (
    <p className={style.counts}>
      {waiting === 0 ? (
        <span className={style.none}>{t('waiting.none')}</span>
      ) : (
        <strong>{t('waiting.count', { count: waiting })}</strong>
      )}
      {asked > 0 && (
        <Link to={queuePath({ classId, reason: 'asked-to-talk' })}>
          {t('waiting.asked', { count: asked })}
        </Link>
      )}
      <Link to={queuePath({ classId })}>
        {t(waiting === 0 ? 'waiting.openNone' : 'waiting.open')}
      </Link>
    </p>
  );
}
