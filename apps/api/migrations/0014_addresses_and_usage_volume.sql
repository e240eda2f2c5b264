-- A student whose school limits addresses by domain is marked until the address is confirmed. Students of
-- before, and of other schools, are not.
ALTER TABLE students ADD COLUMN is_email_unconfirmed boolean NOT NULL DEFAULT false;

-- However the mailbox was proved: by the link, by a new password chosen by mail, by single sign-on.
CREATE FUNCTION confirm_student_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE students SET is_email_unconfirmed = false
  WHERE school_id = NEW.school_id AND student_id = NEW.id AND is_email_unconfirmed;
  RETURN NULL;
END $$;
CREATE TRIGGER identity_users_email_verified AFTER UPDATE OF email_verified ON identity_users
  FOR EACH ROW WHEN (NEW.email_verified AND NEW.role = 'student') EXECUTE FUNCTION confirm_student_email();

-- Whether such a student confirms the address before the first sort.
ALTER TABLE schools ADD COLUMN requires_confirmed_email boolean NOT NULL DEFAULT false;

-- About how many bytes of usage events were stored on a day. Sixteen rows, so that batches do not wait
-- for each other.
CREATE TABLE usage_volumes (
  day date NOT NULL,
  slot smallint NOT NULL CHECK (slot BETWEEN 0 AND 15),
  bytes bigint NOT NULL,
  PRIMARY KEY (day, slot)
);
