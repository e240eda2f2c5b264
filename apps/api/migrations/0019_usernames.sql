-- A student who joins a class without an email address logs in with a username. Here without hyphens,
-- as it is compared; `students` has the form that people see. Such a user's email is a placeholder
-- that never leaves the server.
ALTER TABLE identity_users ADD COLUMN username text UNIQUE;

ALTER TABLE students
  ADD COLUMN username text,
  -- An address that a student without one adds, or that staff correct; not confirmed yet.
  ADD COLUMN pending_email text,
  ADD CHECK (email <> '' OR username IS NOT NULL);

-- A generated column cannot change its expression in PostgreSQL 15.
ALTER TABLE students DROP COLUMN search;
ALTER TABLE students ADD COLUMN search text GENERATED ALWAYS AS
  (folded(first_name || ' ' || last_name || ' ' || first_name || ' '
    || coalesce(username || ' ', '') || email)) STORED;
CREATE INDEX students_search ON students USING gin (school_id, search gin_trgm_ops);
