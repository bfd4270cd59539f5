-- What remains of games, and sums of it: nobody counts rows to know how often somebody has won.

CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    guild INTEGER NOT NULL, -- 0: none
    game TEXT NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'computers', 'alone')),
    reason TEXT NOT NULL,
    ended_at INTEGER NOT NULL
) STRICT;

CREATE TABLE result_seats (
    table_id INTEGER NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    game TEXT NOT NULL,
    company TEXT NOT NULL,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL, -- from 1; shared by those who are level
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    points TEXT NOT NULL, -- JSON, by source
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX best_results ON result_seats (user, game, company, score) WHERE user IS NOT NULL;

CREATE TABLE tallies (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    company TEXT NOT NULL, -- as of results; 'left': games somebody did not play to the end
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    places INTEGER NOT NULL, -- their sum
    scores INTEGER NOT NULL,
    PRIMARY KEY (user, guild, game, company)
) STRICT, WITHOUT ROWID;

CREATE INDEX tallies_of_servers ON tallies (guild, game, company, won DESC, user);

CREATE TABLE meetings (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    game TEXT NOT NULL,
    played INTEGER NOT NULL,
    ahead INTEGER NOT NULL, -- how often the user's place was the better one
    PRIMARY KEY (user, other, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX meetings_with ON meetings (other);

-- How long somebody let others wait, by length: see results.length_of.
CREATE TABLE answer_times (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    length INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    PRIMARY KEY (user, game, length)
) STRICT, WITHOUT ROWID;

-- Whether somebody is awaited because of what they did themselves: it is the same turn.
ALTER TABLE waits ADD COLUMN own INTEGER NOT NULL DEFAULT 0;

-- Who does not want to be counted.
CREATE TABLE uncounted (
    user INTEGER NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
