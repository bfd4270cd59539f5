-- Everything of version 1. Ids of Discord fit into 63 bits; seeds and chance need 64 and are text.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: old buttons carry it
    channel INTEGER NOT NULL,
    guild INTEGER,
    game TEXT NOT NULL,
    variant TEXT NOT NULL, -- JSON
    seed TEXT NOT NULL,
    seats_wanted INTEGER NOT NULL,
    host INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'closed')),
    seq INTEGER NOT NULL DEFAULT 0,
    language TEXT NOT NULL,
    moves INTEGER NOT NULL DEFAULT 0,
    lobby_message INTEGER,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_of_channels ON tables (channel);
CREATE UNIQUE INDEX open_tables ON tables (channel) WHERE status IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    bot TEXT,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    CHECK (user IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_users ON seats (user) WHERE user IS NOT NULL;

-- The whole log in the order of its ids. `number` counts the choices that stand, from 0; those
-- taken back keep the number they had, and the seq of the commit that took them back.
CREATE TABLE choices (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    picks TEXT NOT NULL, -- JSON
    offered INTEGER NOT NULL,
    aside INTEGER NOT NULL CHECK (aside IN (0, 1)),
    at INTEGER NOT NULL,
    undone_by INTEGER
) STRICT;

CREATE UNIQUE INDEX standing_choices ON choices (table_id, number) WHERE undone_by IS NULL;

CREATE TABLE checkpoints (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    before INTEGER NOT NULL, -- choices before it
    seq INTEGER NOT NULL,
    layout INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    rng TEXT NOT NULL,
    state BLOB NOT NULL, -- JSON, compressed by zlib
    UNIQUE (table_id, before)
) STRICT;

CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    events TEXT NOT NULL, -- JSON
    checkpoint INTEGER NOT NULL, -- checkpoints.before; gone when the move is undone
    message INTEGER,
    at INTEGER NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE outbox (
    -- The order within a lane. Never given twice: a replaced row may still be under way, and what
    -- is noted of it later must not hit another one.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER REFERENCES tables (id) ON DELETE CASCADE,
    lane TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL, -- JSON
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) BETWEEN 1 AND 25),
    replace_key TEXT,
    not_before INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
    error TEXT NOT NULL DEFAULT '',
    message INTEGER
) STRICT;

CREATE INDEX waiting_lanes ON outbox (lane, id) WHERE state = 'waiting';
CREATE INDEX waiting_keys ON outbox (replace_key)
WHERE state = 'waiting' AND replace_key IS NOT NULL;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    locale TEXT NOT NULL,
    name TEXT NOT NULL,
    dm TEXT NOT NULL CHECK (dm IN ('unknown', 'open', 'closed')),
    pings INTEGER NOT NULL CHECK (pings IN (0, 1)),
    style TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    last_seen INTEGER NOT NULL,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    picks TEXT NOT NULL, -- JSON
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    by_seat INTEGER NOT NULL,
    to_choice INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    needed TEXT NOT NULL, -- JSON
    agreed TEXT NOT NULL, -- JSON
    message INTEGER,
    state TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'refused', 'expired'))
) STRICT;
