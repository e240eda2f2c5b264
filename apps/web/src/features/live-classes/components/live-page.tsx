import type { WatchedStudent } from '@trio/contracts/live-classes';
import { classPath, pages, projectorPath } from '@trio/contracts/pages';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useWatched } from '../../../lib/api/watch.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useTime } from '../../../lib/language/use-date-time.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { openProjector, watchClass, type LiveView } from '../api.ts';
import { areNamesHidden, isProjectorOpen, type NameChoice, noteProjector } from '../model.ts';
import { LiveClass } from './live-class.tsx';
import style from './live-page.module.css';

export interface HelpedInClass {
  readonly classId: string;
  readonly studentId: string;
  readonly onClosed: () => void;
}

const missing: readonly FormProblem[] = ['class/not-found', 'request/invalid'];

interface LivePageProps {
  /** The dialog that helps a student with a log-in. */
  help: (helped: HelpedInClass) => ReactNode;
}

export function LivePage({ help }: LivePageProps) {
  const t = useText('live');
  const e = useErrorText();
  const timeOf = useTime();
  const { classId = '' } = useParams();
  const ask = useMemo(() => watchClass(classId), [classId]);
  const { data, problem, answeredAt } = useWatched(ask);
  const [helped, setHelped] = useState<string | null>(null);
  usePageTitle(data ? t('live.pageTitle', { name: data.name }) : t('live.title'));
  if (problem !== null && missing.includes(problem)) return <NoClass />;
  return (
    <div className={style.page}>
      <Link className={style.back} to={classPath(classId)}>
        {t('live.back')}
      </Link>
      {problem !== null && data === null && (
        <>
          <h1>{t('live.title')}</h1>
          <ErrorNotice>
            {t('live.failed')} {e(problem)}
          </ErrorNotice>
        </>
      )}
      {problem !== null && data !== null && answeredAt !== null && (
        <Note>
          <p role="status">{t('live.old', { time: timeOf(new Date(answeredAt).toISOString()) })}</p>
        </Note>
      )}
      {data === null && problem === null && <PageLoading />}
      {data !== null && (
        <WatchedClass
          classId={classId}
          shown={data}
          now={answeredAt ?? 0}
          onHelp={({ _id }) => setHelped(_id)}
        />
      )}
      {helped !== null && help({ classId, studentId: helped, onClosed: () => setHelped(null) })}
    </div>
  );
}

/** Same page for an unknown class and for one that the reader may not see. */
function NoClass() {
  const t = useText('classes');
  const e = useErrorText();
  return (
    <MessagePage heading={e('class/not-found')} text={t('class.missing')}>
      <ButtonLink to={pages.classes.path}>{t('class.back')}</ButtonLink>
    </MessagePage>
  );
}

interface WatchedClassProps {
  classId: string;
  shown: LiveView;
  now: number;
  onHelp: (student: WatchedStudent) => void;
}

function WatchedClass({ classId, shown, now, onHelp }: WatchedClassProps) {
  const t = useText('live');
  const [choice, setChoice] = useState<NameChoice | null>(null);
  const [, noteOpened] = useState(0);
  const isOpen = isProjectorOpen(now);
  return (
    <>
      <header className={style.head}>
        <h1>{shown.name}</h1>
        <p>{t('live.lead')}</p>
      </header>
      <LiveClass
        shown={shown}
        now={now}
        areNamesHidden={areNamesHidden(choice, isOpen)}
        onHideNames={(isHidden) => setChoice({ isHidden, wasProjectorOpen: isOpen })}
        onHelp={onHelp}
        projector={<OpenProjector classId={classId} onOpened={() => noteOpened(Date.now())} />}
      />
    </>
  );
}

interface OpenProjectorProps {
  classId: string;
  onOpened: () => void;
}

function OpenProjector({ classId, onOpened }: OpenProjectorProps) {
  const t = useText('live');
  const e = useErrorText();
  const [blockedPath, setBlockedPath] = useState<string | null>(null);
  const { state, run } = useAction(async () => {
    // Before the request: afterwards, Safari would block a new tab.
    const tab = window.open('', '_blank');
    const { ticket } = await openProjector(classId).catch((error: unknown) => {
      tab?.close();
      throw error;
    });
    // At once: the new tab needs a moment to say so itself.
    noteProjector();
    onOpened();
    if (tab === null) return setBlockedPath(projectorPath(ticket));
    tab.opener = null;
    tab.location.replace(projectorPath(ticket));
    setBlockedPath(null);
  });
  return (
    <div className={style.projector}>
      <Button isBusy={state.status === 'busy'} onClick={() => void run()}>
        {t('live.projector')}
      </Button>
      <p>{t('live.projectorHint')}</p>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
      {blockedPath !== null && (
        <p role="status">
          {t('live.projectorBlocked')}{' '}
          <a href={blockedPath} target="_blank" rel="noreferrer">
            {t('live.projectorLink')}
          </a>
        </p>
      )}
    </div>
  );
}
