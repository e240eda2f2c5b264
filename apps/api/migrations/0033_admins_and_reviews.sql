ALTER TABLE admins
  ADD COLUMN pending_email text,
  -- Null once the person has chosen a first password.
  ADD COLUMN invited_at timestamptz;

ALTER TABLE schools
  -- When the team was mailed about the new school. Null for schools of earlier versions.
  ADD COLUMN announced_at timestamptz,
  ADD COLUMN refused_at timestamptz,
  ADD COLUMN refused_reason text CHECK (refused_reason IN ('not-a-school', 'unknown-person', 'duplicate', 'other')),
  -- A sentence for the owners.
  ADD COLUMN refused_text text,
  -- The administrator who approved or refused it. Null for the command line, and for earlier
  -- approvals. Without a foreign key: the log keeps the name of a removed administrator.
  ADD COLUMN reviewed_by uuid,
  ADD CHECK ((refused_at IS NULL) = (refused_reason IS NULL)),
  ADD CHECK (refused_at IS NULL OR approved_at IS NULL);

-- The list of new schools is short, the table is long.
CREATE INDEX schools_new ON schools (verified_at)
  WHERE verified_at IS NOT NULL AND approved_at IS NULL AND refused_at IS NULL;
CREATE INDEX schools_refused ON schools (refused_at) WHERE refused_at IS NOT NULL;
