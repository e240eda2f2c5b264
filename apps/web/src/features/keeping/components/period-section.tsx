import type { Keeping } from '@trio/contracts/keeping';
import { useState } from 'react';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { confirmPeriod } from '../api.ts';
import { monthsToChoose, noonOf } from '../model.ts';
import style from './keeping-page.module.css';

export function PeriodSection({ keeping }: { keeping: Keeping }) {
  const t = useText('keeping');
  const i = useText('identity');
  const dateOf = useDate();
  const [months, setMonths] = useState(keeping.months);
  const { state, run } = useAction(() => confirmPeriod(months));
  const isBusy = state.status === 'busy';
  const isSame = months === keeping.months;
  return (
    <Section heading={t('keeping.period')}>
      <p>{t('keeping.period.text')}</p>
      <p>
        <strong>
          {keeping.confirmed === null
            ? t('keeping.period.unconfirmed', { day: dateOf(noonOf(keeping.starts)) })
            : t('keeping.period.confirmed', { day: dateOf(keeping.confirmed) })}
        </strong>
      </p>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <SelectField
          label={t('keeping.period.label')}
          name="months"
          value={String(months)}
          onChange={({ currentTarget }) => setMonths(Number(currentTarget.value))}
        >
          {monthsToChoose(keeping.months).map((count) => (
            <option key={count} value={count}>
              {t('keeping.period.months', { count })}
            </option>
          ))}
        </SelectField>
        <FormNotice problem={state.status === 'failed' ? state.problem : null} fields={{}} />
        <div className={style.outcome}>
          <Button type="submit" isBusy={isBusy}>
            {isBusy
              ? i('form.sending')
              : t(isSame ? 'keeping.period.confirm' : 'keeping.period.save')}
          </Button>
          <SuccessNotice>{state.status === 'done' && t('keeping.period.saved')}</SuccessNotice>
        </div>
      </form>
    </Section>
  );
}
