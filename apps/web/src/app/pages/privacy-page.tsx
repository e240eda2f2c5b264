import type { privacy } from '@trio/i18n/en/privacy';
import { useText } from '../../lib/language/use-text.ts';
import { settings } from '../../lib/settings.ts';
import { Section } from '../../ui/section.tsx';
import { OwnPolicy, TextPage } from './text-page.tsx';
import style from './privacy-page.module.css';

const kept: readonly (readonly [what: Key, who: Key, howLong: Key])[] = [
  ['privacy.person', 'privacy.person.who', 'privacy.person.howLong'],
  ['privacy.password', 'privacy.password.who', 'privacy.password.howLong'],
  ['privacy.help', 'privacy.help.who', 'privacy.help.howLong'],
  ['privacy.school', 'privacy.school.who', 'privacy.school.howLong'],
  ['privacy.sorts', 'privacy.sorts.who', 'privacy.sorts.howLong'],
  ['privacy.ideas', 'privacy.ideas.who', 'privacy.withSort'],
  ['privacy.classes', 'privacy.classes.who', 'privacy.classes.howLong'],
  ['privacy.careers', 'privacy.careers.who', 'privacy.careers.howLong'],
  ['privacy.ownCards', 'privacy.ownCards.who', 'privacy.ownCards.howLong'],
  ['privacy.words', 'privacy.words.who', 'privacy.withSort'],
  ['privacy.talks', 'privacy.talks.who', 'privacy.talks.howLong'],
  ['privacy.steps', 'privacy.steps.who', 'privacy.steps.howLong'],
  ['privacy.effect', 'privacy.effect.who', 'privacy.effect.howLong'],
  ['privacy.profile', 'privacy.profile.who', 'privacy.profile.howLong'],
  ['privacy.surveys', 'privacy.surveys.who', 'privacy.untilAccount'],
  ['privacy.signOn', 'privacy.nobody', 'privacy.untilAccount'],
  ['privacy.sessions', 'privacy.nobody', 'privacy.sessions.howLong'],
  ['privacy.links', 'privacy.nobody', 'privacy.links.howLong'],
  ['privacy.mails', 'privacy.team', 'privacy.mails.howLong'],
  ['privacy.tries', 'privacy.nobody', 'privacy.tries.howLong'],
  ['privacy.use', 'privacy.team', 'privacy.use.howLong'],
  ['privacy.faults', 'privacy.faults.who', 'privacy.faults.howLong'],
  ['privacy.log', 'privacy.log.who', 'privacy.log.howLong'],
  ['privacy.support', 'privacy.contact.who', 'privacy.contact.howLong'],
  ['privacy.contact', 'privacy.contact.who', 'privacy.contact.howLong'],
];
const onDevice = [
  'privacy.device.login',
  'privacy.device.choices',
  'privacy.device.sort',
  'privacy.device.others',
] as const;
type Key = Exclude<keyof typeof privacy, 'privacy.questions'>;

export function PrivacyPage() {
  const t = useText('privacy');
  const s = useText('shell');
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
        {kept.map(([what, who, howLong]) => (
          <div key={what} className={style.item}>
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
      </Section>
    </TextPage>
  );
}
