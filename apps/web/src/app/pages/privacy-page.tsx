import { trustPaths } from '@trio/contracts/public-pages';
import { dataKinds } from '@trio/domain/keeping/data-kinds';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { settings } from '../../lib/settings.ts';
import { Section } from '../../ui/section.tsx';
import { OwnPolicy, TextPage } from './text-page.tsx';
import style from './privacy-page.module.css';

const onDevice = [
  'privacy.device.login',
  'privacy.device.choices',
  'privacy.device.sort',
  'privacy.device.others',
] as const;

export function PrivacyPage() {
  const t = useText('privacy');
  const s = useText('shell');
  const language = useLanguage();
  return (
    <TextPage title={s('footer.privacy')} lead={t('privacy.lead')}>
      {settings.privacyUrl !== null && (
        <OwnPolicy
          text={t('privacy.own')}
          label={t('privacy.ownOpen')}
          address={settings.privacyUrl}
        />
      )}
      <Section heading={t('privacy.kept')}>
        {dataKinds.map(({ key, texts: [what, who, howLong] }) => (
          <div key={key} className={style.item}>
            <h3>{t(what)}</h3>
            <dl className={style.answers}>
              <dt>{t('privacy.who')}</dt>
              <dd>{t(who)}</dd>
              <dt>{t('privacy.howLong')}</dt>
              <dd>{t(howLong)}</dd>
            </dl>
          </div>
        ))}
      </Section>
      <Section heading={t('privacy.device')}>
        {onDevice.map((line) => (
          <p key={line}>{t(line)}</p>
        ))}
      </Section>
      <Section heading={t('privacy.shared')}>
        <p>{t('privacy.sold')}</p>
        <p>{t('privacy.logs')}</p>
      </Section>
      <Section heading={t('privacy.asking')}>
        <p>{t('privacy.copy')}</p>
        <p>{t('privacy.askStudent')}</p>
        <p>{t('privacy.askSchool')}</p>
        <p>{t('privacy.staffDelete')}</p>
      </Section>
      <Section heading={t('privacy.time')}>
        <p>{t('privacy.timeText')}</p>
        <p>
          <a href={`mailto:${settings.supportEmail}`}>
            {t('privacy.questions', { address: settings.supportEmail })}
          </a>
        </p>
        <p>
          <a href={trustPaths.index[language]}>{s('footer.trust')}</a>
        </p>
      </Section>
    </TextPage>
  );
}
