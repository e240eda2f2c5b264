import type { Insertable, Selectable } from 'kysely';
import type { Connection, Database } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Mails } from '../database/schema.generated.ts';

export type MailRow = Selectable<Mails>;

export async function insertMail(connection: Connection, mail: Insertable<Mails>): Promise<void> {
  await connection.insertInto('mails').values(mail).execute();
}

export const countAttempt = (db: Database, mailId: string): Promise<MailRow | undefined> =>
  db
    .updateTable('mails')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('mailId', '=', mailId)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst();

export async function updateLastError(
  connection: Connection,
  mailId: string,
  lastError: string,
): Promise<void> {
  await connection.updateTable('mails').set({ lastError }).where('mailId', '=', mailId).execute();
}

export async function markSent(db: Database, mailId: string, settledAt: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'sent', sealedValues: null, lastError: null, settledAt })
    .where('mailId', '=', mailId)
    .execute();
}

export async function deleteMail(db: Database, mailId: string): Promise<void> {
  await db.deleteFrom('mails').where('mailId', '=', mailId).execute();
}

export async function markDead(
  db: Database,
  mailId: string,
  lastError: string,
  settledAt: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ status: 'dead', lastError, settledAt })
    .where('mailId', '=', mailId)
    .execute();
}

export type RetriedMail = Pick<MailRow, 'schoolId' | 'template'>;

export const reviveMail = (
  connection: Connection,
  mailId: string,
): Promise<RetriedMail | undefined> =>
  connection
    .updateTable('mails')
    .set({ status: 'queued', attempts: 0, settledAt: null })
    .where('mailId', '=', mailId)
    .where('status', '=', 'dead')
    .returning(['schoolId', 'template'])
    .executeTakeFirst();

export async function deleteMailsOfSchool(
  connection: Connection,
  schoolId: string,
): Promise<string[]> {
  const rows = await connection
    .deleteFrom('mails')
    .where('schoolId', '=', schoolId)
    .returning(['mailId', 'status'])
    .execute();
  return rows.flatMap(({ mailId, status }) => (status === 'queued' ? [mailId] : []));
}

export async function deleteSettled(
  db: Database,
  before: { readonly sent: Date; readonly dead: Date },
): Promise<void> {
  for (const status of ['sent', 'dead'] as const) {
    await deleteInBatches(db, 'mails', (eb) =>
      eb.and([eb('status', '=', status), eb('settledAt', '<', before[status])]),
    );
  }
}
