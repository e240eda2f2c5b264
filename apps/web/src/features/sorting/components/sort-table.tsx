import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useActiveTime } from '../sync/use-sorting-time.ts';
import { noteInSort } from '../model/resume-once.ts';
import { LeaveGuard } from './leave/leave-guard.tsx';
import { Select } from './select/later-select.ts';
import { SortGate } from './sort-gate.tsx';

/** What the cards and the pick share: the sort is known, and nobody leaves it by accident. */
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

/** In a sort that is being read, a moment in which nothing else is fetched. */
const calm = 1_000;

/** Where the last card leads is here before it is answered, also if the network goes. */
function SelectAhead() {
  useEffect(() => {
    // Not beside the first card, which is waited for.
    const timer = setTimeout(() => {
      Select.fetchAhead().catch(() => {});
    }, calm);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
