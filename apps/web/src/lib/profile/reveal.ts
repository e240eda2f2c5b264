/** In memory only: after a reload the page shows the result, not the reveal. */
let dueId: string | null = null;

export const requestReveal = (sortId: string): void => {
  dueId = sortId;
};

export const isRevealDue = (sortId: string): boolean => dueId === sortId;

export const endReveal = (): void => {
  dueId = null;
};
