let isDue = true;

/** Once per page load. A student who left the sort on purpose is asked first. */
export const isResumeDue = (): boolean => isDue;

/** The student is in the sort or has been redirected to it. */
export const noteInSort = (): void => {
  isDue = false;
};
