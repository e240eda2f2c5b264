import { answers, type Answer } from '@trio/domain/sorting/sort';
import { memo, type MouseEvent } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { AnswerIcon } from './answer-icon.tsx';
import style from './answer-buttons.module.css';

interface AnswerButtonsProps {
  given: Answer | null;
  hasKeys: boolean;
  /** `byPointer`: clicked or tapped. The focus then returns to the card. */
  onAnswer: (answer: Answer, byPointer: boolean) => void;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The three answers have equal weight: none may look like the default. */
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
          // The focus stays on the card, where arrow keys always answer.
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
