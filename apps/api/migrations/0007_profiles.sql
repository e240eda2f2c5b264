-- What follows a confirmed sort: the student's own words about the three, and what became of the profile.
ALTER TABLE sorts
  -- As the wire has it; null until the student has written something, or chosen what the profile holds.
  ADD COLUMN reflection jsonb,
  -- When the student last had the profile mailed to themselves.
  ADD COLUMN emailed_at timestamptz,
  -- Of a group whose profiles the team sends: when it was sent. Until then there is none to download.
  ADD COLUMN profile_sent_at timestamptz;

-- Whose profile is still to be sent: read for the few schools that are such a group.
CREATE INDEX sorts_profile_unsent ON sorts (school_id, confirmed_at)
  WHERE confirmed_at IS NOT NULL AND profile_sent_at IS NULL;

-- Answers to our own surveys, where a deployment uses no other: the latest of each student.
CREATE TABLE survey_answers (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  survey text NOT NULL,
  language language NOT NULL,
  answers jsonb NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, student_id, survey),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE
);

-- A ticket that may be used once leaves its id here until it would have run out anyway.
CREATE TABLE spent_tickets (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  ticket_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, ticket_id)
);
CREATE INDEX ON spent_tickets (expires_at);
