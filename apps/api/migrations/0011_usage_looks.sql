-- Which cards were turned over, whose sample careers were seen, and which career was opened. Keys of the
-- deck alone; a card of a student's own is 'own', a card that was added to the deck 'extra'.
CREATE TABLE usage_looks (
  day date NOT NULL,
  name text NOT NULL,
  card text NOT NULL,
  -- The career's key on that card; '' where none was opened.
  career text NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (day, name, card, career)
);
