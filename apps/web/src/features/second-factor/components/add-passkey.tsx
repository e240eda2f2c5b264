import { factorName, proofForm } from '@trio/contracts/second-factor';
import { factorNameMax } from '@trio/domain/second-factor';
import { useState } from 'react';
import * as z from 'zod/mini';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { PasskeyAborted } from '../../../lib/passkeys.ts';
import form from '../../../ui/form.module.css';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addPasskey } from '../api.ts';
import { Actions } from './add-app.tsx';
import { ProofField, proofFieldOf } from './proof-fields.tsx';

const passkeyForm = z.extend(proofForm, { name: factorName });

interface AddPasskeyProps {
  onAdded: (name: string, codes: readonly string[] | null) => void;
  onCancel: () => void;
}

export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const t = useText('factor');
  const e = useErrorText();
  const [isAborted, setAborted] = useState(false);
  const passkey = useForm({
    schema: passkeyForm,
    submit: async ({ name, ...proof }) => {
      setAborted(false);
      try {
        onAdded(name, await addPasskey(name, proof));
      } catch (error) {
        if (!(error instanceof PasskeyAborted)) throw error;
        setAborted(true);
      }
    },
    fieldOf: proofFieldOf,
  });
  return (
    <form {...passkey.form} className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('factor.passkey.text')}
      </p>
      <ProofField fields={passkey.fields} />
      <TextField
        label={t('factor.name')}
        name="name"
        defaultValue={t('factor.namePasskey')}
        maxLength={factorNameMax}
        autoComplete="off"
        hint={t('factor.nameHint')}
        error={passkey.fields['name'] && e(passkey.fields['name'])}
        required
      />
      {isAborted && !passkey.isSending && <ErrorNotice>{t('factor.passkey.aborted')}</ErrorNotice>}
      <FormNotice problem={passkey.problem} fields={passkey.fields} />
      <Actions label={t('factor.passkey.submit')} isBusy={passkey.isSending} onCancel={onCancel} />
    </form>
  );
}
