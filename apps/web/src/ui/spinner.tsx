import style from './spinner.module.css';

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
