import { schoolsPerPage, type ListedSchool } from '@trio/contracts/schools';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryNow } from '../../../../lib/address-now.ts';
import { useServerData } from '../../../../lib/api/query.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { PanelProblem } from '../../../../ui/panel/panel-problem.tsx';
import panel from '../../../../ui/panel/panel.module.css';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { CsvButton } from '../../../../ui/table/csv-button.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { pageCount } from '../../../../ui/table/page-count.ts';
import { Pager } from '../../../../ui/table/pager.tsx';
import { SearchBox } from '../../../../ui/table/search-box.tsx';
import { downloadList, schoolsQuery } from '../../api/schools.ts';
import {
  overviewQuery,
  readOverviewState,
  type OverviewState,
} from '../../model/overview-state.ts';
import { DeleteSchoolModal } from '../delete/delete-school-modal.tsx';
import { useSchoolColumns } from './school-columns.tsx';
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

  /** A changed filter or order starts at page 1. */
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
