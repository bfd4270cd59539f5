-- Points after each round of a game that is over, as JSON; NULL: not worked out yet.
ALTER TABLE results ADD COLUMN course TEXT;
