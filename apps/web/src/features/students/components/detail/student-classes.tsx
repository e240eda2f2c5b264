import { classPath } from '@trio/contracts/pages';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { Link } from 'react-router';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import type { StudentDetail } from '../../api.ts';
import style from './student-classes.module.css';

export function StudentClasses({ classes }: { classes: StudentDetail['classes'] }) {
  const t = useText('students');
  const dateOf = useDate();
  const { role } = useAccount();
  return (
    <section className={style.classes} aria-labelledby="classes-heading">
      <h3 id="classes-heading">{t('detail.classes')}</h3>
      <ul>
        {classes.map(({ _id, name, schoolYear, isArchived, joined }) => (
          <li key={_id}>
            {/* Administrators have no class pages. */}
            {role === 'school' ? <Link to={classPath(_id)}>{name}</Link> : name}
            <span>
              {schoolYearLabel(schoolYear)},{' '}
              {t(isArchived ? 'detail.classArchived' : 'detail.classSince', {
                date: dateOf(joined),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
