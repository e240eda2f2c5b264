export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const minute = 60_000;
const limit = (most: number, minutes: number): Limit => ({ most, windowMs: minutes * minute });

/**
 * `RATE_LIMITS` can override each by name; docs/operations.md explains them. These must pass: a
 * class of 40 signs up from one address within a minute, a school of 400 logs in at the bell.
 */
export const defaultLimits = {
  'log-in-device': limit(10, 5),
  'log-in-address': limit(600, 10),
  'log-in-account-at-address': limit(10, 5),
  'log-in-account': limit(60, 15),
  'log-in-account-all': limit(600, 10),
  'log-in-lane-address': limit(300, 1),
  'log-in-lane-account-at-address': limit(10, 1),
  'log-in-lane-account': limit(20, 1),
  'log-in-lane-all': limit(3000, 1),
  'second-factor-address': limit(200, 10),
  'second-factor-account': limit(10, 15),
  'second-factor-account-day': limit(50, 24 * 60),
  'second-factor-loss-address': limit(30, 60),
  'sign-up-address': limit(600, 10),
  'sign-up-account': limit(10, 10),
  'school-sign-up-address': limit(10, 60),
  'wrong-code-browser': limit(10, 60),
  'wrong-code-address': limit(100, 60),
  'wrong-code-address-day': limit(300, 24 * 60),
  'code-preview-browser': limit(600, 10),
  'code-preview-address': limit(6000, 10),
  'join-class': limit(60, 60),
  'reset-address': limit(60, 15),
  'reset-account': limit(4, 15),
  'reset-link-address': limit(60, 10),
  'confirm-link-address': limit(60, 10),
  'contact-address': limit(10, 60),
  'contact-account': limit(4, 60),
  'single-sign-on-address': limit(600, 10),
  'single-sign-on-start-address': limit(2000, 10),
  'account-update-wrong': limit(20, 15),
  'account-update': limit(100, 15),
  'email-change': limit(5, 60),
  'email-change-to-address': limit(5, 60),
  'resend-verification': limit(5, 15),
  'deletion-request': limit(5, 24 * 60),
  'guardian-address': limit(120, 60),
  'guardian-link-address': limit(60, 10),
  'guardian-mail': limit(3, 24 * 60),
  'age-answer': limit(20, 60),
  'invite-staff': limit(30, 60),
  'invite-to-address': limit(5, 60),
  'give-password': limit(200, 60),
  'sign-ins': limit(60, 60),
  'sign-in-sheet': limit(60, 60),
  'correct-email': limit(60, 60),
  'people-search': limit(300, 10),
  'people-act': limit(120, 10),
  'mail-to-person': limit(5, 15),
  'talk-request': limit(10, 60),
  support: limit(10, 60),
  'upload-prepare': limit(60, 10),
  'upload-tries': limit(60, 10),
  'upload-address': limit(4000, 10),
  'start-sort': limit(120, 60),
  'survey-answers': limit(60, 60),
  'check-in': limit(60, 60),
  'profile-ticket': limit(600, 10),
  'profile-of-student': limit(600, 10),
  'profile-address': limit(8000, 10),
  'profile-mail-to-student': limit(10, 60),
  'search-key': limit(300, 10),
  'search-address': limit(20_000, 10),
  'student-export': limit(60, 10),
  usage: limit(600, 10),
  'usage-visitor-address': limit(4000, 10),
  'error-report-address': limit(1000, 10),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, Limit>>;

export const limitNames = Object.keys(defaultLimits) as LimitName[];
