import type { Career, Careers } from '@trio/careers/careers';
import { careersPath, publicCareerPath } from '@trio/contracts/public-pages';
import type { BuiltInCard } from '@trio/deck/deck';
import { Link } from 'react-router';
import { CareerView } from '../../features/careers/components/career-view.tsx';
import type { CareerViewer } from '../../features/careers/model/viewer.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import backLink from '../../ui/back-link.module.css';
import { posterUrl } from '../../ui/card/card-view.ts';
import { Invitation } from './invitation.tsx';
import style from '../public-pages/public-page.module.css';

/** The visitor's country is not known: figures of both. */
const viewer: CareerViewer = { region: 'other', province: null, hasNewBrunswickPages: false };

interface PublicCareerProps {
  career: Career;
  careers: Careers;
  card: BuiltInCard;
}

export function PublicCareer({ career, careers, card }: PublicCareerProps) {
  const t = useText('careers');
  const language = useLanguage();
  return (
    <div className={style.page}>
      <Link className={`${backLink.back} screen-only`} to={careersPath[language]}>
        {t('career.back')}
      </Link>
      <CareerView
        career={career}
        careers={careers}
        challenge={card.title}
        poster={posterUrl(card.image)}
        viewer={viewer}
        pathOf={({ slug }) => publicCareerPath(slug, language)}
      />
      <Invitation />
    </div>
  );
}
