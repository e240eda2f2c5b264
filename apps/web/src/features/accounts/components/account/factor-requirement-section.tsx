import { factorForm } from '@trio/contracts/accounts';
import { useState } from 'react';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { resumeSession, updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { updateFactorRequirement } from '../../api.ts';
import { SaveRow } from './section-form.tsx';

export function FactorRequirementSection() {
  const t = useText('factor');
  const a = useText('account');
  const { isSecondFactorRequired = false } = useAccount();
  const [isOn, setIsOn] = useState(isSecondFactorRequired);
  const requirement = useEditForm({
    schema: factorForm,
    submit: async (values) => {
      updateAccount(await updateFactorRequirement(values));
      countEvent('detail-change');
      // The owner is one of the staff.
      await resumeSession();
    },
  });
  return (
    <Section heading={t('factor.require')}>
      <p>{t('factor.require.text')}</p>
      <form {...requirement.form} className={form.form}>
        <CheckRow
          name="isSecondFactorRequired"
          label={t('factor.require.on')}
          hint={t('factor.require.onHint')}
          isOn={isOn}
          onChange={setIsOn}
        />
        <SaveRow state={requirement} label={t('factor.require.save')} saved={a('account.saved')} />
      </form>
    </Section>
  );
}
