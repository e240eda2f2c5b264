import { classForm } from '@trio/contracts/classes';
import { classPath } from '@trio/contracts/pages';
import { useNavigate } from 'react-router';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { makeClass } from '../api.ts';

/** The name is enough: the server chooses code, school year and last day. */
export function NewClassForm() {
  const t = useText('classes');
  const e = useErrorText();
  const navigate = useNavigate();
  const make = useEditForm({
    schema: classForm,
    draft: 'class',
    submit: async ({ name }) => {
      const { _id } = await makeClass({ name });
      void navigate(classPath(_id));
    },
  });
  return (
    <form {...make.form} className={form.form}>
      <TextField
        label={t('new.name')}
        name="name"
        autoComplete="off"
        hint={t('new.nameHint')}
        error={make.fields['name'] && e(make.fields['name'])}
        required
      />
      <FormNotice problem={make.problem} fields={make.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={make.isSending}>
          {t(make.isSending ? 'new.busy' : 'new.make')}
        </Button>
      </div>
    </form>
  );
}
