import { ResultsPage } from '../../features/results/components/results-page.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';

/** The results wait, as the sort's own pages do, until the sort is known. */
export function SavedThreePage() {
  return (
    <SortGate>
      <ResultsPage />
    </SortGate>
  );
}
