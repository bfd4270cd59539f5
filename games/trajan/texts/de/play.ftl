# Was während einer Partie gefragt, angeboten und erzählt wird.

## Namen

tray = { $tray } { $action }
sown = { $colour } nach { $tray }
counted = { $n } { $what }
counted-wild =
    { $n ->
        [one] ein Joker
       *[other] { $n } Joker
    }
points =
    { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }
construction-tile = { $type } { $vp }
trajan-tile = { $one } + { $two }: { points }, { $effect }
trajan-tile-plain = { $one } + { $two }: { points }
laid-tile = { $one } + { $two }: später { points }, { $effect }
laid-tile-plain = { $one } + { $two }: später { points }
reward = { points }, { $effect }
reward-plain = { points }

colour-yellow = gelb
colour-orange = orange
colour-green = hellgrün
colour-white = weiß
colour-pink = rosa
colour-blue = blau

effect-draw2 = 2 Karten
effect-none = nur Punkte
effect-worker_camp_1 = 1 Arbeiter
effect-worker_camp_2 = 2 Arbeiter
effect-military_camp_1 = 1 Legionär
effect-military_camp_2 = 2 Legionäre
effect-plus2_marker = ein +2-Marker
effect-demand_bread = dauerhaft Brot
effect-demand_games = dauerhaft Spiele
effect-demand_religion = dauerhaft Religion

## Fragen

ask-stones-first = In jede deiner sechs Mulden kommen zwei Steine. „Leg sie für mich“ verteilt alle mit einem Druck; oder wähle selbst, zuerst für { $tray }.
ask-stones = Mulde { $tray }: Welche zwei Steine?
ask-start-card =
    { $left ->
        [one] Nimm noch eine Warenkarte, um sie später zu verschiffen.
       *[other] Nimm { $left } Warenkarten, um sie später zu verschiffen, eine nach der anderen.
    }
ask-start-tile = Welches Trajanplättchen kommt an { $tray }? Es bringt etwas ein, wenn dein letzter Stein in diese Mulde fällt und beide Farben darin liegen.
ask-tray =
    { $left ->
        [one] Welche Mulde leerst du? Der letzte Stein bestimmt die Aktion. Noch ein Schritt bis zum Rundenende.
       *[other] Welche Mulde leerst du? Der letzte Stein bestimmt die Aktion. Noch { $left } Schritte bis zum Rundenende.
    }
ask-sow = Wie verteilst du die { $n } Steine?
ask-sow-stone = Welcher Stein kommt in { $tray }? Noch { $left }.
ask-seaport = Hafen: Was tust du?
ask-forum = Forum: Welches Plättchen nimmst du? Noch ist kein Bedürfnis dieses Quartals bekannt.
ask-forum-open = Forum: Welches Plättchen nimmst du? Bekannte Bedürfnisse: { $known }. Dir fehlt noch { $open }.
ask-forum-covered = Forum: Welches Plättchen nimmst du? Bekannte Bedürfnisse: { $known }. Das kannst du decken.
ask-military = Militär: Was tust du?
ask-senate = Senat: Vorrücken?
ask-trajan = Trajan: Welches Plättchen nimmst du für { $tray }?
ask-construction = Bau: Auf einem Platz (A1 bis D5) bauen oder einen Arbeiter ins Lager holen?
ask-as-bonus = Bonusaktion · { $question }
ask-again =
    { $left ->
        [0] Noch einmal · { $question }
       *[other] Noch einmal, danach ein weiteres Mal · { $question }
    }
ask-extra =
    { $n ->
        [one] „{ $tile }“ abgeben und { $action } noch einmal ausführen?
       *[other] „{ $tile }“ abgeben und { $action } noch { $n }-mal ausführen?
    }
ask-discard = Welche Karte wirfst du ab, und auf welchen Stapel?
ask-play = Welche ein oder zwei Karten legst du aus?
ask-ship_same = Gleiche Waren, für 1 bis 4 Karten { $values } Punkte: Was verschickst du?
ask-ship_pairs = Verschiedene Paare, für 1 bis 3 Paare { $values } Punkte: Welche Paare verschickst du?
ask-ship_different = Verschiedene Waren, für 1 bis 4 Karten { $values } Punkte: Was verschickst du?
ask-mixed-pairs =
    { $n ->
        [one] Welche Karte bildet ein Paar mit deinem Joker?
       *[other] Welche Karten bilden je ein Paar mit einem Joker? Du hast { $n }.
    }
ask-wild-pairs = Wie viele Paare aus je zwei Jokern kommen dazu?
ask-wild-cards = Wie viele Joker kommen dazu?
ask-figures-worker =
    { $n ->
        [one] Deine letzte Figur aus dem Vorrat ins Arbeiterlager stellen?
       *[other] Figuren aus dem Vorrat ins Arbeiterlager stellen?
    }
ask-figures-military =
    { $n ->
        [one] Deine letzte Figur aus dem Vorrat ins Feldlager stellen?
       *[other] Figuren aus dem Vorrat ins Feldlager stellen?
    }
ask-plus2 = Welche Aktion bekommt den +2-Marker? Mit einem Zusatzaktionsplättchen führst du sie von da an noch zweimal aus.
ask-wild-demand = Das Volk verlangt { $demands }. Wie viele Bedarfsjoker gibst du ab?
ask-bonus = Du führst im Senat: Welche Bonustafel nimmst du?

## Möglichkeiten

do-pair = { $one } + { $two }
do-random =
    { $n ->
        [12] Alle Steine zufällig
       *[other] Die übrigen { $n } zufällig
    }
hint-random = Der Zufall entscheidet, sobald alle fertig sind
do-start-deck =
    { $n ->
        [one] Oberste Karte des Stapels
       *[other] { $n } Karten vom Stapel
    }
do-take-discard =
    { $pile ->
        [left] { $card } (links)
       *[right] { $card } (rechts)
    }
hint-stack =
    { $n ->
        [one] { $stack } – das letzte im Stapel
       *[other] { $stack } – noch { $n } im Stapel
    }
do-tray = { $tray } ×{ $n } → { $target } { $action }
hint-tray-fulfils =
    { $ends ->
        [round] Kann das Plättchen erfüllen ({ $reward }) · beendet die Runde
        [quarter] Kann das Plättchen erfüllen ({ $reward }) · beendet das Quartal
        [game] Kann das Plättchen erfüllen ({ $reward }) · beendet die Partie
       *[nothing] Kann das Plättchen erfüllen: { $reward }
    }
hint-tray-ends =
    { $ends ->
        [game] Beendet die Partie
        [quarter] Beendet das Quartal
       *[round] Beendet die Runde
    }
hint-fulfils = Erfüllt das Plättchen: { $reward }
do-sow-1 = { $stone0 }
do-sow-2 = { $stone0 } · { $stone1 }
do-sow-3 = { $stone0 } · { $stone1 } · { $stone2 }
do-sow-4 = { $stone0 } · { $stone1 } · { $stone2 } · { $stone3 }
do-sow-fulfil = Plättchen erfüllen, die übrigen beliebig
do-sow-rest = Alle übrigen in beliebiger Reihenfolge
do-skip = Auf { $action } verzichten
do-draw-two = 2 Karten ziehen, 1 abwerfen
hint-draw-two =
    { $n ->
        [one] 1 Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
do-play = 1 oder 2 Karten auslegen
hint-play = In deine Auslage; du ziehst ebenso viele nach
do-ship = Schiff – { $ship }: bis { points }
hint-ship_same =
    { $n ->
        [one] Du kannst 1 Karte verschicken
       *[other] Du kannst { $n } gleiche Karten verschicken
    }
hint-ship_pairs =
    { $n ->
        [one] Du kannst 1 Paar verschicken
       *[other] Du kannst { $n } verschiedene Paare verschicken
    }
hint-ship_different =
    { $n ->
        [one] Du kannst 1 Karte verschicken
       *[other] Du kannst { $n } verschiedene Karten verschicken
    }
do-discard =
    { $pile ->
        [left] { $card } nach links
       *[right] { $card } nach rechts
    }
hint-discard = Deckt { $card } zu
do-load-same =
    { $n ->
        [one] { $card }: { points }
       *[other] { $n } { $card }: { points }
    }
do-load-same-wild =
    { $n ->
        [one] { $card } + { $wilds } Joker: { points }
       *[other] { $n } { $card } + { $wilds } Joker: { points }
    }
do-load-wild =
    { $wilds ->
        [0] Kein Joker: { points }
        [one] 1 Joker: { points }
       *[other] { $wilds } Joker: { points }
    }
do-load-pair = 2 { $card }
do-load-mixed = { $card } + Joker
do-load-wild-pairs =
    { $n ->
        [0] Keines
        [one] 1 Paar Joker
       *[other] { $n } Paare Joker
    }
do-forum =
    { $n ->
        [one] { $tile }
       *[other] { $tile } (liegt { $n }-mal da)
    }
do-deploy = Legionär nach { $province }: { points }
hint-deploy =
    { $n ->
        [one] Dein einziger Legionär im Feldlager
       *[other] { $n } Legionäre im Feldlager
    }
do-move = Feldherr nach { $province }
do-move-take = Feldherr nach { $province }: { $tile }
hint-move = Ein Legionär brächte dort { $vp }
do-recruit-legionnaire = Neuer Legionär (Vorrat { $n })
do-advance = Vorrücken: { $vp } Punkte
hint-advance = Dann { $votes } Stimmen
do-build = { $site } { $type }: { $vp } Punkte
do-build-first = { $site } { $type }: { $vp } Punkte, Bonus { $action }
do-build-empty = { $site } (kein Plättchen)
hint-first-building = Dein erstes Gebäude dieser Art: Bonusaktion { $action }
do-recruit-worker = Neuer Arbeiter (Vorrat { $n })
do-extra =
    { $n ->
        [one] { $action } noch einmal
       *[other] { $action } noch { $n }-mal
    }
do-no-extra = Plättchen behalten
do-figures-worker =
    { $n ->
        [0] Keine
        [one] 1 Arbeiter
       *[other] { $n } Arbeiter
    }
do-figures-military =
    { $n ->
        [0] Keine
        [one] 1 Legionär
       *[other] { $n } Legionäre
    }
do-no-plus2 = Kein Marker
do-wild-demand =
    { $n ->
        [0] Keinen abgeben: { $loss } Punkte Verlust
       *[other] { $n } abgeben: { $loss ->
            [0] kein Verlust
           *[other] { $loss } Punkte Verlust
        }
    }

## Erzählt

told-start =
    { $n ->
        [2] Eine neue Partie zu zweit beginnt.
        [3] Eine neue Partie zu dritt beginnt.
        [4] Eine neue Partie zu viert beginnt.
       *[other] Eine neue Partie zu fünft beginnt.
    }
told-stones = Alle Steine liegen.
told-start-player = { $who } hat den ersten Zug.
told-first-bonus = { $who } zieht „{ $tile }“.
told-discards = Auf den Ablagestapeln liegen zu Beginn: { $cards }.
told-begins = { $who } beginnt.
told-lays-tile = { $who } belegt { $tray } mit { $tile }.
told-next-tile = Darunter liegt { $tile }.
told-reshuffles =
    { $n ->
        [one] Der Stapel ist leer; die letzte abgeworfene Karte bildet den neuen.
       *[other] Der Stapel ist leer; { $n } abgeworfene Karten werden gemischt.
    }
told-draws =
    { $n ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $n } Karten.
    }
told-you-drew = Du hast { $cards } gezogen.
told-takes-discard =
    { $pile ->
        [left] { $who } nimmt { $card } vom linken Ablagestapel.
       *[right] { $who } nimmt { $card } vom rechten Ablagestapel.
    }
told-refills-discard =
    { $pile ->
        [left] Links liegt jetzt { $card }.
       *[right] Rechts liegt jetzt { $card }.
    }
told-discards-card =
    { $pile ->
        [left] { $who } wirft { $card } nach links ab.
       *[right] { $who } wirft { $card } nach rechts ab.
    }
told-sows = { $who } leert Mulde { $tray }: { $stones }.
told-time-up =
    { $n ->
        [one] Nach diesem Zug endet die Runde.
       *[other] Nach diesem Zug enden zwei Runden.
    }
told-fulfils = { $who } erfüllt { $tile }.
told-figures-worker =
    { $n ->
        [one] { $who } stellt eine Figur ins Arbeiterlager.
       *[other] { $who } stellt { $n } Figuren ins Arbeiterlager.
    }
told-figures-military =
    { $n ->
        [one] { $who } stellt eine Figur ins Feldlager.
       *[other] { $who } stellt { $n } Figuren ins Feldlager.
    }
told-plus2 = { $who } setzt einen +2-Marker auf { $action }.
told-impossible = { $who } kann { $action } nicht ausführen.
told-skips = { $who } verzichtet auf { $action }.
told-bonus-action = { $who } bekommt eine Bonusaktion: { $action }.
told-extra =
    { $n ->
        [one] { $who } gibt „{ $tile }“ ab: { $action } noch einmal.
       *[other] { $who } gibt „{ $tile }“ ab: { $action } noch { $n }-mal.
    }
told-plays = { $who } legt { $cards } aus.
told-ships = { $who } verschickt { $cargo } ({ $ship }): +{ $vp }.
told-takes-tile = { $who } nimmt { $tile } ({ $space }).
told-recruits-legionnaire = { $who } stellt einen Legionär auf.
told-recruits-worker = { $who } stellt einen Arbeiter auf.
told-moves = { $who } zieht mit dem Feldherrn nach { $province }.
told-takes-in-province = { $who } nimmt { $tile } in { $province }.
told-deploys = { $who } setzt einen Legionär in { $province } ein: +{ $vp }.
told-advances = { $who } rückt im Senat auf das Feld mit { $vp } Stimmen vor: +{ $vp }.
told-builds = { $who } baut auf { $site }: { $type }, +{ $vp }.
told-builds-empty = { $who } stellt einen Arbeiter auf { $site }.
told-demand = Runde { $round }: Das Volk verlangt { $demand }.
told-quarter-ends = Quartal { $quarter } endet.
told-demands-met =
    { $tiles ->
        [0] { $who } deckt alle Bedürfnisse, ohne ein Plättchen abzugeben.
        [one] { $who } deckt alle Bedürfnisse und gibt 1 Plättchen ab.
       *[other] { $who } deckt alle Bedürfnisse und gibt { $tiles } Plättchen ab.
    }
told-demands-unmet =
    { $n ->
        [one] { $who } lässt 1 Bedürfnis offen: −{ $loss }.
       *[other] { $who } lässt { $n } Bedürfnisse offen: −{ $loss }.
    } { $tiles ->
        [0] Kein Plättchen abgegeben.
        [one] 1 Plättchen abgegeben.
       *[other] { $tiles } Plättchen abgegeben.
    }
told-votes =
    { $votes ->
        [one] { $who } hat 1 Stimme.
       *[other] { $who } hat { $votes } Stimmen.
    }
told-gets-bonus =
    { $side ->
        [yellow] { $who } nimmt „{ $tile }“, gelbe Seite: { $what }.
       *[grey] { $who } bekommt „{ $tile }“, graue Seite: { $what }.
    }
told-quarter = Quartal { $quarter } beginnt.
told-score = { $who }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    } (Endwertung +{ $added }).
told-winner = { $who } gewinnt!

## Der Tisch in Worten

sheet-title-stones = Aufbau · Aktionssteine
sheet-title-cards = Aufbau · { $who } nimmt Warenkarten
sheet-title-tiles = Aufbau · { $who } nimmt Trajanplättchen
sheet-title-turn = Quartal { $quarter } · Runde { $round } · { $who } ist am Zug
sheet-title-demands = Ende von Quartal { $quarter } · Bedürfnisse
sheet-title-senate = Ende von Quartal { $quarter } · Senat
sheet-title-over = Die Partie ist zu Ende
sheet-none = keine
sheet-no-stones = leer
sheet-centre = Tisch
sheet-time = Zeit { $pos } von { $length } · noch { $left ->
        [one] 1 Schritt
       *[other] { $left } Schritte
    } bis zum Rundenende
sheet-demands = Bedürfnisse: { $open } ({ $n } verdeckt)
sheet-start = Startspieler: { $who }
sheet-harbour = Hafen
sheet-ship =
    { $side ->
        [front] { $ship }, bunte Seite: { $values }
       *[back] { $ship }, graue Seite: { $values }
    }
sheet-deck =
    { $n ->
        [one] Stapel: 1 Karte
       *[other] Stapel: { $n } Karten
    }
sheet-discard =
    { $pile ->
        [left] Ablage links: { $card } ({ $n })
       *[right] Ablage rechts: { $card } ({ $n })
    }
sheet-tiles = Forum und Trajanplättchen
sheet-forum = Forum: { $tiles }
sheet-forum-tile = { $tile } ({ $spaces })
sheet-stacks = Verdeckt: { $forum } Forumsplättchen, { $extra } Zusatzaktionsplättchen
sheet-stack = { $stack } ({ $n }): { $tile }
sheet-no-top = kein offenes Plättchen
sheet-map = Provinzen
sheet-camp = Feldherren im Feldlager: { $leaders }
sheet-leaders =
    { $n ->
        [one] Feldherr von { $who }
       *[other] Feldherren von { $who }
    }
sheet-legionnaires =
    { $n ->
        [one] Legionär von { $who }
       *[other] Legionäre von { $who }
    }
sheet-province = { $province } { $vp }: { $details }
sheet-province-lowered = { $province } { $vp }, jetzt { $value }: { $details }
sheet-no-tile = kein Plättchen
sheet-district = Stadtviertel
sheet-row = Reihe { $row }: { $sites }
sheet-site = { $site } { $tile }
sheet-site-workers = { $site } { $tile } ({ $workers })
sheet-site-empty = leer
sheet-senate = Senat
sheet-space =
    { $n ->
        [one] Feld { $space }: { $who }
       *[other] Feld { $space }, von unten: { $who }
    }
sheet-senate-bonus = { $tile }: { $what }
sheet-bag =
    { $n ->
        [one] 1 Bonustafel im Beutel
       *[other] { $n } Bonustafeln im Beutel
    }
sheet-player = { $who } · { points }
sheet-ready = Alle Steine gelegt
sheet-laying = Legt noch Steine
sheet-figures = Hand { $hand } · Vorrat { $supply } · Arbeiterlager { $workers } · Feldlager { $legionnaires } · auf Bauplätzen { $sites } · in Provinzen { $provinces } · Feldherr: { $leader }
sheet-tray = { $tray }: { $stones }
sheet-tray-tile = { $tray }: { $stones } – Plättchen { $tile }
sheet-tray-arch = { $tray }: { $stones } – Bogen
sheet-arch-centre = Der Bogen steht in der Mitte
sheet-circle = Kreis: { $trays }
sheet-circle-tray = { $tray } ({ $stones })
sheet-circle-tiles = Trajanplättchen: { $tiles } – Bogen: { $arch }
sheet-circle-tile = { $tray } { $tile }
sheet-centre-slot = Mitte
sheet-sowing = In der Hand: { $stones }; nächste Mulde { $tray }
sheet-votes =
    { $votes ->
        [one] Senatsfeld { $space }: 1 Stimme
       *[other] Senatsfeld { $space }: { $votes } Stimmen
    }
sheet-cover =
    { $n ->
        [0] Alle offenen Bedürfnisse sind gedeckt
        [one] 1 offenes Bedürfnis ist nicht gedeckt; das Quartalsende würde { $loss } kosten
       *[other] { $n } offene Bedürfnisse sind nicht gedeckt; das Quartalsende würde { $loss } kosten
    }
sheet-mat = Plättchen: { $tiles }
sheet-needs = Jedes Quartal: { $demands }
sheet-plus2 = +2-Marker: { $actions }
sheet-buildings = Gebäude: { $tiles }
sheet-bonus =
    { $side ->
        [yellow] { $tile }, gelb: { $what }
       *[grey] { $tile }, grau: { $what }
    }
sheet-display = Auslage: { $cards }
sheet-open-hand = Hand: { $cards }
sheet-known-hand = Von der Hand bekannt: { $cards }
sheet-conceded = Hat aufgegeben
sheet-hand = Deine Hand ({ $n })
sheet-hand-cards = { $cards }
sheet-fresh = Neu vom Stapel: { $cards }
sheet-shipment =
    { $vp ->
        [one] { $ship }: bis { $n }, 1 Punkt
       *[other] { $ship }: bis { $n }, { $vp } Punkte
    }
sheet-scores = Wertung
sheet-score = { $who }: { $total } = Leiste { $track } + Hand { $hand } + Arbeiterlager { $workers } + Feldlager { $legionnaires } + Trajanplättchen { $tiles } + Sätze { $sets } + Bonustafeln { $bonus }
sheet-score-set = · { $n } { $type }: { $vp }
sheet-score-bonus = · { $tile }: { $vp }
