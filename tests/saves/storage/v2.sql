BEGIN TRANSACTION;
CREATE TABLE absences (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    looked_at INTEGER NOT NULL,
    gone INTEGER NOT NULL CHECK (gone IN (0, 1)),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "absences" VALUES(1,100,1800000000,1);
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
INSERT INTO "checkpoints" VALUES(1,1,0,1,2,2,'4354685564936845353',X'78011DCAC10A80201084E17799F31EA240D057910E561B08B22E6AA7E8DDDB3A0DF3F3DDE89C464798095A9220446CF900A12A8BCDB89A6025637BE30F46BF38F2CE5BD39AE54F134D76474B3B1BF8F4A8AA7C209CA9747E5E55A72025');
INSERT INTO "checkpoints" VALUES(2,1,2,3,2,2,'4354685564936845353',X'78011DCA410A80201046E1BBFCEBD96420E855A4C5601304A283DA2ABA7B53CBF7F86E0CE139101D410B57C484A652419857AFD8C840EEF29114564FC1077BDACEFAAF859CE5EC9CC5C0A76753951DF1E032E47901AF431E89');
INSERT INTO "checkpoints" VALUES(3,1,4,5,2,2,'4354685564936845353',X'78011D8B410A80201405EFF2D67F9106825E455A7CEC0781A8A8ADA2BBA72E678679D1847B83D3841239C179F4A7261C344AA8329BB7BB216BEC7025DF6929457A60AF1C643E8A41D8786D3D972227DCC5B1C9F703D5D11E3E');
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
INSERT INTO "choices" VALUES(1,1,0,0,'toy.bid','["low"]',4125361277,0,1800000060,NULL);
INSERT INTO "choices" VALUES(2,1,1,0,'toy.bid','["high"]',4125361277,0,1800000060,2);
INSERT INTO "choices" VALUES(3,1,1,1,'toy.bid','["high"]',4125361277,0,1800000060,NULL);
INSERT INTO "choices" VALUES(4,1,2,1,'toy.open','["a"]',3674445248,0,1800000060,NULL);
INSERT INTO "choices" VALUES(5,1,3,0,'toy.open','["a"]',3674445248,0,1800000060,NULL);
INSERT INTO "choices" VALUES(6,1,4,0,'toy.pick','["x"]',2361194092,0,1800000060,NULL);
CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    picks TEXT NOT NULL, -- JSON
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "drafts" VALUES(1,0,6,'["p","q"]',1800000060);
CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "hand_messages" VALUES(1,100,900,9001,'d1e2');
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
INSERT INTO "moves" VALUES(1,1,NULL,0,-1,'[]',0,NULL,1800000000,0);
INSERT INTO "moves" VALUES(1,2,1,0,1,'[{"text":{"key":"number","args":{"n":1}},"only":null,"reveals":false},{"text":{"key":"number","args":{"n":2}},"only":null,"reveals":false}]',2,NULL,1800000060,0);
INSERT INTO "moves" VALUES(1,3,0,2,3,'[]',4,NULL,1800000060,0);
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
INSERT INTO "outbox" VALUES(1,1,'channel:700','ping','{"users":[100]}','n1',NULL,1800000000,1,'sent','',8001);
INSERT INTO "outbox" VALUES(2,1,'channel:700','board','{"move":3}','n2',NULL,1800000000,0,'waiting','',NULL);
INSERT INTO "outbox" VALUES(3,1,'user:100','hand','{"seat":0}','n3','hand:1:100',1800000000,0,'waiting','',NULL);
CREATE TABLE schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT
;
INSERT INTO "schema_version" VALUES(1,'0001_first');
INSERT INTO "schema_version" VALUES(2,'0002_absences');
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
INSERT INTO "seats" VALUES(1,0,100,NULL,'Player 0','colour-0',3);
INSERT INTO "seats" VALUES(1,1,NULL,'random','Robot','blue',2);
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
INSERT INTO "tables" VALUES(1,700,5,'toy','{}','18446744073709551615',2,100,'playing',6,'en',3,NULL,1800000000,1800000060);
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
INSERT INTO "users" VALUES(100,'de','Ada','open',1,'large','Europe/Rome',1320,420,1800000000,'');
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
INSERT INTO "votes" VALUES(1,0,2,1800000060,'[1]','[]',NULL,'open');
CREATE INDEX tables_of_channels ON tables (channel);
CREATE UNIQUE INDEX open_tables ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX seats_of_users ON seats (user) WHERE user IS NOT NULL;
CREATE UNIQUE INDEX standing_choices ON choices (table_id, number) WHERE undone_by IS NULL;
CREATE INDEX waiting_lanes ON outbox (lane, id) WHERE state = 'waiting';
CREATE INDEX waiting_keys ON outbox (replace_key)
WHERE state = 'waiting' AND replace_key IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',3);
COMMIT;
