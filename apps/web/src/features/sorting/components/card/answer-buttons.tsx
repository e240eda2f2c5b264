import { answers, type Answer } from '@trio/domain/sorting/sort';
import { memo, type MouseEvent } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { AnswerIcon } from './answer-icon.tsx';
import style from './answer-buttons.module.css';

interface AnswerButtonsProps {
  /** What was answered before, if anything: it is marked. */
  given: Answer | null;
  hasKeys: boolean;
  /** `byPointer`: clicked or tapped, so the focus belongs back on the card. */
  onAnswer: (answer: Answer, byPointer: boolean) => void;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Three answers of equal weight. None of them looks like the one to take. */
export const AnswerButtons = memo(function AnswerButtons({
  given,
  hasKeys,
  onAnswer,
}: AnswerButtonsProps) {
  const t = useText('sorting');
  return (
    <div className={style.answers} role="group" aria-label={t('answer.group')}>
      {answers.map((answer, at) => (
        <button
          key={answer}
          type="button"
          className={style.answer}
          data-answer={answer}
          aria-pressed={given === answer}
          // The focus stays on the card, where the keys are heard.
          onMouseDown={keepFocus}
          onClick={(event: MouseEvent) => onAnswer(answer, event.detail > 0)}
        >
          <AnswerIcon answer={answer} />
          <span className={style.label}>{t(`answer.${answer}`)}</span>
          {hasKeys && (
            <kbd className={style.key} aria-hidden="true">
              {at + 1}
            </kbd>
          )}
        </button>
      ))}
    </div>
  );
});
