import { SortGate } from '../../features/sorting/components/sort-gate.tsx';
import { ProfileIntroPage as IntroPage } from '../../features/survey/components/profile-intro-page.tsx';

/** The questions before the profile wait, as the sort's own pages do, until the sort is known. */
export function ProfileIntroPage() {
  return (
    <SortGate>
      <IntroPage />
    </SortGate>
  );
}
