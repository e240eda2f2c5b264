/**
 * Every error the API can answer with, and its status. The list is closed: a code that is not here
 * does not compile, and neither does a code without a message in both languages.
 */
export const errorStatus = {
  'auth/user-not-found': 404,
  'auth/school-not-found': 404,
  'auth/wrong-password': 401,
  'auth/user-disabled': 403,
  'auth/email-already-exists': 409,
  'auth/invalid-email': 400,
  'auth/email-domain-not-whitelisted': 403,
  'auth/email-domain-blacklisted': 403,
  'auth/school-not-open': 403,
  'auth/link-invalid': 400,
  'auth/sign-in-to-confirm': 403,
  'auth/recent-sign-in-required': 403,

  'classlink/student-only': 403,
  'classlink/user-unauthorized': 403,
  'classlink/invalid_grant': 400,
  'classlink/email-required': 400,
  'classlink/school-not-found': 404,
  'classlink/tenant-id-not-found': 404,

  'reservation-taken': 400,

  'form/firstname-required': 400,
  'form/firstname-invalid': 400,
  'form/lastname-required': 400,
  'form/lastname-invalid': 400,
  'form/email-required': 400,
  'form/address-required': 400,
  'form/city-required': 400,
  'form/state-required': 400,
  'form/country-required': 400,
  'form/postalzip-invalid': 400,
  'form/schoolname-required': 400,
  'form/phone-required': 400,
  'form/text-invalid': 400,
  'form/code-required': 400,
  'form/code-invalid': 400,
  'form/type-invalid': 400,
  'form/password-required': 400,
  'form/password-too-short': 400,
  'form/password-too-long': 400,
  'form/password-common': 400,
  'form/passwords-differ': 400,
  'form/current-password-required': 400,
  'form/current-password-wrong': 400,
  'form/domains-invalid': 400,
  'form/reflection-too-long': 400,

  'card/malformed': 400,
  'card/title-required': 400,
  'card/title-too-long': 400,
  'card/description-too-long': 400,
  'card/too-many': 400,

  'result/card-unknown': 400,
  'result/rank-invalid': 400,
  'result/too-many-picks': 400,
  'result/selection-invalid': 400,
  'result/confirmed': 409,
  'result/changed': 409,
  'result/school-expired': 403,
  'result/not-confirmed': 409,

  'profile/uid-missing': 400,
  'profile/none': 404,
  'profile/awaited': 403,
  'profile/ticket-invalid': 403,
  'profile/busy': 503,

  'survey/invalid': 400,

  'upload/name-invalid': 400,
  'upload/type-invalid': 415,
  'upload/empty': 400,
  'upload/too-large': 413,
  'upload/too-many-pixels': 400,
  'upload/damaged': 400,
  'upload/expired': 403,

  'request/invalid': 400,
  'request/unauthenticated': 401,
  'request/forbidden': 403,
  'request/foreign-origin': 403,
  'request/not-found': 404,
  'request/too-large': 413,
  'request/unsupported-type': 415,
  'request/rate-limited': 429,
  'server/error': 500,
  'server/unavailable': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value);
