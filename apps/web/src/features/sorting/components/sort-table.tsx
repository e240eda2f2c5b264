import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useActiveTime } from '../sync/use-sorting-time.ts';
import { noteInSort } from '../model/sort-model.ts';
import { AllCards } from './all-cards/lazy-all-cards.ts';
import { LeaveGuard } from './leave/leave-guard.tsx';
import { Select } from './select/lazy-select.ts';
import { SortGate } from './sort-gate.tsx';

export function SortTable() {
  useEffect(noteInSort, []);
  useActiveTime();
  return (
    <SortGate>
      <LeaveGuard>
        <Outlet />
      </LeaveGuard>
      <SelectAhead />
    </SortGate>
  );
}

/** Milliseconds, so that preloading does not compete with the first card. */
const preloadDelay = 1_000;

/** Preloads the pages after the last card, so that it leads there without a network too. */
function SelectAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      Select.fetchAhead().catch(() => {});
      AllCards.fetchAhead().catch(() => {});
    }, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
