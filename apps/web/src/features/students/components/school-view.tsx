import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/use-text.ts';
import {
  changed,
  listQuery,
  readListState,
  studentIn,
  type ListState,
} from '../model/list-state.ts';
import { schoolQuery, studentsQuery, summaryQuery } from '../api/students.ts';
import { PanelProblem } from '../../../ui/panel/panel-problem.tsx';
import { Glance } from './glance.tsx';
import { JoinedPanel } from './joined-panel.tsx';
import { NoSchool } from './no-school.tsx';
import { NoStudents } from './no-students.tsx';
import { SchoolHeading } from './school-heading.tsx';
import style from './school-view.module.css';
import { StudentPanel } from './list/student-panel.tsx';
import { StudentModal } from './detail/student-modal.tsx';
import { TopChallengesPanel } from './top-challenges-panel.tsx';

/** Errors for an unknown school, and for an address without an id. */
const missing: readonly FormProblem[] = [
  'school/not-found',
  'request/not-found',
  'request/invalid',
];

interface SchoolViewProps {
  /** '' is the reader's own school. */
  schoolId: string;
}

export function SchoolView({ schoolId }: SchoolViewProps) {
  const t = useText('students');
  // Preloads the card texts: loading them at the first row would suspend the page again.
  useText('deck');
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const studentId = studentIn(query);
  const school = useServerData(schoolQuery(schoolId));
  const summary = useServerData(summaryQuery(schoolId));
  const list = useServerData(studentsQuery(schoolId, state));
  const [news, setNews] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // A deletion removes the focused element; the message takes the focus once the modal is gone.
  const [isLastWord, setIsLastWord] = useState(false);
  useEffect(() => {
    if (isLastWord && studentId === null) said.current?.focus();
  }, [isLastWord, studentId]);

  const show = (changes: Partial<ListState>) =>
    setQuery(listQuery(changed(readListState(queryNow()), changes)));
  /** `isStep` adds a history entry; closing the detail does not. */
  const open = (id: string | null, isStep: boolean) => {
    const next = listQuery(readListState(queryNow()));
    if (id !== null) next.set('student', id);
    setQuery(next, { replace: !isStep });
  };

  if (school.data === null || (school.problem !== null && missing.includes(school.problem))) {
    return <NoSchool />;
  }
  return (
    <div className={style.page}>
      <SchoolHeading schoolId={schoolId} school={school.data} />
      {school.problem !== null && (
        <PanelProblem
          text={t('students.schoolFailed')}
          problem={school.problem}
          isOld={school.data !== undefined}
          onRetry={() => void school.refetch()}
        />
      )}
      {summary.data?.totalStudents === 0 ? (
        <NoStudents schoolId={schoolId} />
      ) : (
        <>
          <Glance summary={summary} toNotYet={listQuery({ ...state, page: 1, sort: 'asc' })} />
          <div className={style.pair}>
            <JoinedPanel schoolId={schoolId} />
            <TopChallengesPanel schoolId={schoolId} />
          </div>
          <StudentPanel
            schoolId={schoolId}
            list={list}
            state={state}
            onState={show}
            onOpen={(id) => {
              setIsLastWord(false);
              open(id, true);
            }}
            news={news}
            onNews={setNews}
            said={said}
          />
        </>
      )}
      {studentId !== null && (
        <StudentModal
          id={studentId}
          ids={list.data?.students.map(({ _id }) => _id) ?? []}
          onMove={(id) => open(id, false)}
          onClosed={() => open(null, false)}
          onGone={(name) => {
            open(null, false);
            setNews(t('list.deleted', { name }));
            setIsLastWord(true);
          }}
        />
      )}
    </div>
  );
}
