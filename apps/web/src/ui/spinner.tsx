import style from './spinner.module.css';

/** Three cards being dealt, and the words for who cannot see them. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={style.place} role="status" data-loading>
      <span className={style.cards} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{label}</span>
    </div>
  );
}
