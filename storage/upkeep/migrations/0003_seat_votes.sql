-- A vote may be about a seat too: the seat as it would be, as JSON. NULL: about taking back.
ALTER TABLE votes ADD COLUMN heir TEXT;
