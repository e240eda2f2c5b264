import { Explore } from '../../features/careers/components/explore.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';

export function ExplorePage() {
  return (
    <SortGate>
      <Explore />
    </SortGate>
  );
}
