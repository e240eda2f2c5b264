import style from './batch.module.css';

interface NameListProps {
  label: string;
  names: readonly { readonly id: string; readonly name: string }[];
}

/** A scrollable list must be focusable. */
const focusable = { tabIndex: 0 };

export function NameList({ label, names }: NameListProps) {
  return (
    <ul className={style.names} aria-label={label} {...focusable}>
      {names.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
