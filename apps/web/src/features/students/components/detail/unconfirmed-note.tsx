import { useServerChange } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { confirmEmailOf, type StudentDetail } from '../../api/students.ts';
import { fullName } from '../../model/full-name.ts';

interface UnconfirmedNoteProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
}

export function UnconfirmedNote({ student, onChanged }: UnconfirmedNoteProps) {
  const t = useText('students');
  const e = useText('errors');
  const confirmation = useServerChange({
    mutationFn: () => confirmEmailOf(student._id),
    onSuccess: onChanged,
  });
  return (
    <Note>
      <p>{t('detail.unconfirmed', { name: fullName(student) })}</p>
      <Button look="quiet" isBusy={confirmation.isPending} onClick={() => confirmation.run()}>
        {t('detail.confirmEmail')}
      </Button>
      {confirmation.problem !== null && <ErrorNotice>{e(confirmation.problem)}</ErrorNotice>}
    </Note>
  );
}
