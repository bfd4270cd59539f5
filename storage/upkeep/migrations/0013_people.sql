-- The tables somebody sat at that are over, for whoever wants to know or to be forgotten.
CREATE INDEX past_seats ON seats (user, table_id) WHERE open = 0;

-- Servers that have removed the bot, and when: their tables are kept for a while.
CREATE TABLE gone_servers (
    guild INTEGER NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX gone_since ON gone_servers (since);
CREATE INDEX tables_of_servers ON tables (guild) WHERE guild IS NOT NULL;
