import type { ChoiceQuestion as Question } from '@trio/contracts/survey-questions';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import style from './survey-form.module.css';

interface ChoiceQuestionProps {
  question: Question;
  number: ReactNode;
  isMissing: boolean;
}

/** One question with a few equal choices, none of them chosen beforehand. */
export function ChoiceQuestion({ question, number, isMissing }: ChoiceQuestionProps) {
  const t = useText('survey');
  const errorId = useId();
  const { id, label, choices } = question;
  const isRequired = 'isRequired' in question;
  return (
    <fieldset className={style.question} aria-describedby={isMissing ? errorId : undefined}>
      <legend className={style.legend}>
        {number}
        {t(label)} {isRequired && <span className={style.needed}>{t('survey.needed')}</span>}
      </legend>
      {isMissing && (
        <p id={errorId} className={style.error}>
          {t('survey.required')}
        </p>
      )}
      <div className={style.choices}>
        {choices.map(({ value, label: words }) => (
          <label key={value} className={style.choice}>
            <input
              type="radio"
              className={style.radio}
              name={id}
              value={value}
              required={isRequired}
            />
            {t(words)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
