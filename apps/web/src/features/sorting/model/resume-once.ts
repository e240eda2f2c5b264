let isDue = true;

/** An unfinished sort is taken up by itself once per page load; whoever left on purpose is asked. */
export const isResumeDue = (): boolean => isDue;

/** Whoever has been taken there, or is in the sort already, needs no taking. */
export const noteInSort = (): void => {
  isDue = false;
};
