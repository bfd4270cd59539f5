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
one-more =
    { $k ->
        [1] +{ $good }
       *[other] +{ $good } ({ $k }.)
    }
chain = { $head }; { $last }
dots = { $head } · { $last }
plus = { $head }+{ $last }
name = { $name }
vp = { $n } SP
nothing = nichts
empty = noch leer
free = gratis
coin = Münze
artisan = Handwerker
neutral = neutral
mosaic-green = grün
mosaic-yellow = gelb
mosaic-orange = orange
mosaic-tile = { $id } ({ $colour })
mosaic-field = Mosaikfeld { $field }
line-row_1 = Mosaikreihe 1
line-row_2 = Mosaikreihe 2
line-row_3 = Mosaikreihe 3
line-column_1 = Mosaikspalte 1
line-column_2 = Mosaikspalte 2
line-column_3 = Mosaikspalte 3
line-diagonal_down = Mosaikdiagonale abwärts
line-diagonal_up = Mosaikdiagonale aufwärts
sailing-contract = { $id } ({ $price })
building-contract = { $id }: { $shape } ({ $price }), { $vp } SP
contract-sailing = Vertrag { $price }
contract-building = { $shape } · { $vp } SP
source-building = Dein Gebäude für { $vp } SP
new-sailing-contract = Schifffahrtsvertrag ({ $price })
new-building-contract = Bauvertrag: { $shape } ({ $price }), { $vp } SP
harbour = { $name } ({ $id })
harbour-start = Nova Roma
harbour-vp = { $vp } SP am Ende, falls das Schiff nicht weiter kommt
harbour-reward = Du erhältst { $gains }
reward-space = { $space } ({ $gains })
reward-for = { $gains } für { $who }
space = { $row }+{ $column }
spot = { $cells }
shape-I1 = Einzelstein
shape-I2 = Zweierreihe
shape-I3 = Dreierreihe
shape-V3 = Dreierwinkel
shape-I4 = Viererreihe
shape-O4 = Quadrat
shape-T4 = T-Form
shape-L4 = L-Form
shape-Z4 = Z-Form

## Tabellen zum Nachschlagen, siehe reference.py

zone = Zone { $zone }
number-line = • { $what }: { $brings }
number-entry = • { $what }
number-tiles = • { $n } × { $what }
number-price = { $price }
number-prices = Preise der Plätze von links: { $basic }; des Spezialplättchens: { $special }
number-contract = { $id }: { $shape }
number-sailing = Schifffahrtsvertrag für { $price }. Für sich ist er keine SP wert: Er lässt deine Schiffe mit der Stärke der Aktion segeln und zählt fürs Mosaik.
number-building = Bauvertrag für { $price }, { $vp } SP wert. Form: { $shape } ({ $picture }), drehbar und spiegelbar. Zone A ist bei Stärke 1 offen, Zone B bei Stärke 2, Zone C bei Stärke 3.

## Fragen

ask-draft-mosaic = Nimm ein Mosaikplättchen einer Farbe, die dir noch fehlt.
ask-draft-follower = Behalte verdeckt eine dieser { $left } Gefolgschaftskarten; der Rest wandert nach links.
ask-draft-keep = Welche { $n } Gefolgschaftskarten behältst du? Die anderen kommen in den Stapel zurück.
ask-emperor = Wohin stellst du den Kaiser in dieser Runde? Er stärkt eine Reihe und eine Spalte für alle.
ask-patrician = Runde { $round }, Zug { $lap }: Platziere einen Patrizier auf einem Feld. Auf { $square } zum Beispiel: { $row } mit Stärke { $r } und { $column } mit Stärke { $c }.
ask-patrician-or-claim = Runde { $round }, Zug { $lap }: Platziere einen Patrizier auf einem Feld, oder beanspruche zuerst ein Feld deines Mosaiks. Auf { $square } zum Beispiel: { $row } mit Stärke { $r } und { $column } mit Stärke { $c }.
ask-action =
    { $n ->
        [one] Deine andere Aktion: ausführen, oder für eine Münze verzichten.
       *[other] Welche Aktion zuerst? Wer verzichtet, erhält eine Münze.
    }
ask-action-blocked = { $ask } Nicht möglich: { $blocked }.
blocked = { $action } ({ $why })
why-contracts = kein erreichbarer Vertrag ist bezahlbar
why-horses = zu wenige Pferde
why-goal = alle Marker sind im Ziel
why-spaces = kein freies Feld für einen Handwerker
why-wheat = kein Handwerker und kein Weizen, um einen anzuheuern
why-supply = kein Handwerker, und auch im Vorrat keiner mehr
why-influence = kein Einfluss
why-followers = keine Gefolgschaftskarte zu ziehen, keine auszuspielen
ask-claim = Vor dem Ende deines Zuges eine Errungenschaft beanspruchen?
ask-legionnaire = Platziere einen Legionär: Er sperrt ein Feld für diese Runde.
ask-followers-before = Bevor du beginnst ({ $action }): eine Gefolgschaftskarte einsetzen?
ask-followers-after = Bevor du aufhörst ({ $action }): eine Gefolgschaftskarte einsetzen?
ask-goods =
    { $n ->
        [one] { $source }: Wähle eine Ware.
       *[other] { $source }: Wähle { $n } Waren. Jeder Eintrag, den du ankreuzt, ist eine Ware.
    }
ask-artisan = { $source }: Wohin stellst du den Handwerker?
ask-trade-cards = Gefolgschaftskarten aus der Hand abwerfen? Je zwei bringen eine Münze.
ask-trade-goods =
    { $coins ->
        [one] Für deine Münze eine Ware kaufen?
       *[other] Waren für je eine Münze kaufen? Du hast { $coins } Münzen. Jeder Eintrag, den du ankreuzt, ist eine Ware.
    }
ask-upgrade-wine = Wein ausgeben? Jeder Wein bringt 1 Einfluss.
ask-upgrade-tile = Ein Anwesenplättchen nehmen?
ask-upgrade-space = Wohin legst du es ({ $tile })?
ask-petition-marker = Den Startspielermarker für 2 Einfluss nehmen?
ask-petition-action = Einfluss für eine andere Aktion zahlen? Du hast { $influence }; du zahlst so viel, wie du an Stärke wählst.
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
ask-replace = Deine Reihe ist voll: Welche Karte verlässt sie?
ask-sail-contract = Welchen Schifffahrtsvertrag erfüllst du? (Stärke { $strength })
ask-legs =
    { $sails ->
        [one] Ein Schiff bewegen? Noch ein Segel.
       *[other] Ein Schiff bewegen? Noch { $sails } Segel.
    }
ask-legs-tile =
    { $sails ->
        [one] { $tile }: ein Schiff bewegen? Noch ein Segel.
       *[other] { $tile }: ein Schiff bewegen? Noch { $sails } Segel.
    }
ask-lacking = { $ask } Nicht bezahlbar: { $lacks }.
lack = { $contract }: { $lacks } zu wenig
ask-build-contract = Welchen Bauvertrag erfüllst du? (Stärke { $strength })
ask-orientation = { $source } ({ $shape }): In welche Zone, und wie herum?
ask-spot = { $source } ({ $shape }): Wohin damit? { $orientation }
ask-build = { $source }: auf { $cells } bauen?
ask-build-completing = { $source }: auf { $cells } bauen? Damit wird umbaut: { $rewards }.
ask-race =
    { $left ->
        [one] Auf welcher Bahn vorrücken? (1 Feld)
       *[other] Auf welcher Bahn vorrücken? ({ $left } Felder)
    }
ask-charioteer = Einen Handwerker als Wagenlenker für ein weiteres Feld einsetzen?
ask-wheel = Goldenes Rad auf Bahn { $lane }: Was nimmst du?
ask-produce =
    { $left ->
        [one] Für 1 Weizen einen Handwerker anheuern, oder einen platzieren? (einmal)
       *[other] Für 1 Weizen einen Handwerker anheuern, oder einen platzieren? ({ $left }-mal)
    }
ask-tile = Das Plättchen nutzen ({ $tile })?
ask-tile-good = { $tile }: 1 Einfluss für eine Ware deiner Wahl zahlen?
ask-sp_recruit = { $tile }: eine Gefolgschaftskarte gratis ausspielen?
ask-sp_recruit-paying = { $tile }: eine Gefolgschaftskarte ohne Münzen ausspielen, für { $price }?
ask-sp_income = { $tile }: Was bringt es dir?
ask-sp_hippodrome = { $tile }: bis zu zwei Felder auf einer Bahn vorrücken?
ask-sp_hippodrome-on = { $tile }: auf dieser Bahn noch ein Feld vorrücken?

## Auswahl

do-square = { $square } { $row } { $r }, { $column } { $c }
do-block = { $square } ({ $row }, { $column })
do-emperor = { $square }: stärkt { $row } und { $column }
do-action = { $action } (Stärke { $strength })
do-forgo = Verzichten: { $action } (+1 Münze)
do-use = Mit { $follower }
hint-use-commits = { $effect }. Dann ist die Aktion Pflicht
do-begin = Beginnen
do-finish = Aktion beenden
do-claim = Beanspruchen: { $achievement }
do-claim-beside = { $field } beanspruchen
hint-claim-beside = { $achievement }: { $vp } SP
hint-claim-gaining-beside = { $achievement }: { $vp } SP, { $gains }
hint-claim = { $vp } SP
hint-claim-gaining = { $vp } SP, { $gains }
do-claim-none = Zug beenden
do-wine-none = Keinen Wein ausgeben
do-tile = { $tile }
do-tile-again = { $tile }, { $price }
hint-tile = { $price } – { $effect }
do-tile-none = Kein Plättchen
hint-replacing = ersetzt das Plättchen dort: { $tile }
do-marker = Marker nehmen
hint-marker = Du beginnst die nächste Runde; am Ende ist er 2 SP wert
do-marker-none = Liegen lassen
do-request = { $action } { $n }
do-request-none = Keine andere
do-draw-deck = Vom Stapel
do-draw-stop = Keine Karte mehr
do-play-none = Keine Karte ausspielen
do-contract-none = Kein Vertrag
do-sailing = für { $price }
do-building = { $contract } für { $price }
hint-building-no-room = Kein Platz dafür, aber die SP zählen
hint-forgone = Gilt als Verzicht auf die Aktion: +1 Münze
hint-taken-back = Die Aktion gilt als Verzicht (+1 Münze), und alles darin wird zurückgenommen
hint-not-taken-back = Verdeckte Karten wurden aufgedeckt: nichts wird zurückgenommen, keine Münze
do-leg =
    { $sails ->
        [one] Schiff { $ship } nach { $harbour }
       *[other] Schiff { $ship } nach { $harbour } ({ $sails } Segel)
    }
do-stop = Das genügt
do-orientation = { $zone } { $picture }
hint-spot-reward =
    { $left ->
        [0] umbaut { $space }: { $gains }
        [one] { $space } ({ $gains }): ringsum noch eins offen
       *[other] { $space } ({ $gains }): ringsum noch { $left } offen
    }
do-place = Hier bauen
do-place-elsewhere = Anderer Platz
do-place-none = Nicht platzieren
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
do-hire = Anheuern
hint-work = { $gains }
hint-work-tile = { $gains }. { $effect }
do-conv_coin_artisan = 1 Münze zahlen: 1 Handwerker
do-conv_influence_coins = 1 Einfluss zahlen: 2 Münzen
do-decline = Jetzt nicht
hint-concede-solo = Die Partie endet sofort und ist verloren

## Erzählt

told-start =
    { $n ->
        [one] Eine Solopartie beginnt.
        [2] Eine neue Partie zu zweit beginnt.
        [3] Eine neue Partie zu dritt beginnt.
       *[other] Eine neue Partie zu viert beginnt.
    }
told-first-player = Startspieler: { $who }.
told-you-drew = Du hast { $cards } gezogen.
told-you-keep = Du behältst { $cards }.
told-drafts-mosaic = { $who } nimmt Mosaikplättchen { $tile }: { $fields }.
told-new-mosaic = Neues Mosaikplättchen { $tile }: { $fields }.
told-passes-packs =
    { $left ->
        [one] Alle haben eine Karte behalten; die letzte jedes Päckchens wandert weiter.
       *[other] Alle haben eine Karte behalten; { $left } wandern nach links weiter.
    }
told-draft-over = Der Draft ist vorbei; alle haben zwei Karten auf der Hand.
told-round = Runde { $round }: { $who } beginnt. Kaiserplättchen { $tile } erlaubt { $first } und { $second }.
told-emperor = { $who } stellt den Kaiser auf { $square } und stärkt { $row } und { $column }.
told-patrician = { $who } stellt einen Patrizier auf { $square } ({ $row }, { $column }).
told-legionnaire = { $who } sperrt { $square } mit einem Legionär.
told-acts = { $action } (Stärke { $strength }): { $who } { $deeds }.
told-claims = { $who } { $deeds }.
told-automa = Der KI-Spieler { $deeds }.
told-forgoes = { $who } verzichtet auf { $action }: 1 Münze.
told-cannot = { $who } muss auf { $action } verzichten ({ $why }): 1 Münze.
told-taken-back = { $action }: Daraus wurde nichts; was { $who } getan hat, wird zurückgenommen, dafür 1 Münze.
told-reshuffle = Die abgeworfenen Gefolgschaftskarten werden zum neuen Stapel gemischt.
told-refill = Neu im Angebot: { $things }.
told-renewed = Nicht mehr im Angebot: { $gone }. Neu: { $things }.
told-chariot = { $who } gewinnt das Streitwagenplättchen von Bahn { $lane }.
told-automa-chariot = Der KI-Spieler gewinnt das Streitwagenplättchen von Bahn { $lane }.
told-chariot-nobody = Niemand gewinnt das Streitwagenplättchen von Bahn { $lane }.
told-chariot-next = { $won } { $next }
told-chariot-last = { $won }
favoured-then = Jetzt ist Bahn { $lane } bevorzugt, danach Bahn { $after }.
favoured-twice = Jetzt ist Bahn { $lane } bevorzugt, danach noch einmal.
favoured-last = Jetzt ist Bahn { $lane } bevorzugt, zum letzten Mal.
told-marker-end = { $who } hat am Ende den Startspielermarker.
told-automa-score = Der KI-Spieler: { $total } SP.
told-automa-wins = Der KI-Spieler gewinnt.
told-score = { $who }: { $total } SP.
told-winners =
    { $n ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }

## Taten: Satzteile hinter dem Namen

did-gains = erhält { $gains }
did-gains-by = erhält { $gains } durch { $source }
did-uses = nutzt { $what }
did-uses-strength = setzt { $follower } ein (+{ $n } Stärke)
did-uses-paying = setzt { $follower } für { $price } ein
did-nothing-more = erreicht nichts weiter
did-claims = beansprucht die Errungenschaft „{ $achievement }“
did-draws =
    { $n ->
        [one] zieht eine Gefolgschaftskarte vom Stapel
       *[other] zieht { $n } Gefolgschaftskarten vom Stapel
    }
did-takes-follower = nimmt { $follower }
did-plays = spielt { $follower } für { $price } aus
did-plays-free = spielt { $follower } gratis aus
did-drops = legt { $follower } aus der Reihe ab
did-discards = wirft { $cards } ab
did-sells-cards = wirft { $cards } für { $gains } ab
did-buys = kauft { $gains }
did-pours = gibt { $wine } für { $gains } aus
did-lays = legt { $tile } für { $price } auf { $space }
did-lays-free = legt { $tile } gratis auf { $space }
did-removes-tile = entfernt dort { $tile }
did-takes-marker = nimmt den Startspielermarker für { $price }
did-petitions = zahlt { $price } für { $action }
did-completes-sailing = erfüllt einen Schifffahrtsvertrag ({ $price })
did-sails = segelt mit Schiff { $ship } nach { $harbour }
did-sails-gaining = segelt mit Schiff { $ship } nach { $harbour } und erhält { $gains }
did-sails-both = segelt nach { $first } und { $second }
did-completes-building = erfüllt einen Bauvertrag: { $shape } ({ $price }), { $vp } SP
did-builds-in = baut in Zone { $zone } auf { $cells }
did-builds-nothing = platziert das Gebäude nicht
did-surrounds = umbaut Belohnung { $space }: { $rewards }
did-races = rückt auf Bahn { $lane } auf Feld { $space } vor
did-races-paying = rückt auf Bahn { $lane } für { $paid } auf Feld { $space } vor
did-charioteer = setzt einen Handwerker als Wagenlenker ein
did-wheel-marker = gewinnt einen Errungenschaftsmarker
did-wheel-gain = erhält { $gains } durch das goldene Rad
did-hires =
    { $n ->
        [one] heuert für 1 Weizen einen Handwerker an
       *[other] heuert für { $n } Weizen { $n } Handwerker an
    }
did-works = stellt einen Handwerker auf { $space } und erhält { $gains }
did-converts = nutzt { $tile }, { $price } für { $gains }
did-blocks = sperrt { $square } mit einem Legionär
did-blocks-nothing = erhält einen Punkt, weil { $square } besetzt ist ({ $points })
did-removes = entfernt { $contract }
did-takes-contract = nimmt { $contract }

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
sheet-zone = Zone { $zone } ({ $points } SP): { $blocks }
sheet-blocks = { $who } { $n }
sheet-map = { $cells }
sheet-legend = · frei, ? Belohnung, ! vergebene Belohnung, × ungenutzt, * geplant, { $signs }
sheet-sign = { $sign } { $who }
sheet-rewards = Offene Belohnungen: { $rewards }
sheet-sea = Schwarzes Meer
sheet-fleet = { $who }: Schiff a in { $first }, Schiff b in { $second }
sheet-route-north = Nordroute:
sheet-route-south = Südroute:
sheet-harbour = • { $id } { $name }, { $sails } Segel: { $brings }
sheet-harbour-ships = • { $id } { $name }, { $sails } Segel: { $brings } – { $ships }
sheet-ship = { $who } (Schiff { $ship })
sheet-hippodrome = Hippodrom
sheet-horse-lines = Linien, die Pferde kosten: { $costs }
sheet-horse-line =
    { $horses ->
        [one] 1 Pferd vor Feld { $space }
       *[other] { $horses } Pferde vor Feld { $space }
    }
sheet-wheels = Goldene Räder auf den Feldern { $wheels }; Feld { $goal } ist das Ziel ({ $vp } SP)
sheet-lane = Bahn { $lane }: { $racers }
sheet-racer = { $who } auf { $space }
sheet-favoured = Bevorzugt: Bahn { $lane }
sheet-next-favoured = Danach: Bahn { $lane }
sheet-yields = Produktionsbereich bei allen
sheet-yield-rows = Ertrag der Reihen 1, 2 und 3: { $yields }
sheet-yield-columns = Ertrag der Spalten 1, 2 und 3: { $yields }
sheet-player = { $who } · { $vp } SP, wenn jetzt Schluss wäre
sheet-player-over = { $who } · { $vp } SP
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
sheet-automa-now = Zusammen { $vp } SP, wenn jetzt Schluss wäre
sheet-automa-contracts = Bauverträge: { $contracts }
sheet-scores = Wertung
sheet-score = { $who }: { $total } = Schiffe { $ships } + Verträge { $contracts } + Zonen { $zones } + Streitwagen { $chariots } + Ziele { $goals } + Gefolgschaft { $followers } + Tiere { $animals } + Mosaik { $mosaic } + Waren { $goods } + Einfluss { $influence } + Marker { $marker }
sheet-automa-score = Wertung des KI-Spielers
sheet-automa-line = { $total } = Start { $start } + Schiffe { $ships } + Verträge { $contracts } + Zonen { $zones } + Streitwagen { $chariots } + Bahnen { $lanes } + Mosaik { $mosaic }

# Woher Punkte kommen.
points-ships = Schiffe
points-contracts = Bauverträge
points-zones = Zonen
points-chariots = Streitwagenplättchen
points-goals = Marker im Ziel
points-followers = Gefolgschaft
points-animals = Tiere
points-mosaic = Mosaik
points-goods = Waren und Münzen
points-influence = Einfluss und Handwerker
points-marker = Startspielermarker

# Was Gefolgschaftskarten zählen; in reference.ftl steht es mit ihren Zahlen.
scores-each = Am Ende: { $base ->
    [0] 1 SP
   *[other] { $base } SP plus 1 SP
 } je { $per ->
    [1] { $what }
   *[other] { $per } { $what }
 }
scores-least = Am Ende: { $vp } SP bei { $least } oder mehr { $what }
counted-wheat = übrigen Weizen
counted-stone = übrigen Stein
counted-wood = übriges Holz
counted-wine = übrigen Wein
counted-horse = { $per ->
    [1] übriges Pferd
   *[other] übrige Pferde
 }
counted-coin = Münzen
counted-influence = Einfluss
counted-building = { $per ->
    [1] Bauvertrag
   *[other] Bauverträge
 }
counted-sailing = { $per ->
    [1] Schifffahrtsvertrag
   *[other] Schifffahrtsverträge
 }
counted-follower = { $per ->
    [1] Karte in deiner Reihe
   *[other] Karten in deiner Reihe
 }
counted-estate = Anwesenplättchen
counted-animal = { $per ->
    [1] Tierplättchen
   *[other] Tierplättchen
 }
counted-race = { $per ->
    [1] Feld auf allen Bahnen zusammen
   *[other] Felder auf allen Bahnen zusammen
 }
