import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import type { StudentDetail } from '../../api/one-student.ts';
import style from './student-modal.module.css';

/** Under the name: which account it is, since when, and how it stands. */
export function StudentFacts({ student }: { student: StudentDetail }) {
  const t = useText('students');
  const dateOf = useDate();
  const facts = [
    student.email,
    t('detail.joined', { date: dateOf(student.created) }),
    student.disabled && t('detail.isDisabled'),
    student.isProfileAwaited && t('detail.awaited'),
  ].filter((fact) => fact !== false);
  return (
    <p className={style.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
