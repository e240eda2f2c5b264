-- The last password that staff gave a student. As long as the account still has this hash, logging in
-- only lets the student choose a new password.
CREATE TABLE identity_given_passwords (
  user_id uuid PRIMARY KEY REFERENCES identity_users ON DELETE CASCADE,
  -- A choice of a new password belongs to one given password.
  given_id uuid NOT NULL,
  password_hash text NOT NULL,
  -- A copy: the person may leave the school.
  given_by_name text NOT NULL,
  given_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
