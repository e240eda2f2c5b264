-- What dashboards ask: lists by name and by last sort, search, who is turned off; and what staff did.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- A text as a search compares it: without case, accents and ligatures. `foldText` is the same rule.
CREATE FUNCTION folded(input text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT replace(replace(replace(
    translate(lower(regexp_replace(normalize(input, NFD), '[\u0300-\u036f]', '', 'g')), 'øł’', 'ol'''),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$$;

-- The very first 0001 had this column, and nothing wrote to it.
ALTER TABLE students DROP COLUMN IF EXISTS is_disabled;
ALTER TABLE students
  -- As identity has it, kept by a trigger: a list of a million cannot ask there for each.
  ADD COLUMN is_disabled boolean NOT NULL DEFAULT false,
  ADD COLUMN search text GENERATED ALWAYS AS
    (folded(first_name || ' ' || last_name || ' ' || first_name || ' ' || email)) STORED,
  ADD COLUMN sort_name text COLLATE "C" GENERATED ALWAYS AS
    (folded(last_name || ' ' || first_name)) STORED;
UPDATE students SET is_disabled = true
  FROM identity_users WHERE id = student_id AND disabled_at IS NOT NULL;

CREATE INDEX students_by_name ON students (school_id, sort_name, student_id);
CREATE INDEX students_enabled_by_name ON students (school_id, sort_name, student_id)
  WHERE NOT is_disabled;
CREATE INDEX students_by_last_sort ON students (school_id, last_sorted_at, student_id);
CREATE INDEX students_enabled_by_last_sort ON students (school_id, last_sorted_at, student_id)
  WHERE NOT is_disabled;
-- Over all schools, for administrators; with the school, so that a far page is found in the index alone.
CREATE INDEX students_of_all_by_last_sort ON students (last_sorted_at, student_id) INCLUDE (school_id);
CREATE INDEX students_of_all_enabled_by_last_sort ON students (last_sorted_at, student_id)
  INCLUDE (school_id) WHERE NOT is_disabled;
-- Serves a search in one school, and one in all.
CREATE INDEX students_search ON students USING gin (school_id, search gin_trgm_ops);

CREATE FUNCTION mirror_disabled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE students SET is_disabled = (NEW.disabled_at IS NOT NULL)
    WHERE school_id = NEW.school_id AND student_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER identity_users_disabled AFTER UPDATE OF disabled_at ON identity_users
  FOR EACH ROW WHEN (NEW.role = 'student'
    AND (OLD.disabled_at IS NULL) IS DISTINCT FROM (NEW.disabled_at IS NULL))
  EXECUTE FUNCTION mirror_disabled();

-- Rollups: how many of the students are turned off, so that a list without them has its total too; and
-- how many of the others have sorted at least once.
ALTER TABLE school_totals
  ADD COLUMN disabled_students bigint NOT NULL DEFAULT 0,
  ADD COLUMN sorted_students bigint NOT NULL DEFAULT 0;
ALTER TABLE platform_totals
  ADD COLUMN disabled_students bigint NOT NULL DEFAULT 0,
  ADD COLUMN sorted_students bigint NOT NULL DEFAULT 0;

DROP FUNCTION add_to_rollups(students[], students[]);
DROP FUNCTION rollup_changes(students[], students[]);

CREATE FUNCTION rollup_changes(added students[], removed students[])
RETURNS TABLE (
  sign int, school_id uuid, month date, sort_attempts int, timed_sorts int, time_spent_ms bigint,
  selected jsonb, is_disabled boolean
) STABLE LANGUAGE sql AS $$
  SELECT sign, s.school_id, date_trunc('month', s.created_at AT TIME ZONE 'UTC')::date,
         s.sort_attempts, s.timed_sorts, s.time_spent_ms, s.selected, s.is_disabled
  FROM (SELECT 1 AS sign, unnest(added) AS s UNION ALL SELECT -1, unnest(removed)) changed,
       LATERAL (SELECT (changed.s).*) s
$$;

CREATE FUNCTION add_to_rollups(added students[], removed students[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_totals AS t (school_id, students, sort_attempts, timed_sorts, timed_students,
                                  time_spent_ms, disabled_students, sorted_students)
    SELECT school_id, sum(sign), sum(sign * sort_attempts), sum(sign * timed_sorts),
           coalesce(sum(sign) FILTER (WHERE timed_sorts > 0), 0), sum(sign * time_spent_ms),
           coalesce(sum(sign) FILTER (WHERE is_disabled), 0),
           coalesce(sum(sign) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled), 0)
    FROM rollup_changes(added, removed) JOIN schools USING (school_id)
    GROUP BY 1 ORDER BY 1
  ON CONFLICT (school_id) DO UPDATE SET
    students = t.students + excluded.students,
    sort_attempts = t.sort_attempts + excluded.sort_attempts,
    timed_sorts = t.timed_sorts + excluded.timed_sorts,
    timed_students = t.timed_students + excluded.timed_students,
    time_spent_ms = t.time_spent_ms + excluded.time_spent_ms,
    disabled_students = t.disabled_students + excluded.disabled_students,
    sorted_students = t.sorted_students + excluded.sorted_students;
  INSERT INTO school_months AS t
    SELECT school_id, month, sum(sign)
    FROM rollup_changes(added, removed) JOIN schools USING (school_id)
    GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (school_id, month) DO UPDATE SET students = t.students + excluded.students;
  INSERT INTO school_challenges AS t
    SELECT school_id, card #>> '{}', sum(sign)
    FROM rollup_changes(added, removed) JOIN schools USING (school_id), jsonb_array_elements(selected) card
    WHERE jsonb_typeof(card) = 'string'
    GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (school_id, card) DO UPDATE SET picks = t.picks + excluded.picks;

  INSERT INTO platform_totals AS t (slot, students, sort_attempts, timed_sorts, timed_students,
                                    time_spent_ms, disabled_students, sorted_students)
    SELECT rollup_slot(school_id), sum(sign), sum(sign * sort_attempts), sum(sign * timed_sorts),
           coalesce(sum(sign) FILTER (WHERE timed_sorts > 0), 0), sum(sign * time_spent_ms),
           coalesce(sum(sign) FILTER (WHERE is_disabled), 0),
           coalesce(sum(sign) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled), 0)
    FROM rollup_changes(added, removed)
    GROUP BY 1 ORDER BY 1
  ON CONFLICT (slot) DO UPDATE SET
    students = t.students + excluded.students,
    sort_attempts = t.sort_attempts + excluded.sort_attempts,
    timed_sorts = t.timed_sorts + excluded.timed_sorts,
    timed_students = t.timed_students + excluded.timed_students,
    time_spent_ms = t.time_spent_ms + excluded.time_spent_ms,
    disabled_students = t.disabled_students + excluded.disabled_students,
    sorted_students = t.sorted_students + excluded.sorted_students;
  INSERT INTO platform_months AS t
    SELECT rollup_slot(school_id), month, sum(sign)
    FROM rollup_changes(added, removed)
    GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (slot, month) DO UPDATE SET students = t.students + excluded.students;
  INSERT INTO platform_challenges AS t
    SELECT rollup_slot(school_id), card #>> '{}', sum(sign)
    FROM rollup_changes(added, removed), jsonb_array_elements(selected) card
    WHERE jsonb_typeof(card) = 'string'
    GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
  ON CONFLICT (slot, card) DO UPDATE SET picks = t.picks + excluded.picks;
END $$;

CREATE OR REPLACE FUNCTION roll_up_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_rollups((SELECT array_agg(ROW(n.*)::students) FROM added n), '{}');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_rollups('{}', (SELECT array_agg(ROW(o.*)::students) FROM removed o));
  ELSE
    -- A new name or language changes no figure.
    PERFORM add_to_rollups(array_agg(ROW(n.*)::students), array_agg(ROW(o.*)::students))
    FROM added n JOIN removed o USING (school_id, student_id)
    WHERE (n.sort_attempts, n.timed_sorts, n.time_spent_ms, n.selected, n.is_disabled)
      IS DISTINCT FROM (o.sort_attempts, o.timed_sorts, o.time_spent_ms, o.selected, o.is_disabled)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

UPDATE school_totals t SET disabled_students = n.disabled, sorted_students = n.sorted
  FROM (SELECT school_id, count(*) FILTER (WHERE is_disabled) AS disabled,
               count(*) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled) AS sorted
        FROM students GROUP BY 1) n
  WHERE n.school_id = t.school_id;
UPDATE platform_totals t SET disabled_students = n.disabled, sorted_students = n.sorted
  FROM (SELECT rollup_slot(school_id) AS slot, count(*) FILTER (WHERE is_disabled) AS disabled,
               count(*) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled) AS sorted
        FROM students GROUP BY 1) n
  WHERE n.slot = t.slot;

-- The school table: every school has its row of totals from the beginning, so that the order by the
-- number of students is one look at an index.
CREATE FUNCTION begin_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_totals (school_id) SELECT school_id FROM added ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER schools_added AFTER INSERT ON schools
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_totals();
INSERT INTO school_totals (school_id) SELECT school_id FROM schools ON CONFLICT DO NOTHING;
CREATE INDEX ON school_totals (students, school_id);

ALTER TABLE schools
  ADD COLUMN sort_name text COLLATE "C" GENERATED ALWAYS AS (folded(name)) STORED;
CREATE INDEX ON schools (created_at, school_id);
CREATE INDEX ON schools (sort_name, school_id);
CREATE INDEX ON staff (school_id, created_at, staff_id);

-- Somebody whom the school invited, until they have chosen their password.
ALTER TABLE staff ADD COLUMN invited_at timestamptz;

-- What staff and administrators did. It outlives whom it concerns, so it refers to nobody: a school
-- and who acted are kept by name, a student by id alone.
CREATE TABLE audit_entries (
  entry_id uuid PRIMARY KEY,
  occurred_at timestamptz NOT NULL,
  action text NOT NULL,
  -- Null: whoever ran a command on the server.
  actor_id uuid,
  actor_role role,
  actor_name text,
  school_id uuid,
  school_name text,
  subject_id uuid,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX ON audit_entries (occurred_at, entry_id);
CREATE INDEX ON audit_entries (school_id, occurred_at, entry_id);
CREATE INDEX ON audit_entries (action, occurred_at, entry_id);

-- Pictures of the cards that administrators add: a few, small, and gone with their school.
CREATE TABLE school_card_pictures (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  picture_id uuid NOT NULL,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, picture_id)
);
CREATE TABLE platform_card_pictures (
  picture_id uuid PRIMARY KEY,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL
);
