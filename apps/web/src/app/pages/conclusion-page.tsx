import { Conclusion } from '../../features/sorting/components/results/conclusion.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';

/** Whose three it is about is known from the sort. */
export function ConclusionPage() {
  return (
    <SortGate>
      <Conclusion />
    </SortGate>
  );
}
