import { boardInviteForm } from '@trio/contracts/boards';
import { useEffect, useRef, useState } from 'react';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { MemberActs } from '../api.ts';
import style from './boards.module.css';

interface InviteFormProps {
  acts: Pick<MemberActs, 'invite'>;
  onInvited: () => void;
}

export function InviteForm({ acts, onInvited }: InviteFormProps) {
  const t = useText('boards');
  const i = useText('identity');
  const e = useErrorText();
  const [sentTo, setSentTo] = useState('');
  const notice = useRef<HTMLParagraphElement>(null);
  const invite = useEditForm({
    schema: boardInviteForm,
    submit: async (person) => {
      setSentTo((await acts.invite(person)).email);
      onInvited();
    },
    fieldOf: { 'staff/email-taken': 'email', 'auth/invalid-email': 'email' },
  });
  const error = (field: string) => invite.fields[field] && e(invite.fields[field]);
  useEffect(() => {
    if (invite.isDone) notice.current?.focus();
  }, [invite.isDone]);
  return (
    <form {...invite.form} className={form.form}>
      <p>{t('board.inviteText')}</p>
      <div className={form.pair}>
        <TextField
          label={i('field.firstname')}
          name="firstname"
          autoComplete="off"
          error={error('firstname')}
          required
        />
        <TextField
          label={i('field.lastname')}
          name="lastname"
          autoComplete="off"
          error={error('lastname')}
          required
        />
      </div>
      <TextField
        label={i('field.email')}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('board.inviteHint')}
        error={error('email')}
        required
      />
      <FormNotice problem={invite.problem} fields={invite.fields} />
      <div className={style.actions}>
        <Button type="submit" isBusy={invite.isSending}>
          {invite.isSending ? t('board.sending') : t('board.invite')}
        </Button>
        <SuccessNotice ref={notice}>
          {invite.isDone && t('board.sent', { email: sentTo })}
        </SuccessNotice>
      </div>
    </form>
  );
}
