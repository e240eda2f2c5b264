import { preparationPath } from '@trio/contracts/pages';
import type { QueuedStudent } from '@trio/contracts/queue';
import { Link } from 'react-router';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { nameOf } from '../../model.ts';
import { useReasonText } from '../../use-reason-text.ts';
import style from './put-off-students.module.css';

interface PutOffStudentsProps {
  students: readonly QueuedStudent[];
  today: string;
  onBack: (student: QueuedStudent) => void;
}

export function PutOffStudents({ students, today, onBack }: PutOffStudentsProps) {
  const t = useText('queue');
  const textOf = useReasonText(today);
  const dateOf = useLocalDate();
  if (students.length === 0) return null;
  return (
    <details className={style.putOff}>
      <summary>{t('queue.putOff', { count: students.length })}</summary>
      <ul className={style.list}>
        {students.map((student) => {
          const { _id, reasons, putOffUntil } = student;
          const name = nameOf(student, t('queue.nameless'));
          const texts = reasons.map((reason) => textOf(reason, student));
          return (
            <li key={_id} className={style.row}>
              <span className={style.words}>
                <Link to={preparationPath(_id)}>{name}</Link>{' '}
                <strong>{t('queue.until', { date: dateOf(putOffUntil ?? today) })}</strong>
                <span className={style.quiet}>{texts.join(' · ')}</span>
              </span>
              <button
                type="button"
                className={style.back}
                aria-label={t('queue.bringBackOf', { name })}
                onClick={() => onBack(student)}
              >
                {t('queue.bringBack')}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
