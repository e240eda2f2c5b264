import type { Color } from '@trio/deck/card-source';
import style from './emblem.module.css';

/** The category's own small shape: it is never told by its colour alone. Beside its name it needs no label. */
export function Emblem({ color, label }: { color: Color; label: string }) {
  if (label === '')
    return <span className={`${style.emblem} ${style[color]}`} aria-hidden="true" />;
  return (
    <span
      className={`${style.emblem} ${style[color]}`}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}
