import { inviteForm } from '@trio/contracts/staff';
import { useEffect, useRef, useState } from 'react';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { inviteStaff } from '../api/staff.ts';
import { InviteWaits } from './invite-waits.tsx';
import style from './staff-page.module.css';

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useText('staff');
  const i = useText('identity');
  const e = useText('errors');
  const [sentTo, setSentTo] = useState('');
  const said = useRef<HTMLParagraphElement>(null);
  const invite = useEditForm({
    schema: inviteForm,
    draft: 'invite',
    submit: async (person) => {
      setSentTo((await inviteStaff(person)).email);
      onInvited();
    },
    fieldOf: { 'auth/email-already-exists': 'email', 'auth/invalid-email': 'email' },
  });
  const error = (field: string) => invite.fields[field] && e(invite.fields[field]);
  const isClosed = invite.problem === 'auth/school-not-open';

  // The fields are empty again, so the message takes the focus.
  useEffect(() => {
    if (invite.isDone) said.current?.focus();
  }, [invite.isDone]);

  return (
    <form {...invite.form} className={form.form}>
      <p>{t('staff.inviteText')}</p>
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
        hint={t('staff.emailHint')}
        error={error('email')}
        required
      />
      {isClosed ? (
        <InviteWaits waitsFor="verification" />
      ) : (
        <FormNotice problem={invite.problem} fields={invite.fields} />
      )}
      <div className={style.send}>
        <Button type="submit" isBusy={invite.isSending}>
          {invite.isSending ? t('staff.sending') : t('staff.invite')}
        </Button>
        <SuccessNotice ref={said}>
          {invite.isDone && t('staff.sent', { email: sentTo })}
        </SuccessNotice>
      </div>
    </form>
  );
}
