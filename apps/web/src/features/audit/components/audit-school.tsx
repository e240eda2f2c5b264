import type { AuditEntry } from '@trio/contracts/audit';
import { schoolPath } from '@trio/contracts/pages';
import { Link } from 'react-router';
import { useText } from '../../../lib/language/use-text.ts';
import type { AuditView } from '../api/list-audit.ts';
import { addressOf } from '../model/audit-view.ts';
import style from './audit-page.module.css';

interface AuditSchoolProps {
  entry: AuditEntry;
  view: AuditView;
}

export function AuditSchool({ entry: { school, action }, view }: AuditSchoolProps) {
  const t = useText('audit');
  if (school === null) {
    // A card without a school is in every deck.
    if (!action.startsWith('card-')) return null;
    return <p className={style.school}>{t('audit.everySchool')}</p>;
  }
  const { id, name, isDeleted } = school;
  return (
    <p className={style.school}>
      {isDeleted ? (
        <span>{t('audit.deletedSchool', { school: name })}</span>
      ) : (
        <Link to={schoolPath(id)}>{name}</Link>
      )}
      {view.schoolId !== id && (
        <Link
          className={style.only}
          to={addressOf({ ...view, schoolId: id, page: 1 })}
          aria-label={t('audit.onlyOf', { school: name })}
          title={t('audit.only')}
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2.500 3.500h13L10.500 9.500v4.500l-3 1.500v-6Z" />
          </svg>
        </Link>
      )}
    </p>
  );
}
