import { outlooks } from '@trio/careers/facts';
import { payBandBounds, payBands, type PayBand } from '@trio/careers/pay';
import { colors } from '@trio/deck/card-source';
import { trainings } from '@trio/deck/training-groups';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CareerFilters } from '../model/filter-careers.ts';
import { formatMoney } from '../model/money.ts';
import style from './explore-filters.module.css';

interface ExploreFiltersProps {
  filters: CareerFilters;
  hasThree: boolean;
  onChange: (filters: CareerFilters) => void;
}

export function ExploreFilters({ filters, hasThree, onChange }: ExploreFiltersProps) {
  const t = useText('careers');
  const d = useText('deck');
  const bandText = useBandText();
  const change = (changed: Partial<CareerFilters>) => onChange({ ...filters, ...changed });
  return (
    <search className={style.filters} aria-label={t('careers.search')}>
      <div className={style.text}>
        <TextField
          type="search"
          label={t('careers.search')}
          hint={t('careers.searchHint')}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          value={filters.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
      <Choice
        label={t('filter.training')}
        any={t('careers.anyTraining')}
        value={filters.training}
        values={trainings}
        textOf={(training) => d(`training.${training}`)}
        onChoose={(training) => change({ training })}
      />
      <Choice
        label={t('filter.category')}
        any={t('careers.anyCategory')}
        value={filters.category}
        values={colors}
        textOf={(color) => d(`category.${color}`)}
        onChoose={(category) => change({ category })}
      />
      <Choice
        label={t('filter.outlook')}
        any={t('careers.anyOutlook')}
        value={filters.outlook}
        values={outlooks}
        textOf={(outlook) => t(`outlook.${outlook}`)}
        onChoose={(outlook) => change({ outlook })}
      />
      <Choice
        label={t('filter.pay')}
        any={t('careers.anyPay')}
        value={filters.pay}
        values={payBands}
        textOf={bandText}
        onChoose={(pay) => change({ pay })}
      />
      <div className={style.switches}>
        {hasThree && (
          <CheckRow
            label={t('careers.onlyMine')}
            isOn={filters.isMine}
            onChange={(isMine) => change({ isMine })}
          />
        )}
        <CheckRow
          label={t('careers.onlySaved')}
          isOn={filters.isSaved}
          onChange={(isSaved) => change({ isSaved })}
        />
      </div>
    </search>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  any: string;
  value: T | null;
  values: readonly T[];
  textOf: (value: T) => string;
  onChoose: (value: T | null) => void;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, any, value, values, textOf, onChoose } = props;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(values.find((each) => each === target.value) ?? null)}
    >
      <option value="">{any}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  );
}

function useBandText(): (band: PayBand) => string {
  const t = useText('careers');
  const language = useLanguage();
  return (band) => {
    if (band === 'unknown') return t('pay.unknown');
    const [from = '', to = ''] = payBandBounds[band].map((amount) =>
      formatMoney(language, amount, { unit: 'year' }),
    );
    return band === 'low' || band === 'top'
      ? t(`pay.${band}`, { amount: from })
      : t(`pay.${band}`, { from, to });
  };
}
