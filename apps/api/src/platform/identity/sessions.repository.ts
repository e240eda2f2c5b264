import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import DataLoader from 'dataloader';
import type { Pool } from '../database/database.ts';
import type { Caller } from './identity.ts';
import { secondFactorDueSql } from './second-factors/requirement.repository.ts';

type SessionCaller = Omit<Caller, 'openSchools'>;

export const sessionIdleMs = 60 * 60_000;
export const sessionLifetimeMs = 12 * 60 * 60_000;
/** A write for every request would be its most expensive part. */
const activityGrainMs = 60_000;

interface Row {
  key: string;
  session_id: string;
  user_id: string;
  role: Role;
  school_id: string | null;
  board_id: string | null;
  staff_kind: StaffKind | null;
  signed_in_ms: number;
  is_stale: boolean;
  is_age_unanswered: boolean;
  must_enrol: boolean;
}

// Hot path of every request: a named prepared statement, directly through the driver. A disabled or
// deleted user has no live session from that moment on.
const liveSession = (column: 'id' | 'token', type: 'uuid' | 'text') => ({
  name: `session-by-${column}`,
  text: `
    SELECT s.${column} AS key, s.id AS session_id, u.id AS user_id, u.role, u.school_id, u.board_id, u.staff_kind,
           (extract(epoch FROM s.created_at) * 1000)::float8 AS signed_in_ms,
           s.last_active_at < $2::timestamptz - make_interval(secs => ${activityGrainMs / 1000}) AS is_stale,
           CASE WHEN u.role = 'student' THEN (
             SELECT c.is_consumer_group OR c.is_freemium_group FROM schools c
             WHERE c.school_id = u.school_id
           ) AND EXISTS (
             SELECT FROM students t
             WHERE t.school_id = u.school_id AND t.student_id = u.id
               AND (t.age_outcome IS NULL OR t.age_outcome = 'guardian-refused')
           ) ELSE false END AS is_age_unanswered,
           coalesce(${secondFactorDueSql('$3::boolean')} <= $2, false) AS must_enrol
    FROM identity_sessions s JOIN identity_users u ON u.id = s.user_id
    WHERE s.${column} = ANY($1::${type}[])
      AND u.disabled_at IS NULL
      AND s.expires_at > $2
      AND s.last_active_at > $2::timestamptz - make_interval(secs => ${sessionIdleMs / 1000})`,
});
const byId = liveSession('id', 'uuid');
const byToken = liveSession('token', 'text');

const touch = {
  name: 'session-touch',
  text: 'UPDATE identity_sessions SET last_active_at = $2 WHERE id = $1 AND last_active_at < $2',
};

export interface SessionsRepository {
  findById(sessionId: string, now: Date): Promise<SessionCaller | null>;
  findByToken(token: string, now: Date, isUse: boolean): Promise<SessionCaller | null>;
  deleteByToken(token: string): Promise<void>;
  isUserThere(userId: string): Promise<boolean>;
}

export function createSessionsRepository(pool: Pool, mustAdminsEnrol: boolean): SessionsRepository {
  const rowsById = batchedBy(pool, byId, mustAdminsEnrol);
  const rowsByToken = batchedBy(pool, byToken, mustAdminsEnrol);

  const find = async (
    sessions: ReturnType<typeof batchedBy>,
    key: string,
    now: Date,
    isUse: boolean,
  ) => {
    const row = await sessions.load({ key, now });
    if (!row) return null;
    if (isUse && row.is_stale) await pool.query({ ...touch, values: [row.session_id, now] });
    return {
      sessionId: row.session_id,
      userId: row.user_id,
      role: row.role,
      schoolId: row.school_id,
      boardId: row.board_id,
      staffKind: row.staff_kind,
      signedInAt: new Date(row.signed_in_ms),
      isAgeUnanswered: row.is_age_unanswered,
      ...(row.must_enrol && { mustEnrol: true }),
    };
  };

  return {
    findById: (sessionId, now) => find(rowsById, sessionId, now, true),
    findByToken: (token, now, isUse) => find(rowsByToken, token, now, isUse),

    deleteByToken: async (token) => {
      await pool.query('DELETE FROM identity_sessions WHERE token = $1', [token]);
    },

    isUserThere: async (userId) => {
      const text = 'SELECT FROM identity_users WHERE id = $1';
      const { rowCount } = await pool.query({ text, values: [userId] });
      return rowCount === 1;
    },
  };
}

/** The query starts after the requests arrived, so a session that has ended is never found. */
const batchedBy = (pool: Pool, query: typeof byId, mustAdminsEnrol: boolean) =>
  new DataLoader<{ readonly key: string; readonly now: Date }, Row | undefined>(
    async (asked) => {
      const keys = asked.map(({ key }) => key);
      const { rows } = await pool.query<Row>({
        ...query,
        values: [keys, asked.at(-1)?.now, mustAdminsEnrol],
      });
      const found = new Map(rows.map((row) => [row.key, row]));
      return keys.map((key) => found.get(key));
    },
    { cache: false, batchScheduleFn: (load) => void setImmediate(load), maxBatchSize: 100 },
  );
