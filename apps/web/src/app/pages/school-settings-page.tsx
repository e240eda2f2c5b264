import { ExtraCards } from '../../features/cards/components/extra-cards.tsx';
import { SchoolSettingsPage as Settings } from '../../features/schools/components/settings/school-settings-page.tsx';

const extraCardsOf = (schoolId: string) => <ExtraCards whose={schoolId} />;

/** A school's settings are one feature's, and its own cards another's: they meet here. */
export function SchoolSettingsPage() {
  return <Settings extraCards={extraCardsOf} />;
}
