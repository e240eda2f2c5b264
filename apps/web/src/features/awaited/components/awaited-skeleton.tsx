import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import style from './awaited-page.module.css';

/** Where the rows will stand; a list that is there at once never shows it. */
export function AwaitedSkeleton() {
  const t = useText('awaited');
  return (
    <div className={style.skeleton} role="status">
      <span className={form.aloud}>{t('awaited.loading')}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
