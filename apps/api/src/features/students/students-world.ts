import type { Clock } from '../../platform/clock.ts';
import type { Database, Pool, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SearchKeys } from '../../platform/tickets/search-keys.ts';

/** What this feature's services stand on. */
export interface StudentsWorld {
  readonly db: Database;
  /** The same database, for lists, searches and files. */
  readonly pool: Pool;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'callerOfSession'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly searchKeys: SearchKeys;
  readonly clock: Clock;
}
