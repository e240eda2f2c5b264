-- A board has schools, and members who see figures of these schools and never a student.
ALTER TYPE role ADD VALUE 'board';

CREATE TABLE boards (
  board_id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  sort_name text COLLATE "C" GENERATED ALWAYS AS (folded(name)) STORED,
  -- Since when members and the staff of the board's schools must use a second factor. Null: they may.
  second_factor_from timestamptz,
  -- Of the newest figures; null before the first ones.
  figured_at timestamptz,
  -- Schools came or left: figures are made soon, not only at night.
  are_figures_due boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON boards (sort_name, board_id);

CREATE TABLE board_members (
  member_id uuid PRIMARY KEY,
  board_id uuid NOT NULL REFERENCES boards ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  pending_email text,
  language language NOT NULL,
  created_at timestamptz NOT NULL,
  -- Until the member has chosen a first password.
  invited_at timestamptz
);
CREATE INDEX ON board_members (board_id, created_at, member_id);

ALTER TABLE schools
  ADD COLUMN board_id uuid REFERENCES boards ON DELETE SET NULL,
  -- What the board requires counts from then on at the earliest.
  ADD COLUMN board_since timestamptz;
CREATE INDEX ON schools (board_id, school_id) WHERE board_id IS NOT NULL;

ALTER TABLE identity_users
  ADD COLUMN board_id uuid REFERENCES boards ON DELETE CASCADE,
  DROP CONSTRAINT identity_users_check,
  ADD CONSTRAINT identity_users_belong
    CHECK (num_nonnulls(school_id, board_id) = CASE role WHEN 'admin' THEN 0 ELSE 1 END),
  -- As text: a new value of an enum cannot be used in the transaction that adds it.
  ADD CONSTRAINT identity_users_of_board CHECK ((board_id IS NOT NULL) = (role::text = 'board'));
CREATE INDEX ON identity_users (board_id) WHERE board_id IS NOT NULL;

-- Exact figures of one school year. The server hides small ones before they leave it.
CREATE TABLE board_school_figures (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  -- The calendar year in which the school year begins.
  school_year smallint NOT NULL,
  board_id uuid NOT NULL REFERENCES boards ON DELETE CASCADE,
  students integer NOT NULL,
  began integer NOT NULL,
  finished integer NOT NULL,
  wrote integer NOT NULL,
  -- First day of the month in which a student was last here.
  last_month date,
  PRIMARY KEY (school_id, school_year),
  CHECK (students >= began AND began >= finished AND finished >= wrote AND wrote >= 0)
);
CREATE INDEX ON board_school_figures (board_id, school_year);

-- Students of all schools of the board who chose the card in this school year.
CREATE TABLE board_challenges (
  board_id uuid NOT NULL REFERENCES boards ON DELETE CASCADE,
  school_year smallint NOT NULL,
  card text NOT NULL,
  students integer NOT NULL,
  -- Of how many schools the students are.
  schools integer NOT NULL,
  PRIMARY KEY (board_id, school_year, card)
);

CREATE OR REPLACE FUNCTION keep_person_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_names (named_id, name)
    VALUES (CASE TG_TABLE_NAME WHEN 'staff' THEN (to_jsonb(OLD) ->> 'staff_id')::uuid
                               WHEN 'board_members' THEN (to_jsonb(OLD) ->> 'member_id')::uuid
                               ELSE (to_jsonb(OLD) ->> 'admin_id')::uuid END,
            OLD.first_name || ' ' || OLD.last_name)
    ON CONFLICT (named_id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_board_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_names (named_id, name) VALUES (OLD.board_id, OLD.name)
    ON CONFLICT (named_id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_name AFTER DELETE ON board_members
  FOR EACH ROW EXECUTE FUNCTION keep_person_name();
CREATE TRIGGER keep_name AFTER DELETE ON boards FOR EACH ROW EXECUTE FUNCTION keep_board_name();
CREATE INDEX ON audit_entries (board_id, occurred_at, entry_id) WHERE board_id IS NOT NULL;
