import { pages } from '@trio/contracts/pages';
import { Link, Navigate } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../lib/session/abilities.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { keepingQuery } from '../api.ts';
import { DueSection } from './due-section.tsx';
import style from './keeping-page.module.css';
import { KindsSection } from './kinds-section.tsx';
import { PeriodSection } from './period-section.tsx';
import { ReceiptsSection } from './receipts-section.tsx';
import { SchoolsKept } from './schools-kept.tsx';

export function KeepingPage() {
  const t = useText('keeping');
  usePreloadedTexts(['dashboard', 'errors', 'identity', 'privacy']);
  const account = useAccount();
  usePageTitle(t('keeping.title'));
  const isAdmin = account.role === 'admin';
  if (!isAdmin && !abilitiesOf(account).managesSchool) {
    return <Navigate to={pages.students.path} replace />;
  }
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.students.path}>
        {t('keeping.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('keeping.title')}</h1>
        <p>{t(isAdmin ? 'keeping.leadAdmin' : 'keeping.lead')}</p>
      </header>
      {isAdmin ? <SchoolsKept /> : <OwnSchool />}
    </div>
  );
}

function OwnSchool() {
  const t = useText('keeping');
  const { data, problem, refetch } = useServerData(keepingQuery);
  return (
    <>
      {problem !== null && (
        <PanelProblem
          text={t('keeping.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && <ListSkeleton label={t('keeping.title')} />}
      {data && (
        <>
          <PeriodSection keeping={data} />
          <DueSection keeping={data} />
          <ReceiptsSection receipts={data.receipts} />
        </>
      )}
      <KindsSection />
    </>
  );
}
