import type { QueuedStudent } from '@trio/contracts/queue';
import { useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { putOffUntil } from '../../api.ts';
import { nameOf } from '../../model.ts';

export interface Notice {
  readonly text: string;
  readonly problem?: FormProblem;
  readonly undo?: { readonly student: QueuedStudent; readonly until: string | null };
}

export function usePutOff(onChanged: () => Promise<unknown>) {
  const t = useText('queue');
  const dateOf = useLocalDate('weekday');
  const [notice, setNotice] = useState<Notice | null>(null);
  const nameIn = (student: QueuedStudent) => nameOf(student, t('queue.nameless'));

  const run = async (student: QueuedStudent, until: string | null): Promise<void> => {
    await putOffUntil(student._id, until);
    const name = nameIn(student);
    setNotice({
      text:
        until === null
          ? t('putOff.back', { name })
          : t('putOff.done', { name, date: dateOf(until) }),
      undo: { student, until: student.putOffUntil },
    });
    void onChanged();
  };
  const attempt = async (student: QueuedStudent, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      setNotice({ text: t('putOff.failed', { name: nameIn(student) }), problem: problemOf(error) });
    }
  };
  return {
    notice,
    say: (text: string) => setNotice({ text }),
    run,
    bringBack: (student: QueuedStudent) => void attempt(student, () => run(student, null)),
    undo: ({ student, until }: NonNullable<Notice['undo']>) =>
      void attempt(student, async () => {
        await putOffUntil(student._id, until);
        setNotice({ text: t('putOff.undone', { name: nameIn(student) }) });
        void onChanged();
      }),
  };
}
