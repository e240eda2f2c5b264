import { useAction } from '../../../../lib/forms/use-action.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { confirmEmailOf, type StudentDetail } from '../../api/one-student.ts';
import { fullName } from '../../model/full-name.ts';

interface UnconfirmedNoteProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
}

/** That nobody has shown yet whose address it is, and the way to vouch for it. */
export function UnconfirmedNote({ student, onChanged }: UnconfirmedNoteProps) {
  const t = useText('students');
  const e = useText('errors');
  const { state, run } = useAction(async () => {
    await confirmEmailOf(student._id);
    await onChanged();
  });
  return (
    <Note>
      <p>{t('detail.unconfirmed', { name: fullName(student) })}</p>
      <Button look="quiet" isBusy={state.status === 'busy'} onClick={() => void run()}>
        {t('detail.confirmEmail')}
      </Button>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
    </Note>
  );
}
