import { ExtraCards } from '../../features/deck/components/extra-cards.tsx';
import { SchoolSettingsPage as Settings } from '../../features/schools/components/settings/school-settings-page.tsx';

const extraCardsOf = (schoolId: string) => <ExtraCards owner={schoolId} />;

/** Connects two features that may not import each other. */
export function SchoolSettingsPage() {
  return <Settings extraCards={extraCardsOf} />;
}
