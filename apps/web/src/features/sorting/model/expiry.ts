/** An expired school's students keep what they have, but start no new sort. */
export const hasExpired = (expiry: string | null, now: number): boolean =>
  expiry !== null && Date.parse(expiry) <= now;
