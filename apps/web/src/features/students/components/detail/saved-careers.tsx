import { currentKey } from '@trio/careers/moved-careers';
import { careerPath } from '@trio/contracts/public-pages';
import { Link } from 'react-router';
import { useCareers } from '../../../../lib/careers/careers.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import type { StudentDetail } from '../../api.ts';
import style from './saved-careers.module.css';

/** Opens in a new tab: a link in the dialog would close it. */
export function SavedCareers({ saved }: { saved: StudentDetail['savedCareers'] }) {
  const t = useText('students');
  const s = useText('shell');
  const { byKey } = useCareers();
  // Two removed careers may have the same successor.
  const keys = new Set(saved.map(({ career }) => currentKey(career)));
  const careers = [...keys].flatMap((key) => byKey.get(key) ?? []);
  return (
    <section className={style.saved} aria-labelledby="saved-heading">
      <h3 id="saved-heading">{t('detail.savedCareers', { count: careers.length })}</h3>
      <ul>
        {careers.map(({ key, title }) => (
          <li key={key}>
            <Link to={careerPath(key)} target="_blank" rel="noopener">
              {title} <span className="visually-hidden">{s('footer.newTab')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
