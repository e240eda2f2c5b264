import type { Color } from '@trio/deck/card-source';
import style from './emblem.module.css';

/** Colour alone must not identify a category. Beside the category's name the label is empty. */
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
