-- Access codes are compared without case, spaces, hyphens and accents, as `normaliseAccessCode` does.
-- What is stored already has small letters and NFKC; a code of hyphens alone stays itself.
CREATE FUNCTION pg_temp.compacted(code text) RETURNS text IMMUTABLE STRICT LANGUAGE sql AS $$
  SELECT coalesce(nullif(normalize(regexp_replace(
    replace(replace(replace(
      translate(regexp_replace(normalize(code, NFD), '[\u0300-\u036f]', '', 'g'), 'øł’ς', 'ol''σ'),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
    '[ \u2010-\u2015\u2212-]', '', 'g'), NFC), ''), code)
$$;

CREATE TEMPORARY TABLE codes_before ON COMMIT DROP AS
  SELECT school_id, access_code, pg_temp.compacted(code) AS form, created_at
  FROM access_codes JOIN schools USING (school_id);
CREATE INDEX ON codes_before (form);
DELETE FROM access_codes;

-- Where two codes have become the same, the older school keeps it; the newer one gets a number behind
-- its own, so that it has a code that works and sees it on its account page.
DO $$
DECLARE
  school record;
  wanted text;
  number int;
BEGIN
  FOR school IN SELECT * FROM codes_before ORDER BY created_at, school_id LOOP
    wanted := school.form;
    number := 1;
    WHILE EXISTS (SELECT FROM access_codes a WHERE a.code = wanted)
      OR (number > 1 AND EXISTS (SELECT FROM codes_before b WHERE b.form = wanted))
    LOOP
      number := number + 1;
      wanted := school.form || number;
    END LOOP;
    INSERT INTO access_codes (code, school_id) VALUES (wanted, school.school_id);
    IF number > 1 THEN
      UPDATE schools SET access_code = access_code || ' ' || number
        WHERE school_id = school.school_id;
    END IF;
  END LOOP;
END $$;

DROP FUNCTION pg_temp.compacted(text);
