import type { Answer } from '@trio/contracts/endpoint';
import type { getInsight } from '@trio/contracts/insight';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { type ChangedGroups, defaultSize, groupStudents } from '../groups.ts';
import {
  challengesOf,
  hasFinished,
  inStage,
  type InsightState,
  queryOf,
  shownChallenges,
} from '../model.ts';
import { ChallengeList } from './challenge-list.tsx';
import { GroupsView } from './groups-view.tsx';
import { InsightFilters } from './insight-filters.tsx';
import style from './insight-body.module.css';

interface InsightBodyProps {
  shown: Answer<typeof getInsight>;
  state: InsightState;
  onState: (changes: Partial<InsightState>) => void;
  changed: ChangedGroups | undefined;
  onChanged: (changed: ChangedGroups) => void;
}

const views = ['challenges', 'groups'] as const;

export function InsightBody(props: InsightBodyProps) {
  const { shown, state, onState, changed, onChanged } = props;
  const t = useText('insight');
  const language = useLanguage();
  const viewOf = useCardViews(shown.extraCards);
  const { students } = shown;
  const [madeGroups] = useState(() => groupStudents(students, defaultSize));
  const finished = students.filter(hasFinished).length;
  const all = challengesOf(students, viewOf, language);
  if (students.length === 0) return <p className={style.empty}>{t('list.noStudents')}</p>;
  const ofStage = inStage(students, state.stage);
  return (
    <>
      <div className={style.top}>
        <nav className={style.views} aria-label={t('insight.views')}>
          {views.map((view) => (
            <Link
              key={view}
              to={`?${queryOf({ ...state, view })}`}
              aria-current={view === state.view ? 'page' : undefined}
              preventScrollReset
            >
              {t(`insight.view.${view}`)}
            </Link>
          ))}
        </nav>
        <p className={style.finished}>{t('list.finished', { finished, count: students.length })}</p>
      </div>
      {state.view === 'challenges' ? (
        <>
          <InsightFilters state={state} challenges={all} onState={onState} />
          <ChallengeList
            classId={state.classId}
            students={ofStage}
            challenges={shownChallenges(challengesOf(ofStage, viewOf, language), state)}
            isOpen={state.challenge !== ''}
            hasAny={all.length > 0}
          />
        </>
      ) : (
        <GroupsView
          classId={state.classId}
          students={students}
          challenges={all}
          history={changed?.history ?? [madeGroups]}
          onHistory={(history) => onChanged({ history, isSaved: history.length === 1 })}
          onSaved={() => changed && onChanged({ ...changed, isSaved: true })}
        />
      )}
    </>
  );
}
