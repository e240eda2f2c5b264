import { effectPoints, type effectStatements } from '@trio/domain/effect/effect';
import { useId } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import style from './statement-group.module.css';

type Point = (typeof effectPoints)[number];

interface StatementGroupProps {
  statement: (typeof effectStatements)[number];
  value: Point | null;
  isMissing: boolean;
  onChoose: (point: Point) => void;
}

export function StatementGroup({ statement, value, isMissing, onChoose }: StatementGroupProps) {
  const t = useText('effect');
  const id = useId();
  const nameOf = (point: Point) => {
    const word = point === 1 ? t('effect.least') : point === 5 ? t('effect.most') : null;
    return word === null ? String(point) : t('effect.end', { point, word });
  };
  return (
    <fieldset className={style.group} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend className={style.legend}>{t(`effect.statement.${statement}`)}</legend>
      {isMissing && (
        <p id={`${id}-missing`} className={style.missing}>
          {t('effect.missingHere')}
        </p>
      )}
      <div className={style.points}>
        {effectPoints.map((point) => (
          <label key={point} className={style.point} data-chosen={point === value || undefined}>
            <input
              type="radio"
              className={style.radio}
              name={id}
              value={point}
              aria-label={nameOf(point)}
              checked={point === value}
              onChange={() => onChoose(point)}
            />
            <span aria-hidden="true">{point}</span>
          </label>
        ))}
      </div>
      <p className={style.ends} aria-hidden="true">
        <span>{t('effect.least')}</span>
        <span>{t('effect.most')}</span>
      </p>
    </fieldset>
  );
}
