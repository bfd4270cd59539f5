-- When the board of a table is posted: after every move, each turn or each round.
ALTER TABLE tables ADD COLUMN volume TEXT NOT NULL DEFAULT 'move'
CHECK (volume IN ('move', 'turn', 'round'));
-- The first move that no post tells of yet; 0: all are told.
ALTER TABLE tables ADD COLUMN unposted INTEGER NOT NULL DEFAULT 0;
-- How many follow it.
ALTER TABLE tables ADD COLUMN followed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX open_of_servers ON tables (guild, id)
WHERE guild IS NOT NULL AND status IN ('lobby', 'playing');

-- Who wants to hear of a game without playing it, until it is over.
CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('end', 'round')),
    told INTEGER NOT NULL, -- the last move they have heard of
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX followers_by_user ON followers (user);

-- What the moderators of a server want there.
CREATE TABLE servers (
    guild INTEGER NOT NULL PRIMARY KEY,
    language TEXT NOT NULL, -- of its tables; empty: of whoever opens one
    pace TEXT NOT NULL, -- of its tables, unless another is chosen
    channels TEXT NOT NULL, -- JSON: where tables may be; none: everywhere
    opener INTEGER NOT NULL, -- the role of those who may open one; 0: everybody
    most INTEGER NOT NULL -- open at once; 0: any number
) STRICT, WITHOUT ROWID;
