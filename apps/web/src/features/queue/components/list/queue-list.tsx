import { preparationPath } from '@trio/contracts/pages';
import type { QueuedStudent } from '@trio/contracts/queue';
import { memo, use, useId } from 'react';
import { Link } from 'react-router';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { nameOf } from '../../model.ts';
import { useReasonText } from '../../use-reason-text.ts';
import { ActContext } from './acts.ts';
import style from './queue-list.module.css';
import { rowId } from './use-queue-keys.ts';

interface QueueListProps {
  heading: string;
  students: readonly QueuedStudent[];
  today: string;
  currentId: string | null;
  /** Must be stable: rows are not rendered again when another row gets the focus. */
  onFocus: (id: string) => void;
}

export function QueueList({ heading, students, today, currentId, onFocus }: QueueListProps) {
  const id = useId();
  if (students.length === 0) return null;
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {heading}
      </h2>
      <ol className={style.list}>
        {students.map((student) => (
          <Row
            key={student._id}
            student={student}
            today={today}
            isCurrent={student._id === currentId}
            onFocus={onFocus}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  student: QueuedStudent;
  today: string;
  isCurrent: boolean;
  onFocus: (id: string) => void;
}

const Row = memo(function Row({ student, today, isCurrent, onFocus }: RowProps) {
  const t = useText('queue');
  const textOf = useReasonText(today);
  const dateOf = useLocalDate();
  const act = use(ActContext);
  const { _id, classes, reasons, seenOn } = student;
  const name = nameOf(student, t('queue.nameless'));
  const focus = () => onFocus(_id);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <li className={style.row}>
      <Link
        id={rowId(_id)}
        className={style.name}
        to={preparationPath(_id)}
        tabIndex={tabIndex}
        onFocus={focus}
      >
        {name}
      </Link>
      <span className={style.classes}>{classes.join(', ')}</span>
      <ul className={style.reasons}>
        {reasons.map((reason) => (
          <li key={reason.reason}>{textOf(reason, student)}</li>
        ))}
      </ul>
      <span className={style.seen}>
        {seenOn !== null && t('queue.seenOn', { date: dateOf(seenOn) })}
      </span>
      <span className={style.acts}>
        <button
          type="button"
          className={style.act}
          tabIndex={tabIndex}
          onFocus={focus}
          aria-label={t('queue.noteOf', { name })}
          onClick={() => act({ kind: 'note', student })}
        >
          {t('queue.note')}
        </button>
        <button
          type="button"
          className={style.act}
          tabIndex={tabIndex}
          onFocus={focus}
          aria-label={t('queue.putOffOf', { name })}
          onClick={() => act({ kind: 'put-off', student })}
        >
          {t('queue.putOffOne')}
        </button>
      </span>
    </li>
  );
});
