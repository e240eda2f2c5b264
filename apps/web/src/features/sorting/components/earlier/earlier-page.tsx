import type { PastResult } from '@trio/contracts/history';
import { pages } from '@trio/contracts/pages';
import { Link, useSearchParams } from 'react-router';
import { useServerData } from '../../../../lib/api/query.ts';
import { useDeck } from '../../../../lib/deck/deck.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useTime } from '../../../../lib/language/use-date-time.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ListPager, ListSkeleton } from '../../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { historyQuery } from '../../api.ts';
import style from './earlier-page.module.css';
import { PastSort } from './past-sort.tsx';

export function EarlierPage() {
  const t = useText('earlier');
  usePreloadedTexts(['dashboard', 'deck', 'results']);
  useDeck();
  const [query] = useSearchParams();
  const page = pageIn(query);
  const { data, problem, isPlaceholderData, isFetching, refetch } = useServerData(
    historyQuery(page),
  );
  usePageTitle(t('earlier.title'));

  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.cards.path}>
        {t('earlier.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('earlier.title')}</h1>
        <p className={style.lead}>{t('earlier.lead')}</p>
      </header>
      {problem !== null && (
        <PanelProblem
          text={t('earlier.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && <ListSkeleton label={t('earlier.loading')} />}
      {data?.results.length === 0 && !isPlaceholderData && <NoSorts page={page} />}
      {data !== undefined && data.results.length > 0 && (
        <>
          <Sorts results={data.results} before={data.before} page={page} isBusy={isFetching} />
          <ListPager
            label={t('earlier.title')}
            page={page}
            previous={data.hasPrevPage ? `?page=${page - 1}` : null}
            next={data.hasNextPage ? `?page=${page + 1}` : null}
          />
        </>
      )}
    </div>
  );
}

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

function NoSorts({ page }: { page: number }) {
  const t = useText('earlier');
  const isFirst = page === 1;
  return (
    <div className={style.empty}>
      <p>{t(isFirst ? 'earlier.empty' : 'earlier.pageEmpty')}</p>
      <ButtonLink look={isFirst ? 'primary' : 'quiet'} to={isFirst ? pages.cards.path : '?'}>
        {t(isFirst ? 'earlier.back' : 'earlier.toFirst')}
      </ButtonLink>
    </div>
  );
}

interface SortsProps {
  results: readonly PastResult[];
  before: PastResult | null;
  page: number;
  isBusy: boolean;
}

/** The latest sort stays in view beside the earlier ones where there is room. */
function Sorts({ results, before, page, isBusy }: SortsProps) {
  const t = useText('earlier');
  const labelOf = useLabels(before === null ? results : [...results, before]);
  const latest = page === 1 ? results[0] : undefined;
  const rest = latest === undefined ? results : results.slice(1);
  const olderThan = (result: PastResult): PastResult | null =>
    results[results.indexOf(result) + 1] ?? before;
  const show = (result: PastResult) => (
    <PastSort
      key={result.id}
      result={result}
      older={olderThan(result)}
      labelOf={labelOf}
      isLatest={result === latest}
    />
  );
  return (
    <div className={style.sorts} data-has-latest={latest !== undefined} aria-busy={isBusy}>
      {latest && <div className={style.latest}>{show(latest)}</div>}
      <div className={style.rest}>
        {rest.map(show)}
        {rest.length === 0 && <p className={style.only}>{t('earlier.only')}</p>}
      </div>
    </div>
  );
}

/** The date, with the time if another sort is of the same day. */
function useLabels(results: readonly PastResult[]): (result: PastResult) => string {
  const t = useText('earlier');
  const dateOf = useDate();
  const timeOf = useTime();
  return ({ updated }) => {
    const date = dateOf(updated);
    const isShared = results.filter((each) => dateOf(each.updated) === date).length > 1;
    return isShared ? t('earlier.dateTime', { date, time: timeOf(updated) }) : date;
  };
}
