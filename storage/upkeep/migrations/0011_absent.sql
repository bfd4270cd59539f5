-- What is to be told when somebody is no longer awaited: a row of the outbox, as JSON.
ALTER TABLE waits ADD COLUMN relief TEXT;
-- The message that says for whom a table waits, while there is one.
CREATE TABLE waiting_lines (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    message INTEGER NOT NULL
) STRICT;

-- The computer player who plays for the person of a seat meanwhile.
ALTER TABLE seats ADD COLUMN stand_in TEXT;
-- When the person is back, as they said.
ALTER TABLE seats ADD COLUMN away_until INTEGER;
-- To whom the seat is offered; 0: to anybody.
ALTER TABLE seats ADD COLUMN offered INTEGER;
CREATE INDEX ends_of_absence ON seats (away_until, table_id, seat) WHERE away_until IS NOT NULL;

-- What else a vote may be about, and who is for what.
ALTER TABLE votes ADD COLUMN about TEXT NOT NULL DEFAULT '';
ALTER TABLE votes ADD COLUMN ballots TEXT NOT NULL DEFAULT '{}'; -- JSON
-- Until then a table waits for nobody, by consent.
ALTER TABLE tables ADD COLUMN paused_until INTEGER NOT NULL DEFAULT 0;
