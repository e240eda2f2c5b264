import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { toPlainText } from '@trio/domain/plain-text';
import type { Plan } from '@trio/domain/steps/plan';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemOf, type ActionState } from '../../../../lib/forms/use-action.ts';
import {
  eraseDraft,
  keepDraft,
  readDraft,
  type DraftOwner,
} from '../../../../lib/profile/reflection-draft.ts';
import { withPart } from '../../../../lib/steps/step-text.ts';
import { useStepSentence } from '../../../../lib/steps/use-step-sentence.ts';
import { today } from '../../../../lib/today.ts';
import {
  checkField,
  fieldNames,
  isSame,
  stepIn,
  withField,
  withStep,
  withText,
  type FieldName,
  type FieldProblems,
} from '../../model/reflection-fields.ts';
import { saveReflection } from '../../sync/browser-sync.ts';

const noProblems: FieldProblems = {};

interface ReflectionSettings {
  readonly owner: DraftOwner;
  readonly saved: Reflection | null;
  /** The server has received this trio. It cannot store a reflection before that. */
  readonly isKnown: boolean;
  /** The question that opens first; null to edit one question alone. */
  readonly first: FieldName | null;
}

/** The typed text stays on the device; only questions that were completed are sent. */
export function useReflection({ owner, saved, isKnown, first }: ReflectionSettings) {
  const before = saved ?? emptyReflection;
  const toSentence = useStepSentence();
  const [draft] = useState(() => readDraft(owner));
  const [written, setWritten] = useState(draft?.reflection ?? before);
  const [completed, setCompleted] = useState(() => completedBefore(first, before, written));
  const [problems, setProblems] = useState(noProblems);
  const [sending, setSending] = useState<ActionState>({ status: 'idle' });
  /** The copy that the server has or is about to get; null after an error. */
  const sent = useRef<Reflection | null>(before);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (reflection: Reflection): Promise<boolean> => {
    if (sent.current !== null && isSame(reflection, sent.current)) {
      await queue.current;
      return sent.current !== null;
    }
    if (!isKnown) return false;
    setSending({ status: 'busy' });
    sent.current = reflection;
    const request = saveReflection(owner.sortId, (latest) => withPagesOf(latest, reflection));
    queue.current = request.catch(() => undefined);
    try {
      await request;
      setSending({ status: 'done' });
      return true;
    } catch (error) {
      sent.current = null;
      // The error must be on the page before the focus moves to it.
      flushSync(() => setSending({ status: 'failed', problem: problemOf(error) }));
      return false;
    }
  };

  const sendWaiting = useEffectEvent(() => void send(completed));
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => sendWaiting());
    return () => clearTimeout(timer);
  }, [isKnown]);

  const change = (next: Reflection, question: FieldName) => {
    setWritten(next);
    keepDraft(owner, { reflection: next, question: first === null ? null : question });
  };

  return {
    written,
    problems,
    sending,
    completed,
    isFromDraft: draft !== null && !isSame(draft.reflection, before),
    write: (name: FieldName, text: string) => {
      const { [name]: _, ...others } = problems;
      setProblems(others);
      change(withText(written, name, toPlainText(text)), name);
    },
    writePlan: (changes: Partial<Plan>) => {
      const { action: _, ...others } = problems;
      const left = Object.entries(others).filter(([part]) => !(part in changes));
      setProblems(Object.fromEntries(left));
      change(withStep(written, withPart(stepIn(written), changes, toSentence)), 'action');
    },
    /** Null if the text is invalid; its field then has an error. */
    complete: (name: FieldName): Reflection | null => {
      const checked = checkField(completed, written, { name, today: today() });
      flushSync(() => setProblems(checked.isValid ? noProblems : checked.problems));
      if (!checked.isValid) return null;
      setCompleted(checked.reflection);
      return checked.reflection;
    },
    /** True if the server has it. */
    send,
    stayAt: (question: FieldName) => keepDraft(owner, { reflection: written, question }),
    leave: () => {
      if (isSame(written, before)) eraseDraft();
      else keepDraft(owner, { reflection: written, question: null });
    },
    finish: eraseDraft,
    /** Takes back the text of one question; other unsent texts stay. */
    discard: (name: FieldName) => {
      const rest = withField(written, before, name);
      if (isSame(rest, before)) eraseDraft();
      else keepDraft(owner, { reflection: rest, question: null });
    },
  };
}

/** The profile's pages are chosen elsewhere. */
const withPagesOf = (
  { includesFamilyPage, includesCounsellorPage }: Reflection,
  reflection: Reflection,
): Reflection => ({ ...reflection, includesFamilyPage, includesCounsellorPage });

/** A draft that resumes at a later question has the completed texts of the earlier ones. */
function completedBefore(
  first: FieldName | null,
  before: Reflection,
  written: Reflection,
): Reflection {
  const earlier = first === null ? [] : fieldNames.slice(0, fieldNames.indexOf(first));
  return earlier.reduce((completed, name) => {
    const checked = checkField(completed, written, { name, today: today() });
    return checked.isValid ? checked.reflection : completed;
  }, before);
}
