/** From the moment on when a second factor is required. */
export const secondFactorGraceMs = 14 * 24 * 60 * 60_000;

/** From the request of an owner who lost every second factor until they are removed. */
export const factorLossHours = 72;

export const recoveryCodeCount = 10;
export const factorNameMax = 60;
/** Each app is one more code that a guess could hit. */
export const appsMax = 3;
export const passkeysMax = 10;

export const factorKinds = ['app', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How a person proved the second factor at a log-in. */
export const factorWays = ['one-time-code', 'passkey', 'recovery-code'] as const;
export type FactorWay = (typeof factorWays)[number];

/** How someone without any second factor left gets back in. */
export const lossWays = ['wait', 'owner', 'team', 'operator'] as const;
export type LossWay = (typeof lossWays)[number];

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupSize = 4;

/** As typed by hand: letters of either case, with or without hyphens and spaces. */
export const normaliseRecoveryCode = (typed: string): string =>
  typed.replaceAll(/[\s-]/gu, '').toUpperCase();

export const isRecoveryCode = (typed: string): boolean =>
  /^[A-HJ-NP-Z2-9]{12}$/u.test(normaliseRecoveryCode(typed));

/** 60 random bits; without letters and digits that look alike. */
export function makeRecoveryCode(random: (max: number) => number): string {
  const group = () =>
    Array.from({ length: groupSize }, () => letters[random(letters.length)] ?? '').join('');
  return [group(), group(), group()].join('-');
}
