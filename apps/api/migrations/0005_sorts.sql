-- What a student sorted. A sort that is not confirmed is under way; of those a student has at most one.
-- The deck is fixed when it begins; answers stand in the order of the deck, one letter each (d, l, s, or
-- a dot for none), with the moment of each beside them: about 1 KB, and every save rewrites it, so each
-- page keeps room for the next version.
CREATE TABLE sorts (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  sort_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- Milliseconds of the device that began it: the stamps of the answers are on the same clock.
  started_ms bigint NOT NULL,
  confirmed_ms bigint,
  -- Grows with every save: who saves says which one they have seen.
  revision int NOT NULL DEFAULT 1,
  deck text[] NOT NULL,
  -- The school's own cards of this deck as they were when it began.
  extra_cards jsonb NOT NULL DEFAULT '[]',
  answers text NOT NULL,
  answered_ms bigint[] NOT NULL,
  -- { pass, ranks, ownCards, ideas, time }: small, and read as a whole.
  state jsonb NOT NULL,
  -- Of a confirmed one: the three in rank order, as the wire has them.
  selected jsonb,
  is_quick boolean NOT NULL DEFAULT false,
  time_spent_ms bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, student_id, sort_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE,
  CHECK (cardinality(deck) = length(answers) AND cardinality(deck) = cardinality(answered_ms)),
  CHECK ((confirmed_at IS NULL) = (selected IS NULL))
) WITH (fillfactor = 50);
CREATE UNIQUE INDEX sorts_one_under_way ON sorts (school_id, student_id) WHERE confirmed_at IS NULL;

-- What lists and totals need of a student's confirmed sorts, so that no page has to count them.
ALTER TABLE students
  ADD COLUMN last_sorted_at timestamptz NOT NULL DEFAULT '-infinity',
  ADD COLUMN sort_attempts int NOT NULL DEFAULT 0,
  -- Sorts whose time was counted, and that time.
  ADD COLUMN timed_sorts int NOT NULL DEFAULT 0,
  ADD COLUMN time_spent_ms bigint NOT NULL DEFAULT 0,
  ADD COLUMN selected jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN is_quick_sort boolean NOT NULL DEFAULT false;

-- Cards that a school adds to the deck, and cards that the platform adds to everybody's: in both
-- languages, as the wire has them.
CREATE TABLE school_cards (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  card_id uuid NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, card_id),
  UNIQUE (school_id, name)
);
CREATE TABLE platform_cards (
  card_id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Pictures of students' own cards. The file itself is in the storage, under the same ids.
CREATE TABLE card_images (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  image_id uuid NOT NULL,
  byte_size int NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, image_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE
);
CREATE INDEX ON card_images (school_id, student_id);
CREATE INDEX ON card_images (image_id);
CREATE INDEX ON card_images (created_at);

-- Rollups. A dashboard reads one row, however many students there are. Per school, and for all schools
-- in 16 slots (a school always in the same one) so that no single row is everybody's.
CREATE TABLE school_totals (
  school_id uuid PRIMARY KEY REFERENCES schools ON DELETE CASCADE,
  students bigint NOT NULL DEFAULT 0,
  sort_attempts bigint NOT NULL DEFAULT 0,
  timed_sorts bigint NOT NULL DEFAULT 0,
  timed_students bigint NOT NULL DEFAULT 0,
  time_spent_ms bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE TABLE school_months (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  month date NOT NULL,
  students bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, month)
) WITH (fillfactor = 50);
CREATE TABLE school_challenges (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  card text NOT NULL,
  picks bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (school_id, card)
) WITH (fillfactor = 50);
CREATE TABLE platform_totals (
  slot smallint PRIMARY KEY,
  students bigint NOT NULL DEFAULT 0,
  sort_attempts bigint NOT NULL DEFAULT 0,
  timed_sorts bigint NOT NULL DEFAULT 0,
  timed_students bigint NOT NULL DEFAULT 0,
  time_spent_ms bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE TABLE platform_months (
  slot smallint NOT NULL,
  month date NOT NULL,
  students bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (slot, month)
) WITH (fillfactor = 50);
CREATE TABLE platform_challenges (
  slot smallint NOT NULL,
  card text NOT NULL,
  picks bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (slot, card)
) WITH (fillfactor = 50);

CREATE FUNCTION rollup_slot(school uuid) RETURNS smallint IMMUTABLE LANGUAGE sql AS $$
  SELECT (hashtext(school::text) & 15)::smallint
$$;

-- What students who came or changed bring, less what those who went or changed took. Kept by the
-- database itself: whoever writes a student, and a cascade too, keeps the rollups in the same
-- transaction. Rows are written in the order of their key, so that two transactions never wait for each
-- other in a circle.
CREATE FUNCTION rollup_changes(added students[], removed students[])
RETURNS TABLE (
  sign int, school_id uuid, month date, sort_attempts int, timed_sorts int, time_spent_ms bigint,
  selected jsonb
) STABLE LANGUAGE sql AS $$
  SELECT sign, s.school_id, date_trunc('month', s.created_at AT TIME ZONE 'UTC')::date,
         s.sort_attempts, s.timed_sorts, s.time_spent_ms, s.selected
  FROM (SELECT 1 AS sign, unnest(added) AS s UNION ALL SELECT -1, unnest(removed)) changed,
       LATERAL (SELECT (changed.s).*) s
$$;

CREATE FUNCTION add_to_rollups(added students[], removed students[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO school_totals AS t
    SELECT school_id, sum(sign), sum(sign * sort_attempts), sum(sign * timed_sorts),
           coalesce(sum(sign) FILTER (WHERE timed_sorts > 0), 0), sum(sign * time_spent_ms)
    FROM rollup_changes(added, removed) JOIN schools USING (school_id)
    GROUP BY 1 ORDER BY 1
  ON CONFLICT (school_id) DO UPDATE SET
    students = t.students + excluded.students,
    sort_attempts = t.sort_attempts + excluded.sort_attempts,
    timed_sorts = t.timed_sorts + excluded.timed_sorts,
    timed_students = t.timed_students + excluded.timed_students,
    time_spent_ms = t.time_spent_ms + excluded.time_spent_ms;
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

  INSERT INTO platform_totals AS t
    SELECT rollup_slot(school_id), sum(sign), sum(sign * sort_attempts), sum(sign * timed_sorts),
           coalesce(sum(sign) FILTER (WHERE timed_sorts > 0), 0), sum(sign * time_spent_ms)
    FROM rollup_changes(added, removed)
    GROUP BY 1 ORDER BY 1
  ON CONFLICT (slot) DO UPDATE SET
    students = t.students + excluded.students,
    sort_attempts = t.sort_attempts + excluded.sort_attempts,
    timed_sorts = t.timed_sorts + excluded.timed_sorts,
    timed_students = t.timed_students + excluded.timed_students,
    time_spent_ms = t.time_spent_ms + excluded.time_spent_ms;
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

CREATE FUNCTION roll_up_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_rollups((SELECT array_agg(ROW(n.*)::students) FROM added n), '{}');
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_rollups('{}', (SELECT array_agg(ROW(o.*)::students) FROM removed o));
  ELSE
    -- A new name or language changes no figure.
    PERFORM add_to_rollups(array_agg(ROW(n.*)::students), array_agg(ROW(o.*)::students))
    FROM added n JOIN removed o USING (school_id, student_id)
    WHERE (n.sort_attempts, n.timed_sorts, n.time_spent_ms, n.selected)
      IS DISTINCT FROM (o.sort_attempts, o.timed_sorts, o.time_spent_ms, o.selected)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER students_added AFTER INSERT ON students
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION roll_up_students();
CREATE TRIGGER students_changed AFTER UPDATE ON students
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION roll_up_students();
CREATE TRIGGER students_removed AFTER DELETE ON students
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION roll_up_students();

-- Who is here already.
SELECT add_to_rollups((SELECT array_agg(s) FROM students s), '{}');
