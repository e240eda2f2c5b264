import { randomUUID } from 'node:crypto';
import type { DeviceKind, LogInFailure, LogInMethod } from '@trio/contracts/audit';
import { zoneOfRegion } from '@trio/domain/region-zones';
import type { FactorWay } from '@trio/domain/second-factor';
import { regions } from '@trio/domain/regions';
import { utcDayOf } from '@trio/domain/time/days';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database/database.ts';
import type { SignInRefusal } from '../platform/identity/identity.ts';
import { newId } from '../platform/ids.ts';

/** Where a log-in came from; the user agent and the full address are never stored. */
export interface LogInPlace {
  readonly device: DeviceKind | null;
  readonly network: string;
}

/** A log-in is an email address or a username, normalised. */
export type LogInUser = { readonly login: string } | { readonly userId: string };

export interface LogInWay {
  readonly method: LogInMethod;
  /** Of single sign-on. */
  readonly provider?: string | null;
  /** Of a log-in with a second factor. */
  readonly factor?: FactorWay;
}

const zones = JSON.stringify(
  Object.fromEntries(regions.map((region) => [region, zoneOfRegion(region)])),
);

const matching = (user: LogInUser) =>
  'userId' in user
    ? sql`u.id = ${user.userId}`
    : // Usernames and addresses never look alike.
      sql`(u.email = ${user.login} OR u.username = ${user.login})`;

/** Noon in UTC of the day at the school, so that no reader's time zone shows another day. */
const dayOf = (now: Date) => sql`
  ((${now}::timestamptz AT TIME ZONE
    coalesce(s.time_zone, ${zones}::jsonb ->> s.region::text, 'UTC'))::date + time '12:00')
  AT TIME ZONE 'UTC'`;

/**
 * One statement, which also notes that a student was here. Of a student only the day and the method are kept: equal log-ins of a day are one
 * entry, and its id holds no time.
 */
async function insertLogIn(
  connection: Connection,
  user: LogInUser,
  { method, provider = null, factor }: LogInWay,
  place: LogInPlace,
  now: Date,
): Promise<void> {
  const way = { method, ...(provider !== null && { provider }), ...(factor && { factor }) };
  const today = utcDayOf(now);
  await sql`
    WITH here AS (
      UPDATE student_states st SET last_here_on = ${today}::date, warning_id = NULL
      FROM identity_users u
      WHERE ${matching(user)} AND u.role = 'student'
        AND st.school_id = u.school_id AND st.student_id = u.id
        AND st.last_here_on < ${today}::date
    )
    INSERT INTO audit_entries
      (entry_id, occurred_at, action, actor_id, actor_role, school_id, board_id, details)
    SELECT CASE u.role WHEN 'student' THEN ${randomUUID()}::uuid ELSE ${newId()}::uuid END,
           CASE u.role WHEN 'student' THEN ${dayOf(now)} ELSE ${now}::timestamptz END,
           'logged-in', u.id, u.role, u.school_id, u.board_id,
           CASE u.role WHEN 'student' THEN ${JSON.stringify(way)}::jsonb
                       ELSE ${JSON.stringify({ ...way, ...place })}::jsonb END
    FROM identity_users u LEFT JOIN schools s ON s.school_id = u.school_id
    WHERE ${matching(user)}
    ON CONFLICT DO NOTHING`.execute(connection);
}

/** More of one account in an hour, or of unknown addresses, are only counted. */
const failuresLogged = 3;

/** One statement. The first entry of an hour says how many of the hour before have none. */
async function insertFailedLogIn(
  connection: Connection,
  user: LogInUser,
  reason: LogInFailure,
  { method, provider = null }: LogInWay,
  place: LogInPlace,
  now: Date,
): Promise<void> {
  const failed = { method, ...(provider !== null && { provider }), reason };
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  await sql`
    WITH known AS (
      SELECT u.id, u.role, u.school_id, u.board_id, ${dayOf(now)} AS day
      FROM identity_users u LEFT JOIN schools s ON s.school_id = u.school_id
      WHERE ${matching(user)}
    ), counted AS (
      INSERT INTO audit_failures AS f (user_id, hour, failures, omitted)
      SELECT id, ${hour}::timestamptz, 1, 0
      FROM (SELECT 1) one LEFT JOIN known ON true
      WHERE known.role IS DISTINCT FROM 'student'
      ON CONFLICT (user_id) DO UPDATE SET
        failures = CASE WHEN f.hour = excluded.hour THEN f.failures + 1 ELSE 1 END,
        omitted = CASE WHEN f.hour = excluded.hour THEN f.omitted
                       ELSE greatest(f.failures - ${failuresLogged}::integer, 0) END,
        hour = excluded.hour
      RETURNING failures, omitted
    )
    INSERT INTO audit_entries
      (entry_id, occurred_at, action, actor_id, actor_role, school_id, board_id, details)
    SELECT ${newId()}::uuid, ${now}::timestamptz, 'log-in-failed', known.id, known.role,
           known.school_id, known.board_id,
           ${JSON.stringify({ ...failed, ...place })}::jsonb || CASE
             WHEN counted.failures = 1 AND counted.omitted > 0
             THEN jsonb_build_object('omitted', counted.omitted) ELSE '{}'::jsonb END
    FROM counted LEFT JOIN known ON true
    WHERE counted.failures <= ${failuresLogged}::integer
    UNION ALL
    SELECT ${randomUUID()}::uuid, day, 'log-in-failed', id, role, school_id, board_id,
           ${JSON.stringify(failed)}::jsonb
    FROM known WHERE role = 'student'
    ON CONFLICT DO NOTHING`.execute(connection);
}

const reasons: Readonly<Record<LogInRefusal, LogInFailure>> = {
  'wrong-second-factor': 'wrong-second-factor',
  'auth/user-not-found': 'unknown-address',
  'auth/wrong-password': 'wrong-password',
  'auth/user-disabled': 'account-disabled',
  'auth/given-password-expired': 'password-expired',
  'auth/school-refused': 'school-refused',
};

type LogInRefusal = SignInRefusal | 'wrong-second-factor';

interface LogInAttempt {
  readonly place: LogInPlace;
  readonly refused: LogInRefusal | null;
}

/** Call it once for each finished log-in, also a refused one. */
export const recordLogIn = (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: LogInUser,
  way: LogInWay,
  { place, refused }: LogInAttempt,
): Promise<void> =>
  refused === null
    ? insertLogIn(db, user, way, place, clock.now())
    : insertFailedLogIn(db, user, reasons[refused], way, place, clock.now());
