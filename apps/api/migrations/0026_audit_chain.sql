-- A chain of hashes per school (or board), and one for all other entries. Entries are written
-- without a place in it: a job gives them the next ones.
ALTER TABLE audit_entries
  -- No foreign key: entries outlive their board.
  ADD COLUMN board_id uuid,
  ADD COLUMN sequence bigint,
  ADD COLUMN hash bytea;
CREATE INDEX audit_entries_unsealed ON audit_entries
  (coalesce(school_id, board_id, '00000000-0000-0000-0000-000000000000'::uuid), occurred_at, entry_id)
  WHERE sequence IS NULL;
CREATE UNIQUE INDEX audit_entries_chain ON audit_entries
  (coalesce(school_id, board_id, '00000000-0000-0000-0000-000000000000'::uuid), sequence)
  WHERE sequence IS NOT NULL;
-- By person, for the filter, for a person's own data, and to find a look of the last minutes.
CREATE INDEX ON audit_entries (actor_id, occurred_at, entry_id);
CREATE INDEX ON audit_entries (subject_id, occurred_at, entry_id);
-- Of a student's log-ins only the day is kept, so equal ones of a day are one entry.
CREATE UNIQUE INDEX audit_entries_student_days ON audit_entries
  (school_id, actor_id, action, occurred_at, details)
  WHERE actor_role = 'student';

-- One row per chain; the zero id is the chain of entries without a school.
CREATE TABLE audit_chains (
  chain_id uuid PRIMARY KEY,
  -- The newest sealed entry.
  sequence bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL,
  -- The signed checkpoint: everything up to here was deleted because of its age.
  pruned_sequence bigint NOT NULL DEFAULT 0,
  pruned_hash bytea,
  pruned_count bigint NOT NULL DEFAULT 0,
  pruned_at timestamptz,
  pruned_signature text,
  -- Owners were told about changes up to this entry.
  mailed_sequence bigint NOT NULL DEFAULT 0,
  -- First day of the month that the last monthly email was about.
  summary_month date
);

-- Names of removed staff, administrators and schools, while the log mentions them.
CREATE TABLE audit_names (
  named_id uuid PRIMARY KEY,
  name text NOT NULL
);
CREATE FUNCTION keep_person_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_names (named_id, name)
    VALUES (CASE TG_TABLE_NAME WHEN 'staff' THEN (to_jsonb(OLD) ->> 'staff_id')::uuid
                               ELSE (to_jsonb(OLD) ->> 'admin_id')::uuid END,
            OLD.first_name || ' ' || OLD.last_name)
    ON CONFLICT (named_id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_school_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_names (named_id, name) VALUES (OLD.school_id, OLD.name)
    ON CONFLICT (named_id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_name AFTER DELETE ON staff FOR EACH ROW EXECUTE FUNCTION keep_person_name();
CREATE TRIGGER keep_name AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION keep_person_name();
CREATE TRIGGER keep_name AFTER DELETE ON schools FOR EACH ROW EXECUTE FUNCTION keep_school_name();

-- Failed log-ins of this hour, so that an attacker cannot fill the log. No user: unknown addresses.
CREATE TABLE audit_failures (
  user_id uuid REFERENCES identity_users ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  failures integer NOT NULL,
  -- How many of the hour before have no entry.
  omitted integer NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id)
);
