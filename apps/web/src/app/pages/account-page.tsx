import { AccountPage as Account } from '../../features/accounts/components/account/account-page.tsx';
import { OwnAnswers } from '../../features/effect/components/own-answers.tsx';
import { SecondFactorSection } from '../../features/second-factor/components/second-factor-section.tsx';
import { LeaveBoard } from '../../features/boards/components/leave-board.tsx';
import { useAccount } from '../../lib/session/session.ts';
import { Optional } from '../../ui/optional.tsx';

export function AccountPage() {
  const { role, isConsumerGroup } = useAccount();
  const mayHaveAnswers = role === 'student' && !isConsumerGroup;
  return (
    <Account
      secondFactor={
        role !== 'student' && (
          <Optional>
            <SecondFactorSection />
          </Optional>
        )
      }
      answers={
        mayHaveAnswers && (
          <Optional>
            <OwnAnswers />
          </Optional>
        )
      }
      leaving={
        role === 'board' && (
          <Optional>
            <LeaveBoard />
          </Optional>
        )
      }
    />
  );
}
