import { pages } from '@trio/contracts/pages';
import { emptyReflection } from '@trio/contracts/reflection';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { currentThree, useReadySort, type Three } from '../../../../lib/current-sort.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { readDraft } from '../../../../lib/profile/reflection-draft.ts';
import { endReveal, isRevealDue } from '../../../../lib/profile/reveal.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import type { QuestionName, WriteState } from '../../../../ui/profile/own-words.tsx';
import { firstOpen, isFieldName, isSame } from '../../model/reflection-fields.ts';
import { ReflectionQuestions, type ReflectionEnd } from './reflection-questions.tsx';
import { Result } from './result.tsx';
import { Reveal } from './reveal.tsx';
import style from './student-results.module.css';

interface StudentResultsProps {
  /** Shown after the words; `onPlan` opens the question about the step. */
  Next?: ComponentType<{ onPlan: () => void }>;
}

export function StudentResults({ Next }: StudentResultsProps) {
  const t = useText('picking');
  const state = useReadySort();
  const three = currentThree(state);
  const asked = useLocation() as { state: WriteState | null };
  const isAsked = asked.state?.isWriting === true;
  usePageTitle(t('saved.title'));
  // A sort in progress has no results. The home page knows where it continues.
  const isUnderWay = state.sort !== null && state.sort.confirmedAt === null;
  if (three === null || (isUnderWay && !isAsked)) return <Navigate to={pages.cards.path} replace />;
  return <Stages key={three.id} three={three} asked={isAsked ? asked.state : null} Next={Next} />;
}

type Stage =
  | { readonly kind: 'reveal' }
  | { readonly kind: 'questions'; readonly first: QuestionName; readonly isSingle: boolean }
  | { readonly kind: 'result'; readonly isWritten: boolean };

/** Loads the texts of all panels with the first one: a change of panel must not wait for them. */
function useAllTexts(): void {
  useText('deck');
  useErrorText();
  useText('home');
  useText('change');
  useText('sorting');
  useText('steps');
}

interface StagesProps {
  three: Three;
  asked: WriteState | null;
  Next: StudentResultsProps['Next'];
}

function Stages({ three, asked, Next }: StagesProps) {
  useAllTexts();
  const { _id: accountId } = useAccount();
  const { confirmed, saving } = useReadySort();
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const cards = three.ids.flatMap((id) => viewOf(id) ?? []);
  const isKnown = confirmed?.id === three.id;
  const reflection = isKnown ? confirmed.reflection : null;
  const areWordsShared = isKnown && confirmed.areWordsShared === true;
  const owner = { accountId, sortId: three.id };

  const questionsAt = (question: QuestionName | null): Stage => {
    if (question !== null) return { kind: 'questions', first: question, isSingle: true };
    const saved = reflection ?? emptyReflection;
    const written = readDraft(owner)?.reflection ?? saved;
    return { kind: 'questions', first: firstOpen(written, saved), isSingle: false };
  };
  const [stage, setStage] = useState<Stage>(() => {
    if (isRevealDue(three.id)) return { kind: 'reveal' };
    if (asked !== null) return questionsAt(asked.question ?? null);
    const open = readDraft(owner)?.question ?? null;
    return isFieldName(open)
      ? { kind: 'questions', first: open, isSingle: false }
      : { kind: 'result', isWritten: false };
  });
  useEffect(endReveal, []);

  const turnTo = (next: Stage) => {
    // The new content must be rendered before the screen reader reads it.
    flushSync(() => setStage(next));
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  const finish = (how: ReflectionEnd) => {
    turnTo({ kind: 'result', isWritten: how === 'saved' });
    // A reload then shows the result instead of the question.
    if (asked !== null) void navigate(pages.results.path, { replace: true });
  };

  switch (stage.kind) {
    case 'reveal':
      return (
        <Reveal
          cards={cards}
          saving={saving}
          headingRef={heading}
          onWhy={() => turnTo(questionsAt(null))}
          onResult={() => turnTo({ kind: 'result', isWritten: false })}
        />
      );
    case 'questions':
      return (
        <section className={style.questions}>
          <ReflectionQuestions
            owner={owner}
            cards={cards}
            saved={reflection}
            areWordsShared={areWordsShared}
            isKnown={isKnown}
            first={stage.first}
            isSingle={stage.isSingle}
            headingRef={heading}
            onDone={finish}
          />
        </section>
      );
    case 'result': {
      const draft = readDraft(owner)?.reflection;
      return (
        <Result
          three={three}
          cards={cards}
          reflection={reflection}
          areWordsShared={areWordsShared}
          sortId={isKnown ? three.id : null}
          isWritten={stage.isWritten}
          hasDraft={draft !== undefined && !isSame(draft, reflection ?? emptyReflection)}
          headingRef={heading}
          next={Next && <Next onPlan={() => turnTo(questionsAt('action'))} />}
          onEdit={(question) => turnTo(questionsAt(question))}
        />
      );
    }
  }
}
