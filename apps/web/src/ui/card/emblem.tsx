import type { Color } from '@trio/deck/card-source';
import style from './emblem.module.css';

/** The category's own small shape: it is never told by its colour alone. */
export function Emblem({ color, label }: { color: Color; label: string }) {
  return (
    <span
      className={`${style.emblem} ${style[color]}`}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}
