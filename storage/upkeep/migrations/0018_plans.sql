-- What a seat has said before it was asked: a row for each kind of question.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL, -- the kind of question; "automatic": what is done where nothing else can be
    pick TEXT NOT NULL,
    rests_on TEXT NOT NULL, -- changes with whatever it was chosen because of
    lasts TEXT NOT NULL CHECK (lasts IN ('once', 'always')),
    ended TEXT NOT NULL CHECK (ended IN ('', 'done', 'broken')), -- '': it holds
    fired INTEGER NOT NULL CHECK (fired IN (0, 1)), -- it has answered, and its owner was not told
    PRIMARY KEY (table_id, seat, key)
) STRICT, WITHOUT ROWID;

-- When a plan may answer for whoever is awaited, whether there is one or not; NULL: not any more.
ALTER TABLE waits ADD COLUMN answer_at INTEGER;

CREATE INDEX next_answers ON waits (answer_at, table_id, seat) WHERE answer_at IS NOT NULL;
