import type { AuditEntry } from '@trio/contracts/audit';
import { useNavigate, useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import list from '../../../ui/list-page/list-page.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { auditQuery, downloadLog, type AuditView } from '../api.ts';
import { isFiltered, parseFilter, queryStringOf } from '../model.ts';
import { AuditFilter } from './audit-filter.tsx';
import style from './audit-page.module.css';
import { AuditRow } from './audit-row.tsx';

export function AuditPage() {
  const t = useText('audit');
  usePreloadedTexts(['post', 'dashboard', 'zones']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const view = parseFilter(query);
  const { page } = view;
  const { role } = useAccount();
  const language = useLanguage();
  const {
    data: log,
    problem,
    isPlaceholderData,
    isFetching,
    refetch,
  } = useServerData(auditQuery(view));
  const isEmpty = log?.entries.length === 0;
  usePageTitle(t('audit.title'));

  return (
    <div className={list.page}>
      <header className={list.head}>
        <h1>{t('audit.title')}</h1>
        <p>{t(leads[role])}</p>
      </header>
      <AuditFilter view={view} entries={log?.entries ?? []} />
      <CsvButton kind="log" fetchFile={() => downloadLog(view, language)} />
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
            {t(
              page > 1
                ? 'audit.pageEmpty'
                : isFiltered(view)
                  ? 'audit.emptyFiltered'
                  : 'audit.empty',
            )}
          </p>
          {page > 1 && (
            <ButtonLink look="quiet" to={queryStringOf({ ...view, page: 1 })}>
              {t('audit.toFirst')}
            </ButtonLink>
          )}
          {page === 1 && isFiltered(view) && (
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
            onPage={(to) => void navigate(queryStringOf({ ...parseFilter(queryNow()), page: to }))}
          />
        </>
      )}
    </div>
  );
}

const leads = {
  admin: 'audit.lead',
  board: 'audit.leadOfBoard',
  school: 'audit.leadOfSchool',
  student: 'audit.leadOfSchool',
} as const;

interface AuditDaysProps {
  entries: readonly AuditEntry[];
  view: AuditView;
  isBusy: boolean;
}

function AuditDays({ entries, view, isBusy }: AuditDaysProps) {
  const dateOf = useDate();
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = dateOf(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <div className={style.days} aria-busy={isBusy}>
      {[...days].map(([day, ofDay]) => (
        <Section key={day} heading={day}>
          <ol className={style.list} aria-label={day}>
            {ofDay.map((entry) => (
              <AuditRow key={entry._id} entry={entry} view={view} />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
