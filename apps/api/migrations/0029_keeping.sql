ALTER TABLE student_states
  -- The day (UTC) of the latest log-in or save, or when the account was made. Not in `students`: a
  -- save already writes this row, and rewriting that one would cost more. 0030 fills it.
  ADD COLUMN last_here_on date NOT NULL DEFAULT '-infinity',
  -- An owner keeps the student at least until this day.
  ADD COLUMN keep_until date,
  -- The warning whose list has the student. Null as soon as the student is here again.
  ADD COLUMN warning_id uuid;

CREATE OR REPLACE FUNCTION begin_states() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO student_states (school_id, student_id, last_here_on)
    SELECT school_id, student_id, (created_at AT TIME ZONE 'UTC')::date FROM added;
  RETURN NULL;
END $$;

CREATE INDEX student_states_last_here ON student_states (school_id, last_here_on);
CREATE INDEX student_states_warned ON student_states (school_id, warning_id)
  WHERE warning_id IS NOT NULL;

-- A school without a row has the default and has not confirmed it.
CREATE TABLE school_keeping (
  school_id uuid PRIMARY KEY REFERENCES schools ON DELETE CASCADE,
  months smallint NOT NULL CHECK (months BETWEEN 12 AND 60),
  confirmed_at timestamptz NOT NULL
);

CREATE TABLE keeping_warnings (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  warning_id uuid NOT NULL,
  made_at timestamptz NOT NULL,
  -- When the owners were last emailed about it. Null while the list is being made.
  mailed_at timestamptz,
  -- When an email was first delivered to an owner, or the list was shown to one.
  known_at timestamptz,
  known_by text CHECK (known_by IN ('email', 'page')),
  PRIMARY KEY (school_id, warning_id),
  CHECK ((known_at IS NULL) = (known_by IS NULL))
);

-- Without personal data, so it may outlive the students.
CREATE TABLE keeping_receipts (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  receipt_id uuid NOT NULL,
  deleted_at timestamptz NOT NULL,
  students integer NOT NULL,
  classes integer NOT NULL,
  months smallint NOT NULL,
  -- When an owner knew of the warning.
  warned_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, receipt_id)
);
CREATE INDEX ON keeping_receipts (school_id, deleted_at);

-- From this moment on, students are deleted by time also where no owner has confirmed the period.
INSERT INTO installation (name, value)
  VALUES ('keeping-from', to_char((now() + interval '90 days') AT TIME ZONE 'UTC', 'YYYY-MM-DD'));
