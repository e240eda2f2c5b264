import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

it('matches the generated types', async () => {
  const program = `${root}node_modules/kysely-codegen/dist/cli/bin.js`;
  const args = ['--config-file', 'apps/api/kysely-codegen.json', '--verify', '--out-file'];
  const verified = promisify(execFile)(
    process.execPath,
    [program, ...args, 'apps/api/src/platform/database/schema.generated.ts'],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url },
    },
  );
  await expect(verified).resolves.toBeDefined();
});

it('includes school_id in every unique key of a school’s table', async () => {
  // Shared reference tables, and tables that belong to no school.
  const exempt = [
    'schools',
    'access_codes',
    'school_tenants',
    'admins',
    'boards',
    'board_members',
    'board_challenges',
    'usage_events',
    'usage_days',
    'usage_abandons',
    'usage_cards',
    'usage_looks',
    'usage_volumes',
    'rate_limits',
    'mails',
    'platform_cards',
    'platform_card_pictures',
    'audit_entries',
    'audit_chains',
    'audit_names',
    'audit_failures',
    'platform_totals',
    'platform_months',
    'platform_challenges',
    'installation',
    'daily_jobs',
  ];
  const { rows } = await sql<{ table: string; index: string; columns: string[] }>`
    SELECT t.relname AS table, i.relname AS index,
           array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_index x
    JOIN pg_class t ON t.oid = x.indrelid
    JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (x.indkey)
    WHERE x.indisunique
    GROUP BY 1, 2
  `.execute(database.db);
  const checked = rows.filter(
    ({ table }) => !/^(?:identity_|kysely_)/u.test(table) && !exempt.includes(table),
  );
  expect(checked.length).toBeGreaterThan(0);
  expect(checked.filter(({ columns }) => !columns.includes('school_id'))).toEqual([]);
});
