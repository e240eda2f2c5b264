import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { queueQuery } from '../api.ts';
import { queryOf, type QueueState, readState } from '../model.ts';
import { QueueBody } from './list/queue-body.tsx';
import { WhyHere } from './list/why-here.tsx';
import style from './queue-page.module.css';

/** Its own text says what to do. */
const explained: readonly FormProblem[] = ['class/not-found'];

export function QueuePage() {
  const t = useText('queue');
  const e = useErrorText();
  // Preloaded: texts that load later would hide the page and take the focus.
  useText('dashboard');
  useText('identity');
  const [query, setQuery] = useSearchParams();
  const state = readState(query);
  const { data, problem, isPlaceholderData, refetch } = useServerData(queueQuery(state.classId));
  usePageTitle(t('queue.title'));
  const show = useCallback(
    (changes: Partial<QueueState>) =>
      setQuery(queryOf({ ...readState(queryNow()), ...changes }), { preventScrollReset: true }),
    [setQuery],
  );
  const isLoading = problem === null && (data === undefined || isPlaceholderData);
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('queue.title')}</h1>
        <p className={style.lead}>{t('queue.lead')}</p>
        <WhyHere />
      </header>
      {problem !== null && (
        <PanelProblem
          text={explained.includes(problem) ? e(problem) : t('queue.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && (
        <div className={style.skeleton} role="status">
          <span className="visually-hidden">{t('queue.loading')}</span>
          {Array.from({ length: 8 }, (_, at) => (
            <i key={at} />
          ))}
        </div>
      )}
      {data && !isPlaceholderData && (
        <QueueBody
          key={state.classId}
          queue={data}
          state={state}
          onState={show}
          onChanged={refetch}
        />
      )}
    </div>
  );
}
