import form from '../form.module.css';
import style from './list-page.module.css';

/** Delayed: a fast answer never shows it. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={style.skeleton} role="status">
      <span className={form.aloud}>{label}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
