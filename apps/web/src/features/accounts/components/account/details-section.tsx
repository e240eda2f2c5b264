import { detailsForm, detailsWithoutEmailForm } from '@trio/contracts/accounts';
import { useState } from 'react';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { updateDetails } from '../../api.ts';
import { ConfirmationNote, CorrectionNote, NewEmail } from './email-notes.tsx';
import {
  CurrentPasswordField,
  currentPasswordFieldOf,
  SaveRow,
  useCurrentPassword,
} from './section-form.tsx';

export function DetailsSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const account = useAccount();
  const isSchool = account.role !== 'student';
  const hasNoEmail = account.email === '' && account.username !== undefined;
  const isFixed = !isSchool && !hasNoEmail;
  // Grows when a new address is cancelled; the field then restarts with the old one.
  const [cancelCount, setCancelCount] = useState(0);
  const current = useCurrentPassword();
  const details = useEditForm({
    // Without an address, the field may stay empty.
    schema: hasNoEmail ? detailsWithoutEmailForm : detailsForm,
    submit: async (values) => {
      // An answer without `pendingEmail` means that no address is pending.
      const changed = await current.askIfNeeded(() => updateDetails(values));
      updateAccount({ pendingEmail: undefined, ...changed });
      countEvent('detail-change');
    },
    fieldOf: {
      'auth/email-already-exists': 'email',
      'auth/invalid-email': 'email',
      'auth/email-domain-not-whitelisted': 'email',
      'auth/email-domain-blacklisted': 'email',
      ...currentPasswordFieldOf,
    },
  });
  const error = (field: string) => details.fields[field] && e(details.fields[field]);

  return (
    <Section heading={t(isSchool ? 'details.heading.school' : 'details.heading.student')}>
      <form {...details.form} className={form.form}>
        {account.username !== undefined && (
          <p>{t('details.username', { username: account.username })}</p>
        )}
        <div className={form.pair}>
          <TextField
            label={i('field.firstname')}
            name="firstname"
            autoComplete="given-name"
            defaultValue={account.firstname}
            error={error('firstname')}
            required
          />
          <TextField
            label={i('field.lastname')}
            name="lastname"
            autoComplete="family-name"
            defaultValue={account.lastname}
            error={error('lastname')}
            required
          />
        </div>
        <TextField
          key={cancelCount}
          label={i('field.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          // The field shows the pending address: saving a name must not cancel it.
          defaultValue={isFixed ? account.email : (account.pendingEmail ?? account.email)}
          readOnly={isFixed}
          hint={t(
            isSchool ? 'details.emailHint' : hasNoEmail ? 'details.emailAdd' : 'details.emailFixed',
          )}
          error={error('email')}
          required={!hasNoEmail}
        />
        {current.isAsked && (
          <CurrentPasswordField
            hint={t(isSchool ? 'password.why.school' : 'password.why.student')}
            error={error('currentPassword')}
          />
        )}
        <SaveRow
          state={details}
          label={t('details.save')}
          saved={t(
            isFixed || account.pendingEmail === undefined
              ? 'account.saved'
              : isSchool
                ? 'newEmail.saved'
                : 'newEmail.saved.student',
          )}
        />
      </form>
      {!isSchool && <ConfirmationNote />}
      {isFixed ? (
        <CorrectionNote />
      ) : (
        <NewEmail onCancelled={() => setCancelCount(cancelCount + 1)} />
      )}
    </Section>
  );
}
