import { languageForm } from '@trio/contracts/accounts';
import { languages } from '@trio/i18n/languages';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { ownNames } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { updateLanguage } from '../../api.ts';
import { SaveRow } from './section-form.tsx';

export function LanguageSection() {
  const t = useText('account');
  const { language } = useAccount();
  const choice = useEditForm({
    schema: languageForm,
    submit: async (values) => updateAccount(await updateLanguage(values)),
  });
  return (
    <Section heading={t('language.heading')}>
      <p>{t('language.text')}</p>
      <form {...choice.form} className={form.form}>
        <SelectField label={t('language.label')} name="language" defaultValue={language}>
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {ownNames[each]}
            </option>
          ))}
        </SelectField>
        <SaveRow state={choice} label={t('language.save')} saved={t('account.saved')} />
      </form>
    </Section>
  );
}
