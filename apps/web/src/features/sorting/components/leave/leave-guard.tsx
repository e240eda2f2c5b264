import { pages } from '@trio/contracts/pages';
import type { Sort } from '@trio/domain/sorting/sort';
import { resumeStep } from '@trio/domain/sorting/step';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useLeaving } from '../../../../lib/leave/use-leaving.ts';
import { forgetRanks } from '../../sync/sort-actions.ts';
import { abandonSort } from '../../sync/browser-sync.ts';
import { sortState, useReadySort } from '../../../../lib/current-sort.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { isInSort } from '../../model/step-path.ts';
import { LeaveContext } from './leave-context.ts';
import { LeaveWarning, type LeaveChoice } from './leave-warning.tsx';

type Go = () => void;

const isUnderWay = (sort: Sort | null): sort is Sort => sort !== null && sort.confirmedAt === null;
const hasAnswers = ({ answers }: Sort): boolean =>
  Object.values(answers).some(({ value }) => value !== null);
const hasRanks = ({ ranks }: Sort): boolean => ranks.value.some((slot) => slot !== null);

function currentSort(): Sort | null {
  const state = sortState.get();
  return state.status === 'ready' && isUnderWay(state.sort) ? state.sort : null;
}

/** Where it was left: at the first card that is open, or at the pick, which has no number. */
function countAbandon(): void {
  const sort = currentSort();
  const step = sort && resumeStep(sort, () => true);
  countEvent('sort-abandon', step?.kind === 'card' ? { step: step.index } : undefined);
}

/** Stands around the pages of a sort: whoever leaves them in the middle is asked first. */
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
      // First of all the pages go: without a sort they would lead elsewhere by themselves.
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
        if (now && hasRanks(now)) return setLeaving({ go });
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
          hasRanks={isUnderWay(sort) && hasRanks(sort)}
          onChosen={(choice) => act(choice, leaving.go)}
        />
      )}
    </LeaveContext>
  );
}
