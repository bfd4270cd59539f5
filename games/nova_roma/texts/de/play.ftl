# Was während einer Partie gefragt, angeboten und erzählt wird.

## Mengen und Namen

n-wheat = { $n } Weizen
n-stone = { $n } Stein
n-wood = { $n } Holz
n-wine = { $n } Wein
n-horse =
    { $n ->
        [one] 1 Pferd
       *[other] { $n } Pferde
    }
n-coin =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
n-influence = { $n } Einfluss
n-artisan = { $n } Handwerker
n-card =
    { $n ->
        [one] 1 Gefolgschaftskarte
       *[other] { $n } Gefolgschaftskarten
    }
n-good =
    { $n ->
        [one] 1 Ware deiner Wahl
       *[other] { $n } Waren deiner Wahl
    }
one-more = { $good } Nr. { $k }
nothing = nichts
free = kostenlos
coin = Münze
neutral = neutral
colour-purple = lila
colour-yellow = gelb
colour-green = grün
colour-red = rot
mosaic-green = grün
mosaic-yellow = gelb
mosaic-orange = orange
mosaic-tile = { $id } ({ $colour })
sailing-contract = { $id } ({ $price })
building-contract = { $id }: { $shape } ({ $price }), { $vp } SP
harbour = { $name } ({ $id })
harbour-start = Nova Roma
harbour-vp = { $vp } SP am Ende, falls das Schiff nicht weiter kommt
harbour-reward = Du erhältst { $gains }
reward-space = { $space } ({ $gains })
spot = { $cells }
shape-I1 = Einzelstein
shape-I2 = Zweier
shape-I3 = Dreierreihe
shape-V3 = Dreierwinkel
shape-I4 = Viererreihe
shape-O4 = Quadrat
shape-T4 = T-Form
shape-L4 = L-Form
shape-Z4 = Z-Form

## Fragen

ask-draft-mosaic = Nimm ein Mosaikplättchen einer Farbe, die dir noch fehlt.
ask-draft-follower = Behalte verdeckt eine dieser { $left } Gefolgschaftskarten; der Rest wandert nach links.
ask-draft-keep = Welche { $n } Gefolgschaftskarten behältst du? Die anderen kommen in den Stapel zurück.
ask-emperor = Wo steht der Kaiser in dieser Runde? Er stärkt eine Reihe und eine Spalte für alle.
ask-patrician = Runde { $round }, Zug { $lap }: Platziere einen Patrizier.
ask-action =
    { $n ->
        [one] Deine andere Aktion: ausführen, oder für eine Münze verzichten.
       *[other] Welche Aktion zuerst? Wer verzichtet, erhält eine Münze.
    }
ask-claim = Vor dem Ende deines Zuges eine Errungenschaft beanspruchen?
ask-legionnaire = Platziere einen Legionär: Er sperrt ein Feld für diese Runde.
ask-followers-before = Bevor du beginnst ({ $action }): Gefolgschaft einsetzen?
ask-followers-after = Bevor du aufhörst ({ $action }): Gefolgschaft einsetzen?
ask-goods =
    { $n ->
        [one] Wähle eine Ware.
       *[other] Wähle { $n } Waren; dieselbe geht auch mehrmals.
    }
ask-artisan = Wohin stellst du den Handwerker?
ask-trade-cards = Gefolgschaftskarten aus der Hand abwerfen? Je zwei bringen eine Münze.
ask-trade-goods =
    { $coins ->
        [one] Für deine Münze eine Ware kaufen?
       *[other] Waren für je eine Münze kaufen? Du hast { $coins } Münzen.
    }
ask-upgrade-wine = Wein ausgeben? Jeder Wein bringt 1 Einfluss.
ask-upgrade-tile = Ein Anwesenplättchen nehmen?
ask-upgrade-space = Wohin legst du es ({ $tile })?
ask-petition-marker = Den Startspielermarker für 2 Einfluss nehmen?
ask-petition-action = Einfluss für eine andere Aktion zahlen? Du hast { $influence }; was du zahlst, ist ihre Stärke.
ask-recruit-draw =
    { $left ->
        [one] Eine Gefolgschaftskarte ziehen? (die letzte)
       *[other] Eine Gefolgschaftskarte ziehen? (noch { $left })
    }
ask-recruit-play = Eine Gefolgschaftskarte ausspielen? Preis: { $price }.
ask-recruit-discard =
    { $n ->
        [one] Sechs Handkarten sind erlaubt: Wirf eine ab.
       *[other] Sechs Handkarten sind erlaubt: Wirf { $n } ab.
    }
ask-replace = Deine Reihe ist voll: Wer verlässt sie?
ask-sail-contract = Welchen Schifffahrtsvertrag erfüllst du? (Stärke { $strength })
ask-legs =
    { $sails ->
        [one] Ein Schiff bewegen? Noch ein Segel.
       *[other] Ein Schiff bewegen? Noch { $sails } Segel.
    }
ask-build-contract = Welchen Bauvertrag erfüllst du? (Stärke { $strength })
ask-orientation = Wie legst du das Gebäude ({ $shape })?
ask-spot = Wohin damit? { $orientation }
ask-build = Auf { $cells } bauen?
ask-build-completing = Auf { $cells } bauen? Damit wird umbaut: { $rewards }.
ask-race =
    { $left ->
        [one] Auf welcher Bahn vorrücken? (das letzte Feld)
       *[other] Auf welcher Bahn vorrücken? ({ $left } Felder)
    }
ask-charioteer = Einen Handwerker als Wagenlenker für ein weiteres Feld einsetzen?
ask-wheel = Ein goldenes Rad: Was nimmst du?
ask-produce =
    { $left ->
        [one] Einen Handwerker anheuern oder platzieren? (das letzte Mal)
       *[other] Einen Handwerker anheuern oder platzieren? (noch { $left }-mal)
    }
ask-tile = Das Plättchen nutzen ({ $tile })?
ask-tile-good = 1 Einfluss für eine Ware deiner Wahl zahlen?
ask-sp_recruit = Eine Gefolgschaftskarte ohne Münzen ausspielen? Preis: { $price }.
ask-sp_income = Was bringt dir das Plättchen?
ask-sp_hippodrome = Bis zu zwei Felder auf einer Bahn vorrücken?

## Auswahl

do-square = { $square }: { $row } { $r }, { $column } { $c }
do-block = { $square } ({ $row }, { $column })
do-emperor = { $square }: stärkt { $row } und { $column }
do-action = { $action } (Stärke { $strength })
do-forgo = Verzichten: { $action } (+1 Münze)
do-use = { $follower } einsetzen
do-begin = Beginnen
do-finish = Aktion beenden
do-claim = { $field } beanspruchen: { $achievement }
hint-claim =
    { $cost ->
        [0] { $vp } SP; sofort: { $gains }
       *[other] Kostet { $cost } Einfluss. { $vp } SP; sofort: { $gains }
    }
do-claim-none = Zug beenden
hint-mosaic = { $fields }
do-wine-none = Keinen Wein ausgeben
do-tile = { $tile } ({ $price })
do-tile-none = Kein Plättchen
do-space = { $space } ({ $row }, { $column })
do-space-replacing = { $space } ({ $row }, { $column }), anstelle von: { $tile }
do-marker = Marker nehmen
hint-marker = Du beginnst die nächste Runde; am Ende ist er 2 SP wert
do-marker-none = Liegen lassen
do-request =
    { $n ->
        [one] { $action } für 1 Einfluss
       *[other] { $action } für { $n } Einfluss
    }
do-request-none = Keine andere Aktion
do-draw-deck = Oberste Karte des Stapels
do-draw-stop = Keine weitere Karte
do-play-none = Niemanden ausspielen
do-contract-none = Kein Vertrag
hint-forgone = Gilt als Verzicht auf die Aktion: +1 Münze
hint-taken-back = Die Aktion gilt als Verzicht (+1 Münze), und alles darin wird zurückgenommen
hint-not-taken-back = Verdeckte Karten wurden aufgedeckt: nichts wird zurückgenommen, keine Münze
hint-no-room = Das Gebäude hat keinen Platz, aber die SP zählen
do-leg =
    { $sails ->
        [one] Schiff { $ship } nach { $harbour }
       *[other] Schiff { $ship } nach { $harbour } ({ $sails } Segel)
    }
do-stop = Das genügt
do-orientation = Zone { $zone }: { $picture }
hint-orientation =
    { $n ->
        [one] ein Platz
       *[other] { $n } Plätze
    }
hint-spot = { $rewards }
hint-spot-reward =
    { $left ->
        [0] umbaut { $space }: { $gains }
        [one] { $space } ({ $gains }): noch 1 Feld offen
       *[other] { $space } ({ $gains }): noch { $left } Felder offen
    }
do-place = Hier bauen
do-place-none = Gebäude nicht platzieren
do-lane =
    { $horses ->
        [0] Bahn { $lane }: auf Feld { $space }
        [one] Bahn { $lane }: auf Feld { $space } (1 Pferd)
       *[other] Bahn { $lane }: auf Feld { $space } ({ $horses } Pferde)
    }
hint-wheel =
    { $markers ->
        [0] Goldenes Rad: 1 Einfluss (kein Errungenschaftsmarker mehr da)
       *[other] Goldenes Rad: ein Errungenschaftsmarker oder 1 Einfluss
    }
hint-goal =
    { $wheel ->
        [0] Ziel: { $vp } SP am Ende
       *[other] Ziel: { $vp } SP am Ende, und ein goldenes Rad
    }
do-charioteer-none = Niemanden einsetzen
do-wheel-marker = Errungenschaftsmarker
hint-wheel-marker = Eine Errungenschaft mehr auf deinem Mosaik
do-wheel-influence = 1 Einfluss
do-hire = Handwerker anheuern (1 Weizen)
do-work = { $space }: { $gains }
do-conv_coin_artisan = 1 Münze zahlen: 1 Handwerker
do-conv_influence_coins = 1 Einfluss zahlen: 2 Münzen
do-decline = Jetzt nicht
hint-concede-solo = Die Partie endet sofort und ist verloren

## Erzählt

told-start =
    { $n ->
        [one] Eine Solopartie beginnt.
       *[other] Eine neue Partie mit { $n } Personen beginnt.
    }
told-first-player = Startspieler: { $who }.
told-you-drew = Du hast { $cards } gezogen.
told-you-keep = Du behältst { $cards }.
told-drafts-mosaic = { $who } nimmt Mosaikplättchen { $tile }: { $fields }.
told-new-mosaic = Neues Mosaikplättchen: { $tile }.
told-passes-packs =
    { $left ->
        [one] Alle haben eine Karte behalten; die letzte jedes Päckchens wandert weiter.
       *[other] Alle haben eine Karte behalten; { $left } wandern nach links weiter.
    }
told-draft-over = Der Draft ist vorbei; alle haben zwei Karten auf der Hand.
told-round = Runde { $round }: { $who } beginnt.
told-emperor-tile = Kaiserplättchen { $tile } erlaubt { $first } und { $second }.
told-emperor = { $who } stellt den Kaiser auf { $square }: stärkt { $row } und { $column }.
told-patrician = { $who } stellt einen Patrizier auf { $square } ({ $row }, { $column }).
told-legionnaire = { $who } sperrt { $square } mit einem Legionär.
told-acts = { $who }: { $action }, Stärke { $strength }.
told-forgoes = { $who } verzichtet ({ $action }): 1 Münze.
told-taken-back = Daraus wurde nichts ({ $action }): Was { $who } getan hat, wird zurückgenommen.
told-nothing-done = { $who } erreicht nichts weiter ({ $action }).
told-gains = { $who } erhält { $gains }.
told-uses = { $who } setzt { $follower } ein.
told-uses-strength = { $who } setzt { $follower } ein: Stärke { $strength }.
told-uses-gain = { $follower } bringt { $who } { $gains }.
told-draws =
    { $n ->
        [one] { $who } zieht eine Gefolgschaftskarte vom Stapel.
       *[other] { $who } zieht { $n } Gefolgschaftskarten vom Stapel.
    }
told-reshuffle = Die abgeworfenen Gefolgschaftskarten werden zum neuen Stapel gemischt.
told-takes-follower = { $who } nimmt { $follower } aus dem Angebot.
told-plays = { $who } spielt { $follower } aus: { $price }.
told-drops = { $who } legt { $follower } aus der Reihe ab.
told-discards = { $who } wirft { $cards } ab.
told-sells-cards = { $who } wirft { $cards } ab und erhält { $gains }.
told-buys = { $who } kauft { $gains }.
told-pours = { $who } gibt { $wine } aus und erhält { $gains }.
told-lays = { $who } legt ein Anwesenplättchen auf { $space }: { $tile }.
told-replaces = { $who } entfernt das Plättchen von { $space }: { $tile }.
told-marker = { $who } nimmt den Startspielermarker.
told-requests = { $who } erbittet eine andere Aktion: { $action }, Stärke { $strength }.
told-sailing-contract = { $who } erfüllt Schifffahrtsvertrag { $contract }.
told-sails = { $who }, Schiff { $ship }: erreicht { $harbour }.
told-sails-reward = { $who }, Schiff { $ship }: erreicht { $harbour } und erhält { $gains }.
told-building-contract = { $who } erfüllt Bauvertrag { $contract }.
told-builds = { $who } baut in Zone { $zone }: { $shape } auf { $cells }.
told-builds-nothing = { $who } platziert kein Gebäude ({ $shape }).
told-reward-complete = Das Belohnungsplättchen { $space } ist umbaut.
told-reward = { $who } erhält { $gains }.
told-races = { $who } rückt auf Bahn { $lane } auf Feld { $space } vor.
told-races-pays = { $who } rückt auf Bahn { $lane } auf Feld { $space } vor ({ $paid }).
told-charioteer = { $who } setzt einen Handwerker als Wagenlenker ein.
told-wheel-marker = { $who } gewinnt einen Errungenschaftsmarker.
told-wheel-gain = Das goldene Rad bringt { $who } { $gains }.
told-hires = { $who } heuert für 1 Weizen einen Handwerker an.
told-works = { $who }, Handwerker auf { $space }: { $gains }.
told-tile = { $who } nutzt ein Plättchen ({ $tile }): { $gains }.
told-claims = { $who } beansprucht { $field }: { $achievement }.
told-refill = Neu im Angebot: { $things }.
told-leaves-offer = Verlässt das Angebot: { $things }.
told-chariot = { $who } gewinnt das Streitwagenplättchen von Bahn { $lane }.
told-chariot-nobody = Niemand gewinnt das Streitwagenplättchen von Bahn { $lane }.
told-next-chariot = Nach dem nächsten ist Bahn { $lane } bevorzugt.
told-automa-blocks = Der KI-Spieler sperrt { $square } mit einem Legionär.
told-automa-point = { $square } ist besetzt: Der KI-Spieler erhält stattdessen einen Punkt ({ $points }).
told-automa-races = Der KI-Spieler rückt auf Bahn { $lane } auf Feld { $space } vor.
told-automa-discards = Der KI-Spieler entfernt Schifffahrtsvertrag { $contract }.
told-automa-sails = Die Schiffe des KI-Spielers erreichen { $first } und { $second }.
told-automa-builds = Der KI-Spieler nimmt Bauvertrag { $contract }.
told-automa-chariot = Der KI-Spieler gewinnt das Streitwagenplättchen von Bahn { $lane }.
told-automa-score = Der KI-Spieler: { $total } SP.
told-automa-wins = Der KI-Spieler gewinnt.
told-score = { $who }: { $total } SP.
told-winners =
    { $n ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }

## Der Tisch in Worten

sheet-title-mosaic_draft = Draft der Mosaikplättchen · { $who } nimmt eines
sheet-title-follower_draft = Draft der Gefolgschaftskarten
sheet-title-emperor = Runde { $round } von { $rounds } · { $who } stellt den Kaiser
sheet-title-legionnaires = Runde { $round } von { $rounds } · Legionäre
sheet-title-turn = Runde { $round } von { $rounds } · Zug { $lap } von { $laps } · { $who }
sheet-title-cleanup = Runde { $round } von { $rounds } · Aufräumen
sheet-title-over = Die Partie ist vorbei
sheet-forum = Forum
sheet-columns = Spalten: { $columns }
sheet-line = { $line } { $action }
sheet-row = Reihe { $line }: { $squares }
sheet-square-free = { $square } frei
sheet-square-emperor = { $square } Kaiser
sheet-square-legionnaire = { $square } Legionär
sheet-square-patrician = { $square } { $who }
sheet-marker = Startspieler: { $who }
sheet-marker-claimed = Startspielermarker: genommen von { $who }
sheet-offers = Angebote
sheet-sailing = Schifffahrtsverträge ({ $left } im Stapel)
sheet-building = Bauverträge ({ $left } im Stapel)
sheet-slot = • Stärke { $strength }: { $contract }
sheet-followers = Gefolgschaftskarten ({ $left } im Stapel, { $discard } abgelegt)
sheet-card = • { $name } – { $effect }
sheet-exhausted = • { $name } (erschöpft) – { $effect }
sheet-estate = Anwesenplättchen ({ $basic } Basis und { $special } Spezial in den Stapeln)
sheet-estate-tile = • { $tile } ({ $price }) – { $effect }
sheet-supply = Handwerker im Vorrat: { $artisans }
sheet-mosaic-draft = Mosaikplättchen zur Wahl
sheet-mosaic-offer = { $id } ({ $colour }): { $fields }
sheet-city = Stadt
sheet-zone = Zone { $zone } ({ $first }/{ $second }/{ $rest } SP): { $blocks }
sheet-blocks = { $who } { $n }
sheet-map = { $cells }
sheet-legend = · frei, ? Belohnung, ! vergebene Belohnung, × ungenutzt, * geplant: { $letters }
sheet-letter = { $letter } { $who }
sheet-rewards = Offene Belohnungen: { $rewards }
sheet-sea = Schwarzes Meer
sheet-fleet = { $who }: Schiff a in { $first }, Schiff b in { $second }
sheet-hippodrome = Hippodrom
sheet-lane = Bahn { $lane }: { $racers }
sheet-racer = { $who } auf { $space }
sheet-favoured = Bevorzugt: Bahn { $lane }
sheet-next-favoured = Danach: Bahn { $lane }
sheet-player = { $who } · { $colour }
sheet-goods = { $goods }
sheet-purse = Münzen { $coins } · Einfluss { $influence } · Handwerker { $artisans } · Handkarten { $hand } · Bausteine { $blocks } · Errungenschaftsmarker { $markers }
sheet-production = Produktion: { $spaces }
sheet-space =
    { $artisan ->
        [0] { $space } { $tile }
       *[other] { $space } { $tile } mit Handwerker
    }
sheet-space-flipped =
    { $artisan ->
        [0] { $space } { $tile } (verbraucht)
       *[other] { $space } { $tile } (verbraucht) mit Handwerker
    }
sheet-space-artisan = { $space } Handwerker
sheet-own-sailing = Schifffahrtsverträge: { $n }
sheet-own-building = Bauverträge ({ $n }): { $contracts }
sheet-claimed = Beansprucht: { $fields }
sheet-claimable = Kann beansprucht werden: { $fields }
sheet-unclaimed = Noch offen: { $fields }
sheet-field = { $field } ({ $achievement })
sheet-chariots = Streitwagenplättchen: { $n }
sheet-conceded = Hat aufgegeben
sheet-hand = Deine Hand ({ $n })
sheet-kept = Bisher behalten:
sheet-pack = Zur Wahl:
sheet-automa = KI-Spieler
sheet-automa-points = Punkte bisher: { $points }
sheet-automa-contracts = Bauverträge: { $contracts }
sheet-scores = Wertung
sheet-score = { $who }: { $total } = Schiffe { $ships } + Verträge { $contracts } + Zonen { $zones } + Streitwagen { $chariots } + Ziele { $goals } + Gefolgschaft { $followers } + Tiere { $animals } + Mosaik { $mosaic } + Waren { $goods } + Einfluss { $influence } + Marker { $marker }
sheet-automa-score = Wertung des KI-Spielers
sheet-automa-line = { $total } = Start { $start } + Schiffe { $ships } + Verträge { $contracts } + Zonen { $zones } + Streitwagen { $chariots } + Bahnen { $lanes } + Mosaik { $mosaic }
