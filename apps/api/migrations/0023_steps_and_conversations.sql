-- Set by an owner; else the zone follows from the province or state.
ALTER TABLE schools ADD COLUMN time_zone text;

-- Emails about the own step. Off until the student asks for them.
ALTER TABLE students ADD COLUMN are_reminders_on boolean NOT NULL DEFAULT false;

CREATE TYPE step_outcome AS ENUM ('done', 'not-yet', 'changed');

-- What a student plans to do. The reflection of the sort has the same sentence as its `action`.
CREATE TABLE student_steps (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  step_id uuid NOT NULL,
  sort_id uuid NOT NULL,
  sentence text NOT NULL,
  -- The parts of an if-then plan; empty for a sentence that was written as one.
  when_text text NOT NULL DEFAULT '',
  will_text text NOT NULL DEFAULT '',
  with_whom_text text NOT NULL DEFAULT '',
  due_on date,
  created_at timestamptz NOT NULL,
  -- A step that is "not yet" done stays open.
  outcome step_outcome CHECK (outcome <> 'not-yet'),
  closed_at timestamptz,
  reminders_sent smallint NOT NULL DEFAULT 0,
  -- Null if no reminder is due.
  remind_at timestamptz,
  PRIMARY KEY (school_id, student_id, step_id),
  -- Merging two accounts moves the sorts of one of them.
  FOREIGN KEY (school_id, student_id, sort_id) REFERENCES sorts ON DELETE CASCADE ON UPDATE CASCADE,
  CHECK ((outcome IS NULL) = (closed_at IS NULL)),
  CHECK (remind_at IS NULL OR closed_at IS NULL)
);
CREATE UNIQUE INDEX student_steps_one_open ON student_steps (school_id, student_id)
  WHERE closed_at IS NULL;
CREATE INDEX ON student_steps (school_id, student_id, sort_id);
CREATE INDEX ON student_steps (remind_at) WHERE remind_at IS NOT NULL;

CREATE TABLE step_check_ins (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  -- Made by the device, so that a repeated request counts once.
  check_in_id uuid NOT NULL,
  step_id uuid NOT NULL,
  outcome step_outcome NOT NULL,
  happened text NOT NULL,
  checked_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, student_id, check_in_id),
  FOREIGN KEY (school_id, student_id, step_id) REFERENCES student_steps
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX ON step_check_ins (school_id, student_id, step_id);

-- "I'd like to talk about this".
CREATE TABLE talk_requests (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- Null: for all counsellors, also because the chosen person left the school.
  staff_id uuid,
  asked_at timestamptz NOT NULL,
  opened_at timestamptz,
  opened_by uuid,
  -- All counsellors got an email.
  passed_on_at timestamptz,
  -- Withdrawn, or followed by a conversation.
  closed_at timestamptz,
  PRIMARY KEY (school_id, student_id, request_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE,
  FOREIGN KEY (school_id, staff_id) REFERENCES staff ON DELETE SET NULL (staff_id),
  FOREIGN KEY (school_id, opened_by) REFERENCES staff ON DELETE SET NULL (opened_by)
);
CREATE UNIQUE INDEX talk_requests_one_open ON talk_requests (school_id, student_id)
  WHERE closed_at IS NULL;
CREATE INDEX ON talk_requests (school_id, staff_id);
CREATE INDEX ON talk_requests (school_id, opened_by);
CREATE INDEX ON talk_requests (asked_at)
  WHERE closed_at IS NULL AND opened_at IS NULL AND passed_on_at IS NULL;

-- The student reads all of it.
CREATE TABLE conversations (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  -- Null after the author left the school; the name stays.
  author_id uuid,
  author_name text NOT NULL,
  held_on date NOT NULL,
  agreed_step text NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz,
  -- Of the student.
  answer text NOT NULL DEFAULT '',
  answered_at timestamptz,
  PRIMARY KEY (school_id, student_id, conversation_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE,
  FOREIGN KEY (school_id, author_id) REFERENCES staff ON DELETE SET NULL (author_id)
);
CREATE INDEX ON conversations (school_id, author_id);

-- A student whom staff will see later. The student reads it too.
CREATE TABLE queue_delays (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  until_day date NOT NULL,
  set_by uuid,
  set_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, student_id),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE,
  FOREIGN KEY (school_id, set_by) REFERENCES staff ON DELETE SET NULL (set_by)
);
CREATE INDEX ON queue_delays (school_id, set_by);
