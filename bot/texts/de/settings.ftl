## Das Fenster der Einstellungen

button-settings = Einstellungen …
settings-title = **Deine Einstellungen.** Was du wählst, gilt sofort.
settings-way-channel = Deine Züge: ein Ping im Kanal.
settings-way-message = Deine Züge: per Direktnachricht; im Kanal stehst du ohne Ping.
settings-way-digest = Deine Züge: eine Übersicht am Tag um { $at } Uhr ({ $zone }), falls ein Tisch auf dich wartet; im Kanal stehst du ohne Ping.
settings-digest-hour = Deine Übersicht, wo du sie gewählt hast: um { $at } Uhr ({ $zone }).
settings-closed = **Deine Direktnachrichten sind für mich geschlossen**, deshalb wirst du im Kanal gerufen. Erlaube sie von Mitgliedern des Servers, dann wähle hier noch einmal.
settings-zone-unknown = UTC; wähle unter *Ruhezeit*, wo du wohnst
settings-table-about = Hier kannst du für einen deiner Tische eine Ausnahme machen.
settings-no-tables = Du sitzt gerade an keinem Tisch. Sobald du an einem sitzt, kannst du hier für ihn eine Ausnahme machen.
settings-page-pings = Pings
settings-page-quiet = Ruhezeit
settings-page-you = Sprache & Hand
settings-page-table = An einem Tisch

choose-settings-way = Wie erfährst du, dass du dran bist?
choose-settings-pause = Wie lange zwischen zwei Pings an einem Tisch?
choose-settings-hour = Wann kommt die Übersicht?
choose-settings-quiet = Wann soll ich dich nicht rufen?
choose-settings-zone = Wo wohnst du?
choose-settings-language = Welche Sprache?
choose-settings-style = Welche Bilder?
choose-settings-table = Welcher Tisch?
choose-settings-table_way = Wie erfährst du an diesem Tisch von deinem Zug?
choose-settings-table_next = Bescheid, wenn ich gleich dran bin, an diesem Tisch?

choice-way-channel = Ein Ping im Kanal
choice-way-channel-about = Sobald du dran bist
choice-way-message = Per Direktnachricht
choice-way-message-about = Im Kanal stehst du ohne Ping
choice-way-digest = Eine Übersicht am Tag
choice-way-digest-about = Per Direktnachricht, nur falls ein Tisch auf dich wartet
choice-way-usual = Wie an allen Tischen
choice-next-usual = Bescheid, wenn ich gleich dran bin: wie an allen Tischen
choice-pause =
    { $n ->
        [0] Ein Ping für jeden Zug
       *[other] Kein zweiter Ping innerhalb von { $n } Minuten
    }
choice-hour = Übersicht um { $at } Uhr
choice-quiet-off = Keine Ruhezeit
choice-quiet-other = Andere Zeiten …
choice-zone-other = Ein anderer Ort …
choice-pictures-full = Vollständige Bilder
choice-pictures-full-about = Ganze Spielpläne
choice-pictures-compact = Knappe Bilder
choice-pictures-compact-about = Fürs Handy; öffentliche Beiträge sind immer vollständig
switch-next = Bescheid, wenn ich gleich dran bin: { $state }
switch-away = Auch rufen, wenn ich weg bin: { $state }
switch-hands = Meine Hand per DM: { $state }
switch-counted = Meine Partien zählen: { $state }
modal-quiet = Ruhezeit
modal-quiet-label = Von und bis, etwa 22:30-7
modal-zone = Wo wohnst du?
modal-zone-label = Stadt oder Zone: Köln, Europe/Berlin
