import pg from 'pg';
import { createJobs } from '../jobs/jobs.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Lets the server's role read and write rows, and no more: the schema is made and changed by the
 * role of MIGRATION_DATABASE_URL, which also makes the tables of the job queue here.
 */
export async function grantLeastPrivilege(migrationUrl: string, role: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: migrationUrl, max: 2 });
  try {
    await createJobs(pool).install();
    await pool.query(grantsTo(pg.escapeIdentifier(role)));
  } finally {
    await pool.end();
  }
}

/** Written anew at each start, because tables are added by updates. */
const grantsTo = (role: string): string => `
  BEGIN;
  SELECT pg_advisory_xact_lock(7120318);
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  GRANT USAGE ON SCHEMA public, pgboss TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${role};
  REVOKE INSERT, UPDATE, DELETE ON kysely_migration FROM ${role};
  COMMIT`;

/** The role that the server uses for requests. */
export function findServerRole(migrationUrl: string, serverUrl: string): string {
  const role = roleOf(serverUrl);
  if (role !== roleOf(migrationUrl)) return role;
  throw new StartupError(
    'MIGRATION_DATABASE_URL and DATABASE_URL have the same user: give the server one of its own, or leave MIGRATION_DATABASE_URL out.',
  );
}

function roleOf(url: string): string {
  const { username } = new URL(url);
  if (username !== '') return decodeURIComponent(username);
  throw new StartupError(
    'With MIGRATION_DATABASE_URL, both it and DATABASE_URL must name their database user.',
  );
}
