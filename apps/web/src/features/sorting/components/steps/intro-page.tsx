import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { abandonSort } from '../../sync/browser-sync.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { SortGate } from '../sort-gate.tsx';
import { HandArt, PausedPage, StepPage } from './step-page.tsx';
import { useSortStart } from './use-sort-start.ts';

export function IntroPage() {
  return (
    <SortGate>
      <Intro />
    </SortGate>
  );
}

function Intro() {
  const t = useText('sorting');
  const sort = useSortStart();
  if (sort.pausedBy) return <PausedPage reason={sort.pausedBy} art={<HandArt />} />;
  if (sort.answered > 0) return <OpenSort />;
  return (
    <StepPage
      title={t('intro.title')}
      heading={t('intro.heading')}
      step={1}
      art={<HandArt />}
      actions={
        <>
          <ButtonLink look="quiet" to={pages.cards.path}>
            {t('steps.back')}
          </ButtonLink>
          <ButtonLink to={pages.instructions.path}>{t('steps.next')}</ButtonLink>
          {sort.hasSortedBefore && (
            <Button look="quiet" onClick={sort.start}>
              {t('steps.skip')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('intro.paragraph', { count: sort.total })}</p>
      <p>{t('intro.duration')}</p>
    </StepPage>
  );
}

function OpenSort() {
  const t = useText('sorting');
  const { answered, total, isExpired, start } = useSortStart();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <StepPage
        title={t('intro.title')}
        heading={t('intro.openHeading')}
        art={<HandArt />}
        actions={
          <>
            <Button onClick={start}>{t('intro.continue')}</Button>
            {!isExpired && (
              <Button look="quiet" onClick={() => setIsAsking(true)}>
                {t('intro.restart')}
              </Button>
            )}
          </>
        }
      >
        <p>{t('intro.openText', { count: answered, total })}</p>
      </StepPage>
      {isAsking && (
        <ConfirmModal
          heading={t('intro.restartHeading')}
          confirmLabel={t('intro.restart')}
          busyLabel={t('intro.restartBusy')}
          cancelLabel={t('intro.restartCancel')}
          isDestructive
          action={() => Promise.resolve()}
          onClosed={(isDone) => {
            setIsAsking(false);
            if (!isDone) return;
            abandonSort();
            document.getElementById('main')?.focus();
          }}
        >
          <p>{t('intro.restartText')}</p>
        </ConfirmModal>
      )}
    </>
  );
}
