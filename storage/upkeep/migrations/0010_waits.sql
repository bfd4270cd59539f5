-- How long a table waits for a move before it stirs; see bot/tables/pace.py.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'day'
CHECK (pace IN ('live', 'day', 'three_days', 'none'));

-- Whom a table waits for: a row for each seat and turn, written with what made it awaited.
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL, -- its time counts from then
    stage INTEGER NOT NULL, -- how often something was done about it
    next_at INTEGER, -- when something may be due again; NULL: never
    put_off INTEGER NOT NULL, -- how often its owner asked for a day more
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX next_waits ON waits (next_at, table_id, seat) WHERE next_at IS NOT NULL;
