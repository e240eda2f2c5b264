import type { UsageSummary } from '@trio/contracts/usage';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { useSearchParams } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { Figures } from '../../../ui/stats/figures.tsx';
import { usageQuery } from '../api/usage.ts';
import { addressOf, windowIn } from '../model/usage-window.ts';
import { CardsPanel } from './cards-panel.tsx';
import { LanguagesPanel } from './languages-panel.tsx';
import { LeftPanel } from './left-panel.tsx';
import { LooksPanel } from './looks-panel.tsx';
import { SortsPanel } from './sorts-panel.tsx';
import { TimePanel } from './time-panel.tsx';
import style from './usage-page.module.css';
import { WindowChoice } from './window-choice.tsx';

export function UsagePage() {
  const t = useText('usage');
  const [query] = useSearchParams();
  const days = windowIn(query);
  const { data, problem, isFetching, refetch } = useServerData(usageQuery(days));
  usePageTitle(t('usage.title'));

  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('usage.title')}</h1>
        <p className={style.lead}>{t('usage.lead')}</p>
        <p className={style.quiet}>{t('usage.leftOut')}</p>
        <WindowChoice days={days} />
      </header>
      {problem !== null && (
        <PanelProblem
          text={t('usage.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {(data !== undefined || problem === null) && (
        <div className={style.panels} aria-busy={isFetching}>
          <Summary days={data?.days ?? days} summary={data?.summary ?? null} />
        </div>
      )}
    </div>
  );
}

function Summary({ days, summary }: { days: number; summary: UsageSummary | null }) {
  if (summary !== null && isEmpty(summary)) return <Nothing days={days} />;
  return (
    <>
      <Visits summary={summary} />
      <div className={style.columns}>
        <SortsPanel totals={summary?.totals ?? null} />
        <TimePanel window={days} days={summary?.days ?? null} />
      </div>
      <div className={style.columns}>
        <LanguagesPanel languages={summary?.languages ?? null} />
        <LeftPanel abandons={summary?.abandons ?? null} />
      </div>
      <CardsPanel cards={summary?.cards ?? null} />
      <LooksPanel summary={summary} />
    </>
  );
}

const isEmpty = ({ days, totals, cards, abandons, looks }: UsageSummary): boolean =>
  [days, cards, abandons, looks].every(({ length }) => length === 0) && totals.pageViews === 0;

function Visits({ summary }: { summary: UsageSummary | null }) {
  const t = useText('usage');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const write = (count: number | undefined): string =>
    count === undefined ? missing : number.format(count);
  const totals = summary?.totals;
  return (
    <Figures
      heading={t('usage.visits.heading')}
      isLoading={summary === null}
      figures={[
        { label: t('usage.visits.students'), value: write(totals?.signIns.student) },
        { label: t('usage.visits.school'), value: write(totals?.signIns.school) },
        { label: t('usage.visits.pages'), value: write(totals?.pageViews) },
      ]}
    />
  );
}

const longest = 365;

function Nothing({ days }: { days: number }) {
  const t = useText('usage');
  return (
    <div className={style.nothing}>
      <p>{t('usage.nothing')}</p>
      <p>{t('usage.nothingText')}</p>
      {days !== longest && (
        <ButtonLink look="quiet" to={addressOf(longest)}>
          {t('usage.longer')}
        </ButtonLink>
      )}
    </div>
  );
}
