import type { UsageSummary } from '@trio/contracts/usage';
import { languages as all, locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import style from './languages-panel.module.css';
import { Numbers } from './numbers.tsx';
import { UsageSheet } from './usage-sheet.tsx';
import page from './usage-page.module.css';

type Languages = UsageSummary['languages'];

export function LanguagesPanel({ languages }: { languages: Languages | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.languages.heading')} height={12}>
      {languages &&
        (languages.en + languages.fr === 0 ? (
          <p className={page.quiet}>{t('usage.languages.none')}</p>
        ) : (
          <Shares languages={languages} />
        ))}
    </UsageSheet>
  );
}

function Shares({ languages }: { languages: Languages }) {
  const t = useText('usage');
  const locale = locales[useLanguage()];
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const total = languages.en + languages.fr;
  const shareOf = (language: 'en' | 'fr'): string => percent.format(languages[language] / total);
  return (
    <>
      <p className={page.quiet}>{t('usage.languages.note')}</p>
      <div className={style.bar} aria-hidden="true">
        {all.map((language) => (
          <span
            key={language}
            data-language={language}
            style={{ width: `${(100 * languages[language]) / total}%` }}
          />
        ))}
      </div>
      <ul className={style.shares}>
        {all.map((language) => (
          <li key={language} data-language={language}>
            <span className={style.name}>{t(`usage.languages.${language}`)}</span>
            <strong>{shareOf(language)}</strong>
          </li>
        ))}
      </ul>
      <Numbers
        label={t('usage.languages.heading')}
        columns={[
          t('usage.languages.language'),
          t('usage.languages.views'),
          t('usage.languages.share'),
        ]}
        rows={all.map((language) => ({
          key: language,
          cells: [
            t(`usage.languages.${language}`),
            number.format(languages[language]),
            shareOf(language),
          ],
        }))}
      />
    </>
  );
}
