import { pages } from '@trio/contracts/pages';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { queryClient, useServerData } from '../../../../lib/api/query.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { MonthChart } from '../../../../ui/chart/month-chart.tsx';
import { Panel } from '../../../../ui/panel/panel.tsx';
import { StatsPanel } from '../../../../ui/stats/stats-panel.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { monthlyCountsQuery, summaryQuery } from '../../api.ts';
import { deletedSchoolIn } from '../../overview-state.ts';
import style from './admin-overview.module.css';
import { NewSchoolsNote } from './new-schools-note.tsx';
import { SchoolTable } from './school-table.tsx';

export function AdminOverview() {
  const t = useText('schools');
  const d = useText('dashboard');
  const s = useText('shell');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const location = useLocation();
  const gone = deletedSchoolIn(location.state);
  const [deleted, setDeleted] = useState<string | null>(null);
  const { data, problem } = useServerData(summaryQuery);
  const summary = problem === null ? data : undefined;
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const total = summary?.totalSchools;
  usePageTitle(s('nav.dashboard'));

  useEffect(() => {
    if (gone === null) return;
    // Screen readers announce only a text that changes after mounting.
    const timer = setTimeout(() => setDeleted(gone), 100);
    return () => clearTimeout(timer);
  }, [gone]);

  const afterDeletion = (name: string) => {
    setDeleted(name);
    // Every figure of this page counts the school.
    void queryClient.invalidateQueries();
    noticeRef.current?.focus();
  };

  return (
    <div className={style.page}>
      <h1>{t('overview.heading')}</h1>
      <div>
        <ButtonLink look="quiet" to={pages.boards.path}>
          {t('overview.boards')}
        </ButtonLink>
      </div>
      <SuccessNotice ref={noticeRef}>
        {deleted !== null && t('deleteSchool.done', { name: deleted })}
      </SuccessNotice>
      <NewSchoolsNote />
      <StatsPanel
        heading={d('stats.heading')}
        summary={summary ?? null}
        isLoading={data === undefined && problem === null}
        before={[
          {
            label: t('overview.schoolCount'),
            value: total === undefined ? missing : number.format(total),
          },
        ]}
      />
      <div className={style.charts}>
        <CountChart counted="student" />
        <CountChart counted="school" />
      </div>
      <SchoolTable onDeleted={afterDeletion} />
    </div>
  );
}

const words = {
  student: {
    heading: 'overview.perMonth',
    count: 'overview.students',
    none: 'overview.noStudents',
  },
  school: {
    heading: 'overview.schoolsPerMonth',
    count: 'overview.schools',
    none: 'overview.noSchools',
  },
} as const;

function CountChart({ counted }: { counted: 'student' | 'school' }) {
  const t = useText('schools');
  const d = useText('dashboard');
  const { data, problem, refetch } = useServerData(monthlyCountsQuery(counted));
  const { heading, count: countKey, none } = words[counted];
  return (
    <Panel
      heading={t(heading)}
      failure={d('Students.Chart.Error')}
      problem={problem}
      onRetry={() => void refetch()}
      height={19}
    >
      {data ? (
        <MonthChart
          label={t(heading)}
          counts={data}
          formatCount={(count) => t(countKey, { count })}
          none={t(none)}
        />
      ) : null}
    </Panel>
  );
}
