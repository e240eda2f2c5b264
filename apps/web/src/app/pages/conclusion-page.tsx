import { Conclusion } from '../../features/sorting/components/results/conclusion.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';

export function ConclusionPage() {
  return (
    <SortGate>
      <Conclusion />
    </SortGate>
  );
}
