import type { Connection } from './database/database.ts';

type Fact = 'secret-fingerprint' | 'storage-id';

export async function registerFact(
  connection: Connection,
  name: Fact,
  ours: string,
): Promise<string> {
  await connection
    .insertInto('installation')
    .values({ name, value: ours })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await connection
    .selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

export async function replaceFact(
  connection: Connection,
  name: Fact,
  value: string,
): Promise<void> {
  await connection.updateTable('installation').set({ value }).where('name', '=', name).execute();
}
