import { schoolPath, schoolSettingsPath } from '@trio/contracts/pages';
import { type ListedSchool, schoolsPerPage } from '@trio/contracts/schools';
import { locales } from '@trio/i18n/languages';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { queryNow } from '../../../../lib/address-now.ts';
import { useServerData } from '../../../../lib/api/query.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import panel from '../../../../ui/panel/panel.module.css';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { CsvButton } from '../../../../ui/table/csv-button.tsx';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import { pageCount } from '../../../../ui/table/table-rules.ts';
import { Pager } from '../../../../ui/table/pager.tsx';
import { SearchBox } from '../../../../ui/table/search-box.tsx';
import { downloadList, schoolsQuery } from '../../api.ts';
import {
  orderOf,
  overviewQuery,
  type OverviewState,
  readOverviewState,
  sortBy,
} from '../../overview-state.ts';
import { DeleteSchoolModal } from '../delete/delete-school-modal.tsx';
import { SchoolBadges } from '../school-badges.tsx';
import style from './school-table.module.css';

export function SchoolTable({ onDeleted }: { onDeleted: (name: string) => void }) {
  const t = useText('schools');
  const d = useText('dashboard');
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const state = readOverviewState(query);
  const { page, sort, search, hasUnverified } = state;
  const { data, problem, isFetching, refetch } = useServerData(schoolsQuery(state));
  const [chosen, setChosen] = useState<ListedSchool | null>(null);
  const pages = pageCount(data?.total ?? 0, schoolsPerPage) ?? 1;

  const show = (change: Partial<OverviewState>) =>
    setQuery(overviewQuery({ ...readOverviewState(queryNow()), page: 1, ...change }));
  const columns = useSchoolColumns(sort, { show, onDelete: setChosen });
  // The last school of the last page was deleted: show the page before.
  const turnBack = useEffectEvent(() => {
    if (data !== undefined && !isFetching && page > pages) show({ page: pages });
  });
  useEffect(() => turnBack(), [pages, isFetching]);

  const afterClosing = (isDeleted: boolean) => {
    const name = chosen?.schoolname ?? '';
    setChosen(null);
    if (isDeleted) onDeleted(name);
  };

  return (
    <section className={panel.panel} aria-label={t('schools.title')}>
      <div className={panel.head}>
        <h2 className={panel.heading}>{t('schools.title')}</h2>
        <CsvButton kind="schools" fetchFile={() => downloadList(state, language)} />
      </div>
      <div className={style.tools}>
        <SearchBox
          label={t('table.search')}
          value={search}
          onSearch={(text) => show({ search: text })}
        />
        {data !== undefined && (data.unverified > 0 || hasUnverified) && (
          <label className={style.unverified}>
            <Switch
              label={t('table.unverified', { count: data.unverified })}
              isOn={hasUnverified}
              onChange={(isOn) => show({ hasUnverified: isOn })}
            />
            <span aria-hidden="true">{t('table.unverified', { count: data.unverified })}</span>
          </label>
        )}
        {data !== undefined && (
          <span className={style.total} role="status">
            {t('table.total', { count: data.total })}
          </span>
        )}
      </div>
      {problem !== null && (
        <PanelProblem
          text={d('Students.SchoolTable.Error')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {(problem === null || data !== undefined) && (
        <DataTable
          label={t('schools.title')}
          columns={columns}
          keyOf={({ id }) => id}
          rows={data?.schools ?? null}
          isBusy={isFetching && problem === null}
          // Six columns, and email addresses do not shrink.
          cardsBelow={54}
          instead={
            data?.total === 0 ? (
              <div className={style.none}>
                <p>{search === '' ? t('table.none') : t('table.noneFound', { search })}</p>
                {search !== '' && (
                  <Button look="quiet" onClick={() => show({ search: '' })}>
                    {t('table.showAll')}
                  </Button>
                )}
              </div>
            ) : null
          }
        />
      )}
      {data !== undefined && (
        <Pager
          label={t('schools.title')}
          page={page}
          pages={pages}
          hasNext={page < pages}
          onPage={(to) => show({ page: to })}
        />
      )}
      {chosen && <DeleteSchoolModal school={chosen} onClosed={afterClosing} />}
    </section>
  );
}

interface ColumnActions {
  show: (change: Partial<OverviewState>) => void;
  onDelete: (school: ListedSchool) => void;
}

function useSchoolColumns(
  sort: OverviewState['sort'],
  { show, onDelete }: ColumnActions,
): readonly Column<ListedSchool>[] {
  const t = useText('schools');
  const locale = locales[useLanguage()];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(locale);
  return [
    {
      key: 'name',
      heading: t('table.name'),
      look: 'name',
      cell: (school) => (
        <span className={style.name}>
          {school.studentCount > 0 ? (
            <Link to={schoolPath(school.id)}>{school.schoolname}</Link>
          ) : (
            <span>{school.schoolname}</span>
          )}
          <SchoolBadges {...school} />
        </span>
      ),
    },
    {
      key: 'contact',
      heading: t('table.contact'),
      inCard: 'bare',
      cell: ({ firstname, lastname }) => `${firstname} ${lastname}`.trim() || '-',
    },
    {
      key: 'email',
      heading: t('table.email'),
      inCard: 'bare',
      cell: ({ email }) => (email === '' ? '-' : <Address email={email} />),
    },
    {
      key: 'created',
      heading: t('table.created'),
      inCard: 'half',
      cell: ({ created }) => <span className={style.day}>{day.format(new Date(created))}</span>,
      sort: {
        order: orderOf(sort, 'created'),
        onSort: (order) => show({ sort: sortBy('created', order) }),
      },
    },
    {
      key: 'count',
      heading: t('table.count'),
      look: 'number',
      inCard: 'half',
      cell: ({ studentCount }) => number.format(studentCount),
      sort: {
        order: orderOf(sort, 'studentcount'),
        onSort: (order) => show({ sort: sortBy('studentcount', order) }),
      },
    },
    {
      key: 'actions',
      heading: t('table.actions'),
      look: 'quiet',
      inCard: 'bare',
      cell: (school) => (
        <span className={style.actions}>
          <Link
            to={schoolSettingsPath(school.id)}
            aria-label={t('table.settingsOf', { name: school.schoolname })}
          >
            {t('table.settings')}
          </Link>
          <button
            type="button"
            aria-label={t('table.deleteOne', { name: school.schoolname })}
            onClick={() => onDelete(school)}
          >
            {t('table.delete')}
          </button>
        </span>
      ),
    },
  ];
}

function Address({ email }: { email: string }) {
  const at = Math.max(0, email.indexOf('@'));
  return (
    <span className={style.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
