-- While it lasts, administrators may look at the students of the school, where SUPPORT_ACCESS is
-- "granted". A school has one at a time; the audit log has the earlier ones.
CREATE TABLE support_windows (
  school_id uuid PRIMARY KEY REFERENCES schools ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  -- Null after the owner left the school.
  opened_by uuid,
  ends_at timestamptz NOT NULL,
  FOREIGN KEY (school_id, opened_by) REFERENCES staff ON DELETE SET NULL (opened_by)
);
CREATE INDEX ON support_windows (school_id, opened_by);
