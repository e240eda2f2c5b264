import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import style from './staff-page.module.css';

/** Where the team will stand; a list that is there at once never shows it. */
export function StaffSkeleton() {
  const t = useText('staff');
  return (
    <div className={style.skeleton} role="status">
      <span className={form.aloud}>{t('staff.loading')}</span>
      <i />
      <i />
    </div>
  );
}
