import { proofForm } from '@trio/contracts/second-factor';
import { useForm } from '../../../lib/forms/use-form.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import form from '../../../ui/form.module.css';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { makeRecoveryCodes } from '../api.ts';
import { Actions } from './add-app.tsx';
import { ProofField, proofFieldOf } from './proof-fields.tsx';

interface NewCodesProps {
  onMade: (codes: readonly string[]) => void;
  onCancel: () => void;
}

export function NewCodes({ onMade, onCancel }: NewCodesProps) {
  const t = useText('factor');
  const proof = useForm({
    schema: proofForm,
    submit: async (values) => onMade(await makeRecoveryCodes(values)),
    fieldOf: proofFieldOf,
  });
  return (
    <form {...proof.form} className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('factor.codes.newText')}
      </p>
      <ProofField fields={proof.fields} />
      <FormNotice problem={proof.problem} fields={proof.fields} />
      <Actions label={t('factor.codes.submit')} isBusy={proof.isSending} onCancel={onCancel} />
    </form>
  );
}
