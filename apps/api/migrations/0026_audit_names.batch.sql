-- Entries had copies of names. Those of removed people and schools move to audit_names.
WITH part AS MATERIALIZED (
  SELECT entry_id, actor_id, actor_name, school_id, school_name, subject_id, occurred_at,
         CASE WHEN action LIKE 'staff-%' OR action LIKE 'owner-change-%'
              THEN details ->> 'name' END AS subject_name
  FROM audit_entries
  WHERE sequence IS NULL
    AND (actor_name IS NOT NULL OR school_name IS NOT NULL
      OR ((action LIKE 'staff-%' OR action LIKE 'owner-change-%') AND details ? 'name'))
  ORDER BY occurred_at DESC, entry_id DESC
  LIMIT 20000
), named AS (
  SELECT actor_id AS named_id, actor_name AS name, occurred_at FROM part
  UNION ALL SELECT school_id, school_name, occurred_at FROM part
  UNION ALL SELECT subject_id, subject_name, occurred_at FROM part
), kept AS (
  INSERT INTO audit_names (named_id, name)
  SELECT DISTINCT ON (named_id) named_id, name FROM named
  WHERE named_id IS NOT NULL AND name IS NOT NULL
    AND NOT EXISTS (SELECT FROM staff WHERE staff_id = named_id)
    AND NOT EXISTS (SELECT FROM admins WHERE admin_id = named_id)
    AND NOT EXISTS (SELECT FROM schools WHERE schools.school_id = named_id)
  ORDER BY named_id, occurred_at DESC
  ON CONFLICT DO NOTHING
)
UPDATE audit_entries e
SET actor_name = NULL, school_name = NULL,
    details = CASE WHEN part.subject_name IS NULL THEN e.details ELSE e.details - 'name' END
FROM part WHERE e.entry_id = part.entry_id;
