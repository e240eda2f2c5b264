import { useState } from 'react';
import { EffectPanel } from '../../features/effect/components/effect-panel.tsx';
import { ReminderPage as Reminder } from '../../features/sorting/components/steps/reminder-page.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { Optional } from '../../ui/optional.tsx';

/** The questions are a part that the sort does not wait for. */
export function ReminderPage() {
  const { effectMoments = [] } = useAccount();
  const [wasAsked] = useState(effectMoments.includes('before'));
  return (
    <Reminder
      questions={
        wasAsked && (
          <Optional>
            <EffectPanel moment="before" />
          </Optional>
        )
      }
    />
  );
}
