import type { Clock } from '../../platform/clock.ts';
import type { Database, Pool, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { SearchKeys } from '../../platform/tickets/search-keys.ts';

export interface StudentsWorld {
  readonly db: Database;
  readonly pool: Pool;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'callerOfSession'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly searchKeys: SearchKeys;
  readonly clock: Clock;
}
