-- Counts every change of a table: whoever has it in memory sees whether that is how it stands.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

-- Which process delivers the head of a lane, and until when nobody else does.
ALTER TABLE outbox ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0;

-- What one process did and the others need not do again.
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Somebody's open tables, however many they have played to the end.
ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 1 CHECK (open IN (0, 1));
UPDATE seats SET open = 0
WHERE table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'));
DROP INDEX seats_of_users;
CREATE INDEX open_seats ON seats (user, table_id) WHERE open = 1;
