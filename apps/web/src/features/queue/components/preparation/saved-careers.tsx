import { currentKey } from '@trio/careers/moved-careers';
import { careerPath } from '@trio/contracts/public-pages';
import type { SavedCareer } from '@trio/contracts/saved-careers';
import { Link } from 'react-router';
import { useCareers } from '../../../../lib/careers/careers.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Optional } from '../../../../ui/optional.tsx';
import { CutList, Part } from './part.tsx';
import style from './steps.module.css';

export function SavedCareers({ saved }: { saved: readonly SavedCareer[] }) {
  const t = useText('queue');
  return (
    <Part heading={t('prepare.careers')}>
      {saved.length === 0 ? (
        <p className={style.quiet}>{t('prepare.noCareers')}</p>
      ) : (
        <Optional>
          <Careers saved={saved} />
        </Optional>
      )}
    </Part>
  );
}

function Careers({ saved }: { saved: readonly SavedCareer[] }) {
  const t = useText('queue');
  const { byKey } = useCareers();
  // Two removed careers may have the same successor.
  const keys = new Set(saved.map(({ career }) => currentKey(career)));
  const careers = [...keys].flatMap((key) => byKey.get(key) ?? []);
  return (
    <CutList
      most={6}
      mostOnPaper={4}
      moreOf={(count) => t('prepare.more', { count })}
      items={careers.map(({ key, title }) => ({
        key,
        content: <Link to={careerPath(key)}>{title}</Link>,
      }))}
    />
  );
}
