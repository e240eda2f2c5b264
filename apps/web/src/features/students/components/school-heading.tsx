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
  /** Undefined until loaded. */
  school: ListedSchool | undefined;
}

export function SchoolHeading({ schoolId, school }: SchoolHeadingProps) {
  const t = useText('students');
  const { role, schoolname } = useAccount();
  const name = (schoolId === '' ? schoolname : school?.schoolname) ?? '';
  // Until the school is loaded, a missing name means nothing.
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
