import { classPath, insightPath, pages, schoolSettingsPath } from '@trio/contracts/pages';
import type { ListedSchool } from '@trio/contracts/schools';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { queryNow } from '../../../lib/address-now.ts';
import { useServerData } from '../../../lib/api/query.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../lib/session/abilities.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { schoolQuery, studentsQuery, summaryQuery } from '../api.ts';
import { changed, listQuery, type ListState, readListState, studentIn } from '../model.ts';
import { ClassFilter } from './class-filter.tsx';
import { DeletionRequests } from './deletion-requests.tsx';
import { StudentModal } from './detail/student-modal.tsx';
import { Glance, JoinedPanel, TopChallengesPanel } from './school-panels.tsx';
import { StudentPanel } from './list/student-panel.tsx';
import noStudentsStyle from './no-students.module.css';
import style from './school-view.module.css';
import { WaitingStudents } from './waiting-students.tsx';

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
  const account = useAccount();
  const { role } = account;
  const { managesStudents } = abilitiesOf(account);
  // Preloads the card texts: loading them at the first row would suspend the page again.
  useText('deck');
  useText('live');
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const studentId = studentIn(query);
  const school = useServerData(schoolQuery(schoolId));
  const summary = useServerData(summaryQuery(schoolId, state.classId));
  const list = useServerData(studentsQuery(schoolId, state));
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  // A deletion removes the focused element; the message takes the focus once the modal is gone.
  const [wasDeleted, setWasDeleted] = useState(false);
  useEffect(() => {
    if (wasDeleted && studentId === null) noticeRef.current?.focus();
  }, [wasDeleted, studentId]);

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
      <SchoolHeading schoolId={schoolId} school={school.data} classId={state.classId} />
      {school.problem !== null && (
        <PanelProblem
          text={t('students.schoolFailed')}
          problem={school.problem}
          isOld={school.data !== undefined}
          onRetry={() => void school.refetch()}
        />
      )}
      {role === 'school' && managesStudents && <DeletionRequests state={state} />}
      {role === 'school' && (
        <ClassFilter classId={state.classId} onClass={(classId) => show({ classId })} />
      )}
      {summary.data?.totalStudents === 0 ? (
        <NoStudents schoolId={schoolId} classId={state.classId} />
      ) : (
        <>
          {role === 'school' && <WaitingStudents classId={state.classId} />}
          <Glance summary={summary} toNotYet={listQuery({ ...state, page: 1, sort: 'asc' })} />
          <div className={style.pair}>
            <JoinedPanel schoolId={schoolId} classId={state.classId} />
            <TopChallengesPanel schoolId={schoolId} classId={state.classId} />
          </div>
          <StudentPanel
            schoolId={schoolId}
            list={list}
            state={state}
            onState={show}
            onOpen={(id) => {
              setWasDeleted(false);
              open(id, true);
            }}
            notice={notice}
            onNotice={setNotice}
            noticeRef={noticeRef}
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
            setNotice(t('list.deleted', { name }));
            setWasDeleted(true);
          }}
        />
      )}
    </div>
  );
}

interface SchoolHeadingProps {
  schoolId: string;
  school: ListedSchool | undefined;
  classId: string;
}

function SchoolHeading({ schoolId, school, classId }: SchoolHeadingProps) {
  const t = useText('students');
  const account = useAccount();
  const { role, schoolname } = account;
  const { managesStudents, seesOwnClassesOnly } = abilitiesOf(account);
  const name = (schoolId === '' ? schoolname : school?.schoolname) ?? '';
  // Until the school is loaded, a missing name means nothing.
  const nameless =
    role === 'school'
      ? t('students.schoolLoading')
      : t(school === undefined ? 'students.anySchool' : 'students.schoolNameless');
  const heading = name === '' ? nameless : name;
  usePageTitle(heading);
  return (
    <header className={style.head}>
      {role === 'admin' && (
        <Link className={style.back} to={pages.students.path}>
          {t('students.back')}
        </Link>
      )}
      <div className={style.title}>
        <h1>{heading}</h1>
        {role === 'admin' ? (
          <ButtonLink look="quiet" to={schoolSettingsPath(schoolId)}>
            {t('students.settings')}
          </ButtonLink>
        ) : (
          <div className={style.links}>
            <ButtonLink look="quiet" to={insightPath({ classId })}>
              {t('students.insight')}
            </ButtonLink>
            {managesStudents && (
              <>
                <ButtonLink look="quiet" to={pages.effect.path}>
                  {t('students.effect')}
                </ButtonLink>
                <ButtonLink look="quiet" to={pages.schoolCards.path}>
                  {t('students.cards')}
                </ButtonLink>
              </>
            )}
            <ButtonLink look="quiet" to={pages.lesson.path}>
              {t('students.lesson')}
            </ButtonLink>
          </div>
        )}
      </div>
      {seesOwnClassesOnly && <p>{t('students.ofYourClasses')}</p>}
    </header>
  );
}

function NoStudents({ schoolId, classId }: { schoolId: string; classId: string }) {
  const t = useText('students');
  const a = useText('account');
  const account = useAccount();
  const { role, code } = account;
  const isAdmin = role === 'admin';
  const { seesOwnClassesOnly, managesSchool } = abilitiesOf(account);
  if (classId !== '') {
    return (
      <section className={noStudentsStyle.empty}>
        <h2>{t('classFilter.empty')}</h2>
        <ButtonLink to={classPath(classId)}>{t('classFilter.toClass')}</ButtonLink>
      </section>
    );
  }
  if (seesOwnClassesOnly) {
    return (
      <section className={noStudentsStyle.empty}>
        <h2>{t('students.emptyClasses')}</h2>
        <p>{t('students.emptyClassesText')}</p>
        <ButtonLink to={pages.classes.path}>{t('students.toClasses')}</ButtonLink>
      </section>
    );
  }
  return (
    <section className={noStudentsStyle.empty}>
      <svg className={noStudentsStyle.cards} viewBox="0 0 120 80" aria-hidden="true">
        <rect x="12" y="14" width="34" height="54" rx="5" transform="rotate(-12 29 41)" />
        <rect x="74" y="14" width="34" height="54" rx="5" transform="rotate(12 91 41)" />
        <rect x="43" y="8" width="34" height="54" rx="5" />
      </svg>
      <h2>{t('students.empty')}</h2>
      <p>{isAdmin ? t('students.emptyAdmin') : a('students.code', { code: code ?? '' })}</p>
      {isAdmin ? (
        <ButtonLink to={schoolSettingsPath(schoolId)}>{t('students.settings')}</ButtonLink>
      ) : (
        managesSchool && <ButtonLink to={pages.account.path}>{t('students.emptyLink')}</ButtonLink>
      )}
    </section>
  );
}

/** Same page for an unknown school and for one that the reader may not see. */
export function NoSchool() {
  const t = useText('students');
  const e = useErrorText();
  const { role } = useAccount();
  const heading = e('school/not-found');
  usePageTitle(heading);
  return (
    <MessagePage heading={heading} text={t('students.missing')}>
      <ButtonLink to={pages.students.path}>
        {t(role === 'admin' ? 'students.back' : 'students.toOwn')}
      </ButtonLink>
    </MessagePage>
  );
}
