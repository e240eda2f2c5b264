import { preparationPath } from '@trio/contracts/pages';
import { queueThresholds } from '@trio/domain/conversations/reasons';
import { limits } from '@trio/domain/limits';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../lib/language/use-text.ts';
import type { Queue } from '../../api.ts';
import {
  countReasons,
  filterStudents,
  nameOf,
  neighbourOf,
  partsOf,
  queryOf,
  type QueueState,
} from '../../model.ts';
import { rememberOrder } from '../../queue-order.ts';
import { NoteModal } from '../noting/note-modal.tsx';
import { KeysModal } from './keys-modal.tsx';
import { type Act, ActContext } from './acts.ts';
import { PutOffModal } from './put-off-modal.tsx';
import { PutOffStudents } from './put-off-students.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { NobodyWaits } from './nobody-waits.tsx';
import style from './queue-body.module.css';
import { focusRow, useQueueKeys } from './use-queue-keys.ts';
import { usePutOff } from './use-put-off.ts';

interface QueueBodyProps {
  queue: Queue;
  state: QueueState;
  onState: (changes: Partial<QueueState>) => void;
  onChanged: () => Promise<unknown>;
}

export function QueueBody({ queue, state, onState, onChanged }: QueueBodyProps) {
  const t = useText('queue');
  const navigate = useNavigate();
  const { students, today, isCut } = queue;
  const [typed, setTyped] = useState('');
  const filter = useDeferredValue(typed);
  const filterField = useRef<HTMLInputElement>(null);
  const noticeText = useRef<HTMLParagraphElement>(null);
  /** Found before the change: the new list may come before the dialog has closed. */
  const neighbour = useRef<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  const putOff = usePutOff(onChanged);

  const parts = useMemo(() => partsOf(students, today), [students, today]);
  const counts = useMemo(() => countReasons(parts), [parts]);
  const { reason } = state;
  const shown = useMemo(
    () => ({
      waiting: filterStudents(parts.waiting, reason, filter),
      seenLately: filterStudents(parts.seenLately, reason, filter),
      putOff: filterStudents(parts.putOff, reason, filter),
    }),
    [parts, reason, filter],
  );
  const inOrder = useMemo(() => [...shown.waiting, ...shown.seenLately], [shown]);
  const ids = useMemo(() => inOrder.map(({ _id }) => _id), [inOrder]);
  // One row is in the tab order: with hundreds of rows, Tab would never reach the end.
  const currentId = focusedId !== null && ids.includes(focusedId) ? focusedId : (ids[0] ?? null);
  const current = inOrder.find(({ _id }) => _id === currentId);

  const query = queryOf(state);
  useEffect(() => rememberOrder({ ids, query }), [ids, query]);
  useQueueKeys({
    ids,
    currentId,
    onOpen: (id) => void navigate(preparationPath(id)),
    onNote: () => current && setAct({ kind: 'note', student: current }),
    onPutOff: () => current && setAct({ kind: 'put-off', student: current }),
    onFilter: () => filterField.current?.focus(),
    onHelp: () => setAct({ kind: 'keys' }),
  });

  /** The student leaves this place of the list, and the focus must not leave with the row. */
  const moveTo = (next: string | null) => {
    if (next === null) {
      noticeText.current?.focus();
      return;
    }
    setFocusedId(next);
    focusRow(next);
  };
  /** By the text as it is now: the list may still show the one before. */
  const focusFirst = () => {
    const [first] = filterStudents([...parts.waiting, ...parts.seenLately], reason, typed);
    if (first) focusRow(first._id);
  };
  const isEmpty = students.length === 0;
  const isFiltered = reason !== '' || typed !== '';
  return (
    <ActContext value={setAct}>
      <QueueFilters
        ref={filterField}
        state={state}
        counts={counts}
        total={parts.waiting.length + parts.seenLately.length}
        typed={typed}
        hasStudents={!isEmpty}
        onState={onState}
        onTyped={setTyped}
        onEnter={focusFirst}
        onKeys={() => setAct({ kind: 'keys' })}
      />
      {isCut && <p className={style.cut}>{t('queue.isCut', { count: limits.queueMax })}</p>}
      <QueueNotice notice={putOff.notice} onUndo={putOff.undo} text={noticeText} />
      {parts.waiting.length + parts.seenLately.length === 0 ? (
        <NobodyWaits isClass={state.classId !== ''} />
      ) : (
        <div className={style.lists} data-queue>
          {inOrder.length === 0 && isFiltered && (
            <p className={style.none} role="status">
              {t('queue.noneFiltered')}
            </p>
          )}
          <QueueList
            heading={t('queue.count', { count: shown.waiting.length })}
            students={shown.waiting}
            today={today}
            currentId={currentId}
            onFocus={setFocusedId}
          />
          <QueueList
            heading={t('queue.seenLately', {
              count: shown.seenLately.length,
              days: queueThresholds.daysSeen,
            })}
            students={shown.seenLately}
            today={today}
            currentId={currentId}
            onFocus={setFocusedId}
          />
        </div>
      )}
      <PutOffStudents students={shown.putOff} today={today} onBack={putOff.bringBack} />
      {act?.kind === 'keys' && <KeysModal onClosed={() => setAct(null)} />}
      {act?.kind === 'put-off' && (
        <PutOffModal
          name={nameOf(act.student, t('queue.nameless'))}
          today={today}
          putOff={(until) => {
            neighbour.current = neighbourOf(ids, act.student._id);
            return putOff.run(act.student, until);
          }}
          onClosed={(isDone) => {
            setAct(null);
            if (isDone) moveTo(neighbour.current);
          }}
        />
      )}
      {act?.kind === 'note' && (
        <NoteModal
          studentId={act.student._id}
          name={nameOf(act.student, t('queue.nameless'))}
          today={today}
          onClosed={(isDone) => {
            setAct(null);
            if (!isDone) return;
            moveTo(neighbourOf(ids, act.student._id));
            putOff.say(t('noting.saved', { name: nameOf(act.student, t('queue.nameless')) }));
            void onChanged();
          }}
        />
      )}
    </ActContext>
  );
}
