import { careersPath } from '@trio/contracts/public-pages';
import { useLocation, useParams } from 'react-router';
import { useCareers } from '../../lib/careers/careers.ts';
import { useDeck } from '../../lib/deck/deck.ts';
import { PartLanguage, useLanguage } from '../../lib/language/language.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PublicCareer } from './public-career.tsx';
import { PublicCareers } from './public-careers.tsx';

/** The server sends these pages prerendered; this is for a browser that navigates within the app. */
export function PublicCareersRoute() {
  const { pathname } = useLocation();
  return (
    <PartLanguage value={pathname.startsWith(careersPath.fr) ? 'fr' : 'en'}>
      <Body />
    </PartLanguage>
  );
}

function Body() {
  const t = useText('careers');
  const { career: slug } = useParams();
  const language = useLanguage();
  const careers = useCareers();
  const deck = useDeck();
  const career = careers.all.find((each) => each.slug[language] === slug);
  const card = deck.find(({ key }) => key === career?.card);
  usePageTitle(career?.title ?? t('careers.title'));
  if (slug === undefined) return <PublicCareers careers={careers} deck={deck} />;
  if (!career || !card) return <NotFoundPage />;
  return <PublicCareer career={career} careers={careers} card={card} />;
}
