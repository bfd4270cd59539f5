-- How somebody is told that it is their turn.
ALTER TABLE users ADD COLUMN ping_way TEXT NOT NULL DEFAULT 'channel'
CHECK (ping_way IN ('channel', 'message', 'digest'));
ALTER TABLE users ADD COLUMN digest_hour INTEGER NOT NULL DEFAULT 18; -- in the user's time zone
ALTER TABLE users ADD COLUMN digest_due INTEGER; -- when the next one is; NULL: none is wanted
ALTER TABLE users ADD COLUMN next_up INTEGER NOT NULL DEFAULT 0; -- told before it is their turn
ALTER TABLE users ADD COLUMN ping_pause INTEGER; -- minutes between two at a table; NULL: as usual
ALTER TABLE users ADD COLUMN ping_away INTEGER NOT NULL DEFAULT 0; -- also while they are away

CREATE INDEX due_digests ON users (digest_due, id) WHERE digest_due IS NOT NULL;

-- What somebody wants otherwise at one table.
CREATE TABLE table_wishes (
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ping_way TEXT NOT NULL CHECK (ping_way IN ('', 'channel', 'message', 'digest')),
    next_up INTEGER, -- NULL: as everywhere
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX wishes_at_tables ON table_wishes (table_id);

-- Whom a row of the outbox has pinged, or was not to ping: what follows from that is told once.
CREATE TABLE pings (
    user INTEGER NOT NULL,
    outbox_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    rang INTEGER NOT NULL CHECK (rang IN (0, 1)),
    PRIMARY KEY (user, outbox_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX pings_at_tables ON pings (table_id, user, at);
CREATE INDEX old_pings ON pings (at);
