-- What a class screen shows of each student. A table of its own, because every save writes it, and
-- rewriting a row of `students` would cost more.
CREATE TYPE student_stage AS ENUM ('not-joined', 'joined', 'sorting', 'picking', 'picked', 'reflected');
CREATE TABLE student_states (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  stage student_stage NOT NULL DEFAULT 'joined',
  answered smallint NOT NULL DEFAULT 0,
  deck_size smallint NOT NULL DEFAULT 0,
  -- Of the latest save.
  active_at timestamptz,
  PRIMARY KEY (school_id, student_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE
) WITH (fillfactor = 50);

-- Tells a class screen whether anything has changed since its last look.
CREATE TABLE class_marks (
  school_id uuid NOT NULL,
  class_id uuid NOT NULL,
  revision bigint NOT NULL DEFAULT 1,
  marked_at timestamptz NOT NULL DEFAULT '-infinity',
  PRIMARY KEY (school_id, class_id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes ON DELETE CASCADE
) WITH (fillfactor = 50);

-- The state that a student's latest sort implies.
CREATE FUNCTION latest_progress(school uuid, student uuid)
RETURNS TABLE (stage student_stage, answered smallint, deck_size smallint) STABLE LANGUAGE sql AS $$
  SELECT
    (CASE
      WHEN confirmed_at IS NULL AND position('.' IN answers) > 0 THEN 'sorting'
      WHEN confirmed_at IS NULL THEN 'picking'
      WHEN concat(reflection #>> '{reasons,0}', reflection #>> '{reasons,1}',
                  reflection #>> '{reasons,2}') = '' THEN 'picked'
      ELSE 'reflected'
    END)::student_stage,
    length(replace(answers, '.', ''))::smallint, cardinality(deck)::smallint
  FROM sorts WHERE school_id = school AND student_id = student
  ORDER BY confirmed_at DESC NULLS FIRST, sort_id DESC LIMIT 1
$$;

INSERT INTO student_states (school_id, student_id, stage, answered, deck_size, active_at)
  SELECT s.school_id, s.student_id, coalesce(p.stage, 'joined'), coalesce(p.answered, 0),
         coalesce(p.deck_size, 0), nullif(s.last_sorted_at, '-infinity')
  FROM students s LEFT JOIN LATERAL latest_progress(s.school_id, s.student_id) p ON true;

CREATE FUNCTION begin_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO student_states (school_id, student_id) SELECT school_id, student_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER students_begun AFTER INSERT ON students
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_states();

CREATE FUNCTION begin_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO class_marks (school_id, class_id) SELECT school_id, class_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER classes_begun AFTER INSERT ON classes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_marks();
INSERT INTO class_marks (school_id, class_id) SELECT school_id, class_id FROM classes;

-- Never waits and writes at most once a second: a class screen reads everything again until a mark is
-- three seconds old, so a mark that was left out here is not missed.
CREATE FUNCTION mark_class(school uuid, class uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE class_marks m SET revision = m.revision + 1, marked_at = clock_timestamp()
  FROM (
    SELECT class_id FROM class_marks
    WHERE school_id = school AND class_id = class
      AND marked_at < clock_timestamp() - interval '1 second'
    FOR UPDATE SKIP LOCKED
  ) free
  WHERE m.school_id = school AND m.class_id = free.class_id
$$;

CREATE FUNCTION mark_changed_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_class(c.school_id, c.class_id)
    FROM (SELECT DISTINCT school_id, class_id FROM changed ORDER BY 1, 2) c;
  RETURN NULL;
END $$;
CREATE TRIGGER class_students_added AFTER INSERT ON class_students
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_class();
CREATE TRIGGER class_students_removed AFTER DELETE ON class_students
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_class();
CREATE TRIGGER classes_changed AFTER UPDATE ON classes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_class();

CREATE FUNCTION mark_classes_of_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_class(m.school_id, m.class_id) FROM class_students m
    WHERE m.school_id = NEW.school_id AND m.student_id = NEW.student_id;
  RETURN NULL;
END $$;
CREATE TRIGGER students_renamed AFTER UPDATE OF first_name, last_name, is_disabled ON students
  FOR EACH ROW EXECUTE FUNCTION mark_classes_of_student();
