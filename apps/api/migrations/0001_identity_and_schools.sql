-- Every table that belongs to a school carries school_id in its keys, so that the schema can later be
-- distributed by school. Uniqueness across schools lives in small reference tables: identity_users
-- (e-mail) and access_codes (code).

CREATE TYPE role AS ENUM ('student', 'school', 'admin');
CREATE TYPE language AS ENUM ('en', 'fr');
CREATE TYPE region AS ENUM ('canada', 'new-brunswick', 'usa', 'other');

CREATE TABLE schools (
  school_id uuid PRIMARY KEY,
  name text NOT NULL,
  access_code text NOT NULL,
  region region NOT NULL DEFAULT 'other',
  is_consumer_group boolean NOT NULL DEFAULT false,
  is_freemium_group boolean NOT NULL DEFAULT false,
  is_path_explorer_enabled boolean NOT NULL DEFAULT false,
  is_card_expanded boolean NOT NULL DEFAULT false,
  excluded_cards text[] NOT NULL DEFAULT '{}',
  expires_at timestamptz,
  -- Students may join only once the school's e-mail is verified.
  verified_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE access_codes (
  -- As compared: without case and surrounding space. The spelling people see stays in schools.
  code text PRIMARY KEY,
  school_id uuid NOT NULL UNIQUE REFERENCES schools ON DELETE CASCADE
);

-- Who can sign in. The names of the columns follow what the identity library asks for.
CREATE TABLE identity_users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL DEFAULT '',
  image text,
  role role NOT NULL,
  school_id uuid REFERENCES schools ON DELETE CASCADE,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((role = 'admin') = (school_id IS NULL))
);
CREATE INDEX ON identity_users (school_id);

CREATE TABLE identity_accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES identity_users ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);
CREATE INDEX ON identity_accounts (user_id);

CREATE TABLE identity_sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES identity_users ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  ip_address text,
  user_agent text,
  expires_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX ON identity_sessions (user_id);

CREATE TABLE identity_verifications (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX ON identity_verifications (identifier);

CREATE TABLE students (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  student_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, student_id)
);

CREATE TABLE staff (
  school_id uuid NOT NULL REFERENCES schools ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, staff_id)
);

CREATE TABLE admins (
  admin_id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
