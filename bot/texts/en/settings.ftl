## The settings panel

button-settings = Settings…
settings-title = **Your settings.** Whatever you choose applies at once.
settings-way-channel = Your turns: a ping in the channel.
settings-way-message = Your turns: by direct message; the channel names you without a ping.
settings-way-digest = Your turns: one digest a day at { $at } ({ $zone }), if a table is waiting for you; the channel names you without a ping.
settings-digest-hour = Your digest, where you chose one: at { $at } ({ $zone }).
settings-closed = **Your direct messages are closed to me**, so you are pinged in the channel. Allow them from members of the server, then choose here again.
settings-zone-unknown = UTC; choose where you live under *Quiet hours*
settings-table-about = Here you can make one of your tables an exception.
settings-no-tables = You sit at no table right now; once you do, you can make it an exception here.
settings-page-pings = Pings
settings-page-quiet = Quiet hours
settings-page-you = Language & hands
settings-page-table = At one table

choose-settings-way = How do you hear that it is your turn?
choose-settings-pause = How long between two pings at a table?
choose-settings-hour = When does the digest come?
choose-settings-quiet = When are you not to be pinged?
choose-settings-zone = Where do you live?
choose-settings-language = Which language?
choose-settings-style = Which pictures?
choose-settings-table = Which table?
choose-settings-table_way = How do you hear of your turn at this table?
choose-settings-table_next = Tell me when I am next, at this table?

choice-way-channel = A ping in the channel
choice-way-channel-about = As soon as it is your turn
choice-way-message = By direct message
choice-way-message-about = The channel names you without a ping
choice-way-digest = One digest a day
choice-way-digest-about = By direct message, only if a table is waiting for you
choice-way-usual = As at all tables
choice-next-usual = Tell me when I am next: as at all tables
choice-pause =
    { $n ->
        [0] A ping for every turn
       *[other] No second ping within { $n } minutes
    }
choice-hour = Digest at { $at }
choice-quiet-off = No quiet hours
choice-quiet-other = Other hours…
choice-zone-other = Another place…
choice-pictures-full = Full pictures
choice-pictures-full-about = Whole boards
choice-pictures-compact = Compact pictures
choice-pictures-compact-about = For a phone; public posts are always full
switch-next = Tell me when I am next: { $state }
switch-away = Ping me while I am away: { $state }
switch-hands = My hand by DM: { $state }
switch-counted = Count my games: { $state }
modal-quiet = Quiet hours
modal-quiet-label = From and to, such as 22:30-7
modal-zone = Where do you live?
modal-zone-label = A city or zone: Berlin, Europe/Berlin
