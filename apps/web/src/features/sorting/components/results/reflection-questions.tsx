import type { Reflection } from '@trio/contracts/reflection';
import { limits } from '@trio/domain/limits';
import { useEffect, useId, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import type { DraftOwner } from '../../../../lib/profile/reflection-draft.ts';
import { partsOf } from '../../../../lib/steps/step-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { PlanFields } from '../../../../ui/plan/plan-fields.tsx';
import { HelpLine } from '../../../../ui/readers/help-line.tsx';
import {
  cardPlaceOf,
  fieldNames,
  questionAt,
  stepIn,
  textIn,
  type FieldName,
} from '../../model/reflection-fields.ts';
import { WordsReaders } from '../words-readers.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { ReflectionField } from './reflection-field.tsx';
import style from './reflection-questions.module.css';
import { useReflection } from './use-reflection.ts';

export type ReflectionEnd = 'saved' | 'later';

interface ReflectionQuestionsProps {
  owner: DraftOwner;
  cards: readonly CardView[];
  saved: Reflection | null;
  areWordsShared: boolean;
  isKnown: boolean;
  first: FieldName;
  /** Edits only the first question. */
  isSingle: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onDone: (how: ReflectionEnd) => void;
}

export function ReflectionQuestions({
  owner,
  cards,
  saved,
  areWordsShared,
  isKnown,
  first,
  isSingle,
  headingRef,
  onDone,
}: ReflectionQuestionsProps) {
  const t = useText('results');
  const e = useErrorText();
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState(first);
  const [isUnsavedShown, setIsUnsavedShown] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const reflection = useReflection({ owner, saved, isKnown, first: isSingle ? null : first });
  const { written, sending } = reflection;
  const at = fieldNames.indexOf(question);
  const isLast = isSingle || questionAt(question, 1) === null;
  const isBusy = isEnding && sending.status === 'busy';
  const text = textIn(written, question);
  const isSkipped = text.trim() === '' && textIn(reflection.completed, question) === '';

  const { stayAt } = reflection;
  // Only at the start: later questions are noted as they open.
  const start = useRef(() => {
    if (!isSingle) stayAt(first);
  });
  useEffect(() => start.current(), []);

  const goTo = (next: FieldName) => {
    reflection.stayAt(next);
    flushSync(() => {
      setQuestion(next);
      setIsUnsavedShown(false);
    });
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  const focusError = () =>
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();

  const goOn = async (event: SubmitEvent) => {
    event.preventDefault();
    const completed = reflection.complete(question);
    if (completed === null) return focusError();
    const next = isSingle ? null : questionAt(question, 1);
    if (next !== null) {
      void reflection.send(completed);
      return goTo(next);
    }
    setIsEnding(true);
    const isSent = await reflection.send(completed);
    if (isSent) {
      reflection.finish();
      return onDone('saved');
    }
    flushSync(() => setIsUnsavedShown(!isKnown));
    focusError();
  };
  const leave = () => {
    if (isSingle) reflection.discard(question);
    else reflection.leave();
    onDone('later');
  };
  const back = isSingle ? null : questionAt(question, -1);
  const cardAt = cardPlaceOf(question);
  const kind = cardAt === null ? 'shared' : 'reason';
  const { problems } = reflection;
  const problem = problems[question];
  const about = cardAt === null ? cards : cards.slice(cardAt, cardAt + 1);
  const pictures = about.map((card) => <CardFront key={card.id} card={card} />);
  const step = stepIn(written);
  const progress = t('write.progress', { at: at + 1, count: fieldNames.length });

  return (
    <form ref={place} className={style.form} noValidate onSubmit={(event) => void goOn(event)}>
      <header className={style.head}>
        <h1 ref={headingRef} tabIndex={-1} className={style.heading}>
          {t('write.heading')}
        </h1>
        <Button look="quiet" onClick={leave}>
          {t(isSingle ? 'write.leave' : 'write.later')}
        </Button>
        {!isSingle && (
          <progress
            className={style.bar}
            max={fieldNames.length}
            value={at + 1}
            aria-hidden="true"
          />
        )}
      </header>
      <div className={style.question}>
        {question === 'action' ? (
          <QuestionFrame
            key={question}
            id={id}
            progress={isSingle ? null : progress}
            label={t('write.action')}
            hint={t('write.action.hint')}
            headingRef={heading}
            cards={pictures}
          >
            <div role="group" aria-labelledby={`${id}-heading`}>
              <PlanFields
                plan={partsOf(step)}
                sentence={step.action}
                cards={cards}
                problems={{ ...problems, will: problems.will ?? problems.action }}
                willMax={
                  step.plan === null && step.action !== '' ? limits.reflectionMax : undefined
                }
                onChange={reflection.writePlan}
              />
            </div>
          </QuestionFrame>
        ) : (
          <ReflectionField
            key={question}
            name={question}
            progress={isSingle ? null : progress}
            label={
              kind === 'reason'
                ? t('write.reason', { title: about[0]?.title ?? '' })
                : t('write.shared')
            }
            hint={t(`write.${kind}.hint`)}
            starters={([1, 2] as const).map((number) => t(`write.${kind}.start.${number}`))}
            text={text}
            error={problem && e(problem)}
            onWrite={(next) => reflection.write(question, next)}
            headingRef={heading}
          >
            {pictures}
          </ReflectionField>
        )}
        {reflection.isFromDraft && question === first && (
          <Note>
            <p>{t('write.draft')}</p>
          </Note>
        )}
        {isEnding && sending.status === 'failed' && (
          <ErrorNotice>
            {e(sending.problem)} {t('write.kept')}
          </ErrorNotice>
        )}
        {isUnsavedShown && !isKnown && <ErrorNotice>{t('write.unsaved')}</ErrorNotice>}
        {/* Rendered before it has a text: screen readers announce only changes. */}
        <p className={style.notSent} role="status">
          {!isEnding && sending.status === 'failed' && t('write.notSent')}
        </p>
        <div className={style.actions}>
          {back !== null && (
            <Button look="quiet" size="large" onClick={() => goTo(back)}>
              {t('write.back')}
            </Button>
          )}
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy
              ? t('write.saving')
              : t(
                  isSingle
                    ? 'write.save'
                    : isLast
                      ? 'write.done'
                      : isSkipped
                        ? 'write.skip'
                        : 'write.next',
                )}
          </Button>
        </div>
      </div>
      <div className={style.readers}>
        <WordsReaders sortId={owner.sortId} areWordsShared={areWordsShared} />
        <HelpLine />
      </div>
    </form>
  );
}
