import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';

export interface AccountsWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<
    Identity,
    'users' | 'hashPassword' | 'verifyPassword' | 'isCommonPassword'
  >;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly settings: AccountSettings;
  /** Other features' data about a student, for the student's data download. */
  readonly exportStudent: (schoolId: string, studentId: string) => Promise<object>;
}

export interface AccountSettings {
  readonly needsSchoolApproval: boolean;
  /** A password reset gives the same answer for an unknown address. */
  readonly hidesAccountExistence: boolean;
  readonly supportEmail: string;
}
