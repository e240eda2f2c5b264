import { planLimits, type Plan } from '@trio/domain/steps/plan';
import { useId } from 'react';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { planExamples } from '../../lib/steps/plan-examples.ts';
import { textParts, type PlanProblems } from '../../lib/steps/step-text.ts';
import type { CardView } from '../card/card-view.ts';
import field from '../field.module.css';
import { DayField } from './day-field.tsx';
import style from './plan-fields.module.css';

type TextPart = (typeof textParts)[number];

interface PlanFieldsProps {
  plan: Plan;
  /** Shown as the student writes; empty before there is one. */
  sentence: string;
  /** The examples fit them. */
  cards: readonly CardView[];
  problems: PlanProblems;
  /** A sentence of before there were parts may be longer than a part. */
  willMax?: number | undefined;
  onChange: (changes: Partial<Plan>) => void;
}

/** A step as an if-then plan, with the sentence that it makes. */
export function PlanFields({
  plan,
  sentence,
  cards,
  problems,
  willMax = planLimits.will,
  onChange,
}: PlanFieldsProps) {
  const t = useText('steps');
  const e = useErrorText();
  const examples = planExamples(cards);
  return (
    <div className={style.plan}>
      {textParts.map((part) => (
        <PartField
          key={part}
          part={part}
          text={plan[part]}
          max={part === 'will' ? willMax : planLimits[part]}
          error={problems[part] && e(problems[part])}
          examples={examples[part].map((key) => t(key))}
          onWrite={(text) => onChange({ [part]: text })}
        />
      ))}
      <DayField
        name="dueOn"
        label={t('plan.dueOn')}
        hint={t('plan.dueOn.hint')}
        day={plan.dueOn}
        isInvalid={problems.dueOn !== undefined}
        onChange={(dueOn) => onChange({ dueOn })}
      />
      <div className={style.sentence}>
        <h3>{t('plan.sentence')}</h3>
        {sentence === '' ? (
          <p className={style.none}>{t('plan.empty')}</p>
        ) : (
          <p className={style.text}>{sentence}</p>
        )}
      </div>
    </div>
  );
}

interface PartFieldProps {
  part: TextPart;
  text: string;
  max: number;
  error: string | undefined;
  examples: readonly string[];
  onWrite: (text: string) => void;
}

/** From here on, the number of characters is shown. */
const nearMax = 15;

function PartField({ part, text, max, error, examples, onWrite }: PartFieldProps) {
  const t = useText('steps');
  const r = useText('results');
  const id = useId();
  const label = t(`plan.${part}`);
  const count = Array.from(text.trim()).length;
  const isCounted = count > max - nearMax;
  // They stay while one of them is chosen, so that a student can compare them.
  const hasExamples = text.trim() === '' || examples.includes(text);
  const control = {
    id,
    name: part,
    value: text,
    autoComplete: 'off',
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-describedby': [error && `${id}-error`, `${id}-hint`, isCounted && `${id}-count`]
      .filter(Boolean)
      .join(' '),
    // A part is one line.
    onChange: ({ target }: { target: { value: string } }) =>
      onWrite(target.value.replaceAll(/\s*\n\s*/gu, ' ')),
  };
  return (
    <div className={style.part}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className={field.hint}>
        {t(`plan.${part}.hint`)}
      </p>
      {part === 'will' ? (
        <textarea {...control} className={`${field.input} ${style.will}`} rows={2} />
      ) : (
        <input {...control} className={field.input} />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
      {isCounted && (
        <p id={`${id}-count`} className={style.count} data-over={count > max || undefined}>
          {r('write.count', { count, max })}
        </p>
      )}
      {hasExamples && (
        <div className={style.examples} role="group" aria-label={t('plan.examples', { label })}>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className={style.example}
              aria-pressed={text === example}
              onClick={() => onWrite(example)}
            >
              {example}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
