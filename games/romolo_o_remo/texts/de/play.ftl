# Was in einer Partie gefragt, angeboten und erzählt wird.

## Namen

rival = Amulius
none = nichts
sign-wood = 🪵
sign-stone = 🪨
sign-grain = 🌾
sign-coin = 🪙
    .word = Münzen
    .one = Münze
sign-salt = 🧂
sign-refined = 💎
signed = { $n }{ $sign }
beside = { $a }{ $b }
either = { $a }/{ $b }
counted = { $n } { $what }
times = { $n } × { $what }
half-coin = ½
coins-and-half = { $n }½
money =
    { $half ->
        [2] 1 Münze
       *[other] { $coins } Münzen
    }
tokens =
    { $n ->
        [one] 1 Marke
       *[other] { $n } Marken
    }
wall-count =
    { $n ->
        [one] 1 Wall
       *[other] { $n } Wälle
    }
walls-at =
    { $n ->
        [one] Wall { $sides }
       *[other] Wälle { $sides }
    }
warehouse-with = Lagerhaus mit { $cubes }
part-coin = 1 Münze
part-half = ½ Münze
part-money = Münzen
terrain-hidden = ?

side-NE = NO
side-E = O
side-SE = SO
side-SW = SW
side-W = W
side-NW = NW

# Units: two letters and a number, as no hex has it.
short-worker = Ar
short-soldier = So
short-mercenary = Sl
short-explorer = En
short-rival = Am
named-unit = { $kind }{ $n }

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-brown = braun

bank-wall = Wälle
bank-farm = Bauernhöfe
bank-warehouse = Lagerhäuser
bank-temple = Tempel
bank-mill = Steinbrüche/Sägemühlen
bank-aqueduct = Aquädukte
bank-forum = Foren
bank-harbour = Häfen
bank-mercenary = Söldner
bank-battle_marker = Kampfmarker

event-white = weiß
event-yellow = gelb
event-pink = rosa
event-blue = blau
event-brown = braun

## Fragen: der Anfang

ask-lot = Welches Plättchen nimmst du zusätzlich zu deinen zwei Ebenen? Die anderen sehen es erst, wenn es liegt.
hint-lot-forest = Arbeiter bringen dort Holz
hint-lot-hill = Arbeiter bringen dort Stein
ask-zone = Wohin kommt dein Plättchen ({ $lot })? Die anderen beiden Startfelder werden Ebenen.
do-lay-lot = { $hex }: { $lot }
ask-gift = Welchen Rohstoff nimmst du zusätzlich zu 2 Getreide, 2 Holz und 2 Stein?
ask-place-tower = Auf welche deiner beiden Ebenen setzt du deinen Turm?
ask-place-farm = Auf welche deiner beiden Ebenen setzt du deinen Bauernhof?
ask-place-warehouse = Auf welche deiner beiden Ebenen setzt du dein Lagerhaus?
do-place = { $hex }
ask-place-workers = Auf welchen deiner beiden Ebenen stehen deine Arbeiter?
do-place-workers = { $a } und { $b }
do-place-both = beide auf { $hex }

## Fragen: der Zug

ask-endgame = Das Schlussspiel läuft: Spielst du deinen Zug, oder beendest du die Partie?
ask-no-workers = Du hast keinen Arbeiter mehr. Spielst du weiter?
do-play-on = Den Zug spielen
do-end-game = Die Partie jetzt beenden
hint-end-game = Gewertet wird sofort, ohne diesen Zug
do-give-up = Aufgeben
hint-give-up = Dein Turm und alles, was dir gehört, verlässt das Spiel

ask-first-unit = Runde { $round }: Welche Einheit aktivierst du?
ask-unit = Welche Einheit kommt als Nächstes?
do-unit = { $unit } · { $hex }
hint-hindered = Behindert: kann nur ziehen
do-end-actions = Alle fertig
hint-rest = Niemand war aktiv: Du bekommst 1 Münze
do-raze-home = Ende mit Abriss
hint-raze-home = Beendet die Phase; dann zerstört eine stehende Einheit ein Gebäude auf eigenem Grund
do-architectus = Architectus
hint-architectus = Der Bauernhof eines anderen Feldes zählt zur Stärke
ask-farm = Der Bauernhof welches Feldes zählt zur Stärke?
do-farm = { $hex }: Bauernhof

ask-deed =
    { $n ->
        [one] Was tut dein { $kind } { $unit } auf { $hex } ({ $terrain })? Noch 1 Aktion.
       *[other] Was tut dein { $kind } { $unit } auf { $hex } ({ $terrain })? Noch { $n } Aktionen; alles außer Ziehen verbraucht den Rest.
    }
ask-deed-hindered =
    { $n ->
        [one] Wohin zieht dein { $kind } { $unit } auf { $hex } ({ $terrain })? Behindert, darum nichts anderes. Noch 1 Aktion.
       *[other] Wohin zieht dein { $kind } { $unit } auf { $hex } ({ $terrain })? Behindert, darum nichts anderes. Noch { $n } Aktionen.
    }
ask-deed-after = Dein { $kind } { $unit } auf { $hex } hat gearbeitet. Willst du dort noch handeln?
do-stop = Einheit fertig
do-move = { $hex } · { $terrain }
do-ride = { $hex } · Equus
do-sail = { $hex } · Nauta
hint-ride = Ein Schritt mit Equus kostet keine Aktion
hint-sail = Ein Schritt mit Nauta kostet keine Aktion
hint-wall-ahead = Über einen Wall: Die Einheit wird behindert
hint-discovery = Unentdeckt: deckt das Plättchen auf und beendet die Aktionen der Einheit
do-look = { $hex } · ansehen
do-settle = Arbeiter werden
hint-settle = Kostet 1 Getreide aus deinem Vorrat; der Entdecker verlässt das Spiel
do-traductor = { $hex } · Traductor
hint-traductor = Arbeitet, als stünde er dort
ask-via = { $unit } arbeitet wie auf { $hex }: Was geschieht dort?

## Fragen: Arbeit

do-produce = { $hex }: +{ $cubes }
do-produce-into = { $hex }: +{ $cubes } → { $store }
do-fetch = { $hex }: +{ $cubes } heim
hint-produce = Produzieren, in ein leeres Lagerhaus
hint-fetch = Produzieren mit Apothecarius, gleich in deinen Vorrat
do-collect = { $cubes } einsammeln
do-refine = { $cubes } → 1💎
do-build = { $building } { $cost }
do-build-walls = Wälle { $goods }
do-demolish = Abreißen
hint-demolish = Reißt hier ein Gebäude oder Wälle ab; ein Rohstoff kommt zurück
do-convert = Umwandeln
hint-convert = Setzt hier ein anderes Gebäude an die Stelle eines alten, voll bezahlt
ask-walls =
    { $n ->
        [one] Auf welcher Seite von { $hex } steht der Wall?
       *[other] Auf welchen Seiten von { $hex } stehen Wälle? Bis zu { $n }.
    }
ask-which-walls = Welche Wälle von { $hex }?
ask-pay = Womit bezahlst du: { $what }?
do-pay = { $cubes }
do-pay-free =
    { $n ->
        [one] 1 Wall vom Defensor und { $cubes }
       *[other] { $n } Wälle vom Defensor und { $cubes }
    }
hint-aedificator = Mit Aedificator: ein Quader mehr, Holz und Stein beliebig gemischt
ask-demolish = Was reißt du auf { $hex } ab?
ask-refund = Welchen Rohstoff bekommst du zurück?
ask-convert = Was ersetzt du auf { $hex }?
ask-convert-into = Was tritt an die Stelle von { $old }? Du zahlst die vollen Kosten.
do-create = + { $unit } { $cost }
do-hire = Söldner anwerben
hint-hire = Je 1 Münze oder Waren von diesem Wert
ask-hire = Wie viele Söldner kommen nach { $hex }, und womit zahlst du?
do-hire-n =
    { $n ->
        [one] 1 für { $price }
       *[other] { $n } für { $price }
    }
do-recruit = Charakter { $coins }{ sign-coin }
hint-recruit = Bleibt bei dir: eine Fähigkeit und am Ende ein Punkt
ask-recruit = Welcher Charakter kommt für { $coins } Münzen zu dir?
ask-deposit = Welcher deiner Rohstoffe kommt auf { $character }? Er bleibt dort.
do-sell = Verkaufen
do-buy = Kauf { $cubes } für { $coins }{ sign-coin }
ask-sell = Was verkaufst du, und über welche Spalte kommt der Quader? Die Ware dieser Spalte wird dann teurer.
do-sell-good = { $good } +{ $n }{ sign-coin } über { $column }
ask-buy = Was kaufst du?
do-buy-good = { $cubes } für { $coins }{ sign-coin }
do-done = Fertig
ask-forum = Das Forum von { $hex } zahlt einmal im Zug, und ein anderes Forum zahlt mehr. Nimmst du seine Münzen jetzt?
do-forum-take = { $coins }{ sign-coin } nehmen
do-forum-leave = Nicht nehmen
do-free-sell = Freier Verkauf
do-free-buy = Freier Kauf
hint-free = { $character }: kostet keine Aktion
do-mercator = Mercator
hint-mercator = Hier { $give } gleiche Quader gegen { $get } tauschen
ask-give =
    { $n ->
        [one] Welchen Rohstoff gibst du?
       *[other] Von welchem Rohstoff gibst du { $n }?
    }
ask-get =
    { $n ->
        [one] Was bekommst du?
       *[other] Welche { $n } bekommst du?
    }
do-get = { $cubes }
do-exchange = Partnertausch
ask-terms = Tausch mit { $who }: Du gibst { $give } und nimmst { $take }. Höchstens 3 insgesamt.
do-give = { $what } geben
do-take = { $what } nehmen
do-propose = So vorschlagen
ask-consent = { $who } schlägt vor: Du bekommst { $give } und gibst { $take }. Einverstanden?
do-consent = Einverstanden
do-refuse = Ablehnen
do-steal = Praedo: { $who }
hint-steal = Einen Nachbarn bestehlen: Ein Würfel entscheidet, um wie viel
ask-loot =
    { $n ->
        [one] Was nimmst du dir von { $who }?
       *[other] Was nimmst du dir von { $who }? Insgesamt { $n } Quader.
    }
ask-hostile = { $who } will auf { $hex } handeln, wo deine Einheiten stehen. Sind sie feindlich?
do-be-hostile = Feindlich
hint-be-hostile = Nur Wegziehen ist möglich, in diesem Zug
do-be-friendly = Nicht feindlich
hint-be-friendly = Sie lassen es auf diesem Feld geschehen, in diesem Zug

## Fragen: Krieg

ask-attack = Kampfphase: Greifst du an?
ask-raze-at-all = Kampfphase: Zerstörst du Gebäude?
do-fight = { $hex }: gegen { $who } kämpfen (Verteidigung { $dv })
do-fight-heros = { $hex }: mit Heros gegen { $who } (Verteidigung { $dv })
do-raze = { $hex }: Gebäude zerstören
do-end-combat = Keine Angriffe mehr
ask-attackers = Welche Einheiten greifen auf { $hex } an?
ask-tile-attack = Du greifst { $who } auf { $hex } an, { $mine } gegen { $theirs }. Welches Würfelplättchen?
ask-tile-defend = { $who } greift dich auf { $hex } an, { $theirs } gegen deine { $mine }. Welches Würfelplättchen?
ask-dux = Kampf gegen { $who } auf { $hex }, { $mine } gegen { $theirs }. Wie viele Marken des Dux?
do-dux =
    { $n ->
        [0] Keine
        [one] 1 Marke
       *[other] { $n } Marken
    }
do-tile-dux = { $tile }, Dux +{ $n }
ask-withdraw = { $hex }: deine { $mine } gegen { $theirs }. Ziehen sich deine Einheiten zurück?
do-stay = Bleiben und kämpfen
do-withdraw-to = { $hex }: Rückzug
ask-losses =
    { $n ->
        [one] Welche Einheit von { $who } fällt?
       *[other] Welche { $n } Einheiten von { $who } fallen?
    }
ask-surplus-losses =
    { $n ->
        [one] 1 Verlust ist übrig. Was zerstörst du auf { $hex }?
       *[other] { $n } Verluste sind übrig. Was zerstörst du auf { $hex }?
    }
do-break-tower = Den Turm zerstören
do-damage-tower = Den Turm beschädigen
do-spare = Nichts mehr
ask-raze =
    { $n ->
        [one] Was zerstört deine Einheit auf { $hex }?
       *[other] Was zerstören deine Einheiten auf { $hex }? Insgesamt { $n } Gebäude.
    }
ask-surplus =
    { $n ->
        [one] Deine Hauptstadt ist zu schwach: Welche Einheit nimmst du zurück?
       *[other] Deine Hauptstadt ist zu schwach: Welche { $n } Einheiten nimmst du zurück?
    }

## Fragen: Versorgung

ask-waive =
    { $n ->
        [one] Foederatus: 1 Söldner will Lohn. Wie viele Marken gibst du ab?
       *[other] Foederatus: { $n } Söldner wollen Lohn. Wie viele Marken gibst du ab?
    }
ask-wages =
    { $n ->
        [one] Lohn für 1 Söldner: { $paid }, wenn du nichts anderes sagst. Womit willst du zuerst zahlen? Wähle nichts, um es so zu lassen.
       *[other] Lohn für { $n } Söldner: { $paid }, wenn du nichts anderes sagst. Womit willst du zuerst zahlen? Wähle nichts, um es so zu lassen.
    }
ask-sacrifice = Ein Söldner bleibt ohne Lohn. Welches Gebäude von { $hex } gibst du auf?
ask-leaver = Welcher unbezahlte Söldner geht?
do-leave = { $unit }
ask-dismiss = Welche Söldner entlässt du? Du musst keinen entlassen.
ask-feed =
    { $n ->
        [one] Für eine deiner Einheiten reichen die Bauernhöfe nicht. Wer bekommt Getreide, oder wer geht?
       *[other] Für { $n } deiner Einheiten reichen die Bauernhöfe nicht. Wer bekommt zuerst Getreide, oder wer geht?
    }
do-feed = { $unit }: 1 Getreide
do-return = { $unit }: geht
hint-feed = Wird aus deinem Vorrat ernährt
hint-return = Geht zurück in den Vorrat der Figuren

## Jederzeit

hint-concede-here = Gilt ab deinem nächsten Zug; bis dahin kannst du es zurücknehmen
hint-concede-alone = Die Partie ist sofort verloren
do-stance-hostile = Feindlich zu { $who }
do-stance-friendly = Freundlich zu { $who }
do-stance-ask = Bei { $who } jedes Mal fragen
hint-stance-hostile = Wo deine Einheiten stehen, kann dort nicht gearbeitet oder gelagert werden
hint-stance-friendly = Deine Einheiten lassen Arbeit, Lagern und Essen zu
hint-stance-ask = Du wirst gefragt, wenn es darauf ankommt
do-consents-agree = Jeden Tausch meines Partners annehmen
do-consents-ask = Mich vor jedem Tausch fragen
do-withdrawal-ask = Als Verteidiger: mich zum Rückzug fragen
do-withdrawal-stay = Als Verteidiger: nie zurückziehen
do-withdrawal-losing = Als Verteidiger: zurückziehen, wenn ich verliere
hint-withdrawal = Das weißt nur du; es gilt, wo Plättchen oder Würfel den Rückzug erlauben

## Ereignisse: der Anfang

told-start =
    { $n ->
        [one] Ein König steht einem Rivalen gegenüber: Amulius.
       *[other] { $n } Könige gründen ihre Städte.
    }
told-dealt = Das Land liegt aus, die Charaktere stehen bereit.
told-zone = { $who } lässt sich nieder; { $hex }: { $lot }.
told-gift = { $who } nimmt 1 { $good }.
told-placed = { $who } setzt den Turm auf { $tower }, einen Bauernhof auf { $farm } und ein Lagerhaus auf { $store }.

## Ereignisse: der Zug

told-turn = Runde { $round }: { $who } ist am Zug.
told-rests = { $who } lässt alle Einheiten ruhen und bekommt 1 Münze.
told-moves = { $who }: { $unit } zieht { $start } → { $hex }.
told-moves-hindered = { $who }: { $unit } zieht { $start } → { $hex } über einen Wall und ist behindert.
told-enters = { $who }: { $unit } erkundet { $hex } von { $start } aus.
told-discovery = { $hex }: { $terrain }.
told-marker = Wer { $hex } am Ende kontrolliert, zählt es ×{ $n }.
told-river = Der Fluss überschwemmt { $hex }.
told-looks = { $who }: { $unit } sieht sich { $hex } an.
told-seen = { $hex }: { $terrain }.
told-seen-marker = { $hex }: { $terrain }, zählt ×{ $n }.
told-settles = { $who }: Der Entdecker auf { $hex } wird Arbeiter { $unit }.
told-hostile = { $who } ist auf { $hex } feindlich zu { $other }.
told-friendly = { $who } lässt { $other } auf { $hex } gewähren.
told-stance-hostile = { $who } ist ab jetzt feindlich zu { $other }.
told-stance-friendly = { $who } ist ab jetzt freundlich zu { $other }.
told-stance-ask = { $who } will ab jetzt zu { $other } gefragt werden.
told-consents-agree = { $who } nimmt jeden Tausch des Partners an.
told-consents-ask = { $who } will vor jedem Tausch gefragt werden.
told-withdrawal-ask = Du wirst gefragt, ob du dich zurückziehst.
told-withdrawal-stay = Deine Verteidiger ziehen sich nie zurück.
told-withdrawal-losing = Deine Verteidiger ziehen sich zurück, wenn sie verlieren und es dürfen.
told-architectus = { $who } zählt den Bauernhof auf { $hex } zur Stärke.
told-produces = { $who }: { $unit } bringt { $what } von { $hex } ins Lagerhaus auf { $store }.
told-fetches = { $who }: { $unit } bringt { $what } von { $hex } gleich nach Hause.
told-collects = { $who }: { $unit } sammelt auf { $hex } ein: { $cubes }.
told-refines = { $who }: { $unit } veredelt { $n } { $good }.
told-builds = { $who }: { $unit } baut auf { $hex }: { $building } (bezahlt { $cubes }).
told-walls =
    { $n ->
        [one] { $who }: { $unit } baut auf { $hex } einen Wall, Seite { $sides } (bezahlt { $cubes }).
       *[other] { $who }: { $unit } baut auf { $hex } { $n } Wälle, Seiten { $sides } (bezahlt { $cubes }).
    }
told-demolishes = { $who }: { $unit } reißt auf { $hex } ab: { $building } (1 { $good } zurück).
told-converts = { $who }: { $unit } wandelt auf { $hex } um: { $old } → { $new }.
told-creates = { $who } erhält auf { $hex } eine neue Einheit: { $unit } { $name }.
told-hires =
    { $n ->
        [one] { $who } wirbt auf { $hex } einen Söldner für { $price } an.
       *[other] { $who } wirbt auf { $hex } { $n } Söldner für { $price } an.
    }
told-recruits = { $who } wirbt { $character } für { $coins } Münzen an.
told-new-character = In der Auslage liegt jetzt { $character }.
told-sells = { $who } verkauft { $good } für { $coins }; der Quader liegt über { $column }.
told-forum = Das Forum auf { $hex } bringt { $who } { $coins } dazu.
told-buys = { $who } kauft { $cubes } für { $coins }.
told-mercator = { $who } tauscht { $given } gegen { $got }.
told-exchange = { $who } gibt { $other } { $give } und bekommt { $take }.
told-refuses = { $other } hat einen Tausch vorgeschlagen; { $who } ist nicht einverstanden.
told-steals =
    { $n ->
        [0] { $who } will { $other } bestehlen und geht leer aus.
        [one] { $who } stiehlt { $other } 1 Quader.
       *[other] { $who } stiehlt { $other } { $n } Quader.
    }
told-steals-money = { $who } findet bei { $other } keine Waren und bekommt stattdessen Münzen: { $coins }.
told-loot = { $who } nimmt 1 { $good }.

## Ereignisse: Krieg

told-attack = { $who } greift { $other } auf { $hex } an: { $av } gegen { $dv }.
told-tile =
    { $dux ->
        [0] { $who } zeigt { $tile }: Aus { $value } wird { $conflict }.
       *[other] { $who } zeigt { $tile } (Dux +{ $dux }): Aus { $value } wird { $conflict }.
    }
told-withdraws = { $who } zieht sich nach { $hex } zurück.
told-wins = { $who } gewinnt den Kampf.
told-draw = Der Kampf endet unentschieden.
told-loses-unit = { $who } verliert { $unit } auf { $hex }.
told-razes = { $who } lässt auf { $hex } Gebäude zerstören.
told-destroys = { $who } zerstört auf { $hex }: { $building }.
told-tower-damaged = Der Turm von { $who } auf { $hex } ist beschädigt.
told-tower-falls = Der Turm von { $who } auf { $hex } fällt.
told-falls = { $who } scheidet aus.
told-surplus = { $who } nimmt { $unit } zurück: Die Hauptstadt ist zu schwach.
told-gives-up = { $who } gibt auf.

## Ereignisse: Versorgung und Ende

told-income = { $who } nimmt ein: { $cubes }.
told-waives =
    { $n ->
        [one] { $who } gibt 1 Marke des Foederatus für Lohn ab.
       *[other] { $who } gibt { $n } Marken des Foederatus für Lohn ab.
    }
told-wages-paid =
    { $n ->
        [one] { $who } zahlt einem Söldner { $paid } Lohn.
       *[other] { $who } zahlt { $n } Söldnern { $paid } Lohn.
    }
told-sacrifices = { $who } gibt für einen unbezahlten Söldner auf: { $building }.
told-deserts = { $unit } von { $who } geht ohne Lohn.
told-bankrupt = { $who } kann für unbezahlte Söldner nichts mehr aufgeben.
told-dismisses = { $who } entlässt { $unit }.
told-feeds = { $who } ernährt { $unit } mit 1 Getreide.
told-starves = Kein Bauernhof ernährt { $unit }, und { $who } gibt kein Getreide: Die Einheit geht zurück.
told-price = Markt: { $good } { $before } → { $after }.
told-endgame = Das Schlussspiel beginnt: Wer an die Reihe kommt, kann die Partie beenden, statt zu ziehen.
told-ends-game = { $who } beendet die Partie.
told-end = { $who } gewinnt.
told-lost = Amulius gewinnt.

## Ereignisse: allein

told-rival-rolls =
    { $n ->
        [0] Amulius würfelt die leere Seite.
       *[other] Amulius würfelt { $n }.
    }
told-rival-moves =
    { $n ->
        [one] Eine Einheit von Amulius zieht nach { $hex }.
       *[other] { $n } Einheiten von Amulius ziehen nach { $hex }.
    }
told-rival-razes = Amulius zerstört auf { $hex }: { $building }.
told-rival-units =
    { $n ->
        [0] Amulius bekommt keine Einheit.
        [one] Amulius bekommt eine Einheit auf { $hex }.
       *[other] Amulius bekommt { $n } Einheiten auf { $hex }.
    }
told-rival-character = Amulius nimmt { $character }.
told-rival-no-character = Amulius findet keinen Charakter.
told-rival-coins =
    { $n ->
        [one] Amulius bekommt 1 Münze.
       *[other] Amulius bekommt { $n } Münzen.
    }
told-event-white = Ereignis: Nichts geschieht.
told-event-yellow = Ereignis: Amulius sucht einen Charakter.
told-event-pink = Ereignis: Der Markt gerät in Bewegung.
told-event-blue = Ereignis: Amulius stellt Einheiten auf.
told-event-brown = Ereignis: Amulius marschiert; alle Ereignisse werden gemischt.
