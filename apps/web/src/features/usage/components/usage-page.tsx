import { queryOptions } from '@tanstack/react-query';
import { getUsage, type UsageSummary, type UsageWindow, usageWindows } from '@trio/contracts/usage';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { Link, useSearchParams } from 'react-router';
import { call, withQuery } from '../../../lib/api/call.ts';
import { useServerData } from '../../../lib/api/query.ts';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Figures } from '../../../ui/stats/stats-panel.tsx';
import { parseWindow, queryStringOf } from '../model.ts';
import { CardsPanel, SortsPanel } from './sort-panels.tsx';
import { LanguagesPanel, LooksPanel } from './audience-panels.tsx';
import { AbandonedPanel, TimePanel } from './time-panels.tsx';
import style from './usage-page.module.css';

/** The data names its window: while another window loads, the page still shows this one. */
const usageQuery = (days: UsageWindow) =>
  queryOptions({
    queryKey: [getUsage.path, { days }],
    queryFn: async () => ({ days, summary: await call(withQuery(getUsage, { days })) }),
  });

export function UsagePage() {
  const t = useText('usage');
  usePreloadedTexts(['deck', 'dashboard']);
  useDeck();
  const [query] = useSearchParams();
  const days = parseWindow(query);
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
  if (summary !== null && isEmpty(summary)) return <NoVisits days={days} />;
  return (
    <>
      <Visits summary={summary} />
      <div className={style.columns}>
        <SortsPanel totals={summary?.totals ?? null} />
        <TimePanel window={days} days={summary?.days ?? null} />
      </div>
      <div className={style.columns}>
        <LanguagesPanel languages={summary?.languages ?? null} />
        <AbandonedPanel abandons={summary?.abandons ?? null} />
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

function NoVisits({ days }: { days: number }) {
  const t = useText('usage');
  return (
    <div className={style.nothing}>
      <p>{t('usage.nothing')}</p>
      <p>{t('usage.nothingText')}</p>
      {days !== longest && (
        <ButtonLink look="quiet" to={queryStringOf(longest)}>
          {t('usage.longer')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Links, so that a window can be bookmarked and shared. */
function WindowChoice({ days }: { days: number }) {
  const t = useText('usage');
  return (
    <nav className={style.windows} aria-label={t('usage.window')}>
      {usageWindows.map((each) => (
        <Link
          key={each}
          to={queryStringOf(each)}
          aria-current={each === days ? 'true' : undefined}
          preventScrollReset
        >
          {t('usage.days', { count: each })}
        </Link>
      ))}
    </nav>
  );
}
