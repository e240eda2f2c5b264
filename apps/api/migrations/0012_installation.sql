-- Facts that every server of this installation compares at start.
CREATE TABLE installation (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- A server that does not know the newest migrations may still start if it is at least this new.
-- A migration that breaks older servers raises it.
INSERT INTO installation (name, value) VALUES ('minimum-server-version', '0.2.0');

-- One row that /api/ready replaces, to see whether writes work. It fills most of a page, so that the
-- table has to grow on disk, as others do.
CREATE TABLE write_probe (
  probed_at timestamptz NOT NULL,
  filler text NOT NULL
);
ALTER TABLE write_probe ALTER COLUMN filler SET STORAGE PLAIN;

-- When each daily job last ended, so that a server can catch up on one that was missed.
CREATE TABLE daily_jobs (
  queue text PRIMARY KEY,
  completed_at timestamptz NOT NULL
);

-- Migrations are locked with an advisory lock now.
DROP TABLE IF EXISTS kysely_migration_lock;
