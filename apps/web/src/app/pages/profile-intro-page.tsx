import { SortGate } from '../../features/sorting/components/sort-gate.tsx';
import { ProfileIntroPage as IntroPage } from '../../features/surveys/components/profile-intro-page.tsx';

export function ProfileIntroPage() {
  return (
    <SortGate>
      <IntroPage />
    </SortGate>
  );
}
