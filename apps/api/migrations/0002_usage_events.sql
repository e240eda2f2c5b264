-- What is counted: closed names and route patterns, no person, no address, no free text.
CREATE TABLE usage_events (
  event_id uuid PRIMARY KEY,
  occurred_at timestamptz NOT NULL,
  name text NOT NULL,
  role role CHECK (role <> 'admin'),
  language language NOT NULL,
  route text NOT NULL
);
CREATE INDEX ON usage_events (name, occurred_at);
