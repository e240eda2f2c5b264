import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import { toPlainText } from '@trio/domain/plain-text';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { problemOf, type ActionState } from '../../../../lib/forms/use-action.ts';
import {
  eraseDraft,
  keepDraft,
  readDraft,
  type DraftOwner,
} from '../../../../lib/profile/reflection-draft.ts';
import { saveReflection } from '../../sync/browser-sync.ts';
import {
  check,
  hasSamePages,
  isSame,
  withText,
  type FieldName,
  type FieldProblems,
} from '../../model/reflection-fields.ts';

const noProblems: FieldProblems = {};

/** What is being written: on the device with every letter, at the server when the student says so. */
export function useReflection(owner: DraftOwner, saved: Reflection | null) {
  const before = saved ?? emptyReflection;
  const [draft] = useState(() => readDraft(owner));
  const [written, setWritten] = useState(draft ?? before);
  const [problems, setProblems] = useState(noProblems);
  const [sending, setSending] = useState<ActionState>({ status: 'idle' });

  const change = (next: Reflection) => {
    setWritten(next);
    if (isSame(next, before)) eraseDraft();
    else keepDraft(owner, next);
  };

  const send = async (reflection: Reflection): Promise<boolean> => {
    setSending({ status: 'busy' });
    try {
      await saveReflection(owner.sortId, reflection);
      setSending({ status: 'done' });
      return true;
    } catch (error) {
      // What is said must stand on the page before the focus moves there.
      flushSync(() => setSending({ status: 'failed', problem: problemOf(error) }));
      return false;
    }
  };

  return {
    written,
    problems,
    sending,
    /** It was here when the page opened, and nobody else has it. */
    isFromDraft: draft !== null && !isSame(draft, before),
    write: (name: FieldName, text: string) => {
      const { [name]: _, ...others } = problems;
      setProblems(others);
      change(withText(written, name, toPlainText(text)));
    },
    choose: (pages: Partial<Reflection>) => change({ ...written, ...pages }),
    save: async (): Promise<boolean> => {
      const checked = check(written);
      flushSync(() => setProblems(checked.isFit ? noProblems : checked.problems));
      if (!checked.isFit || !(await send(checked.reflection))) return false;
      eraseDraft();
      return true;
    },
    /** Which pages the profile holds is a choice of its own: it counts without a word written. */
    savePages: async (): Promise<boolean> => {
      const { includesFamilyPage, includesCounsellorPage } = written;
      if (hasSamePages(written, before)) return true;
      return send({ ...before, includesFamilyPage, includesCounsellorPage });
    },
  };
}
