import { lazy } from 'react';
import { StudentResults } from '../../features/results/components/student-results.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerResults = lazy(async () => ({
  default: (await import('../../features/survey/components/consumer-results.tsx')).ConsumerResults,
}));

/** The results wait, as the sort's own pages do, until the sort is known. */
export function ResultsPage() {
  const { isConsumerGroup } = useAccount();
  return <SortGate>{isConsumerGroup ? <ConsumerResults /> : <StudentResults />}</SortGate>;
}
