import { StudentResults } from '../../features/sorting/components/results/student-results.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';
import { later } from '../../lib/loading/later.ts';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerResults = later(
  'consumer-results',
  async () =>
    (await import('../../features/survey/components/consumer-results.tsx')).ConsumerResults,
);

export function ResultsPage() {
  const { isConsumerGroup } = useAccount();
  return <SortGate>{isConsumerGroup ? <ConsumerResults /> : <StudentResults />}</SortGate>;
}
