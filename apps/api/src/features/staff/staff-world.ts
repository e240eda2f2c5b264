import type { Language } from '@trio/i18n/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';

interface NewMember {
  readonly schoolId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly invitedAt: Date;
}

interface StaffAccounts {
  refuseClosedSchool(school: {
    readonly verifiedAt: Date | null;
    readonly approvedAt: Date | null;
  }): void;
  insertInvited(
    connection: Connection,
    member: NewMember,
  ): Promise<{ readonly userId: string } | 'email-taken'>;
}

export interface StaffWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly accounts: StaffAccounts;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}
