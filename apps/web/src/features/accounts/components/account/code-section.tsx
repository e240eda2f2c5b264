import { schoolCodeForm } from '@trio/contracts/accounts';
import type { ErrorCode } from '@trio/contracts/error-codes';
import { useState } from 'react';
import { useHint } from '../../../../lib/forms/use-hint.ts';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import form from '../../../../ui/form.module.css';
import { CopyText } from '../../../../ui/copy-text/copy-text.tsx';
import { Section } from '../../../../ui/section.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { updateCode } from '../../api.ts';
import {
  allowList,
  denyList,
  listAsText,
  savedList,
  wrongEntries,
} from '../../model/account-page.ts';
import style from './account-page.module.css';
import { WaitingNote } from './email-notes.tsx';
import { SaveRow } from './section-form.tsx';

export function CodeSection() {
  const t = useText('account');
  const e = useErrorText();
  const hintOf = useHint();
  const account = useAccount();
  const allow = allowList(account);
  const deny = denyList(account);
  const [isRequired, setIsRequired] = useState(account.isEmailConfirmationRequired ?? false);
  const codeForm = useEditForm({
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
      <SchoolCode code={code} />
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

/** For counsellors, who give the code to students but do not change it. */
export function CodeForReading() {
  const t = useText('account');
  const { code = '' } = useAccount();
  return (
    <Section heading={t('code.heading')}>
      <p>{t('code.text')}</p>
      <SchoolCode code={code} />
    </Section>
  );
}

function SchoolCode({ code }: { code: string }) {
  const t = useText('account');
  const labels = {
    copy: t('code.copy'),
    copied: t('code.copied'),
    copyByHand: t('code.copyByHand'),
  };
  return <CopyText key={code} text={code} labels={labels} />;
}

interface DomainListFieldProps {
  name: string;
  label: string;
  hint: string;
  domains: readonly string[];
  isOn: boolean;
  refusal: ErrorCode | undefined;
}

/**
 * After a refusal it shows the invalid entries while the user types. It does not validate on blur:
 * the message would move the save button from under the pointer.
 */
function DomainListField({ name, label, hint, domains, isOn, refusal }: DomainListFieldProps) {
  const t = useText('account');
  const e = useErrorText();
  const savedText = listAsText(domains);
  const [typed, setTyped] = useState(savedText);
  const [wasRefused, setWasRefused] = useState(false);
  if (refusal !== undefined && !wasRefused) setWasRefused(true);
  const wrong = wasRefused ? wrongEntries(typed) : [];
  const named =
    wrong.length > 0
      ? t('domains.invalid', { count: wrong.length, entries: wrong.join(', ') })
      : refusal && e(refusal);
  return (
    <TextArea
      label={label}
      name={name}
      rows={3}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={savedText}
      hint={domains.length > 0 && !isOn ? `${hint} ${t('domains.off')}` : hint}
      error={named}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  );
}
