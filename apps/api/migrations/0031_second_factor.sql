-- Second factors of staff and administrators.
CREATE TABLE identity_second_factors (
  factor_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES identity_users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('app', 'passkey')),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- Of an app: encrypted with a key that derives from this server secret.
  sealed_secret bytea,
  sealed_with text,
  -- Codes of this time step and of earlier ones no longer count.
  last_step bigint,
  -- Of a passkey.
  credential_id text UNIQUE,
  public_key bytea,
  counter bigint,
  transports text[],
  CHECK (kind <> 'app' OR (sealed_secret IS NOT NULL AND sealed_with IS NOT NULL AND last_step IS NOT NULL)),
  CHECK (kind <> 'passkey' OR (credential_id IS NOT NULL AND public_key IS NOT NULL AND counter IS NOT NULL))
);
CREATE INDEX ON identity_second_factors (user_id);

-- A used code is deleted. All codes of a person share one salt, so that a check hashes once.
CREATE TABLE identity_recovery_codes (
  user_id uuid NOT NULL REFERENCES identity_users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  salt bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- An owner lost every second factor. They are removed when this is due, unless an owner stops it.
CREATE TABLE identity_factor_losses (
  user_id uuid PRIMARY KEY REFERENCES identity_users ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX ON identity_factor_losses (due_at);

-- Since when the school's staff must use a second factor. Null: they may.
ALTER TABLE schools ADD COLUMN second_factor_from timestamptz;

-- Since when administrators must use one.
INSERT INTO installation (name, value)
  VALUES ('second-factor-from', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
