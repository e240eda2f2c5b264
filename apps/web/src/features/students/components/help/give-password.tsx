import { useState } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { givePassword, type PasswordGiven } from '../../api.ts';
import { type HelpedStudent, loginOf } from '../../model.ts';
import { HeldPassword } from './held-password.tsx';
import style from './help.module.css';

interface GivePasswordProps {
  student: HelpedStudent;
  name: string;
  onBusy: (isBusy: boolean) => void;
  onChanged: () => void;
  onClose: () => void;
}

export function GivePassword({ student, name, onBusy, onChanged, onClose }: GivePasswordProps) {
  const t = useText('access');
  const e = useErrorText();
  const [given, setGiven] = useState<PasswordGiven | null>(null);
  const giving = useServerChange({
    mutationFn: () => {
      onBusy(true);
      return givePassword(student._id).finally(() => onBusy(false));
    },
    onSuccess: (answer) => {
      setGiven(answer);
      onChanged();
    },
  });
  if (given) {
    return <NewPassword given={given} student={student} name={name} onClose={onClose} />;
  }
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {t('newPassword.text', { name })}
      </p>
      <p>{t('newPassword.once', { name })}</p>
      {giving.problem !== null && <ErrorNotice>{e(giving.problem)}</ErrorNotice>}
      <div className={form.actions}>
        <Button isBusy={giving.isPending} onClick={() => giving.run()}>
          {t(giving.isPending ? 'newPassword.busy' : 'newPassword.make')}
        </Button>
        <Button look="quiet" isBusy={giving.isPending} onClick={onClose}>
          {t('access.cancel')}
        </Button>
      </div>
    </>
  );
}

interface NewPasswordProps {
  given: PasswordGiven;
  student: HelpedStudent;
  name: string;
  onClose: () => void;
}

function NewPassword({ given, student, name, onClose }: NewPasswordProps) {
  const t = useText('access');
  const dateOf = useDate();
  const login = loginOf(student);
  const [copied, setCopied] = useState<'newPassword.copied' | 'newPassword.copyFailed' | null>(
    null,
  );
  const copy = () =>
    navigator.clipboard.writeText(given.password).then(
      () => setCopied('newPassword.copied'),
      () => setCopied('newPassword.copyFailed'),
    );
  return (
    <>
      <p ref={takeFocus} tabIndex={-1}>
        {t('newPassword.ready')} {t('newPassword.until', { date: dateOf(given.expires) })}
      </p>
      <p>{t(student.email === '' ? 'access.username' : 'access.emailIs', { login })}</p>
      <HeldPassword password={given.password}>
        <Button look="quiet" onClick={() => void copy()}>
          {t('newPassword.copy')}
        </Button>
        <Button look="quiet" onClick={() => print()}>
          {t('newPassword.print')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('access.done')}
        </Button>
      </HeldPassword>
      <p role="status">{copied && t(copied)}</p>
      <div className={style.slip} aria-hidden="true">
        <p>{name}</p>
        <p>{t(student.email === '' ? 'access.username' : 'access.emailIs', { login })}</p>
        <p className={style.large}>{given.password}</p>
        <p>{t('newPassword.slip')}</p>
        <p>{t('newPassword.until', { date: dateOf(given.expires) })}</p>
      </div>
    </>
  );
}
