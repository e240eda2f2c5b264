-- Each sort shuffles its cards; a school may keep the deck's own order instead. The order itself is that of
-- sorts.deck, so sorts of before keep theirs.
ALTER TABLE schools ADD COLUMN is_card_order_fixed boolean NOT NULL DEFAULT false;
