import { timeZoneForm } from '@trio/contracts/accounts';
import { namedZoneOf, namedZones } from '@trio/domain/time/named-zones';
import { useEffect, useState } from 'react';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useZoneName, useZoneTime } from '../../../../lib/language/use-zone.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { updateTimeZone } from '../../api.ts';
import { SaveRow } from './section-form.tsx';

export function TimeZoneSection() {
  const t = useText('zones');
  const a = useText('account');
  const e = useErrorText();
  const nameOf = useZoneName();
  const timeOf = useZoneTime();
  const now = useNow();
  const { timeZone = null, timeZoneDefault = '', country = 'other' } = useAccount();
  const [chosen, setChosen] = useState(timeZone ?? '');
  const zone = useEditForm({
    schema: timeZoneForm,
    submit: async (values) => {
      updateAccount(await updateTimeZone(values));
      countEvent('detail-change');
    },
  });
  const effective = chosen === '' ? timeZoneDefault : chosen;
  const time = timeOf(effective, now);
  const isUnnamed = timeZone !== null && namedZoneOf(timeZone) === null;
  return (
    <Section heading={t('zone.heading')}>
      <p>{t('zone.text')}</p>
      <form {...zone.form} className={form.form}>
        <SelectField
          label={t('zone.label')}
          name="timeZone"
          hint={time === null ? undefined : t('zone.now', { zone: nameOf(effective), time })}
          error={zone.fields['timeZone'] && e(zone.fields['timeZone'])}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">{t(`zone.from.${country}`, { zone: nameOf(timeZoneDefault) })}</option>
          {isUnnamed && <option value={timeZone}>{nameOf(timeZone)}</option>}
          {(['can', 'usa'] as const).map((group) => (
            <optgroup key={group} label={t(`zone.${group}`)}>
              {namedZones[group].map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SaveRow state={zone} label={t('zone.save')} saved={a('account.saved')} />
      </form>
    </Section>
  );
}

const refreshMs = 15_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
