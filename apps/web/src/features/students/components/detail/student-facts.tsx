import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import type { StudentDetail } from '../../api/one-student.ts';
import style from './student-modal.module.css';

/** Named in the heading, the notes, the buttons or the sorts of the same dialog. */
type ShownElsewhere =
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
  | 'schoolid'
  | 'schoolname';

/** Under the name: which account it is, since when, and how it stands. */
export function StudentFacts({ student }: { student: StudentDetail }) {
  const t = useText('students');
  const dateOf = useDate();
  // In the order of the page; a field of the contract that is shown nowhere does not compile.
  const facts: Record<Exclude<keyof StudentDetail, ShownElsewhere>, string | false> = {
    email: student.email,
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
