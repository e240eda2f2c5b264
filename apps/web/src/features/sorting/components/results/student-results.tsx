import { deckDocuments } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { currentThree, useReadySort, type Three } from '../../../../lib/current-sort.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { conclusionAfterMail } from '../../../../lib/profile/profile-addresses.ts';
import { readDraft } from '../../../../lib/profile/reflection-draft.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ThreeCards } from '../../../../ui/card/three-cards.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import {
  EmailButton,
  PathLink,
  usePathLink,
  useProfileMail,
  type PathAddress,
} from '../../../../ui/profile/profile-buttons.tsx';
import { OwnWords, type WriteState } from '../../../../ui/profile/own-words.tsx';
import { ProfileLink } from '../../../../ui/profile/profile-link.tsx';
import { Section } from '../../../../ui/section.tsx';
import profileActionsStyle from './profile-actions.module.css';
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

interface ProfileActionsProps {
  sortId: string | null;
  firstTitle: string;
}

function ProfileActions({ sortId, firstTitle }: ProfileActionsProps) {
  const t = useText('results');
  const path = usePathLink(firstTitle);
  if (path !== null) return <PathOn path={path} />;
  return (
    <Sheet heading={t('profile.heading')}>
      <p>{t('profile.text')}</p>
      {sortId === null ? (
        <Note>
          <p>{t('profile.waiting')}</p>
        </Note>
      ) : (
        <NextSteps sortId={sortId} />
      )}
    </Sheet>
  );
}

function NextSteps({ sortId }: { sortId: string }) {
  const t = useText('results');
  const s = useText('shell');
  const e = useText('errors');
  const language = useLanguage();
  const navigate = useNavigate();
  const mail = useProfileMail(sortId);
  const goOn = () => void navigate(pages.conclusion.path);
  const openCards = () => {
    countEvent('results-download');
    goOn();
  };
  return (
    <>
      <div className={profileActionsStyle.ways}>
        <ProfileLink onOpen={goOn} />
        <EmailButton
          mail={mail}
          label={t('profile.email')}
          onSent={() => void navigate(conclusionAfterMail)}
        />
      </div>
      {mail.state.status === 'failed' && <ErrorNotice>{e(mail.state.problem)}</ErrorNotice>}
      <p className={`${profileActionsStyle.advice} ${profileActionsStyle.desktopOnly}`}>
        {t('profile.getHint')}
      </p>
      <p className={`${profileActionsStyle.advice} ${profileActionsStyle.onPhone}`}>
        {t('profile.phoneHint')}
      </p>
      <div className={profileActionsStyle.cards}>
        <h3>{t('profile.cards')}</h3>
        <p>{t('profile.cardsText')}</p>
        <a href={deckDocuments[language]} target="_blank" rel="noopener" onClick={openCards}>
          {t('profile.cardsOpen')} <span className="visually-hidden">{s('footer.newTab')}</span>
        </a>
      </div>
    </>
  );
}

function PathOn({ path }: { path: PathAddress }) {
  const t = useText('results');
  return (
    <Sheet heading={t('profile.pathHeading')}>
      <p>{t('profile.pathText')}</p>
      <div className={profileActionsStyle.ways}>
        <PathLink path={path} label={t('profile.path')} />
      </div>
    </Sheet>
  );
}

const Sheet = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={profileActionsStyle.sheet}>
    <Section heading={heading}>{children}</Section>
  </div>
);
