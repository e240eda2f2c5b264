import { pages } from '@trio/contracts/pages';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { sortState, useReadySort } from '../../../../lib/current-sort.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useLeaving } from '../../../../lib/leave/use-leaving.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { isInSort } from '../../model/sort-model.ts';
import { abandonSort, forgetRanks } from '../../sync/browser-sync.ts';
import style from './leave-warning.module.css';

interface LeaveSort {
  readonly saveAndExit: () => void;
}

const LeaveContext = createContext<LeaveSort>({ saveAndExit: () => {} });

export const useLeaveSort = (): LeaveSort => use(LeaveContext);

type Go = () => void;

const isUnderWay = (sort: Sort | null): sort is Sort => sort !== null && sort.confirmedAt === null;
const hasAnswers = ({ answers }: Sort): boolean =>
  Object.values(answers).some(({ value }) => value !== null);
const isRanked = ({ ranks }: Sort): boolean => ranks.value.some((slot) => slot !== null);

function currentSort(): Sort | null {
  const state = sortState.get();
  return state.status === 'ready' && isUnderWay(state.sort) ? state.sort : null;
}

/** `step` is the first open card. The pick has no number. */
function countAbandon(): void {
  const sort = currentSort();
  const step = sort && resumeStep(sort, () => true);
  countEvent('sort-abandon', step?.kind === 'card' ? { step: step.index } : undefined);
}

export function LeaveGuard({ children }: { children: ReactNode }) {
  const { sort } = useReadySort();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<{ readonly go: Go } | null>(null);
  const [isGone, setIsGone] = useState(false);
  const mustAsk = isUnderWay(sort) && hasAnswers(sort);

  const ask = (go: Go) => {
    if (mustAsk) setLeaving({ go });
    else countAbandon();
  };
  useLeaving(isUnderWay(sort) && !isGone, {
    isInside: isInSort,
    mustAsk,
    onLeave: ask,
  });

  const act = (choice: LeaveChoice, go: Go) => {
    setLeaving(null);
    if (choice === 'stay') return;
    countAbandon();
    if (choice === 'later') forgetRanks();
    else {
      // The pages go first: without a sort they would redirect by themselves.
      flushSync(() => setIsGone(true));
      abandonSort();
    }
    go();
  };

  const leave = useMemo(
    () => ({
      saveAndExit: () => {
        const now = currentSort();
        const go = () => void navigate(pages.cards.path);
        if (now && isRanked(now)) return setLeaving({ go });
        countAbandon();
        go();
      },
    }),
    [navigate],
  );

  return (
    <LeaveContext value={leave}>
      {isGone ? null : children}
      {leaving && (
        <LeaveWarning
          hasRanks={isUnderWay(sort) && isRanked(sort)}
          onChosen={(choice) => act(choice, leaving.go)}
        />
      )}
    </LeaveContext>
  );
}

type LeaveChoice = 'stay' | 'later' | 'stop';

interface LeaveWarningProps {
  hasRanks: boolean;
  /** Called after the closing animation */
  onChosen: (choice: LeaveChoice) => void;
}

function LeaveWarning({ hasRanks, onChosen }: LeaveWarningProps) {
  const t = useText('sorting');
  const chosen = useRef<LeaveChoice>('stay');
  return (
    <Modal heading={t('leave.heading')} isBlocked={false} onClosed={() => onChosen(chosen.current)}>
      {(close) => {
        const choose = (choice: LeaveChoice) => () => {
          chosen.current = choice;
          close();
        };
        return (
          <div className={style.content}>
            <p>{t('leave.text')}</p>
            {hasRanks && <p>{t('leave.ranks')}</p>}
            <div className={style.choices}>
              <Button onClick={choose('stay')}>{t('leave.stay')}</Button>
              <Button look="quiet" onClick={choose('later')}>
                {t('leave.later')}
              </Button>
            </div>
            <div className={style.stop}>
              <p>{t('leave.stopText')}</p>
              <button type="button" className={style.stopButton} onClick={choose('stop')}>
                {t('leave.stop')}
              </button>
            </div>
          </div>
        );
      }}
    </Modal>
  );
}
