-- How the product is used, day by day. The usage page reads these sums and never the events: its cost
-- does not grow with use. A batch adds to them in the transaction that records it, once.
CREATE TABLE usage_days (
  name text NOT NULL,
  day date NOT NULL,
  -- Who did it: a role, or '' for a visitor.
  role text NOT NULL CHECK (role IN ('', 'student', 'school')),
  language language NOT NULL,
  -- Everybody's page views of a day would be one row, for which all batches wait: so it is sixteen.
  slot smallint NOT NULL CHECK (slot BETWEEN 0 AND 15),
  count bigint NOT NULL,
  PRIMARY KEY (name, day, role, language, slot)
);

-- Where sorts were left: at which card, from 1; 0 is the pick of three.
CREATE TABLE usage_abandons (
  day date NOT NULL,
  step smallint NOT NULL CHECK (step >= 0),
  count bigint NOT NULL,
  PRIMARY KEY (day, step)
);

-- Active time at each of the deck's cards.
CREATE TABLE usage_cards (
  day date NOT NULL,
  card text NOT NULL,
  answers bigint NOT NULL,
  time_ms bigint NOT NULL,
  PRIMARY KEY (day, card)
);

INSERT INTO usage_days (name, day, role, language, slot, count)
SELECT name, (occurred_at AT TIME ZONE 'UTC')::date, coalesce(role::text, ''), language, 0, count(*)
FROM usage_events GROUP BY 1, 2, 3, 4;

-- Where those were left is not known any more; it counts as the pick only where it was seen there.
INSERT INTO usage_abandons (day, step, count)
SELECT (occurred_at AT TIME ZONE 'UTC')::date, 0, count(*)
FROM usage_events WHERE name = 'sort-abandon' AND route = '/dashboard/cards/select' GROUP BY 1;

-- Events are kept for a month, to tell a batch that arrives twice; only the clean-up looks for them.
DROP INDEX usage_events_name_occurred_at_idx;
CREATE INDEX ON usage_events (occurred_at);
