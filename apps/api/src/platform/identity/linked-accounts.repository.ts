import { newId } from '../ids.ts';
import type { LinkedAccounts } from './identity.ts';

const columns = [
  'identityUsers.id as userId',
  'email',
  'role',
  'schoolId',
  'boardId',
  'staffKind',
  'emailVerified',
  'disabledAt',
] as const;

export const linkedAccounts: LinkedAccounts = {
  find: (connection, provider, accountIds) =>
    connection
      .selectFrom('identityAccounts')
      .innerJoin('identityUsers', 'identityUsers.id', 'identityAccounts.userId')
      .select([...columns, 'accountId'])
      .where('providerId', '=', provider)
      .where('accountId', 'in', accountIds)
      .execute(),

  isLinkedTo: async (connection, userId, provider) => {
    const row = await connection
      .selectFrom('identityAccounts')
      .select('id')
      .where('userId', '=', userId)
      .where('providerId', '=', provider)
      .executeTakeFirst();
    return row !== undefined;
  },

  hasAny: async (connection, userId) => {
    const row = await connection
      .selectFrom('identityAccounts')
      .select('id')
      .where('userId', '=', userId)
      .where('providerId', '<>', 'credential')
      .executeTakeFirst();
    return row !== undefined;
  },

  lockByEmail: async (connection, email) => {
    const row = await connection
      .selectFrom('identityUsers')
      .select(columns)
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  link: async (connection, { userId, provider, accountId }, now) => {
    const times = { createdAt: now, updatedAt: now };
    const linked = await connection
      .insertInto('identityAccounts')
      .values({ id: newId(), userId, providerId: provider, accountId, ...times })
      .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
      .executeTakeFirst();
    return linked.numInsertedOrUpdatedRows === 1n ? 'linked' : 'account-taken';
  },

  dropAccess: async (connection, userId) => {
    await connection.deleteFrom('identityAccounts').where('userId', '=', userId).execute();
    await connection.deleteFrom('identitySessions').where('userId', '=', userId).execute();
  },
};
