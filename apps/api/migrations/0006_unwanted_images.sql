-- Files that have no row in card_images, or soon may not: whatever deletes a row, a cascade too, notes
-- its file here in the same transaction, and an upload notes its own before it writes it. A job deletes
-- the files that are due. The school may be gone by then, so nothing is referenced.
CREATE TABLE unwanted_images (
  school_id uuid NOT NULL,
  image_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (school_id, image_id)
);
CREATE INDEX ON unwanted_images (due_at);

CREATE FUNCTION note_unwanted_image() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unwanted_images (school_id, image_id, due_at)
    SELECT school_id, image_id, '-infinity' FROM removed ORDER BY school_id, image_id
  ON CONFLICT (school_id, image_id) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END $$;

CREATE TRIGGER card_images_removed AFTER DELETE ON card_images
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_unwanted_image();
