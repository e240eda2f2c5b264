import { useServerChange } from '../../../../lib/api/query.ts';
import { useDateTime } from '../../../../lib/language/use-date-time.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { type StudentDetail, withdrawCorrection } from '../../api.ts';
import { fullName, loginOf } from '../../model.ts';
import style from '../detail/student-modal.module.css';

interface HelpNotesProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
}

export function HelpNotes({ student, onChanged }: HelpNotesProps) {
  const t = useText('access');
  const e = useErrorText();
  const timeOf = useDateTime();
  const { passwordGiven: given, pendingEmail } = student;
  const withdrawal = useServerChange({
    mutationFn: () => withdrawCorrection(student._id),
    onSuccess: onChanged,
  });
  const state = given && (given.isUsed ? 'used' : isPast(given.expires) ? 'expired' : 'given');
  return (
    <>
      {student.isSingleSignOn && (
        <p className={style.quiet}>{t('newPassword.signOn', { name: fullName(student) })}</p>
      )}
      {given && state && (
        <p className={style.quiet}>
          {t(`newPassword.${state}`, { by: given.by, date: timeOf(given.at) })}
        </p>
      )}
      {pendingEmail !== null && (
        <Note>
          <p>{t('email.pending', { email: pendingEmail })}</p>
          <Button look="quiet" isBusy={withdrawal.isPending} onClick={() => withdrawal.run()}>
            {t('email.withdraw')}
          </Button>
          {withdrawal.problem !== null && <ErrorNotice>{e(withdrawal.problem)}</ErrorNotice>}
        </Note>
      )}
      <p className="visually-hidden" role="status">
        {pendingEmail === null &&
          withdrawal.isSuccess &&
          t('email.withdrawn', { name: fullName(student), login: loginOf(student) })}
      </p>
    </>
  );
}

const isPast = (iso: string): boolean => Date.parse(iso) <= Date.now();
