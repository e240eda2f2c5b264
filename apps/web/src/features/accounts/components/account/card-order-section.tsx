import { cardOrderForm } from '@trio/contracts/accounts';
import { useState } from 'react';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { updateCardOrder } from '../../api.ts';
import { SaveRow } from './section-form.tsx';

export function CardOrderSection() {
  const t = useText('account');
  const account = useAccount();
  const [isFixed, setIsFixed] = useState(account.isCardOrderFixed);
  const order = useEditForm({
    schema: cardOrderForm,
    submit: async (values) => {
      updateAccount(await updateCardOrder(values));
      countEvent('detail-change');
    },
  });
  return (
    <Section heading={t('order.heading')}>
      <p>{t('order.text')}</p>
      <form {...order.form} className={form.form}>
        <CheckRow
          name="isCardOrderFixed"
          label={t('order.fixed')}
          hint={t('order.fixedHint')}
          isOn={isFixed}
          onChange={setIsFixed}
        />
        <SaveRow state={order} label={t('order.save')} saved={t('account.saved')} />
      </form>
    </Section>
  );
}
