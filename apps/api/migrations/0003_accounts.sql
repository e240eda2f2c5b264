CREATE TYPE country AS ENUM ('usa', 'can', 'other');

ALTER TABLE schools
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN city text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT '',
  ADD COLUMN country country NOT NULL DEFAULT 'other',
  ADD COLUMN postal_code text NOT NULL DEFAULT '',
  ADD COLUMN phone text NOT NULL DEFAULT '',
  -- Asked for only where SCHOOL_APPROVAL=required.
  ADD COLUMN approved_at timestamptz,
  -- Which e-mail domains may join with the school's code. The switch is separate: an administrator may
  -- turn a list off without losing it.
  ADD COLUMN allowed_email_domains text[] NOT NULL DEFAULT '{}',
  ADD COLUMN denied_email_domains text[] NOT NULL DEFAULT '{}',
  ADD COLUMN is_allow_list_on boolean NOT NULL DEFAULT false,
  ADD COLUMN is_deny_list_on boolean NOT NULL DEFAULT false,
  ADD COLUMN deletion_requested_at timestamptz;

-- Which school a single sign-on provider's tenant is: a reference table, like access_codes.
CREATE TABLE school_tenants (
  provider text NOT NULL,
  tenant text NOT NULL,
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  PRIMARY KEY (provider, tenant)
);
CREATE INDEX ON school_tenants (school_id);

-- The language a person signed up in: what is written to them when they did not just ask for it.
ALTER TABLE students
  ADD COLUMN language language NOT NULL DEFAULT 'en',
  ADD COLUMN has_completed_consumer_end_survey boolean NOT NULL DEFAULT false,
  ADD COLUMN deletion_requested_at timestamptz;
ALTER TABLE staff
  ADD COLUMN language language NOT NULL DEFAULT 'en',
  -- Asked for and not yet confirmed by mail.
  ADD COLUMN pending_email text;
ALTER TABLE admins ADD COLUMN language language NOT NULL DEFAULT 'en';

CREATE INDEX ON students (school_id, deletion_requested_at) WHERE deletion_requested_at IS NOT NULL;

-- A verification is looked up by the hash of its token; its subject makes an older one void.
ALTER TABLE identity_verifications ADD COLUMN subject text;
CREATE INDEX ON identity_verifications (subject);
CREATE INDEX ON identity_verifications (expires_at);
CREATE INDEX ON identity_sessions (expires_at);

-- Counts within a window, by a hash of what is limited: no address and no e-mail is kept. Not worth
-- a log: after a crash everybody may try again.
CREATE UNLOGGED TABLE rate_limits (
  key bytea PRIMARY KEY,
  count int NOT NULL,
  window_ends_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX ON rate_limits (window_ends_at);
