import { effectForm } from '@trio/contracts/accounts';
import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { updateEffect } from '../../api.ts';
import style from './account-page.module.css';
import { SaveRow } from './section-form.tsx';

export function EffectSection() {
  const t = useText('account');
  const { isEffectOn = false } = useAccount();
  const [isOn, setIsOn] = useState(isEffectOn);
  const questions = useEditForm({
    schema: effectForm,
    submit: async (values) => {
      updateAccount(await updateEffect(values));
      countEvent('detail-change');
    },
  });
  return (
    <Section heading={t('effectSetting.heading')}>
      <p>{t('effectSetting.text')}</p>
      <form {...questions.form} className={form.form}>
        <CheckRow
          name="isEffectOn"
          label={t('effectSetting.on')}
          hint={t('effectSetting.onHint')}
          isOn={isOn}
          onChange={setIsOn}
        />
        <SaveRow state={questions} label={t('effectSetting.save')} saved={t('account.saved')} />
      </form>
      <Link className={style.link} to={pages.effect.path}>
        {t('effectSetting.results')}
      </Link>
    </Section>
  );
}
