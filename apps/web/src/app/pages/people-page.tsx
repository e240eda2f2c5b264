import { PeoplePage as Page } from '../../features/people/components/people-page.tsx';
import { HelpModal } from '../../features/students/components/help/help-modal.tsx';
import { usePreloadedTexts } from '../../lib/language/use-text.ts';

export function PeoplePage() {
  usePreloadedTexts(['access', 'errors']);
  return (
    <Page
      renderHelp={({ student, onClosed }) => (
        <HelpModal
          student={{ ...student, username: student.username ?? '' }}
          kind={null}
          onClosed={onClosed}
        />
      )}
    />
  );
}
