import { cardPath, pages } from '@trio/contracts/pages';
import { isPassDone, passCards } from '@trio/domain/sorting/passes';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType, useParams } from 'react-router';
import { useReadySort } from '../../../../lib/current-sort.ts';
import { useSortStart } from '../steps/use-sort-start.ts';
import { CardTable } from './card-table.tsx';

/** React Router's key of the first entry: the page was opened directly at this address. */
const openedHere = 'default';

export function CardPage() {
  const { sort, extraCards } = useReadySort();
  const { key } = useLocation();
  const asked = Number.parseInt(useParams()['index'] ?? '', 10);
  const [hadSort, setHadSort] = useState(sort !== null);
  if (sort && !hadSort) setHadSort(true);
  // A sort abandoned on this page must not start a new one.
  if (!sort) return hadSort ? <Home /> : <NoSort asked={asked} />;
  if (!isIndexOf(passCards(sort).length, asked)) return <FirstCard />;
  if (sort.confirmedAt !== null) return <Navigate to={pages.results.path} replace />;
  // All cards are answered: a direct visit continues with the pick; the history may look back.
  if (key === openedHere && isPassDone(sort)) return <Navigate to={pages.select.path} replace />;
  return <CardTable sort={sort} extraCards={extraCards} asked={asked} />;
}

const isIndexOf = (count: number, index: number): boolean => index >= 1 && index <= count;

const Home = () => <Navigate to={pages.cards.path} replace />;
const FirstCard = () => <Navigate to={cardPath(1)} replace />;

function NoSort({ asked }: { asked: number }) {
  const { total, pausedBy, begin } = useSortStart();
  const isPaused = pausedBy !== null;
  const { key } = useLocation();
  // Going back in the history of an old sort must not start a new one.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== openedHere;
  const isStart = asked === 1 && !isPaused && !isReturn;
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (isStart) start();
  }, [isStart]);
  if (isStart) return null;
  return isPaused || isIndexOf(total, asked) ? <Home /> : <FirstCard />;
}
