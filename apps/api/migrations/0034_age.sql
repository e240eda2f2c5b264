-- Consumer and freemium groups ask the age. The account keeps only the outcome and when, never the
-- age. Null: not asked yet.
ALTER TABLE students
  ADD COLUMN age_outcome text
    CHECK (age_outcome IN ('old-enough', 'guardian-agreed', 'guardian-refused')),
  ADD COLUMN age_outcome_at timestamptz,
  ADD CHECK ((age_outcome IS NULL) = (age_outcome_at IS NULL));

-- A person below the age of consent waits for a guardian. Without a student there is no account.
CREATE TABLE guardian_requests (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  request_id uuid NOT NULL,
  student_id uuid,
  -- As the child typed it; '' for a student.
  code text NOT NULL,
  guardian_email text NOT NULL,
  age smallint NOT NULL,
  language language NOT NULL,
  -- The link's token is not stored.
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  agreed_at timestamptz,
  PRIMARY KEY (school_id, request_id),
  UNIQUE (school_id, student_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students (school_id, student_id) ON DELETE CASCADE
);
CREATE INDEX ON guardian_requests (token_hash);
CREATE INDEX ON guardian_requests (expires_at);
