import { effectPoints } from '@trio/domain/effect/effect';
import { useText } from '../../../lib/language/use-text.ts';
import style from './change-picture.module.css';

interface ChangePictureProps {
  label: string;
  change: { readonly before: number; readonly after: number };
}

const placeOf = (value: number): string => `${4 + ((value - 1) / 4) * 92}%`;

/** Two points on the scale of the answers. */
export function ChangePicture({ label, change: { before, after } }: ChangePictureProps) {
  const t = useText('effect');
  return (
    <figure className={style.picture}>
      <svg className={style.scale} width="100%" height="52" role="img" aria-label={label}>
        <line className={style.axis} x1={placeOf(1)} x2={placeOf(5)} y1="18" y2="18" />
        {effectPoints.map((point) => (
          <text key={point} x={placeOf(point)} y="46">
            {point}
          </text>
        ))}
        <line className={style.way} x1={placeOf(before)} x2={placeOf(after)} y1="18" y2="18" />
        <circle className={style.before} cx={placeOf(before)} cy="18" r="8" />
        <circle className={style.after} cx={placeOf(after)} cy="18" r="8" />
      </svg>
      <figcaption className={style.legend} aria-hidden="true">
        <span data-mark="before">{t('effectResults.legend.before')}</span>
        <span data-mark="after">{t('effectResults.legend.after')}</span>
      </figcaption>
    </figure>
  );
}
