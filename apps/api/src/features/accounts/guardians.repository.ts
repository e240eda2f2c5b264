import { createHash, randomBytes } from 'node:crypto';
import { requestDays, type AgeOutcome } from '@trio/domain/age/consent-ages';
import type { Insertable, Selectable } from 'kysely';
import type { Connection, Row } from '../../platform/database/database.ts';
import type { GuardianRequests } from '../../platform/database/schema.generated.ts';
import { newId } from '../../platform/ids.ts';
import type { StudentKey } from '../../data/students.repository.ts';

export type GuardianRequest = Selectable<GuardianRequests>;
type NewRequest = Omit<Insertable<GuardianRequests>, 'requestId' | 'tokenHash' | 'agreedAt'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Replaces the same request, so that only the newest email has a link that works. */
export async function upsertRequest(connection: Connection, request: NewRequest): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { schoolId, studentId = null, code, guardianEmail, age } = request;
  const same = connection.deleteFrom('guardianRequests').where('schoolId', '=', schoolId);
  await (
    studentId === null
      ? same
          .where('studentId', 'is', null)
          .where((eb) => eb.and({ code, guardianEmail, age }))
          .where('agreedAt', 'is', null)
      : same.where('studentId', '=', studentId)
  ).execute();
  await connection
    .insertInto('guardianRequests')
    .values({ ...request, requestId: newId(), tokenHash: hashOf(token) })
    .execute();
  return token;
}

export const findRequest = (
  connection: Connection,
  token: string,
  now: Date,
): Promise<GuardianRequest | undefined> =>
  connection
    .selectFrom('guardianRequests')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const lockRequest = (
  connection: Connection,
  token: string,
  now: Date,
): Promise<GuardianRequest | undefined> =>
  connection
    .selectFrom('guardianRequests')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const findRequestOf = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  now: Date,
): Promise<GuardianRequest | undefined> =>
  connection
    .selectFrom('guardianRequests')
    .selectAll()
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** For the student's own data file. */
export const findOwnRequest = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  now: Date,
) =>
  connection
    .selectFrom('guardianRequests')
    .select(['guardianEmail', 'age', 'createdAt as created', 'expiresAt as deletedAt'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export async function updateToAgreed(
  connection: Connection,
  { schoolId, requestId }: Pick<GuardianRequest, 'schoolId' | 'requestId'>,
  agreedAt: Date,
): Promise<void> {
  await connection
    .updateTable('guardianRequests')
    .set({ agreedAt })
    .where((eb) => eb.and({ schoolId, requestId }))
    .execute();
}

export const requestMs = requestDays * 24 * 60 * 60_000;

const guardianTemplates = ['guardian-asked', 'guardian-agreed'] as const;

const mailsToGuardians = (connection: Connection) =>
  connection
    .deleteFrom('mails')
    .where('template', 'in', guardianTemplates)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('guardianRequests')
            .select('requestId')
            .whereRef('guardianEmail', '=', 'mails.recipient'),
        ),
      ),
    );

/** The list of sent emails forgets the guardian's address, too, unless another child waits. */
async function deleteMailsTo(connection: Connection, guardianEmail: string): Promise<void> {
  await mailsToGuardians(connection).where('recipient', '=', guardianEmail).execute();
}

export async function deleteRequest(
  connection: Connection,
  { schoolId, requestId, guardianEmail }: GuardianRequest,
): Promise<void> {
  await connection
    .deleteFrom('guardianRequests')
    .where((eb) => eb.and({ schoolId, requestId }))
    .execute();
  await deleteMailsTo(connection, guardianEmail);
}

/** Only of a guardian who agreed, for a sign-up at this school. */
export async function takeAgreement(
  connection: Connection,
  { schoolId, token }: { readonly schoolId: string; readonly token: string },
  now: Date,
): Promise<'taken' | 'not-found'> {
  const taken = await connection
    .deleteFrom('guardianRequests')
    .where('tokenHash', '=', hashOf(token))
    .where('schoolId', '=', schoolId)
    .where('studentId', 'is', null)
    .where('agreedAt', 'is not', null)
    .where('expiresAt', '>', now)
    .returning('guardianEmail')
    .executeTakeFirst();
  if (!taken) return 'not-found';
  await deleteMailsTo(connection, taken.guardianEmail);
  return 'taken';
}

/** Also emails whose request went with its student. */
export async function deleteExpiredRequests(connection: Connection, now: Date): Promise<void> {
  await connection.deleteFrom('guardianRequests').where('expiresAt', '<=', now).execute();
  const before = new Date(now.getTime() - requestMs);
  await mailsToGuardians(connection).where('createdAt', '<=', before).execute();
}

const agedColumns = [
  'firstName',
  'lastName',
  'email',
  'pendingEmail',
  'deletionRequestedAt',
  'ageOutcome',
] as const;

export type AgedStudent = Omit<
  Pick<Row<'students'>, (typeof agedColumns)[number]>,
  'ageOutcome'
> & {
  readonly ageOutcome: AgeOutcome | null;
};

export async function lockAgedStudent(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<AgedStudent | undefined> {
  const row = await connection
    .selectFrom('students')
    .select(agedColumns)
    .where((eb) => eb.and({ schoolId, studentId }))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as AgedStudent | undefined;
}
