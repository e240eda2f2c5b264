import { TalkPanel } from '../../features/conversations/components/student/talk-panel.tsx';
import { EffectPanel } from '../../features/effect/components/effect-panel.tsx';
import { StudentResults } from '../../features/sorting/components/results/student-results.tsx';
import { SortGate } from '../../features/sorting/components/sort-gate.tsx';
import { StepPanel } from '../../features/steps/components/step-panel.tsx';
import { useReadySort } from '../../lib/current-sort.ts';
import { useText } from '../../lib/language/use-text.ts';
import { lazyComponent } from '../../lib/loading/chunk.ts';
import { useAccount } from '../../lib/session/session.ts';

const ConsumerResults = lazyComponent(
  'consumer-results',
  async () =>
    (await import('../../features/surveys/components/consumer-results.tsx')).ConsumerResults,
);

export function ResultsPage() {
  const { isConsumerGroup } = useAccount();
  return <SortGate>{isConsumerGroup ? <ConsumerResults /> : <OwnResults />}</SortGate>;
}

function OwnResults() {
  // Preloaded: a text that came later would hide the page and take the focus.
  useText('dashboard');
  useText('effect');
  useText('shell');
  useText('steps');
  useText('talk');
  return <StudentResults Next={StepAndTalk} />;
}

const StepAndTalk = ({ onPlan }: { onPlan: () => void }) => (
  <>
    <EffectAfter />
    <StepPanel onPlan={onPlan} />
    <TalkPanel />
  </>
);

/** Once the server has the pick: it refuses answers before that. */
function EffectAfter() {
  const { confirmed } = useReadySort();
  return confirmed && <EffectPanel moment="after" />;
}
