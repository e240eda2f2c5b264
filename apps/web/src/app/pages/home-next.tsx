import { ConversationsLink } from '../../features/conversations/components/student/conversations-link.tsx';
import { EffectPanel } from '../../features/effect/components/effect-panel.tsx';
import { StepPanel } from '../../features/steps/components/step-panel.tsx';
import { useText } from '../../lib/language/use-text.ts';

/** The step and the conversations; empty until there is one of them. */
export function HomeNext() {
  // Preloaded: a text that came later would hide these parts again.
  useText('effect');
  useText('steps');
  useText('talk');
  return (
    <>
      <EffectPanel moment="later" />
      <StepPanel isOptional />
      <ConversationsLink />
    </>
  );
}
