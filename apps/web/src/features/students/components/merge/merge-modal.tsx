import type { ListedStudent } from '@trio/contracts/students';
import { useState } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { mergeInto, type StudentDetail } from '../../api/students.ts';
import { FindOther } from './find-other.tsx';
import style from './merge.module.css';
import { TwoAccounts } from './two-accounts.tsx';

interface MergeModalProps {
  /** This account stays. */
  student: StudentDetail;
  onClosed: (isDone: boolean) => void;
}

/** For a person who signed up twice. */
export function MergeModal({ student, onClosed }: MergeModalProps) {
  const t = useText('students');
  const e = useText('errors');
  const [other, setOther] = useState<ListedStudent | null>(null);
  const merging = useServerChange({
    mutationFn: ({ from }: { from: string; close: () => void }) => mergeInto(student._id, from),
    onSuccess: (_, { close }) => {
      countEvent('student-merge');
      close();
    },
  });
  const { isPending: isBusy, isSuccess: isDone, problem } = merging;
  const choose = (next: ListedStudent | null) => {
    merging.reset();
    setOther(next);
  };
  return (
    <Modal heading={t('merge.heading')} isBlocked={isBusy} onClosed={() => onClosed(isDone)}>
      {(close) => (
        <div className={style.content}>
          {other === null ? (
            <>
              <p>{t('merge.text', { email: student.email })}</p>
              <FindOther student={student} onChosen={choose} />
              <div className={form.actions}>
                <Button look="quiet" onClick={close}>
                  {t('merge.cancel')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <TwoAccounts stays={student} goes={other} />
              {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
              <div className={form.actions}>
                <Button
                  look="danger"
                  isBusy={isBusy || isDone}
                  onClick={() => merging.run({ from: other._id, close })}
                >
                  {t(isBusy || isDone ? 'merge.busy' : 'merge.confirm')}
                </Button>
                <Button look="quiet" isBusy={isBusy || isDone} onClick={() => choose(null)}>
                  {t('merge.swap')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Modal>
  );
}
