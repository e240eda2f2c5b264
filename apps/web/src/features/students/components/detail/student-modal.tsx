import { useState } from 'react';
import { useServerData } from '../../../../lib/api/query.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import pager from '../../../../ui/table/pager.module.css';
import { deleteStudent, refreshStudents, type StudentDetail, studentQuery } from '../../api.ts';
import { fullName, loginOf } from '../../model.ts';
import { HelpModal } from '../help/help-modal.tsx';
import { MergeModal } from '../merge/merge-modal.tsx';
import { StudentBody } from './student-body.tsx';
import style from './student-modal.module.css';

interface StudentModalProps {
  id: string;
  ids: readonly string[];
  onMove: (id: string) => void;
  onClosed: () => void;
  onGone: (name: string) => void;
}

export function StudentModal({ id, ids, onMove, onClosed, onGone }: StudentModalProps) {
  const t = useText('students');
  const student = useServerData(studentQuery(id));
  const [mergedId, setMergedId] = useState<string | null>(null);
  const [asks, setAsks] = useState<'delete' | 'merge' | 'password' | 'email' | null>(null);
  // Never show one student's data under another student's name.
  const data = student.isPlaceholderData ? undefined : student.data;
  const name = data ? fullName(data) : t('detail.loading');
  const isGone = student.problem === 'request/not-found' || student.problem === 'request/invalid';

  const refresh = async () => {
    await Promise.all([student.refetch(), refreshStudents()]);
  };
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
            aria-busy={student.isFetching}
          >
            {student.problem !== null && (
              <PanelProblem
                text={t(isGone ? 'detail.gone' : 'detail.failed')}
                problem={student.problem}
                isOld={data !== undefined}
                onRetry={() => void student.refetch()}
              />
            )}
            <SuccessNotice>
              {mergedId === id && data && t('list.merged', { email: loginOf(data) })}
            </SuccessNotice>
            {/* Screen readers do not announce a changed heading. */}
            <p className="visually-hidden" role="status">
              {data && name}
            </p>
            <div className={style.top}>
              {data && <StudentFacts student={data} />}
              {/* Always mounted, so that the button keeps the focus. */}
              <Neighbours id={id} ids={ids} onMove={onMove} />
            </div>
            {data === undefined && student.problem === null && <i className={style.outline} />}
            {data && (
              <StudentBody
                student={data}
                onChanged={refresh}
                onDelete={() => setAsks('delete')}
                onMerge={() => setAsks('merge')}
                onHelp={setAsks}
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
          isDestructive
          action={remove}
          onClosed={(isDone) => {
            setAsks(null);
            if (!isDone) return;
            onGone(name);
            void refreshStudents();
          }}
        >
          <p>{t('delete.text', { email: loginOf(data) })}</p>
        </ConfirmModal>
      )}
      {data && (asks === 'password' || asks === 'email') && (
        <HelpModal
          student={data}
          kind={asks}
          onClosed={(isChanged) => {
            setAsks(null);
            if (isChanged) void refresh();
          }}
        />
      )}
      {data && asks === 'merge' && (
        <MergeModal
          student={data}
          onClosed={(isDone) => {
            setAsks(null);
            if (!isDone) return;
            setMergedId(id);
            void refresh();
          }}
        />
      )}
    </>
  );
}

type ShownElsewhere =
  | 'savedCareers'
  | 'steps'
  | 'pendingEmail'
  | 'passwordGiven'
  | 'isSingleSignOn'
  | '_id'
  | 'firebaseUserId'
  | 'firstname'
  | 'lastname'
  | 'isEmailUnconfirmed'
  | 'deletionRequested'
  | 'underWay'
  | 'sorts'
  | 'results'
  | 'sortAttempts'
  | 'totalTimeSpent'
  | 'isQuickSort'
  | 'classes'
  | 'schoolid'
  | 'schoolname';

function StudentFacts({ student }: { student: StudentDetail }) {
  const t = useText('students');
  const dateOf = useDate();
  // In display order. A contract field that is shown nowhere does not compile.
  const facts: Record<Exclude<keyof StudentDetail, ShownElsewhere>, string | false> = {
    email: student.email !== '' && student.email,
    username:
      student.username !== undefined && t('detail.username', { username: student.username }),
    created: t('detail.joined', { date: dateOf(student.created) }),
    disabled: student.disabled && t('detail.isDisabled'),
    isProfileAwaited: student.isProfileAwaited && t('detail.awaited'),
  };
  const shown = Object.values(facts).filter((fact) => fact !== false);
  return (
    <p className={style.facts}>
      {shown.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

interface NeighboursProps {
  id: string;
  ids: readonly string[];
  onMove: (id: string) => void;
}

function Neighbours({ id, ids, onMove }: NeighboursProps) {
  const t = useText('students');
  const at = ids.indexOf(id);
  if (at === -1 || ids.length < 2) return null;
  const step = (label: string, to: string | undefined, path: string) => (
    <button
      type="button"
      className={pager.step}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onMove(to);
      }}
    >
      <LineIcon d={path} />
    </button>
  );
  return (
    <div className={style.neighbours}>
      {step(t('detail.previous'), ids[at - 1], 'M13 4l-6 6 6 6')}
      <span>{t('detail.place', { place: at + 1, count: ids.length })}</span>
      {step(t('detail.next'), ids[at + 1], 'M7 4l6 6-6 6')}
    </div>
  );
}
