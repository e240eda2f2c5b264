import type { FactorKind } from '@trio/domain/second-factor';
import type { Connection } from '../../database/database.ts';
import { newId } from '../../ids.ts';

export interface FactorRow {
  readonly factorId: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function findFactors(connection: Connection, userId: string): Promise<FactorRow[]> {
  const rows = await connection
    .selectFrom('identitySecondFactors')
    .select(['factorId', 'kind', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('factorId')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as FactorKind }));
}

export async function findFactorKinds(
  connection: Connection,
  userId: string,
): Promise<ReadonlySet<FactorKind>> {
  const rows = await connection
    .selectFrom('identitySecondFactors')
    .select('kind')
    .distinct()
    .where('userId', '=', userId)
    .execute();
  return new Set(rows.map(({ kind }) => kind as FactorKind));
}

export async function findFactorHolders(
  connection: Connection,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await connection
    .selectFrom('identitySecondFactors')
    .select('userId')
    .distinct()
    .where('userId', 'in', userIds)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Of two enrolments at once, the second waits and then counts the first. */
export async function lockUser(connection: Connection, userId: string): Promise<void> {
  await connection
    .selectFrom('identityUsers')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .execute();
}

interface NewFactor {
  readonly userId: string;
  readonly name: string;
}

export interface SealedSecret {
  readonly sealedSecret: Buffer;
  readonly sealedWith: string;
}

export async function insertApp(
  connection: Connection,
  app: NewFactor & SealedSecret & { readonly lastStep: number },
  now: Date,
): Promise<void> {
  await connection
    .insertInto('identitySecondFactors')
    .values({ ...app, kind: 'app', factorId: newId(), createdAt: now })
    .execute();
}

export interface PasskeyRow {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** False if the passkey was added already. */
export async function insertPasskey(
  connection: Connection,
  passkey: NewFactor & PasskeyRow,
  now: Date,
): Promise<boolean> {
  const row = { ...passkey, transports: [...passkey.transports] };
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('identitySecondFactors')
    .values({ ...row, kind: 'passkey', factorId: newId(), createdAt: now })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface AppRow {
  readonly factorId: string;
  readonly userId: string;
  readonly sealedSecret: Buffer;
  readonly sealedWith: string;
}

const appColumns = ['factorId', 'userId', 'sealedSecret', 'sealedWith'] as const;
type AppColumns = { [K in (typeof appColumns)[number]]: AppRow[K] | null };

const isApp = (row: AppColumns): row is AppColumns & AppRow =>
  row.sealedSecret !== null && row.sealedWith !== null;

export async function findApps(connection: Connection, userId: string): Promise<AppRow[]> {
  const rows = await connection
    .selectFrom('identitySecondFactors')
    .select(appColumns)
    .where('userId', '=', userId)
    .where('kind', '=', 'app')
    .execute();
  return rows.filter(isApp);
}

export async function findAppsSealedOtherwise(
  connection: Connection,
  current: string,
): Promise<AppRow[]> {
  const rows = await connection
    .selectFrom('identitySecondFactors')
    .select(appColumns)
    .where('kind', '=', 'app')
    .where('sealedWith', '<>', current)
    .execute();
  return rows.filter(isApp);
}

export async function updateSealedSecret(
  connection: Connection,
  factorId: string,
  secret: SealedSecret,
): Promise<void> {
  await connection
    .updateTable('identitySecondFactors')
    .set(secret)
    .where('factorId', '=', factorId)
    .execute();
}

/** False if a code of this step, or of a later one, was used before. */
export async function updateLastStep(
  connection: Connection,
  factorId: string,
  lastStep: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('identitySecondFactors')
    .set({ lastStep, lastUsedAt: now })
    .where('factorId', '=', factorId)
    .where('lastStep', '<', String(lastStep))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findPasskeys(connection: Connection, userId: string): Promise<PasskeyRow[]> {
  const rows = await connection
    .selectFrom('identitySecondFactors')
    .select(['credentialId', 'publicKey', 'counter', 'transports'])
    .where('userId', '=', userId)
    .where('kind', '=', 'passkey')
    .execute();
  return rows.map((row) => ({
    credentialId: row.credentialId ?? '',
    publicKey: row.publicKey ?? Buffer.alloc(0),
    counter: Number(row.counter),
    transports: row.transports ?? [],
  }));
}

export async function updateCounter(
  connection: Connection,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('identitySecondFactors')
    .set({ counter, lastUsedAt: now })
    .where('credentialId', '=', credentialId)
    .execute();
}

export async function updateFactorName(
  connection: Connection,
  { userId, factorId, name }: NewFactor & { readonly factorId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('identitySecondFactors')
    .set({ name })
    .where((eb) => eb.and({ userId, factorId }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteFactor(
  connection: Connection,
  { userId, factorId }: { readonly userId: string; readonly factorId: string },
): Promise<FactorKind | null> {
  const row = await connection
    .deleteFrom('identitySecondFactors')
    .where((eb) => eb.and({ userId, factorId }))
    .returning('kind')
    .executeTakeFirst();
  return (row?.kind as FactorKind | undefined) ?? null;
}

/** How many there were. */
export async function deleteFactors(connection: Connection, userId: string): Promise<number> {
  const { numDeletedRows } = await connection
    .deleteFrom('identitySecondFactors')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
