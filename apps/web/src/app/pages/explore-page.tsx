import { Explore } from '../../features/explore/components/explore.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';

/** Waits until the student's three are known. */
export function ExplorePage() {
  return (
    <SortGate>
      <Explore />
    </SortGate>
  );
}
