import { americanRegions, canadianRegions, type HomeRegion } from '@trio/domain/age/home-regions';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import form from '../form.module.css';
import { SelectField } from '../select-field.tsx';
import { TextField } from '../text-field.tsx';

type Region = Exclude<HomeRegion, 'other'>;

interface AgeFieldsProps {
  error: (field: string) => string | undefined;
}

/** Says nothing about which age is enough, so that the answer is honest. */
export function AgeFields({ error }: AgeFieldsProps) {
  const t = useText('age');
  return (
    <>
      <TextField
        label={t('age.age')}
        name="age"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        error={error('age')}
        required
      />
      <SelectField
        label={t('age.region')}
        name="region"
        autoComplete="off"
        error={error('region')}
        required
      >
        <option value="">{t('age.choose')}</option>
        <RegionGroup label={t('age.canada')} regions={canadianRegions} />
        <RegionGroup label={t('age.states')} regions={americanRegions} />
        <option value="other">{t('age.other')}</option>
      </SelectField>
      <p className={`${form.small} ${form.wide}`}>{t('age.why')}</p>
    </>
  );
}

function RegionGroup({ label, regions }: { label: string; regions: readonly Region[] }) {
  const t = useText('age');
  const { compare } = new Intl.Collator(useLanguage());
  const named = regions.map((region) => ({ region, name: t(`region.${region}`) }));
  return (
    <optgroup label={label}>
      {named
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ region, name }) => (
          <option key={region} value={region}>
            {name}
          </option>
        ))}
    </optgroup>
  );
}
