import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { MailTransport } from './mail-transport.ts';
import { deleteSettled } from './mails.repository.ts';

const day = 24 * 60 * 60_000;
const keptDays = { sent: 30, dead: 90 };

interface CleanUpDeps {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly clock: Clock;
}

export async function cleanUpMails({ db, transport, clock }: CleanUpDeps): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  await deleteSettled(db, { sent: before(keptDays.sent), dead: before(keptDays.dead) });
  await transport.deleteBefore(before(keptDays.sent));
}
