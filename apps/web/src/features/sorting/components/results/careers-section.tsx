import { suggestCareers } from '@trio/careers/suggest-careers';
import { careerPath } from '@trio/contracts/public-pages';
import { pages } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useCareers } from '../../../../lib/careers/careers.ts';
import type { Three } from '../../../../lib/current-sort.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Optional } from '../../../../ui/optional.tsx';
import { ResultSection } from './result-section.tsx';
import style from './careers-section.module.css';

/** The careers with which the explore page starts. Their texts load after the page. */
export function CareersSection({ three }: { three: Three }) {
  const t = useText('results');
  return (
    <ResultSection heading={t('result.careers')}>
      <p>{t('result.careersText')}</p>
      <Optional>
        <SuggestedCareers three={three} />
      </Optional>
      <ButtonLink to={pages.explore.path}>{t('result.careersOpen')}</ButtonLink>
    </ResultSection>
  );
}

function SuggestedCareers({ three }: { three: Three }) {
  const careers = suggestCareers(useCareers(), three.ids, three.id);
  return (
    <ul className={style.careers}>
      {careers.map(({ key, title, color }) => (
        <li key={key} data-color={color}>
          <Link to={careerPath(key)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
