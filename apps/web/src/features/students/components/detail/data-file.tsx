import { useAction } from '../../../../lib/forms/use-action.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { safeName } from '../../../../lib/profile-files/file-names.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { downloadDataOf, type StudentDetail } from '../../api.ts';
import { fullName } from '../../model.ts';
import style from './student-modal.module.css';

/** For a parent who asks what is stored. */
export function DataFile({ student }: { student: StudentDetail }) {
  const t = useText('many');
  const e = useErrorText();
  const { state, run } = useAction(async () => {
    const name = `${t('dataOf.fileName')}-${safeName(fullName(student))}.json`;
    saveFile(name, await downloadDataOf(student._id));
  });
  return (
    <div className={style.account}>
      <p className={style.quiet}>{t('dataOf.about')}</p>
      <div className={style.actions}>
        <Button look="quiet" isBusy={state.status === 'busy'} onClick={() => void run()}>
          {t('dataOf.download')}
        </Button>
      </div>
      <p role="status">{state.status === 'done' && t('dataOf.done')}</p>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
    </div>
  );
}
