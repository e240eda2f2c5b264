import { colors } from '@trio/deck/card-source';
import { useText } from '../../../../lib/language/use-text.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import style from './halfway-moment.module.css';

interface HalfwayMomentProps {
  /** Cards that are left; null before and after the moment. */
  left: number | null;
}

/** A pause for joy that blocks nothing: the next answer works at once. */
export function HalfwayMoment({ left }: HalfwayMomentProps) {
  const t = useText('sorting');
  return (
    // Rendered before its text: screen readers may skip a live region that appears with its text.
    <div className={style.moment} role="status">
      {left !== null && (
        <p className={style.line}>
          {t('halfway.line', { count: left })}
          <span className={style.burst} aria-hidden="true">
            {colors.map((color) => (
              <i key={color} data-color={color}>
                <Emblem color={color} label="" />
              </i>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}
