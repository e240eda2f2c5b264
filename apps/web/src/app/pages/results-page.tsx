import { StudentResults } from '../../features/sorting/components/results/student-results.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';
import { lazyComponent } from '../../lib/loading/chunk.ts';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerResults = lazyComponent(
  'consumer-results',
  async () =>
    (await import('../../features/surveys/components/consumer-results.tsx')).ConsumerResults,
);

export function ResultsPage() {
  const { isConsumerGroup } = useAccount();
  return <SortGate>{isConsumerGroup ? <ConsumerResults /> : <StudentResults />}</SortGate>;
}
