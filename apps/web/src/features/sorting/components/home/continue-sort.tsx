import { pages } from '@trio/contracts/pages';
import type { Step } from '@trio/domain/sorting/step';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../lib/language/use-text.ts';
import { abandonSort } from '../../sync/browser-sync.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';
import { pathOfStep } from '../../model/step-path.ts';
import style from './continue-sort.module.css';

interface ContinueSortProps {
  step: Step;
  /** How many cards the pass has. */
  count: number;
  /** There is a three already: the sort that was begun stands below it. */
  hasThree: boolean;
  /** A sort that was begun can be finished; a new one cannot be started. */
  isExpired: boolean;
}

export function ContinueSort({ step, count, hasThree, isExpired }: ContinueSortProps) {
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
          isFinal
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
