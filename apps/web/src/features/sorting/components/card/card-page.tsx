import { pages } from '@trio/contracts/pages';
import { isPassDone } from '@trio/domain/sorting/passes';
import { Navigate, useLocation, useParams } from 'react-router';
import { useReadySort } from '../../../../lib/sort/sort-state.ts';
import { CardTable } from './card-table.tsx';

/** A page that was opened at this address, and not reached from another one of ours. */
const openedHere = 'default';

export function CardPage() {
  const { sort, extraCards } = useReadySort();
  const { key } = useLocation();
  const asked = Number.parseInt(useParams()['index'] ?? '', 10);
  if (!sort) return <Navigate to={pages.cards.path} replace />;
  if (sort.confirmedAt !== null) return <Navigate to={pages.results.path} replace />;
  // All are answered: by the browser's own way one may look back, but this is where it goes on.
  if (key === openedHere && isPassDone(sort)) return <Navigate to={pages.select.path} replace />;
  return <CardTable sort={sort} extraCards={extraCards} asked={asked} />;
}
