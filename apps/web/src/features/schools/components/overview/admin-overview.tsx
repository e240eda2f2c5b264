import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../../lib/language/language.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { usePanel } from '../../../../lib/panel/use-panel.ts';
import { StatsPanel } from '../../../../ui/stats/stats-panel.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { findSummary } from '../../api/schools.ts';
import { deletedSchoolIn } from '../../model/deleted-school.ts';
import style from './admin-overview.module.css';
import { CountChart } from './count-chart.tsx';
import { SchoolTable } from './school-table.tsx';

/** What a platform administrator sees of all schools. Each part loads and fails on its own. */
export function AdminOverview() {
  const t = useText('schools');
  const d = useText('dashboard');
  const s = useText('shell');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const location = useLocation();
  const gone = deletedSchoolIn(location.state);
  const [deleted, setDeleted] = useState<string | null>(null);
  // Grows when a school is gone: every figure is counted anew.
  const [round, setRound] = useState(0);
  const summary = usePanel(`summary ${round}`, findSummary);
  const said = useRef<HTMLParagraphElement>(null);
  const total = summary.data?.totalSchools;
  usePageTitle(s('nav.dashboard'));

  useEffect(() => {
    if (gone === null) return;
    // The place is there first: what stands in it from the start is not read out.
    const timer = setTimeout(() => setDeleted(gone), 100);
    return () => clearTimeout(timer);
  }, [gone]);

  const afterDeletion = (name: string) => {
    setDeleted(name);
    setRound(round + 1);
    // The school's own button is gone.
    said.current?.focus();
  };

  return (
    <div className={style.page}>
      <h1>{t('overview.heading')}</h1>
      <SuccessNotice ref={said}>
        {deleted !== null && t('deleteSchool.done', { name: deleted })}
      </SuccessNotice>
      <StatsPanel
        heading={d('stats.heading')}
        summary={summary.problem === null ? summary.data : null}
        isLoading={summary.isLoading}
        before={[
          {
            label: t('overview.schoolCount'),
            value: total === undefined || summary.problem !== null ? missing : number.format(total),
          },
        ]}
      />
      <div className={style.charts}>
        <CountChart counted="student" round={round} />
        <CountChart counted="school" round={round} />
      </div>
      <SchoolTable round={round} onDeleted={afterDeletion} />
    </div>
  );
}
