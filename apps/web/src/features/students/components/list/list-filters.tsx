import { stages } from '@trio/domain/classes/stages';
import { cardColors } from '@trio/domain/sorting/sort';
import { useServerData } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { type TopChallenges, topChallengesQuery } from '../../api.ts';
import { byCount, type ListState } from '../../model.ts';
import style from './list-filters.module.css';

interface ListFiltersProps {
  schoolId: string;
  state: ListState;
  onState: (changes: Partial<ListState>) => void;
}

const none: TopChallenges = { topChallenges: {}, extraCards: [] };

export function ListFilters({ schoolId, state, onState }: ListFiltersProps) {
  const t = useText('students');
  const l = useText('live');
  const c = useText('deck');
  const { stage, challenge, category, classId } = state;
  const { topChallenges, extraCards } =
    useServerData(topChallengesQuery(schoolId, classId)).data ?? none;
  const viewOf = useCardViews(extraCards);
  const titleOf = (name: string) => viewOf(name)?.title ?? name;
  const isListed = Object.hasOwn(topChallenges, challenge);
  return (
    <fieldset className={style.filters}>
      <legend className="visually-hidden">{t('narrow.label')}</legend>
      <SelectField
        label={t('narrow.state')}
        value={stage}
        onChange={({ target }) => onState({ stage: target.value as ListState['stage'] })}
      >
        <option value="">{t('narrow.anyState')}</option>
        {stages.map((each) => (
          <option key={each} value={each}>
            {l(`live.stage.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('narrow.challenge')}
        value={challenge}
        onChange={({ target }) => onState({ challenge: target.value })}
      >
        <option value="">{t('narrow.anyChallenge')}</option>
        {byCount(topChallenges).map(({ name, count }) => (
          <option key={name} value={name}>
            {t('narrow.counted', { title: titleOf(name), count })}
          </option>
        ))}
        {challenge !== '' && !isListed && <option value={challenge}>{titleOf(challenge)}</option>}
      </SelectField>
      <SelectField
        label={t('narrow.category')}
        value={category}
        onChange={({ target }) => onState({ category: target.value as ListState['category'] })}
      >
        <option value="">{t('narrow.anyCategory')}</option>
        {cardColors.map((color) => (
          <option key={color} value={color}>
            {c(`category.${color}`)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
