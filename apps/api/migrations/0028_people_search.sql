-- Administrators find people by the beginning of an address or username. Text patterns: an ordinary
-- index serves a beginning only in a database with the locale C. Placeholder addresses all begin
-- alike, and are never searched.
CREATE INDEX identity_users_email_start ON identity_users (email text_pattern_ops)
  WHERE email NOT LIKE '%@username.invalid';
CREATE INDEX identity_users_username_start ON identity_users (username text_pattern_ops)
  WHERE username IS NOT NULL;
-- With SUPPORT_ACCESS=granted only staff and administrators are found by a beginning.
CREATE INDEX identity_users_staff_email_start ON identity_users (email text_pattern_ops)
  WHERE role <> 'student';
-- What became of the emails to one person.
CREATE INDEX mails_recipient ON mails (recipient, created_at);
