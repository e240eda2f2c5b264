-- The outbox: a mail is written in the transaction of its cause and sent by a job.
CREATE TYPE mail_status AS ENUM ('queued', 'sent', 'dead');

CREATE TABLE mails (
  mail_id uuid PRIMARY KEY,
  -- Whom it concerns: a deleted school takes its mails along. Null where no school is involved.
  school_id uuid REFERENCES schools ON DELETE CASCADE,
  recipient text NOT NULL,
  language language NOT NULL,
  template text NOT NULL,
  -- Template values, encrypted: a reset link must be of no use to who reads the database. Gone once sent.
  sealed_values bytea,
  status mail_status NOT NULL DEFAULT 'queued',
  attempts int NOT NULL DEFAULT 0,
  -- What the mail server answered last, without the address.
  last_error text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX ON mails (school_id);
CREATE INDEX ON mails (status, created_at);
