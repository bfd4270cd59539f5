-- Who of a table is known to have left the server: said once in each absence, after a restart too.
CREATE TABLE absences (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    looked_at INTEGER NOT NULL,
    gone INTEGER NOT NULL CHECK (gone IN (0, 1)),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
