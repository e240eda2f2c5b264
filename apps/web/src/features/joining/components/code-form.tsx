import { previewJoin } from '@trio/contracts/joining';
import { joinPath } from '@trio/contracts/pages';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';

const codeForm = z.object({ code: previewJoin.body.shape.code });

/** The code goes into the address, so that a reload keeps it. */
export function CodeForm() {
  const t = useText('join');
  const e = useErrorText();
  const navigate = useNavigate();
  const entry = useForm({
    schema: codeForm,
    submit: async ({ code }) => {
      await navigate(joinPath(code));
    },
  });
  const error = entry.fields['code'];
  return (
    <form {...entry.form} className={form.form}>
      <TextField
        label={t('join.code')}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('join.codeHint')}
        error={error && e(error)}
        required
      />
      <div className={form.actions}>
        <Button type="submit">{t('join.continue')}</Button>
      </div>
    </form>
  );
}
