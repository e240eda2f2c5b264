import { forSchoolsPath } from '@trio/contracts/public-pages';
import { useLocation } from 'react-router';
import { PartLanguage } from '../../lib/language/language.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { ForSchools } from './for-schools.tsx';

/** The server sends this page prerendered; this is for a browser that navigates within the app. */
export function ForSchoolsRoute() {
  const { pathname } = useLocation();
  return (
    <PartLanguage value={pathname.startsWith(forSchoolsPath.fr) ? 'fr' : 'en'}>
      <Body />
    </PartLanguage>
  );
}

function Body() {
  const t = useText('forschools');
  usePageTitle(t('forSchools.title'));
  return <ForSchools />;
}
