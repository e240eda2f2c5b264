import { auditActions, type AuditEntry } from '@trio/contracts/audit';
import { useNavigate, useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import list from '../../../ui/list-page/list-page.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { auditQuery, type AuditView } from '../api.ts';
import { actionsByCategory, parseFilter, queryStringOf } from '../model.ts';
import style from './audit-page.module.css';
import { AuditRow } from './audit-row.tsx';

export function AuditPage() {
  const t = useText('audit');
  usePreloadedTexts(['post', 'dashboard', 'zones']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const view = parseFilter(query);
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
            <ButtonLink look="quiet" to={queryStringOf({ ...view, page: 1 })}>
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
            onPage={(to) => void navigate(queryStringOf({ ...parseFilter(queryNow()), page: to }))}
          />
        </>
      )}
    </div>
  );
}

interface AuditFilterProps {
  view: AuditView;
  /** The name of the chosen school is read from them. */
  entries: readonly AuditEntry[];
}

function AuditFilter({ view, entries }: AuditFilterProps) {
  const t = useText('audit');
  const navigate = useNavigate();
  const school = entries.find((entry) => entry.school?.id === view.schoolId)?.school;
  const show = (name: string) => {
    const action = auditActions.find((each) => each === name) ?? null;
    void navigate(queryStringOf({ ...parseFilter(queryNow()), action, page: 1 }));
  };
  return (
    <div className={style.filter} role="group" aria-label={t('audit.filter')}>
      <div className={style.choice}>
        <SelectField
          label={t('audit.action')}
          value={view.action ?? ''}
          onChange={({ target }) => show(target.value)}
        >
          <option value="">{t('audit.everything')}</option>
          {actionsByCategory.map(({ category, actions }) => (
            <optgroup key={category} label={t(`audit.group.${category}`)}>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {t(`audit.kind.${action}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      {view.schoolId !== null && (
        <p className={style.chosen}>
          <strong>
            {t('audit.onlySchool', { school: school?.name ?? t('audit.thisSchool') })}
          </strong>
          <ButtonLink look="quiet" to={queryStringOf({ ...view, schoolId: null, page: 1 })}>
            {t('audit.allSchools')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

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
