import { passCards } from '@trio/domain/sorting/passes';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep, type Step } from '@trio/domain/sorting/step';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { currentThree, threeBefore, useReadySort } from '../../../../lib/current-sort.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { hasExpired, isResumeDue, noteInSort, pathOfStep } from '../../model/sort-model.ts';
import { SortGate } from '../sort-gate.tsx';
import { ThreeHome, type ThreeHomeProps } from './three-home.tsx';
import { pages } from '@trio/contracts/pages';
import { abandonSort } from '../../sync/browser-sync.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import style from './continue-sort.module.css';
import { Note } from '../../../../ui/note.tsx';
import cardsHomeStyle from './cards-home.module.css';

interface CardsHomeProps {
  WithThree?: ComponentType<ThreeHomeProps>;
  /** Shown after the three. */
  next?: ReactNode;
}

const noCards: readonly never[] = [];

export function CardsHome(props: CardsHomeProps) {
  return (
    <SortGate>
      <Home {...props} />
    </SortGate>
  );
}

function Home({ WithThree = ThreeHome, next }: CardsHomeProps) {
  const t = useText('home');
  // Preloaded: the part of the earlier sort would hide the page while its texts load.
  useText('change');
  useText('deck');
  const { expiry } = useAccount();
  const state = useReadySort();
  const three = currentThree(state);
  const viewOf = useCardViews(state.extraCards, state.sort?.ownCards);
  const viewOfThree = useCardViews(three?.extraCards ?? noCards, three?.ownCards);
  usePageTitle(t('home.title'));
  const [isDue] = useState(isResumeDue);
  // In an effect: React may discard a render and repeat it.
  useEffect(noteInSort, []);
  const [isExpired] = useState(() => hasExpired(expiry, Date.now()));

  const unfinished = unfinishedSort(state.sort);
  const step = unfinished && resumeStep(unfinished, (card) => viewOf(card) !== null);
  if (isDue && step) return <Navigate to={pathOfStep(step)} replace />;

  const goOn = unfinished && step && (
    <ContinueSort
      step={step}
      count={passCards(unfinished).length}
      hasThree={three !== null}
      isExpired={isExpired}
    />
  );
  return three === null ? (
    <EmptyHome isExpired={isExpired}>{goOn}</EmptyHome>
  ) : (
    <>
      <WithThree
        three={three}
        cards={three.ids.flatMap((id) => viewOfThree(id) ?? [])}
        confirmed={state.confirmed?.id === three.id ? state.confirmed : null}
        isExpired={isExpired}
        next={next}
      >
        {goOn}
      </WithThree>
      {threeBefore(state) && (
        <p className={cardsHomeStyle.earlier}>
          <Link to={pages.earlier.path}>{t('home.earlier')}</Link>
        </p>
      )}
    </>
  );
}

const unfinishedSort = (sort: Sort | null): Sort | null =>
  sort !== null && sort.confirmedAt === null ? sort : null;

interface ContinueSortProps {
  step: Step;
  count: number;
  hasThree: boolean;
  isExpired: boolean;
}

function ContinueSort({ step, count, hasThree, isExpired }: ContinueSortProps) {
  const t = useText('home');
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const Heading = hasThree ? 'h2' : 'h1';
  const startOver = () => {
    abandonSort();
    void navigate(pages.intro.path);
  };
  return (
    <div className={hasThree ? style.panel : style.words}>
      <Heading>{t('home.continue.heading')}</Heading>
      <p>
        {step.kind === 'card'
          ? t('home.continue.card', { index: step.index, count })
          : t('home.continue.select')}
      </p>
      {step.kind === 'card' && (
        <progress
          className={style.progress}
          max={count}
          value={step.index - 1}
          aria-hidden="true"
        />
      )}
      <div className={style.actions}>
        <ButtonLink to={pathOfStep(step)} size={hasThree ? 'normal' : 'large'}>
          {t('home.continue.go')}
        </ButtonLink>
        {!isExpired && (
          <Button
            look="quiet"
            size={hasThree ? 'normal' : 'large'}
            onClick={() => setIsAsking(true)}
          >
            {t('home.startOver')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmModal
          heading={t('home.startOver.heading')}
          confirmLabel={t('home.startOver.yes')}
          busyLabel={t('home.startOver.yes')}
          cancelLabel={t('home.startOver.no')}
          isDestructive
          action={() => Promise.resolve()}
          onClosed={(isDone) => (isDone ? startOver() : setIsAsking(false))}
        >
          <p>{t('home.startOver.text')}</p>
          {hasThree && <p>{t('home.startOver.kept')}</p>}
        </ConfirmModal>
      )}
    </div>
  );
}

interface EmptyHomeProps {
  isExpired: boolean;
  children: ReactNode;
}

function EmptyHome({ isExpired, children }: EmptyHomeProps) {
  const t = useText('home');
  const e = useErrorText();
  const { firstname, emailConfirmation } = useAccount();
  const isUnconfirmed = emailConfirmation === 'required';
  const hasBegun = Boolean(children);
  return (
    <section className={cardsHomeStyle.home}>
      <div className={cardsHomeStyle.stack} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={cardsHomeStyle.words}>
        <p className={cardsHomeStyle.greeting}>{t('home.greeting', { name: firstname })}</p>
        {children}
        {!hasBegun && !isExpired && isUnconfirmed && (
          <>
            <h1>{t('home.unconfirmed.heading')}</h1>
            <p>{t('home.unconfirmed.paragraph')}</p>
          </>
        )}
        {!hasBegun && !isExpired && !isUnconfirmed && (
          <>
            <h1>{t('home.empty.heading')}</h1>
            <p>{t('home.empty.paragraph')}</p>
            <ButtonLink to={pages.intro.path} size="large">
              {t('home.empty.sort')}
            </ButtonLink>
          </>
        )}
        {!hasBegun && isExpired && (
          <>
            <h1>{t('home.expired.heading')}</h1>
            <Note>
              <p>{e('result/school-expired')}</p>
            </Note>
            <p>{t('home.expired.next')}</p>
            <div className={style.actions}>
              <ButtonLink to={pages.support.path}>{t('home.expired.ask')}</ButtonLink>
              <ButtonLink look="quiet" to={pages.account.path}>
                {t('home.expired.account')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
