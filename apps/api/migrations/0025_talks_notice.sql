-- Staff see why to talk with a student, the student's step, and conversations that they noted. Students
-- with an account from before this are told once, as in 0022.
ALTER TABLE students ADD COLUMN is_talks_notice_due boolean NOT NULL DEFAULT true;

-- Made by a device, and found without the student: an id names one conversation of a school.
CREATE UNIQUE INDEX conversations_one_id ON conversations (school_id, conversation_id);
