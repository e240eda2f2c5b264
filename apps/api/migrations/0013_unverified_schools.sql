-- Administrators see verified schools unless they ask for the others; unverified ones are deleted after
-- two weeks.
CREATE INDEX schools_verified_by_name ON schools (sort_name, school_id) WHERE verified_at IS NOT NULL;
CREATE INDEX schools_verified_by_sign_up ON schools (created_at, school_id) WHERE verified_at IS NOT NULL;
CREATE INDEX schools_unverified ON schools (created_at, school_id) WHERE verified_at IS NULL;
