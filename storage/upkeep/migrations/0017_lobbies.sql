-- When it is time to do something about a lobby: to warn, then to close it. 0: nobody has looked.
ALTER TABLE tables ADD COLUMN stirs_at INTEGER NOT NULL DEFAULT 0;
-- When it was said that it will be closed; 0: not, or it was kept open since.
ALTER TABLE tables ADD COLUMN warned_at INTEGER NOT NULL DEFAULT 0;
-- When its host was called because it was full.
ALTER TABLE tables ADD COLUMN called_at INTEGER NOT NULL DEFAULT 0;
-- What its host wants to say about it.
ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT '';
-- Who may sit down.
ALTER TABLE tables ADD COLUMN entry TEXT NOT NULL DEFAULT 'open'
CHECK (entry IN ('open', 'invited'));

CREATE INDEX stirring_lobbies ON tables (stirs_at, id) WHERE status = 'lobby';

-- Whom the host of a lobby has invited, and whom they asked to leave; while it is one.
CREATE TABLE guests (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('invited', 'removed')),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX guests_by_user ON guests (user);
