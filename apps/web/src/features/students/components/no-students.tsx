import { pages, schoolSettingsPath } from '@trio/contracts/pages';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from './no-students.module.css';

export function NoStudents({ schoolId }: { schoolId: string }) {
  const t = useText('students');
  const a = useText('account');
  const { role, code } = useAccount();
  const isAdmin = role === 'admin';
  return (
    <section className={style.empty}>
      <svg className={style.cards} viewBox="0 0 120 80" aria-hidden="true">
        <rect x="12" y="14" width="34" height="54" rx="5" transform="rotate(-12 29 41)" />
        <rect x="74" y="14" width="34" height="54" rx="5" transform="rotate(12 91 41)" />
        <rect x="43" y="8" width="34" height="54" rx="5" />
      </svg>
      <h2>{t('students.empty')}</h2>
      <p>{isAdmin ? t('students.emptyAdmin') : a('students.code', { code: code ?? '' })}</p>
      {isAdmin ? (
        <ButtonLink to={schoolSettingsPath(schoolId)}>{t('students.settings')}</ButtonLink>
      ) : (
        <ButtonLink to={pages.account.path}>{t('students.emptyLink')}</ButtonLink>
      )}
    </section>
  );
}
