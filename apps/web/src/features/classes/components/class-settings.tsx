import type { ClassDetail } from '@trio/contracts/classes';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { useState } from 'react';
import { useServerChange } from '../../../lib/api/query.ts';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changeClass } from '../api.ts';
import { classSettingsForm } from '../model.ts';
import style from './class-page.module.css';

interface ClassSettingsProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

export function ClassSettings({ shown, onChanged }: ClassSettingsProps) {
  const t = useText('classes');
  const e = useErrorText();
  const { schoolYear } = shown;
  const edit = useEditForm({
    schema: classSettingsForm,
    submit: async (values) => {
      await changeClass(shown._id, values);
      await onChanged();
    },
  });
  const error = (field: string) => edit.fields[field] && e(edit.fields[field]);
  return (
    <div className={style.end}>
      <form {...edit.form} className={form.form}>
        <TextField
          label={t('settings.name')}
          name="name"
          autoComplete="off"
          defaultValue={shown.name}
          error={error('name')}
          required
        />
        <div className={form.pair}>
          <SelectField
            label={t('settings.year')}
            name="schoolYear"
            key={schoolYear}
            defaultValue={schoolYear}
          >
            {[schoolYear - 1, schoolYear, schoolYear + 1].map((year) => (
              <option key={year} value={year}>
                {schoolYearLabel(year)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('settings.term')}
            name="termEndsOn"
            type="date"
            defaultValue={shown.termEndsOn}
            error={error('termEndsOn')}
            required
          />
        </div>
        <FormNotice problem={edit.problem} fields={edit.fields} />
        <div className={form.actions}>
          <Button type="submit" isBusy={edit.isSending}>
            {t(edit.isSending ? 'settings.saving' : 'settings.save')}
          </Button>
          <SuccessNotice>{edit.isDone && t('settings.saved')}</SuccessNotice>
        </div>
      </form>
      <WithoutEmail shown={shown} onChanged={onChanged} />
    </div>
  );
}

/** Saved at once: it is one switch. */
function WithoutEmail({ shown, onChanged }: ClassSettingsProps) {
  const t = useText('classes');
  const e = useErrorText();
  const { kind } = useAccount();
  const [isOn, setIsOn] = useState(shown.allowsJoiningWithoutEmail);
  const isForOwner = shown.needsOwnerForNoEmail && kind !== 'owner';
  const change = useServerChange({
    mutationFn: (isWanted: boolean) =>
      changeClass(shown._id, { allowsJoiningWithoutEmail: isWanted }),
    onSuccess: onChanged,
    onError: () => setIsOn(shown.allowsJoiningWithoutEmail),
  });
  return (
    <>
      <CheckRow
        label={t('settings.withoutEmail')}
        hint={t(isForOwner && !isOn ? 'settings.ownerOnly' : 'settings.withoutEmailHint')}
        isOn={isOn}
        onChange={(isWanted) => {
          setIsOn(isWanted);
          change.run(isWanted);
        }}
      />
      {change.problem !== null && (
        <ErrorNotice>
          {t('class.failedChange')} {e(change.problem)}
        </ErrorNotice>
      )}
    </>
  );
}
