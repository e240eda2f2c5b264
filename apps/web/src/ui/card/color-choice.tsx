import { cardColors, type CardColor } from '@trio/domain/sorting/sort';
import { useId } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { Emblem } from './card-front.tsx';
import style from './color-choice.module.css';

interface ColorChoiceProps {
  legend: string;
  /** Null: none is chosen yet. */
  value: CardColor | null;
  error?: string | undefined;
  onChoose: (color: CardColor) => void;
}

export function ColorChoice({ legend, value, error, onChoose }: ColorChoiceProps) {
  const d = useText('deck');
  const errorId = useId();
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{legend}</legend>
      <div className={style.colors}>
        {cardColors.map((color) => (
          <label key={color} className={style.color} data-color={color}>
            <input
              type="radio"
              className={style.radio}
              name="color"
              value={color}
              checked={color === value}
              aria-describedby={error === undefined ? undefined : errorId}
              onChange={() => onChoose(color)}
            />
            <span className={style.swatch} aria-hidden="true">
              <Emblem color={color} label="" />
            </span>
            {d(`category.${color}`)}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={style.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
