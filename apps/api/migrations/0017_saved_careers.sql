-- Careers that a student saved. A key never changes; a removed career keeps its key here.
CREATE TABLE saved_careers (
  school_id uuid NOT NULL,
  student_id uuid NOT NULL,
  career text NOT NULL CHECK (length(career) BETWEEN 1 AND 80),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, student_id, career),
  FOREIGN KEY (school_id, student_id) REFERENCES students ON DELETE CASCADE
);
