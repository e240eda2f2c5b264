import { stages } from '@trio/domain/classes/stages';
import { inOrder } from '@trio/domain/sorting/in-order';
import { cardColors } from '@trio/domain/sorting/sort';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Challenge, InsightState } from '../model.ts';
import style from './insight-filters.module.css';

interface InsightFiltersProps {
  state: InsightState;
  challenges: readonly Challenge[];
  onState: (changes: Partial<InsightState>) => void;
}

export function InsightFilters({ state, challenges, onState }: InsightFiltersProps) {
  const t = useText('insight');
  const d = useText('deck');
  const l = useText('live');
  const language = useLanguage();
  const { stage, category, challenge } = state;
  const { compare } = new Intl.Collator(language);
  const byTitle = inOrder(challenges, (a, b) => compare(a.title, b.title));
  const isFiltered = stage !== '' || category !== '' || challenge !== '';
  const named = [
    challenge === '' ? null : (challenges.find(({ key }) => key === challenge)?.title ?? challenge),
    category === '' ? null : d(`category.${category}`),
    stage === '' ? null : l(`live.stage.${stage}`),
  ].filter((each) => each !== null);
  return (
    <>
      {isFiltered && <p className={style.printed}>{named.join(' · ')}</p>}
      <search className={style.filters} aria-label={t('insight.filter.heading')}>
        <SelectField
          label={t('insight.filter.challenge')}
          value={challenge}
          onChange={({ target }) => onState({ challenge: target.value })}
        >
          <option value="">{t('insight.filter.anyChallenge')}</option>
          {byTitle.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
          {challenge !== '' && !challenges.some(({ key }) => key === challenge) && (
            <option value={challenge}>{challenge}</option>
          )}
        </SelectField>
        <SelectField
          label={t('insight.filter.category')}
          value={category}
          onChange={({ target }) =>
            onState({ category: cardColors.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{t('insight.filter.anyCategory')}</option>
          {cardColors.map((each) => (
            <option key={each} value={each}>
              {d(`category.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('insight.filter.state')}
          value={stage}
          onChange={({ target }) =>
            onState({ stage: stages.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{t('insight.filter.anyState')}</option>
          {stages.map((each) => (
            <option key={each} value={each}>
              {l(`live.stage.${each}`)}
            </option>
          ))}
        </SelectField>
        {isFiltered && (
          <Button look="quiet" onClick={() => onState({ stage: '', category: '', challenge: '' })}>
            {t('insight.filter.clear')}
          </Button>
        )}
      </search>
    </>
  );
}
