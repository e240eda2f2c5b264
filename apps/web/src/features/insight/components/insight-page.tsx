import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import { useDeck } from '../../../lib/deck/deck.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { classesQuery, insightQuery } from '../api.ts';
import type { ChangedGroups } from '../groups.ts';
import { type InsightState, queryOf, readState } from '../model.ts';
import { InsightBody } from './insight-body.tsx';
import style from './insight-page.module.css';

/** Their own text says what to do. */
const explained: readonly FormProblem[] = ['insight/too-many', 'class/not-found'];

export function InsightPage() {
  const t = useText('insight');
  const e = useErrorText();
  usePreloadedTexts(['deck', 'dashboard', 'live']);
  useDeck();
  const [query, setQuery] = useSearchParams();
  const state = readState(query);
  // By class, so that a look at another class does not lose the groups.
  const [groups, setGroups] = useState<Readonly<Record<string, ChangedGroups>>>({});
  const setChanged = (changed: ChangedGroups) => setGroups({ ...groups, [state.classId]: changed });
  const isUnsaved = Object.values(groups).some(({ isSaved }) => !isSaved);
  const { data, problem, isPlaceholderData, refetch } = useServerData(insightQuery(state.classId));
  usePageTitle(t('insight.title'));
  const show = (changes: Partial<InsightState>) =>
    setQuery(queryOf({ ...readState(queryNow()), ...changes }), { preventScrollReset: true });
  const isLoading = problem === null && (data === undefined || isPlaceholderData);
  return (
    <div className={style.page}>
      <Link
        className={style.back}
        to={`${pages.students.path}${state.classId && `?class=${state.classId}`}`}
      >
        {t('insight.back')}
      </Link>
      <header className={style.head}>
        <h1>{t('insight.title')}</h1>
        <p className={style.lead}>{t('insight.lead')}</p>
      </header>
      <ClassField classId={state.classId} onClass={(classId) => show({ classId, challenge: '' })} />
      {problem !== null && (
        <PanelProblem
          text={explained.includes(problem) ? e(problem) : t('insight.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {isLoading && (
        <div className={style.skeleton} role="status">
          <span className="visually-hidden">{t('insight.loading')}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {data && !isPlaceholderData && (
        <InsightBody
          key={state.classId}
          shown={data}
          state={state}
          onState={show}
          changed={groups[state.classId]}
          onChanged={setChanged}
        />
      )}
      <LeaveQuestion
        mustAsk={isUnsaved}
        heading={t('groups.lost.heading')}
        text={t('groups.lost.text')}
        leaveLabel={t('groups.lost.yes')}
        stayLabel={t('groups.lost.no')}
      />
    </div>
  );
}

interface ClassFieldProps {
  classId: string;
  onClass: (classId: string) => void;
}

/** Hidden until there is a class to choose; on paper, only a chosen class is named. */
function ClassField({ classId, onClass }: ClassFieldProps) {
  const t = useText('insight');
  const { data } = useServerData(classesQuery);
  const classes = data?.classes ?? [];
  if (classes.length === 0 && classId === '') return null;
  const shown = classes.find(({ _id }) => _id === classId);
  return (
    <>
      <div className={style.class}>
        <SelectField
          label={t('insight.filter.class')}
          value={classId}
          onChange={({ target }) => onClass(target.value)}
        >
          <option value="">{t('insight.filter.allClasses')}</option>
          {classes.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          {classId !== '' && !shown && (
            <option value={classId}>{t('insight.filter.otherClass')}</option>
          )}
        </SelectField>
      </div>
      {shown && <p className={style.printed}>{shown.name}</p>}
    </>
  );
}
