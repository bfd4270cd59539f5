BEGIN TRANSACTION;
CREATE TABLE absences (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    looked_at INTEGER NOT NULL,
    gone INTEGER NOT NULL CHECK (gone IN (0, 1)),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "absences" VALUES(1,100,1800000000,1);
CREATE TABLE answer_times (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    length INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    PRIMARY KEY (user, game, length)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "checkpoints" VALUES(1,1,0,1,2,2,'4354685564936845353',X'78011DD1416E84300C40D1BB649D05761227E62AA32E28A4D2A808D0C0ACAADEBD9F2EBEA2386F13F9279C7DBACE306A0CC73A6D617C84CFE71262D88FBE715CEFD7163E226C7EF51B3E3C59747366C7FEDCFE47431CB85EAF69EE805B5FFB71F4258C5FD37AF618963E7FF322C3106510524A94A99051A5461E457082139CE0042738C1094E7082539CE214A738C5294E718A539CE2122EE1122EE1122EE1F88A245CC2255CC6655CC6655CC6655CC6655CC6655CC1155CC1155CC1155CC1155CC1159CE10C6738C319CE7086339CE10C577115577115577115577115577115D7700DD7700DD7700DD7700DD7700DE738C739CE718E739CE31CE738BF577876B63C6EEF75FDFD03C2F1745A');
INSERT INTO "checkpoints" VALUES(2,1,2,3,2,2,'4354685564936845353',X'78011DD1318E84300C40D1BBA44E819DC489B9CA680BC464A5D12040C054ABBDFB7EB6F845ECD744FE09679FAE338C1AC3BE4C6B181F61DBFB1A62B83EC71ABE22603EFA4D1E9E2CBA39B37D7BADFF2389CAF33AA6B9036E7D6DFBDE9F61FC9E96B3C7F0ECF39B8D0C439441482951A64246951A7914C1094E7082139CE0042738C1094E718A539CE214A738C5294E718A4BB8844BB8844BB884E32B927009977019977119977119977119977119977105577005577005577005577005577086339CE10C6738C319CE7086335CC5555CC5555CC5555CC5555CC5555CC3355CC3355CC3355CC3355CC3359CE31CE738C739CE718E739CE3FC3EE1D9B9F2B87E96E5F70F76E372BE');
INSERT INTO "checkpoints" VALUES(3,1,4,5,2,2,'4354685564936845353',X'78011DD1318EC3201040D1BB5053780618985C25DA0239ACB45ACBB16CA75AE5EEFB9DE2170C6F0AC45F38463F8F70D318B6A5AFE1760FE76B5FC357E466DEC77577F764D1CD996DCF9FF53392A81CCFBDCFE3DA911E6298FA67ED7C6EDB7884DB775F8E11C363CCBF1099A628939052A24C858C2A35F22882139CE0042738C1094E7082139CE214A738C5294E718A539CE214977009977009977009C79B24E1122EE1322EE3322EE3322EE3322EE3322EE30AAEE00AAEE00AAEE00AAEE00AAEE00C6738C319CE7086339CE10C67B88AABB88AABB88AABB88AABB88AABB8866BB8866BB8866BB8866BB8866B38C739CE718E739CE31CE738C7F9F597C718FCF7FA5A96F73F221A7273');
INSERT INTO "checkpoints" VALUES(4,2,0,1,2,2,'4354685564936845357',X'78011DD1316EC3300C40D1BB68D660521225FA2A4107D75681A0866D38CE14F4EEFDC9F021887C93F40A8F3E5D8F306A0CC73A6D61BC85EFFB1262D88FBE715CCF730B5F11369FFD0D6F25C562C2E8D8EFDB6732C481EB754E7367FFC6D77E1C7D09E3CFB43E7A0C4B9F7FD9C8304419849412652A6454A99147119CE0042738C1094E7082139CE014A738C5294E718A539CE214A7B8844BB8844BB8844BB8844BB8844BB88CCBB88CCBB88CCBB88CCBB88CCBB8822BB882E339A4E00AAEE00AAEE00ACE7086339CE10C6738C319CE7086ABB88AABB88AABB88AABB88AABB88A6BB8866BB8866BB8866BB8866BB886739CE31CE738C739CE718E739CFBE757F9E4717BAEEBDF3F32007414');
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
CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('end', 'round')),
    told INTEGER NOT NULL, -- the last move they have heard of
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "followers" VALUES(1,104,'round',2);
CREATE TABLE gone_servers (
    guild INTEGER NOT NULL PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE guests (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('invited', 'removed')),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "guests" VALUES(3,103,'Eve','invited');
CREATE TABLE hand_messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "hand_messages" VALUES(1,100,900,9001,'d1e2');
CREATE TABLE meetings (
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    game TEXT NOT NULL,
    played INTEGER NOT NULL,
    ahead INTEGER NOT NULL, -- how often the user's place was the better one
    PRIMARY KEY (user, other, game)
) STRICT, WITHOUT ROWID;
INSERT INTO "meetings" VALUES(100,101,'toy',1,1);
INSERT INTO "meetings" VALUES(101,100,'toy',1,0);
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
INSERT INTO "moves" VALUES(2,1,NULL,0,-1,'[]',0,NULL,1800000000,0);
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
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
, head INTEGER NOT NULL DEFAULT 0
CHECK (head = 0 OR (head = 1 AND state = 'waiting')), under_way TEXT NOT NULL DEFAULT '', holder TEXT NOT NULL DEFAULT '', leased_until INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "outbox" VALUES(1,1,'channel:700','ping','{"users":[100]}','n1',NULL,1800000000,1,'sent','',8001,0,'','',0);
INSERT INTO "outbox" VALUES(2,1,'channel:700','board','{"move":3}','n2',NULL,1800000000,0,'waiting','',NULL,1,'signed','',0);
INSERT INTO "outbox" VALUES(3,1,'user:100','hand','{"seat":0}','n3','hand:1:100',1800000000,0,'waiting','',NULL,1,'','',0);
CREATE TABLE pings (
    user INTEGER NOT NULL,
    outbox_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    rang INTEGER NOT NULL CHECK (rang IN (0, 1)),
    PRIMARY KEY (user, outbox_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "pings" VALUES(100,1,1,1800000000,1);
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
INSERT INTO "plans" VALUES(1,0,'toy.pick','a','f00d','always','',0);
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
INSERT INTO "result_seats" VALUES(2,0,100,'toy','people',30,1,1,'{}');
INSERT INTO "result_seats" VALUES(2,1,101,'toy','people',20,2,0,'{}');
CREATE TABLE results (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    guild INTEGER NOT NULL, -- 0: none
    game TEXT NOT NULL,
    company TEXT NOT NULL CHECK (company IN ('people', 'computers', 'alone')),
    reason TEXT NOT NULL,
    ended_at INTEGER NOT NULL
, course TEXT) STRICT;
INSERT INTO "results" VALUES(2,5,'toy','people','end',1800000060,'[[1,[12,20]],[2,[30,20]]]');
CREATE TABLE schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT
;
INSERT INTO "schema_version" VALUES(1,'0001_first');
INSERT INTO "schema_version" VALUES(2,'0002_absences');
INSERT INTO "schema_version" VALUES(3,'0003_seat_votes');
INSERT INTO "schema_version" VALUES(4,'0004_heads');
INSERT INTO "schema_version" VALUES(5,'0005_under_way');
INSERT INTO "schema_version" VALUES(6,'0006_lanes');
INSERT INTO "schema_version" VALUES(7,'0007_given_up');
INSERT INTO "schema_version" VALUES(8,'0008_heads_apart');
INSERT INTO "schema_version" VALUES(9,'0009_processes');
INSERT INTO "schema_version" VALUES(10,'0010_waits');
INSERT INTO "schema_version" VALUES(11,'0011_absent');
INSERT INTO "schema_version" VALUES(12,'0012_results');
INSERT INTO "schema_version" VALUES(13,'0013_people');
INSERT INTO "schema_version" VALUES(14,'0014_pictures');
INSERT INTO "schema_version" VALUES(15,'0015_course');
INSERT INTO "schema_version" VALUES(16,'0016_pings');
INSERT INTO "schema_version" VALUES(17,'0017_lobbies');
INSERT INTO "schema_version" VALUES(18,'0018_plans');
INSERT INTO "schema_version" VALUES(19,'0019_company');
INSERT INTO "schema_version" VALUES(20,'0020_told');
INSERT INTO "schema_version" VALUES(21,'0021_lessons');
INSERT INTO "schema_version" VALUES(22,'0022_hints');
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    bot TEXT,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0, open INTEGER NOT NULL DEFAULT 1 CHECK (open IN (0, 1)), stand_in TEXT, away_until INTEGER, offered INTEGER,
    PRIMARY KEY (table_id, seat),
    CHECK (user IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,100,NULL,'Player 0','colour-0',3,1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,NULL,'random','Robot','blue',2,1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,100,NULL,'Player 0','colour-0',0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,101,NULL,'Player 1','colour-1',0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,100,NULL,'Player 0','colour-0',0,1,NULL,NULL,NULL);
CREATE TABLE servers (
    guild INTEGER NOT NULL PRIMARY KEY,
    language TEXT NOT NULL, -- of its tables; empty: of whoever opens one
    pace TEXT NOT NULL, -- of its tables, unless another is chosen
    channels TEXT NOT NULL, -- JSON: where tables may be; none: everywhere
    opener INTEGER NOT NULL, -- the role of those who may open one; 0: everybody
    most INTEGER NOT NULL -- open at once; 0: any number
) STRICT, WITHOUT ROWID;
INSERT INTO "servers" VALUES(900,'de','live','[700,701]',55,3);
CREATE TABLE table_wishes (
    user INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ping_way TEXT NOT NULL CHECK (ping_way IN ('', 'channel', 'message', 'digest')),
    next_up INTEGER, -- NULL: as everywhere
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "table_wishes" VALUES(100,1,'digest',1);
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
, version INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT 'day'
CHECK (pace IN ('live', 'day', 'three_days', 'none')), paused_until INTEGER NOT NULL DEFAULT 0, pictures TEXT NOT NULL DEFAULT 'both'
CHECK (pictures IN ('both', 'front', 'board')), stirs_at INTEGER NOT NULL DEFAULT 0, warned_at INTEGER NOT NULL DEFAULT 0, called_at INTEGER NOT NULL DEFAULT 0, note TEXT NOT NULL DEFAULT '', entry TEXT NOT NULL DEFAULT 'open'
CHECK (entry IN ('open', 'invited')), volume TEXT NOT NULL DEFAULT 'move'
CHECK (volume IN ('move', 'turn', 'round')), unposted INTEGER NOT NULL DEFAULT 0, followed INTEGER NOT NULL DEFAULT 0, lesson TEXT, hints TEXT NOT NULL DEFAULT 'off'
CHECK (hints IN ('off', 'on', 'had'))) STRICT;
INSERT INTO "tables" VALUES(1,700,5,'toy','{}','18446744073709551615',2,100,'playing',6,'en',3,NULL,1800000000,1800000060,10,'day',0,'both',0,0,0,'','open','move',0,1,NULL,'off');
INSERT INTO "tables" VALUES(2,701,5,'toy','{}','3',2,100,'over',1,'en',1,NULL,1800000000,1800000060,2,'day',0,'both',0,0,0,'','open','move',0,0,NULL,'off');
INSERT INTO "tables" VALUES(3,702,5,'toy','{"plan":"turn"}','0',2,100,'lobby',0,'en',0,NULL,1800000000,1800000000,1,'day',0,'both',0,0,0,'','open','move',0,0,'{"state":"teaching","explained":{"toy.pick":3}}','off');
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
INSERT INTO "tallies" VALUES(100,5,'toy','people',1,1,1,30);
INSERT INTO "tallies" VALUES(101,5,'toy','people',1,0,2,20);
CREATE TABLE troubles (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    trouble TEXT NOT NULL,
    PRIMARY KEY (table_id, channel, trouble)
) STRICT, WITHOUT ROWID;
INSERT INTO "troubles" VALUES(1,700,'trouble-forbidden');
CREATE TABLE uncounted (
    user INTEGER NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
INSERT INTO "uncounted" VALUES(102);
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
, ping_way TEXT NOT NULL DEFAULT 'channel'
CHECK (ping_way IN ('channel', 'message', 'digest')), digest_hour INTEGER NOT NULL DEFAULT 18, digest_due INTEGER, next_up INTEGER NOT NULL DEFAULT 0, ping_pause INTEGER, ping_away INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "users" VALUES(100,'de','Ada','open',1,'large','Europe/Rome',1320,420,1800000000,'','message',7,1800000060,1,NULL,0);
CREATE TABLE votes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    by_seat INTEGER NOT NULL,
    to_choice INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    needed TEXT NOT NULL, -- JSON
    agreed TEXT NOT NULL, -- JSON
    message INTEGER,
    state TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'refused', 'expired'))
, heir TEXT, about TEXT NOT NULL DEFAULT '', ballots TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "votes" VALUES(1,0,2,1800000060,'[1]','[]',NULL,'open',NULL,'','{}');
CREATE TABLE waiting_lines (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    message INTEGER NOT NULL
) STRICT;
INSERT INTO "waiting_lines" VALUES(1,8002);
CREATE TABLE waits (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL, -- its time counts from then
    stage INTEGER NOT NULL, -- how often something was done about it
    next_at INTEGER, -- when something may be due again; NULL: never
    put_off INTEGER NOT NULL, relief TEXT, own INTEGER NOT NULL DEFAULT 0, answer_at INTEGER, -- how often its owner asked for a day more
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "waits" VALUES(1,0,1800000000,0,1800003600,0,NULL,0,NULL);
CREATE UNIQUE INDEX open_tables ON tables (channel) WHERE status IN ('lobby', 'playing');
CREATE UNIQUE INDEX standing_choices ON choices (table_id, number) WHERE undone_by IS NULL;
CREATE INDEX waiting_keys ON outbox (replace_key)
WHERE state = 'waiting' AND replace_key IS NOT NULL;
CREATE INDEX waiting_vote_ends ON outbox (table_id) WHERE kind = 'vote_end' AND state = 'waiting';
CREATE INDEX done_rows ON outbox (not_before) WHERE state <> 'waiting';
CREATE INDEX told_messages ON outbox (message) WHERE message IS NOT NULL;
CREATE INDEX choices_of_seats ON choices (table_id, seat, number)
WHERE undone_by IS NULL AND aside = 0;
CREATE INDEX open_in_order ON tables (id) WHERE status IN ('lobby', 'playing');
CREATE INDEX last_of_channels ON tables (channel, (moves > 0), id);
CREATE INDEX open_votes ON votes (expires_at, table_id) WHERE state = 'open';
CREATE INDEX chosen_languages ON users (id) WHERE language <> '';
CREATE INDEX waiting_lanes ON outbox (lane, (id + 0)) WHERE state = 'waiting';
CREATE INDEX keys_of_lanes ON outbox (lane, replace_key, id) WHERE replace_key IS NOT NULL;
CREATE UNIQUE INDEX heads_of_lanes ON outbox (lane) WHERE head = 1 AND lane <> '';
CREATE INDEX due_heads ON outbox (not_before, id) WHERE head = 1 AND state = 'waiting';
CREATE INDEX open_seats ON seats (user, table_id) WHERE open = 1;
CREATE INDEX next_waits ON waits (next_at, table_id, seat) WHERE next_at IS NOT NULL;
CREATE INDEX ends_of_absence ON seats (away_until, table_id, seat) WHERE away_until IS NOT NULL;
CREATE INDEX best_results ON result_seats (user, game, company, score) WHERE user IS NOT NULL;
CREATE INDEX tallies_of_servers ON tallies (guild, game, company, won DESC, user);
CREATE INDEX meetings_with ON meetings (other);
CREATE INDEX past_seats ON seats (user, table_id) WHERE open = 0;
CREATE INDEX gone_since ON gone_servers (since);
CREATE INDEX tables_of_servers ON tables (guild) WHERE guild IS NOT NULL;
CREATE INDEX due_digests ON users (digest_due, id) WHERE digest_due IS NOT NULL;
CREATE INDEX wishes_at_tables ON table_wishes (table_id);
CREATE INDEX pings_at_tables ON pings (table_id, user, at);
CREATE INDEX old_pings ON pings (at);
CREATE INDEX stirring_lobbies ON tables (stirs_at, id) WHERE status = 'lobby';
CREATE INDEX guests_by_user ON guests (user);
CREATE INDEX next_answers ON waits (answer_at, table_id, seat) WHERE answer_at IS NOT NULL;
CREATE INDEX open_of_servers ON tables (guild, id)
WHERE guild IS NOT NULL AND status IN ('lobby', 'playing');
CREATE INDEX followers_by_user ON followers (user);
CREATE INDEX told_lanes ON outbox (lane) WHERE state <> 'waiting';
CREATE INDEX absences_of_users ON absences (user);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
INSERT INTO "sqlite_sequence" VALUES('outbox',3);
COMMIT;
