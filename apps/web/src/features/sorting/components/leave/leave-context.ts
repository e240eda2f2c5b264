import { createContext, use } from 'react';

interface LeaveSort {
  /** Leaves the sort, which is saved. It asks first if the ranks would be lost. */
  readonly saveAndExit: () => void;
}

export const LeaveContext = createContext<LeaveSort>({ saveAndExit: () => {} });

export const useLeaveSort = (): LeaveSort => use(LeaveContext);
