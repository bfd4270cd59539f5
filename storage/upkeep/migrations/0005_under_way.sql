-- As what a row was about to be sent, written before it is: after a crash it can be looked for.
-- '': it never was. '?': whoever wrote it did not say.
ALTER TABLE outbox ADD COLUMN under_way TEXT NOT NULL DEFAULT '';
UPDATE outbox SET under_way = '?' WHERE state = 'waiting';

-- Why nothing can be posted in a channel, as its people were told; until something is again.
CREATE TABLE troubles (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    trouble TEXT NOT NULL,
    PRIMARY KEY (table_id, channel, trouble)
) STRICT, WITHOUT ROWID;
