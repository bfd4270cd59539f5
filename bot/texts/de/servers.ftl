# Was die Moderation für die Tische ihres Servers will.

button-server = Dieser Server …
command-server = server
command-server-about = Sprache, Tempo, Kanäle und Zahl der Tische hier (für die Moderation)

server-title = **Die Tische dieses Servers**
server-language-opener = Sprache: die der Person, die einen Tisch eröffnet, wenn keine andere gewählt wird.
server-language-en = Sprache: Englisch, wenn keine andere gewählt wird.
server-language-de = Sprache: Deutsch, wenn keine andere gewählt wird.
server-pace = Tempo: { $pace }, wenn kein anderes gewählt wird.
server-channels = Kanäle: Tische nur in { $where } und in Threads dort.
server-everywhere = Kanäle: überall, wo ich schreiben darf.
server-role = Tische eröffnen dürfen { $role } und die Moderation.
server-everybody = Tische dürfen alle eröffnen.
server-most =
    { $n ->
        [one] Ein Tisch zugleich; was schon offen ist, bleibt.
       *[other] Höchstens { $n } Tische zugleich; was schon offen ist, bleibt.
    }
server-any-number = Beliebig viele Tische zugleich.

choose-server-language = Sprache neuer Tische
choose-server-pace = Tempo neuer Tische
choose-server-channels = Kanäle für Tische (keiner: überall)
choose-server-role = Wer Tische eröffnen darf (niemand: alle)
choose-server-most = Wie viele Tische zugleich?
choice-opener-language = Die der Person, die ihn eröffnet
choice-tables =
    { $n ->
        [0] Beliebig viele
        [one] Ein Tisch
       *[other] { $n } Tische
    }

refused-server-panel = Das können nur die ändern, die diesen Server verwalten dürfen.
refused-server-channel = Auf diesem Server werden Tische nur in { $known } und in Threads dort eröffnet.
refused-server-role = Auf diesem Server dürfen nur { $role } und die Moderation Tische eröffnen.
refused-server-full = Offene Tische auf diesem Server: { $open }; erlaubt zugleich: { $most }. Warte, bis einer zu Ende ist, oder setz dich an einen, an dem ein Platz frei ist.
