-- "Does it help?". Off until an owner turns it on.
ALTER TABLE schools ADD COLUMN is_effect_on boolean NOT NULL DEFAULT false;

CREATE TYPE effect_moment AS ENUM ('before', 'after', 'later');

CREATE TABLE effect_answers (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  moment effect_moment NOT NULL,
  -- All null: skipped, or deleted by the student. The row stays, so that nothing is asked twice.
  problems smallint CHECK (problems BETWEEN 1 AND 5),
  step smallint CHECK (step BETWEEN 1 AND 5),
  person smallint CHECK (person BETWEEN 1 AND 5),
  answered_on date NOT NULL,
  PRIMARY KEY (school_id, student_id, moment),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE,
  CHECK (num_nulls(problems, step, person) IN (0, 3))
);

-- The figures of one month; those of the month before are not kept.
CREATE TABLE effect_results (
  school_id uuid PRIMARY KEY REFERENCES schools ON DELETE CASCADE,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  figures jsonb NOT NULL
);
