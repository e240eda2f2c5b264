import type { SchoolSettings } from '@trio/contracts/schools';
import { regions } from '@trio/domain/regions';
import { useRef } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { Section } from '../../../../ui/section.tsx';
import { warningsIn } from '../../model/settings-draft.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { DeckChecklist } from './deck-checklist.tsx';
import { DomainRow } from './domain-row.tsx';
import { ExpiryFields } from './expiry-fields.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { SaveBar } from './save-bar.tsx';
import style from './school-settings.module.css';
import { useSettings } from './use-settings.ts';

interface SettingsFormProps {
  school: SchoolSettings;
  onSaved: (school: SchoolSettings) => void;
}

const flags = [
  { name: 'isConsumerGroup', key: 'consumer' },
  { name: 'isFreemiumGroup', key: 'freemium' },
  { name: 'isPathExplorerEnabled', key: 'explorer' },
  { name: 'isCardExpanded', key: 'expanded' },
] as const;

/** One form, saved at once: some settings make sense only together. */
export function SettingsForm({ school, onSaved }: SettingsFormProps) {
  const t = useText('schools');
  const e = useText('errors');
  const form = useRef<HTMLFormElement>(null);
  const settings = useSettings(school, form, onSaved);
  const { draft, change, today, problem } = settings;
  const warnings = warningsIn(draft, school, today);
  const warn = (warning: typeof warnings extends ReadonlySet<infer W> ? W : never) =>
    warnings.has(warning) ? t(`warning.${warning}`) : undefined;

  return (
    <form ref={form} className={style.form} noValidate onSubmit={settings.onSubmit}>
      <Section heading={t('flags.heading')}>
        <div className={style.rows}>
          {flags.map(({ name, key }) => (
            <CheckRow
              key={name}
              label={t(`flags.${key}`)}
              hint={t(`flags.${key}Hint`)}
              warning={key === 'freemium' ? warn('freemium-without-consumer') : undefined}
              isOn={draft[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
        <div className={style.regions}>
          <ChoiceGroup
            legend={t('region.heading')}
            name="region"
            choices={regions.map((value) => ({
              value,
              label: t(`region.${value}`),
              hint: t(`region.${value}Hint`),
            }))}
            value={draft.region}
            onChoose={(region) => change({ region })}
          />
        </div>
      </Section>
      <Section heading={t('expiry.heading')}>
        <ExpiryFields
          lastDay={draft.lastDay}
          warning={warn('expired')}
          error={problem === 'school/day-invalid' ? e(problem) : undefined}
          onChange={(lastDay) => change({ lastDay })}
        />
      </Section>
      <Section heading={t('emailDomains.heading')}>
        <p className={style.quiet}>{t('emailDomains.text')}</p>
        <div className={style.rows}>
          <DomainRow
            label={t('emailDomains.allow')}
            domains={school.emailDomainWhitelist}
            warning={warn('nobody-allowed')}
            isOn={draft.isEmailDomainWhitelistEnabled}
            onChange={(isOn) => change({ isEmailDomainWhitelistEnabled: isOn })}
          />
          <DomainRow
            label={t('emailDomains.deny')}
            domains={school.emailDomainBlacklist}
            warning={warn('nobody-denied')}
            isOn={draft.isEmailDomainBlacklistEnabled}
            onChange={(isOn) => change({ isEmailDomainBlacklistEnabled: isOn })}
          />
        </div>
      </Section>
      <Section heading={t('deck.heading')}>
        <DeckChecklist
          excluded={draft.excludedCards}
          error={problem === 'school/too-few-cards' ? e(problem) : undefined}
          onChange={(excludedCards) => change({ excludedCards })}
        />
      </Section>
      <SaveBar settings={settings} />
      <LeaveQuestion isChanged={settings.isChanged} />
    </form>
  );
}
