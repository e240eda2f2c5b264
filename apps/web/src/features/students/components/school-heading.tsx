import { pages, schoolSettingsPath } from '@trio/contracts/pages';
import type { ListedSchool } from '@trio/contracts/schools';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from './school-view.module.css';

interface SchoolHeadingProps {
  schoolId: string;
  /** Undefined until it is loaded. */
  school: ListedSchool | undefined;
}

/** What the school is called, and for an administrator the ways to the others and to its settings. */
export function SchoolHeading({ schoolId, school }: SchoolHeadingProps) {
  const t = useText('students');
  const { role, schoolname } = useAccount();
  const name = (schoolId === '' ? schoolname : school?.schoolname) ?? '';
  // While it loads, and where it cannot be loaded, nobody knows whether it has a name.
  const nameless =
    role === 'school'
      ? t('students.schoolLoading')
      : t(school === undefined ? 'students.anySchool' : 'students.schoolNameless');
  const heading = name === '' ? nameless : name;
  usePageTitle(heading);
  return (
    <header className={style.head}>
      {role === 'admin' && (
        <Link className={style.back} to={pages.students.path}>
          {t('students.back')}
        </Link>
      )}
      <div className={style.title}>
        <h1>{heading}</h1>
        {role === 'admin' && (
          <ButtonLink look="quiet" to={schoolSettingsPath(schoolId)}>
            {t('students.settings')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
