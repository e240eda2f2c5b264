-- The confirmations of one school share its rollup rows, and each waits for the one before until that
-- has committed. So a changed student is rolled up at the commit, when the server has nothing left to
-- send, and the sums are made before any row is held. All writers take the rows in the same order, or
-- two of them could deadlock.
CREATE OR REPLACE FUNCTION add_to_rollups(added students[], removed students[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  totals school_totals[];
  months school_months[];
  picks school_challenges[];
BEGIN
  WITH changes AS MATERIALIZED (SELECT * FROM rollup_changes(added, removed))
  SELECT
    ARRAY(
      SELECT ROW(school_id, sum(sign), sum(sign * sort_attempts), sum(sign * timed_sorts),
                 coalesce(sum(sign) FILTER (WHERE timed_sorts > 0), 0), sum(sign * time_spent_ms),
                 coalesce(sum(sign) FILTER (WHERE is_disabled), 0),
                 coalesce(sum(sign) FILTER (WHERE sort_attempts > 0 AND NOT is_disabled), 0))::school_totals
      FROM changes GROUP BY school_id),
    ARRAY(
      SELECT ROW(school_id, month, sum(sign))::school_months
      FROM changes GROUP BY school_id, month HAVING sum(sign) <> 0),
    ARRAY(
      SELECT ROW(school_id, card #>> '{}', sum(sign))::school_challenges
      FROM changes, jsonb_array_elements(selected) card
      WHERE jsonb_typeof(card) = 'string'
      GROUP BY school_id, card #>> '{}' HAVING sum(sign) <> 0)
  INTO totals, months, picks;

  -- A school that is being deleted has no rows any more, and gets none.
  INSERT INTO school_months AS t
    SELECT c.* FROM unnest(months) c JOIN schools USING (school_id) ORDER BY school_id, month
  ON CONFLICT (school_id, month) DO UPDATE SET students = t.students + excluded.students;
  INSERT INTO platform_months AS t
    SELECT rollup_slot(school_id), month, sum(students) FROM unnest(months) GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (slot, month) DO UPDATE SET students = t.students + excluded.students;

  INSERT INTO school_challenges AS t
    SELECT c.* FROM unnest(picks) c JOIN schools USING (school_id) ORDER BY school_id, card
  ON CONFLICT (school_id, card) DO UPDATE SET picks = t.picks + excluded.picks;
  INSERT INTO platform_challenges AS t
    SELECT rollup_slot(school_id), card, sum(c.picks) FROM unnest(picks) c GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (slot, card) DO UPDATE SET picks = t.picks + excluded.picks;

  INSERT INTO platform_totals AS t (slot, students, sort_attempts, timed_sorts, timed_students,
                                    time_spent_ms, disabled_students, sorted_students)
    SELECT rollup_slot(school_id), sum(students), sum(sort_attempts), sum(timed_sorts),
           sum(timed_students), sum(time_spent_ms), sum(disabled_students), sum(sorted_students)
    FROM unnest(totals) GROUP BY 1 ORDER BY 1
  ON CONFLICT (slot) DO UPDATE SET
    students = t.students + excluded.students,
    sort_attempts = t.sort_attempts + excluded.sort_attempts,
    timed_sorts = t.timed_sorts + excluded.timed_sorts,
    timed_students = t.timed_students + excluded.timed_students,
    time_spent_ms = t.time_spent_ms + excluded.time_spent_ms,
    disabled_students = t.disabled_students + excluded.disabled_students,
    sorted_students = t.sorted_students + excluded.sorted_students;
  INSERT INTO school_totals AS t
    SELECT c.* FROM unnest(totals) c JOIN schools USING (school_id) ORDER BY school_id
  ON CONFLICT (school_id) DO UPDATE SET
    students = t.students + excluded.students,
    sort_attempts = t.sort_attempts + excluded.sort_attempts,
    timed_sorts = t.timed_sorts + excluded.timed_sorts,
    timed_students = t.timed_students + excluded.timed_students,
    time_spent_ms = t.time_spent_ms + excluded.time_spent_ms,
    disabled_students = t.disabled_students + excluded.disabled_students,
    sorted_students = t.sorted_students + excluded.sorted_students;
END $$;

-- Students who come and go are counted at once: one statement may be a whole import or a whole school.
CREATE OR REPLACE FUNCTION roll_up_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_rollups((SELECT array_agg(ROW(n.*)::students) FROM added n), '{}');
  ELSE
    PERFORM add_to_rollups('{}', (SELECT array_agg(ROW(o.*)::students) FROM removed o));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION roll_up_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_rollups(ARRAY[NEW], ARRAY[OLD]);
  RETURN NULL;
END $$;
DROP TRIGGER students_changed ON students;
-- A new name or language changes no figure.
CREATE CONSTRAINT TRIGGER students_changed AFTER UPDATE ON students
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  -- One comparison per column: PostgreSQL prints a comparison of rows differently after a restore.
  WHEN (NEW.sort_attempts IS DISTINCT FROM OLD.sort_attempts
    OR NEW.timed_sorts IS DISTINCT FROM OLD.timed_sorts
    OR NEW.time_spent_ms IS DISTINCT FROM OLD.time_spent_ms
    OR NEW.selected IS DISTINCT FROM OLD.selected
    OR NEW.is_disabled IS DISTINCT FROM OLD.is_disabled)
  EXECUTE FUNCTION roll_up_student();
