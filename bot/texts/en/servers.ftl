# What moderators want of the tables of their server.

button-server = This server…
command-server = server
command-server-about = Language, pace, channels and number of the tables here (for moderators)

server-title = **The tables of this server**
server-language-opener = Language: that of whoever opens a table, unless another is chosen.
server-language-en = Language: English, unless another is chosen.
server-language-de = Language: German, unless another is chosen.
server-pace = Pace: { $pace }, unless another is chosen.
server-channels = Channels: tables only in { $where }, and in threads there.
server-everywhere = Channels: everywhere I may write.
server-role = Tables are opened by { $role }, and by moderators.
server-everybody = Tables are opened by everybody.
server-most =
    { $n ->
        [one] One table at once; what is open already stays.
       *[other] At most { $n } tables at once; what is open already stays.
    }
server-any-number = Any number of tables at once.

choose-server-language = Language of new tables
choose-server-pace = Pace of new tables
choose-server-channels = Channels for tables (none: everywhere)
choose-server-role = Who may open tables (nobody: everybody)
choose-server-most = How many tables at once?
choice-opener-language = The language of whoever opens it
choice-tables =
    { $n ->
        [0] Any number
        [one] One table
       *[other] { $n } tables
    }

refused-server-panel = Only those who may manage this server can change that.
refused-server-channel = On this server tables are only opened in { $known }, and in threads there.
refused-server-role = On this server tables are only opened by { $role }, and by moderators.
refused-server-full = Open tables on this server: { $open }; allowed at once: { $most }. Wait until one is over, or join one that has a free seat.
