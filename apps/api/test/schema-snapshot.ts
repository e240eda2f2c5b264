import type pg from 'pg';

const isOurs = (catalog: string, id: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = '${catalog}'::regclass AND d.objid = ${id} AND d.deptype = 'e')`;

/** Columns are numbered here: `attnum` also counts dropped columns. */
const columns = `
  SELECT format('%s.%s #%s %s%s default %s generated %s identity %s collation %s storage %s',
    c.relname, a.attname, row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum),
    format_type(a.atttypid, a.atttypmod), CASE WHEN a.attnotnull THEN ' not null' END,
    pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, l.collname, a.attstorage)
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p', 'v', 'm')
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  LEFT JOIN pg_collation l ON l.oid = a.attcollation
  WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`;

const kinds = {
  relations: `SELECT format('%s %s %s %s rules %s %s', relkind, relpersistence, relname, reloptions, relrowsecurity,
      CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind <> 'i'`,
  columns,
  // NOT NULL is part of `columns`; only newer servers list it as a constraint.
  constraints: `SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'`,
  indexes: `SELECT pg_get_indexdef(indexrelid) FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid AND relnamespace = 'public'::regnamespace`,
  functions: `SELECT pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p') AND ${isOurs('pg_proc', 'oid')}`,
  triggers: `SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t
    JOIN pg_class c ON c.oid = t.tgrelid AND c.relnamespace = 'public'::regnamespace
    WHERE NOT t.tgisinternal`,
  enums: `SELECT format('%s %s', enumtypid::regtype, string_agg(enumlabel, ' ' ORDER BY enumsortorder))
    FROM pg_enum JOIN pg_type t ON t.oid = enumtypid AND t.typnamespace = 'public'::regnamespace
    GROUP BY enumtypid`,
  statistics: `SELECT pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
    WHERE stxnamespace = 'public'::regnamespace`,
  policies: `SELECT format('%s %s %s %s', polrelid::regclass, polname, polcmd, pg_get_expr(polqual, polrelid))
    FROM pg_policy`,
  extensions: `SELECT format('%s %s', extname, extversion) FROM pg_extension`,
};

export type SchemaSnapshot = Record<string, readonly string[]>;

export async function takeSchemaSnapshot(client: pg.Client): Promise<SchemaSnapshot> {
  const snapshot: Record<string, readonly string[]> = {};
  for (const [kind, query] of Object.entries(kinds)) {
    const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' });
    snapshot[kind] = rows.map(([line]) => line).toSorted();
  }
  return snapshot;
}
