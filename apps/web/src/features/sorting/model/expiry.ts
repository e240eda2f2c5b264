/** Students of an expired school keep their data, but cannot start a sort. */
export const hasExpired = (expiry: string | null, now: number): boolean =>
  expiry !== null && Date.parse(expiry) <= now;
