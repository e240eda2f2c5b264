import { pages } from '@trio/contracts/pages';
import type {
  Question,
  SurveyAnswers,
  ChoiceQuestion as ChoiceQuestionOf,
} from '@trio/contracts/survey-questions';
import { limits } from '@trio/domain/limits';
import { toPlainText } from '@trio/domain/plain-text';
import { useRef, useState, type SubmitEvent, useId, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { HelpLine } from '../../../ui/readers/help-line.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import style from './survey-form.module.css';

interface SurveyFormProps {
  questions: readonly Question[];
  send: (answers: SurveyAnswers) => Promise<void>;
  onSent: () => void;
}

export function SurveyForm({ questions, send, onSent }: SurveyFormProps) {
  const t = useText('survey');
  const e = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [missing, setMissing] = useState<string | null>(null);
  const { state, run } = useAction(() => send(answersIn(form.current)));
  const isBusy = state.status === 'busy' || state.status === 'done';

  const onInput = () => {
    const answers = answersIn(form.current);
    setCount(Object.keys(answers).length);
    if (missing !== null && missing in answers) setMissing(null);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersIn(event.currentTarget);
    const left = questions.find(
      (question) => 'isRequired' in question && !(question.id in answers),
    );
    if (left) {
      flushSync(() => setMissing(left.id));
      form.current?.querySelector<HTMLElement>(`[name="${left.id}"]`)?.focus();
      return;
    }
    if (await run()) onSent();
  };

  return (
    <form
      ref={form}
      className={style.form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      <ol className={style.questions}>
        {questions.map((question, at) => (
          <li key={question.id}>
            {question.kind === 'choice' ? (
              <ChoiceQuestion
                question={question}
                number={`${at + 1}. `}
                isMissing={missing === question.id}
              />
            ) : (
              <TextArea
                label={`${at + 1}. ${t(question.label)}`}
                hint={t(question.hint)}
                name={question.id}
                rows={3}
                maxLength={limits.surveyAnswerMax}
              />
            )}
          </li>
        ))}
      </ol>
      <div className={style.end}>
        <p className={style.progress}>
          <progress max={questions.length} value={count} aria-hidden="true" />
          {t('survey.progress', { count, total: questions.length })}
        </p>
        {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
        <HelpLine />
        <div className={style.actions}>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? t('survey.sending') : t('survey.send')}
          </Button>
          <ButtonLink to={pages.cards.path} look="quiet" size="large">
            {t('survey.skip')}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

function answersIn(form: HTMLFormElement | null): SurveyAnswers {
  const answers: Record<string, string> = {};
  for (const [name, value] of form ? new FormData(form) : []) {
    const text = typeof value === 'string' ? toPlainText(value).trim() : '';
    if (text !== '') answers[name] = text;
  }
  return answers;
}

interface ChoiceQuestionProps {
  question: ChoiceQuestionOf;
  number: ReactNode;
  isMissing: boolean;
}

function ChoiceQuestion({ question, number, isMissing }: ChoiceQuestionProps) {
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
