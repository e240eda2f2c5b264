import { adminInviteForm } from '@trio/contracts/admins';
import { useEffect, useRef, useState } from 'react';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inviteAdmin } from '../api.ts';
import style from './admins-page.module.css';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useText('admins');
  const i = useText('identity');
  const e = useErrorText();
  const [sentTo, setSentTo] = useState('');
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const invite = useEditForm({
    schema: adminInviteForm,
    draft: 'invite-admin',
    submit: async (person) => {
      setSentTo((await inviteAdmin(person)).email);
      onInvited();
    },
    fieldOf: { 'admins/email-taken': 'email', 'auth/invalid-email': 'email' },
  });
  const error = (field: string) => invite.fields[field] && e(invite.fields[field]);

  useEffect(() => {
    if (invite.isDone) noticeRef.current?.focus();
  }, [invite.isDone]);

  return (
    <form {...invite.form} className={form.form}>
      <p>{t('admins.inviteText')}</p>
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
        hint={t('admins.emailHint')}
        error={error('email')}
        required
      />
      <FormNotice problem={invite.problem} fields={invite.fields} />
      <div className={style.send}>
        <Button type="submit" isBusy={invite.isSending}>
          {invite.isSending ? t('admins.busy') : t('admins.invite')}
        </Button>
        <SuccessNotice ref={noticeRef}>
          {invite.isDone && t('admins.sent', { email: sentTo })}
        </SuccessNotice>
      </div>
    </form>
  );
}
