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
  const { role, isSecondFactorRequired = false, isSecondFactorRequiredByBoard } = useAccount();
  const isBoard = role === 'board';
  const [isOn, setIsOn] = useState(isSecondFactorRequired);
  const requirement = useEditForm({
    schema: factorForm,
    submit: async (values) => {
      updateAccount(await updateFactorRequirement(values));
      countEvent('detail-change');
      // It counts for the person who saves it, too.
      await resumeSession();
    },
  });
  return (
    <Section heading={t(isBoard ? 'factor.require.board' : 'factor.require')}>
      <p>{t(isBoard ? 'factor.require.boardText' : 'factor.require.text')}</p>
      {isSecondFactorRequiredByBoard === true && <p>{t('factor.require.byBoard')}</p>}
      <form {...requirement.form} className={form.form}>
        <CheckRow
          name="isSecondFactorRequired"
          label={t(isBoard ? 'factor.require.boardOn' : 'factor.require.on')}
          hint={t('factor.require.onHint')}
          isOn={isOn}
          onChange={setIsOn}
        />
        <SaveRow state={requirement} label={t('factor.require.save')} saved={a('account.saved')} />
      </form>
    </Section>
  );
}
