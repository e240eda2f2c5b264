import { createContext, use } from 'react';

interface LeaveSort {
  /** Leaves with everything saved; where ranks would be lost it asks first. */
  readonly saveAndExit: () => void;
}

export const LeaveContext = createContext<LeaveSort>({ saveAndExit: () => {} });

/** For the pages of the sort: the way out of it. */
export const useLeaveSort = (): LeaveSort => use(LeaveContext);
