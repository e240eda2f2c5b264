import { schoolCodeForm } from '@trio/contracts/accounts';
import { useState } from 'react';
import { useHint } from '../../../../lib/forms/use-hint.ts';
import { useKeptForm } from '../../../../lib/forms/use-kept-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { updateCode } from '../../api/account.ts';
import { allowList, denyList, savedList } from '../../model/domain-lists.ts';
import style from './account-page.module.css';
import { DomainListField } from './domain-list-field.tsx';
import { SaveRow } from './save-row.tsx';
import { SchoolCode } from './school-code.tsx';
import { WaitingNote } from './waiting-note.tsx';

export function CodeSection() {
  const t = useText('account');
  const e = useText('errors');
  const hintOf = useHint();
  const account = useAccount();
  const allow = allowList(account);
  const deny = denyList(account);
  const [isRequired, setIsRequired] = useState(account.isEmailConfirmationRequired ?? false);
  const codeForm = useKeptForm({
    schema: schoolCodeForm,
    submit: async (values) => {
      await updateCode(values);
      const allowed = savedList(allow, values.emailDomainWhitelist);
      const denied = savedList(deny, values.emailDomainBlacklist);
      updateAccount({
        code: values.code,
        emailDomainWhitelist: allowed.domains,
        emailDomainBlacklist: denied.domains,
        isEmailDomainWhitelistEnabled: allowed.isOn,
        isEmailDomainBlacklistEnabled: denied.isOn,
        isEmailConfirmationRequired: values.isEmailConfirmationRequired,
      });
      countEvent('code-change');
    },
    fieldOf: { 'reservation-taken': 'code', 'form/code-invalid': 'code' },
  });
  const code = account.code ?? '';

  return (
    <Section heading={t('code.heading')}>
      <WaitingNote />
      <p>{t('code.text')}</p>
      <SchoolCode key={code} code={code} />
      <form {...codeForm.form} className={form.form}>
        <TextField
          label={t('code.change')}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={code}
          hint={hintOf(codeForm.fields['code']) ?? t('code.changeHint')}
          error={codeForm.fields['code'] && e(codeForm.fields['code'])}
          required
        />
        <div className={`${style.part} ${style.divided}`}>
          <h3>{t('domains.heading')}</h3>
          <p className={style.quiet}>{t('domains.text')}</p>
          <DomainListField
            name="emailDomainWhitelist"
            label={t('domains.allow')}
            hint={t('domains.allowHint')}
            {...allow}
            refusal={codeForm.fields['emailDomainWhitelist']}
          />
          <DomainListField
            name="emailDomainBlacklist"
            label={t('domains.deny')}
            hint={t('domains.denyHint')}
            {...deny}
            refusal={codeForm.fields['emailDomainBlacklist']}
          />
          <CheckRow
            name="isEmailConfirmationRequired"
            label={t('domains.confirm')}
            hint={t('domains.confirmHint')}
            isOn={isRequired}
            onChange={setIsRequired}
          />
        </div>
        <SaveRow state={codeForm} label={t('code.save')} saved={t('account.saved')} />
      </form>
    </Section>
  );
}
