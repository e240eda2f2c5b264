import { pages } from '@trio/contracts/pages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { readDraft } from '../../../../lib/profile/reflection-draft.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { currentThree, type Three, useReadySort } from '../../../../lib/current-sort.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ThreeCards } from '../../../../ui/card/three-cards.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { OwnWords, type WriteState } from '../../../../ui/profile/own-words.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ReflectionForm } from './reflection-form.tsx';
import style from './student-results.module.css';

export function StudentResults() {
  const t = useText('picking');
  const state = useReadySort();
  const three = currentThree(state);
  const asked = useLocation() as { state: WriteState | null };
  const isAsked = asked.state?.isWriting === true;
  usePageTitle(t('saved.title'));
  // A sort in progress has no results. The home page knows where it continues.
  const isUnderWay = state.sort !== null && state.sort.confirmedAt === null;
  if (three === null || (isUnderWay && !isAsked)) return <Navigate to={pages.cards.path} replace />;
  return <Results key={three.id} three={three} isAsked={isAsked} />;
}

type Stage = 'writing' | 'saved' | 'skipped' | 'before';

function Results({ three, isAsked }: { three: Three; isAsked: boolean }) {
  const t = useText('picking');
  const r = useText('results');
  const { _id: accountId } = useAccount();
  const { confirmed, saving } = useReadySort();
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = three.ids.flatMap((id) => viewOf(id) ?? []);
  const isKnown = confirmed?.id === three.id;
  const reflection = isKnown ? confirmed.reflection : null;
  const owner = { accountId, sortId: three.id };
  // The form comes first. A saved reflection skips it, unless the student edits it or left a draft.
  const [stage, setStage] = useState<Stage>(() =>
    isAsked || reflection === null || readDraft(owner) !== null ? 'writing' : 'before',
  );
  const isWritten = stage === 'saved';
  const navigate = useNavigate();
  const turnTo = (next: Stage) => {
    // The new content must be rendered before the screen reader reads it.
    flushSync(() => setStage(next));
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  };
  const finish = (how: Stage) => {
    turnTo(how);
    // A reload then shows the result instead of the form.
    if (isAsked) void navigate(pages.results.path, { replace: true });
  };

  return (
    <section className={style.page}>
      <header className={style.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('saved.heading')}
        </h1>
        {/* One live region, rendered before its text: screen readers announce only changes. */}
        <p className={style.saving} data-saving={isWritten ? 'saved' : saving} role="status">
          {isWritten ? r('words.saved') : t(`saved.${saving}`)}
        </p>
        {stage !== 'writing' && <p className={style.text}>{t('saved.text')}</p>}
      </header>
      {stage === 'writing' ? (
        <ReflectionForm
          owner={owner}
          cards={cards}
          saved={reflection}
          isKnown={isKnown}
          onDone={finish}
        />
      ) : (
        <>
          <div className={style.pair}>
            <ThreeCards
              cards={cards}
              look="small"
              nameOf={(_, rank) => t('saved.rank', { rank })}
            />
            <ProfileActions sortId={isKnown ? three.id : null} firstTitle={cards[0]?.title ?? ''} />
          </div>
          <OwnWords reflection={reflection} cards={cards} onEdit={() => turnTo('writing')} />
        </>
      )}
      <ButtonLink look="quiet" to={pages.cards.path}>
        {t('saved.home')}
      </ButtonLink>
    </section>
  );
}
