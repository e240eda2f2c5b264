import { useState } from 'react';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { usePanel } from '../../../../lib/panel/use-panel.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { PanelProblem } from '../../../../ui/panel/panel-problem.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { deleteStudent, findStudent } from '../../api/one-student.ts';
import { fullName } from '../../model/full-name.ts';
import { MergeModal } from '../merge/merge-modal.tsx';
import { Neighbours } from './neighbours.tsx';
import { StudentBody } from './student-body.tsx';
import { StudentFacts } from './student-facts.tsx';
import style from './student-modal.module.css';

interface StudentModalProps {
  id: string;
  /** Those on the page of the table, in their order. */
  ids: readonly string[];
  onMove: (id: string) => void;
  /** The table shows something that is no longer so. */
  onChanged: () => Promise<void>;
  onClosed: () => void;
  /** Deleted: there is nobody to show. */
  onGone: (name: string) => void;
}

/** One student over the table: the sorts over time, the student's own words, and what staff can do. */
export function StudentModal({ id, ids, onMove, onChanged, onClosed, onGone }: StudentModalProps) {
  const t = useText('students');
  const student = usePanel(id, () => findStudent(id));
  const [mergedId, setMergedId] = useState<string | null>(null);
  const [asks, setAsks] = useState<'delete' | 'merge' | null>(null);
  // What belongs to the student before is never shown under the name of the next.
  const data = student.data?._id === id ? student.data : null;
  const name = data ? fullName(data) : t('detail.loading');
  const isGone = student.problem === 'request/not-found' || student.problem === 'request/invalid';

  const remove = async () => {
    await deleteStudent(id);
    countEvent('student-delete');
  };
  return (
    <>
      <Modal heading={name} look="sheet" isBlocked={false} onClosed={onClosed}>
        {() => (
          <div
            ref={takeFocus}
            className={style.content}
            tabIndex={-1}
            aria-busy={student.isLoading}
          >
            {student.problem !== null && (
              <PanelProblem
                text={t(isGone ? 'detail.gone' : 'detail.failed')}
                problem={student.problem}
                isOld={data !== null}
                onRetry={() => void student.reload()}
              />
            )}
            <SuccessNotice>
              {mergedId === id && data && t('list.merged', { email: data.email })}
            </SuccessNotice>
            {/* The heading changes in silence: who listens is told who it is now. */}
            <p className={form.aloud} role="status">
              {data && name}
            </p>
            <div className={style.top}>
              {data && <StudentFacts student={data} />}
              {/* Always in the same place: who turns over by key keeps the button. */}
              <Neighbours id={id} ids={ids} onMove={onMove} />
            </div>
            {data === null && student.problem === null && <i className={style.outline} />}
            {data && (
              <StudentBody
                student={data}
                onChanged={async () => {
                  await Promise.all([student.reload(), onChanged()]);
                }}
                onDelete={() => setAsks('delete')}
                onMerge={() => setAsks('merge')}
              />
            )}
          </div>
        )}
      </Modal>
      {data && asks === 'delete' && (
        <ConfirmModal
          heading={t('delete.heading', { name })}
          confirmLabel={t('delete.confirm')}
          busyLabel={t('delete.busy')}
          cancelLabel={t('delete.cancel')}
          isFinal
          action={remove}
          onClosed={(isDone) => {
            setAsks(null);
            if (!isDone) return;
            onGone(name);
            void onChanged();
          }}
        >
          <p>{t('delete.text', { email: data.email })}</p>
        </ConfirmModal>
      )}
      {data && asks === 'merge' && (
        <MergeModal
          student={data}
          onClosed={(isDone) => {
            setAsks(null);
            if (!isDone) return;
            setMergedId(id);
            void Promise.all([student.reload(), onChanged()]);
          }}
        />
      )}
    </>
  );
}
