-- Staff are owners, counsellors or teachers. The kind stands beside the role, because every request
-- needs both.
CREATE TYPE staff_kind AS ENUM ('owner', 'counsellor', 'teacher');
ALTER TABLE identity_users ADD COLUMN staff_kind staff_kind;

-- The owner of a school is its earliest member who was not invited; if all were, the earliest who
-- joined. An invitation that was never accepted cannot own a school.
WITH first_members AS (
  SELECT DISTINCT ON (staff.school_id) staff.staff_id
  FROM staff
  LEFT JOIN audit_entries joined ON joined.subject_id = staff.staff_id AND joined.action = 'staff-joined'
  ORDER BY staff.school_id, staff.invited_at IS NOT NULL, joined.entry_id IS NOT NULL,
           staff.created_at, staff.staff_id
)
UPDATE identity_users SET staff_kind = CASE
    WHEN id IN (SELECT staff_id FROM first_members) THEN 'owner'::staff_kind
    ELSE 'counsellor'::staff_kind
  END
  WHERE role = 'school';
ALTER TABLE identity_users ADD CHECK ((role = 'school') = (staff_kind IS NOT NULL));

-- A change of owners takes effect later, so that the owners can stop it.
ALTER TABLE staff
  ADD COLUMN change_due_at timestamptz,
  -- Null: the member leaves the staff.
  ADD COLUMN next_kind staff_kind,
  ADD CHECK (next_kind IS NULL OR change_due_at IS NOT NULL);
CREATE INDEX ON staff (change_due_at) WHERE change_due_at IS NOT NULL;

CREATE TYPE class_state AS ENUM ('open', 'closed', 'archived');
CREATE TABLE classes (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  class_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- The calendar year in which the school year begins.
  school_year smallint NOT NULL CHECK (school_year BETWEEN 2000 AND 2200),
  term_ends_on date NOT NULL,
  -- Nobody can join a closed or archived class.
  state class_state NOT NULL DEFAULT 'open',
  -- An open class closes by itself at this time.
  joining_ends_at timestamptz NOT NULL,
  allows_joining_without_email boolean NOT NULL,
  -- As shown; `access_codes` has the form that is compared.
  join_code text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, class_id)
);

CREATE TABLE class_teachers (
  school_id uuid NOT NULL,
  class_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  PRIMARY KEY (school_id, class_id, staff_id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes ON DELETE CASCADE,
  FOREIGN KEY (school_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX ON class_teachers (school_id, staff_id);

CREATE TABLE class_students (
  school_id uuid NOT NULL,
  class_id uuid NOT NULL,
  student_id uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, class_id, student_id),
  FOREIGN KEY (school_id, class_id) REFERENCES classes ON DELETE CASCADE,
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE
);
CREATE INDEX ON class_students (school_id, student_id);

-- School codes and class codes share one namespace. A school's own code has no class.
ALTER TABLE access_codes
  DROP CONSTRAINT access_codes_school_id_key,
  ADD COLUMN class_id uuid,
  ADD UNIQUE NULLS NOT DISTINCT (school_id, class_id),
  ADD FOREIGN KEY (school_id, class_id) REFERENCES classes ON DELETE CASCADE;

-- Whether the teachers of the student's classes may read the words about this sort. Off until the
-- student turns it on, so words from before stay closed.
ALTER TABLE sorts ADD COLUMN are_words_shared boolean NOT NULL DEFAULT false;
