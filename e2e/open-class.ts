import { normaliseAccessCode } from '../packages/domain/src/access-code.ts';
import { connectDatabase } from '../apps/api/src/platform/database/connect.ts';
import { demoCode } from './fixtures.ts';

const fourteenDays = 14 * 24 * 60 * 60_000;

/** Directly in the database of the product under test; returns the class code. */
export async function openClass(name: string): Promise<string> {
  const database = await connectDatabase({
    databaseUrl: undefined,
    dataFolder: process.env['TRIO_E2E_DATA'] ?? '',
    log: () => {},
    onConnectionError: () => {},
    whenRunning: 'share',
  });
  try {
    const { db } = database;
    const { schoolId } = await db
      .selectFrom('accessCodes')
      .select('schoolId')
      .where('code', '=', normaliseAccessCode(demoCode))
      .executeTakeFirstOrThrow();
    const classId = crypto.randomUUID();
    const joinCode = `Panda ${10_000 + Math.floor(Math.random() * 90_000)}`;
    const now = new Date();
    await db
      .insertInto('classes')
      .values({
        schoolId,
        classId,
        name,
        schoolYear: now.getUTCFullYear(),
        termEndsOn: `${now.getUTCFullYear() + 1}-01-31`,
        joiningEndsAt: new Date(now.getTime() + fourteenDays),
        allowsJoiningWithoutEmail: true,
        joinCode,
        createdAt: now,
      })
      .execute();
    await db
      .insertInto('accessCodes')
      .values({ code: normaliseAccessCode(joinCode), schoolId, classId })
      .execute();
    return joinCode;
  } finally {
    await database.close();
  }
}
