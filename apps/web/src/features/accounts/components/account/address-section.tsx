import { addressForm } from '@trio/contracts/accounts';
import { useState } from 'react';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { CountryField, PostalCodeField } from '../../../../ui/address-fields.tsx';
import form from '../../../../ui/form.module.css';
import { Section } from '../../../../ui/section.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { updateAddress } from '../../api.ts';
import { SaveRow } from './section-form.tsx';

export function AddressSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const account = useAccount();
  const [country, setCountry] = useState<string>(account.country ?? '');
  const address = useEditForm({
    schema: addressForm,
    submit: async (values) => {
      updateAccount(await updateAddress(values));
      countEvent('detail-change');
    },
  });
  const error = (field: string) => address.fields[field] && e(address.fields[field]);

  return (
    <Section heading={t('address.heading')}>
      <form {...address.form} className={form.form}>
        <TextField
          label={i('field.schoolname')}
          name="schoolname"
          autoComplete="organization"
          defaultValue={account.schoolname}
          error={error('schoolname')}
          required
        />
        <TextField
          label={i('field.address')}
          name="address"
          autoComplete="street-address"
          defaultValue={account.address}
          error={error('address')}
          required
        />
        <div className={form.pair}>
          <TextField
            label={i('field.city')}
            name="city"
            autoComplete="address-level2"
            defaultValue={account.city}
            error={error('city')}
            required
          />
          <TextField
            label={i('field.state')}
            name="state"
            autoComplete="address-level1"
            defaultValue={account.state}
            error={error('state')}
            required
          />
        </div>
        <div className={form.pair}>
          <CountryField
            name="country"
            defaultValue={country}
            onChange={({ currentTarget }) => setCountry(currentTarget.value)}
            error={error('country')}
            required
          />
          <PostalCodeField
            name="postalzip"
            country={country}
            defaultValue={account.postalzip}
            error={error('postalzip')}
            required
          />
        </div>
        <TextField
          label={i('field.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={account.phone}
          error={error('phone')}
          required
        />
        <SaveRow state={address} label={t('address.save')} saved={t('account.saved')} />
      </form>
    </Section>
  );
}
