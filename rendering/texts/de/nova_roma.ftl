# Wörter, die nur die Bilder von Nova Roma brauchen.

nova-progress = Runde { $round }/{ $rounds } · Durchgang { $lap }/{ $laps } · Zug { $move }
nova-progress-round = Runde { $round }/{ $rounds } · Zug { $move }
nova-phase-mosaic_draft = Mosaike wählen
nova-phase-follower_draft = Gefolgschaft wählen
nova-phase-emperor = Kaiser
nova-phase-legionnaires = Legionäre
nova-phase-turn = Forum
nova-phase-cleanup = Aufräumen
nova-acting = { $action }, Stärke { $strength }
nova-acting-petition = { $action }, Stärke { $strength } (Petition)
nova-sails = noch { $n } Segel
nova-pending = noch offen: { $actions }
nova-turn-start = setzt einen Patrizier
nova-turn-end = beide Aktionen sind getan
nova-shared = Geteilter Sieg
nova-points = Punkte
nova-points-now = Punkte, wenn jetzt Schluss wäre
nova-points-so-far = Punkte bisher

nova-automa-now = Wenn jetzt Schluss wäre: { $n }
nova-automa-secured = Sicher: { $n }
nova-automa-open = Kannst du ihm noch nehmen: { $n }
nova-share-start = Start
nova-share-blocked = blockiert
nova-share-ships = Schiffe
nova-share-contracts = Verträge
nova-share-chariots = Wagen
nova-share-zones = Zonen
nova-share-lanes = Bahnen
nova-share-mosaic = Mosaik

nova-forum = Forum
nova-sea = Schwarzes Meer
nova-sailing = Schiff-fahrt
nova-building = Bau-verträge
nova-estate = Anwesen
nova-free = gratis
nova-place = dann Platz { $place }
nova-followers = Gefolgschaft
nova-deck = Stapel
nova-discard = Ablage
nova-draft = Mosaike zur Wahl
nova-own = Dein Besitz
nova-unseen = verdeckt: du nimmst, was kommt
nova-have = du hast { $n }
nova-plan = Wie herum, in welcher Zone?
nova-plan-cell = genanntes Feld
nova-plan-lacks = Felder fehlen
nova-start = Start { $n } + blockiert { $blocked }
nova-not-scored = – zählt allein nicht –

nova-score-ships = Schiffe
nova-score-contracts = Verträge
nova-score-zones = Zonen
nova-score-chariots = Wagen
nova-score-goals = Im Ziel
nova-score-followers = Gefolge
nova-score-animals = Tiere
nova-score-mosaic = Mosaik
nova-score-goods = Waren
nova-score-influence = Einfluss
nova-score-marker = Marker

nova-sign-strength = Stärke
nova-sign-influence = Einfluss
nova-sign-artisan = Handwerker
nova-sign-card = Hand
nova-sign-patrician = Patrizier
nova-sign-block = Bausteine
nova-sign-marker = Marker
nova-sign-wheel = Streitwagen
nova-sign-good = Ware nach Wahl
nova-sign-sailing = Schifffahrtsverträge
nova-sign-building = Bauverträge
nova-sign-race = Bahnfelder
nova-sign-follower = Gefolgschaft
nova-sign-estate = Anwesenplättchen
nova-sign-sum = auf allen Bahnen
nova-kind-end = am Ende
nova-kind-once = einmal je Runde
nova-kind-perm = immer
nova-lines = Mosaiklinien
nova-line-row_1 = Reihe 1
nova-line-row_2 = Reihe 2
nova-line-row_3 = Reihe 3
nova-line-column_1 = Spalte 1
nova-line-column_2 = Spalte 2
nova-line-column_3 = Spalte 3
nova-line-diagonal_down = Diagonale ab
nova-line-diagonal_up = Diagonale auf

## Die Hand

nova-hand-count =
    { $n ->
        [one] 1 Karte · Limit { $limit }
       *[other] { $n } Karten · Limit { $limit }
    }
nova-kept = behalten
nova-own-row = Deine Reihe
nova-own-mosaic = Dein Mosaik
nova-lines-note = am Rand: was volle Reihen, Spalten und Diagonalen bringen
nova-claimed = beansprucht
nova-claimable = Jetzt zu beanspruchen
nova-surcharge = die nächste Karte kostet { $n } Einfluss mehr

## Bildbeschreibungen

nova-alt-built = neues Gebäude auf { $cells }
nova-lane = Bahn { $n }
nova-alt-first = Startspieler { $who }.
nova-alt-emperor = Kaiser auf { $square }.
nova-alt-player = { $who }: { $goods }, Münzen { $coins }, Einfluss { $influence }, Handwerker { $artisans }, Hand { $hand }, Gefolgschaft { $followers }, Schifffahrt { $sailing }, Bau { $building }, Errungenschaften { $claimed } (Marker { $markers }).
nova-alt-goods = Reihenfolge der Waren: { $goods }.
nova-alt-automa = KI-Spieler: Schiffe { $ships }; Bahnen { $spaces }; Bauverträge { $contracts }; Streitwagen { $chariots }.
nova-alt-pieces = { $who }: Forum { $squares }, Schiffe { $ships }, Bahnen { $spaces }.
nova-spot-points = Punkte
nova-spot-coins = Münzen
nova-spot-influence = Einfluss
nova-spot-artisans = Handwerker
nova-spot-hand = Hand
nova-spot-patricians = Patrizier
nova-spot-blocks = Bausteine
nova-spot-markers = Marker
nova-spot-chariots = Streitwagen
nova-spot-contracts = Verträge
nova-spot-name = hat aufgegeben
