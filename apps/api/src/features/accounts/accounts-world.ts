import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';

/** What this feature's services stand on. */
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
  /** What other features keep of a student, for their own copy of it. */
  readonly exportStudent: (schoolId: string, studentId: string) => Promise<object>;
}

/** What a deployment decides about accounts. */
export interface AccountSettings {
  /** Whether an administrator must approve a school before students may join it. */
  readonly needsSchoolApproval: boolean;
  /** Whether a password reset says the same for an address that we do not know. */
  readonly hidesAccountExistence: boolean;
  /** Who reads requests to the Trio team. */
  readonly supportEmail: string;
}
