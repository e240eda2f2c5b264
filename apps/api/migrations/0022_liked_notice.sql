-- Staff see by name which cards a student liked. Students with an account from before this are told
-- once, on their home page; a sign-up says it to all others, so it writes false. Also true for accounts
-- that staff or a sign-on provider make: their students never saw the sign-up.
ALTER TABLE students ADD COLUMN is_liked_notice_due boolean NOT NULL DEFAULT true;
