import { pages } from '@trio/contracts/pages';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useWatched } from '../../../lib/api/watch.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { watchProjector } from '../api.ts';
import { noteProjector } from '../model.ts';
import { ProjectorScreen } from './projector-screen.tsx';
import style from './projector-page.module.css';

export function ProjectorPage() {
  const ticket = useLocation().hash.slice(1);
  return ticket === '' ? <Ended /> : <WatchedProjector ticket={ticket} />;
}

function Ended() {
  const t = useText('live');
  usePageTitle(t('live.title'));
  return (
    <MessagePage heading={t('projector.ended')} text={t('projector.endedText')}>
      <ButtonLink to={pages.classes.path}>{t('projector.toClasses')}</ButtonLink>
    </MessagePage>
  );
}

function WatchedProjector({ ticket }: { ticket: string }) {
  const t = useText('live');
  const ask = useMemo(() => watchProjector(ticket), [ticket]);
  const { data, problem, answeredAt } = useWatched(ask);
  usePageTitle(data ? t('projector.title', { name: data.name }) : t('live.title'));

  useEffect(() => {
    if (answeredAt !== null) noteProjector();
  }, [answeredAt]);

  if (problem === 'class/projector-ended' || problem === 'request/not-found') return <Ended />;
  if (data === null) return <PageLoading />;
  return (
    <div className={style.screen}>
      {problem !== null && (
        <p className={style.offline} role="status">
          {t('projector.offline')}
        </p>
      )}
      <ProjectorScreen shown={data} heading="h1" controls={<FullScreenButton />} />
    </div>
  );
}

function FullScreenButton() {
  const t = useText('live');
  return (
    <button type="button" onClick={() => void document.documentElement.requestFullscreen?.()}>
      {t('projector.fullScreen')}
    </button>
  );
}
