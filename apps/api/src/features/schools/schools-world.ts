import type { Clock } from '../../platform/clock.ts';
import type { Database, Pool, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

export interface SchoolsWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'hashPassword'>;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly settings: {
    readonly needsSchoolApproval: boolean;
  };
}

export interface DeleteSchoolWorld extends Pick<SchoolsWorld, 'identity' | 'outbox' | 'clock'> {
  /** Without a time limit: a school may have thousands of students to delete. */
  readonly transactUnhurried: Transact;
}

export interface SchoolListWorld extends Pick<SchoolsWorld, 'db' | 'clock' | 'settings'> {
  readonly pool: Pool;
}
