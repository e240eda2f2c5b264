import { answers, type Answer } from '@trio/domain/sorting/sort';
import { memo, type MouseEvent } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './answer-buttons.module.css';

interface AnswerButtonsProps {
  /** `row`: always side by side, and low where the screen is low. */
  look?: 'table' | 'row';
  given: Answer | null;
  hasKeys: boolean;
  /** `byPointer`: clicked or tapped. The focus then returns to the card. */
  onAnswer: (answer: Answer, byPointer: boolean) => void;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The three answers have equal weight: none may look like the default. */
export const AnswerButtons = memo(function AnswerButtons({
  look = 'table',
  given,
  hasKeys,
  onAnswer,
}: AnswerButtonsProps) {
  const t = useText('sorting');
  return (
    <div
      className={style.answers}
      data-look={look}
      data-arrows
      role="group"
      aria-label={t('answer.group')}
    >
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

const heart =
  'M12 20.500C5.500 15.700 2.500 12.300 2.500 8.700 2.500 5.800 4.700 3.750 7.400 3.750c1.900 0 3.600 1 4.600 2.700 1-1.700 2.700-2.700 4.600-2.700 2.700 0 4.900 2.050 4.900 4.950 0 3.600-3 7-9.500 11.800Z';

/** A cross, an outlined heart and a full heart: distinct without colour. */
export function AnswerIcon({ answer }: { answer: Answer }) {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill={answer === 'superlike' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={answer === 'dislike' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={answer === 'dislike' ? 'M5.500 5.500l13 13M18.500 5.500l-13 13' : heart} />
    </svg>
  );
}
