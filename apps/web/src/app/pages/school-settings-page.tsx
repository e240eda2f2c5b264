import { ExtraCards } from '../../features/cards/components/extra-cards.tsx';
import { SchoolSettingsPage as Settings } from '../../features/schools/components/settings/school-settings-page.tsx';

const extraCardsOf = (schoolId: string) => <ExtraCards whose={schoolId} />;

/** Connects two features that may not import each other. */
export function SchoolSettingsPage() {
  return <Settings extraCards={extraCardsOf} />;
}
