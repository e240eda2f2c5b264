import { useNavigate, useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import list from '../../../ui/list-page/list-page.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-skeleton.tsx';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { auditQuery } from '../api/list-audit.ts';
import { addressOf, viewIn } from '../model/audit-view.ts';
import { AuditDays } from './audit-days.tsx';
import { AuditFilter } from './audit-filter.tsx';

export function AuditPage() {
  const t = useText('audit');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const view = viewIn(query);
  const { page, action, schoolId } = view;
  const {
    data: log,
    problem,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useServerData(auditQuery(view));
  const isFiltered = action !== null || schoolId !== null;
  const isEmpty = log?.entries.length === 0;
  usePageTitle(t('audit.title'));

  return (
    <div className={list.page}>
      <header className={list.head}>
        <h1>{t('audit.title')}</h1>
        <p>{t('audit.lead')}</p>
      </header>
      <AuditFilter view={view} entries={log?.entries ?? []} />
      {problem !== null && (
        <PanelProblem
          text={t('audit.failed')}
          problem={problem}
          isOld={log !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {log === undefined && problem === null && <ListSkeleton label={t('audit.loading')} />}
      {isEmpty && !isPlaceholderData && (
        <div className={list.empty}>
          <p>
            {t(page > 1 ? 'audit.pageEmpty' : isFiltered ? 'audit.emptyFiltered' : 'audit.empty')}
          </p>
          {page > 1 && (
            <ButtonLink look="quiet" to={addressOf({ ...view, page: 1 })}>
              {t('audit.toFirst')}
            </ButtonLink>
          )}
          {page === 1 && isFiltered && (
            <ButtonLink look="quiet" to="?">
              {t('audit.showAll')}
            </ButtonLink>
          )}
        </div>
      )}
      {log !== undefined && !isEmpty && (
        <>
          <AuditDays entries={log.entries} view={view} isBusy={isFetching} />
          <Pager
            label={t('audit.title')}
            page={page}
            pages={null}
            hasNext={log.hasNextPage}
            onPage={(to) => void navigate(addressOf({ ...viewIn(queryNow()), page: to }))}
          />
        </>
      )}
    </div>
  );
}
