# Was rund ums Spiel gesagt wird.

## Wer am Zug ist, für alle zu lesen: `turn-<Art der Frage>`

turn-romolo-lot = Wald oder Hügel wählen
turn-romolo-zone = die Startplättchen legen
turn-romolo-gift = einen ersten Rohstoff nehmen
turn-romolo-tower = die ersten Figuren setzen
turn-romolo-start = den Zug beginnen oder die Partie beenden
turn-romolo-unit = den Zug spielen
turn-romolo-attack = über Angriffe entscheiden
turn-romolo-tile = ein Würfelplättchen für den Kampf wählen
turn-romolo-withdraw = sich aus einem Kampf zurückziehen oder bleiben
turn-romolo-losses = Verluste zuweisen
turn-romolo-surplus = überzählige Verluste zuweisen
turn-romolo-surplus_units = Einheiten zurücknehmen
turn-romolo-hostile = sagen, ob Einheiten feindlich sind
turn-romolo-consent = auf das Angebot des Partners antworten
turn-romolo-feed = das Volk ernähren
turn-romolo-wages = Söldner entlohnen

## Punkte

points-characters = Charaktere
points-hexes = Kontrollierte Felder
points-dominion = Herrschaftsbereich
points-population = Bevölkerung
points-battles = Kampfmarker
points-money = Geld
points-majorities = Mehrheiten

## Schalter eines Tisches

variant-combat = Kämpfe
    .rule = Bestimmt, wie gekämpft wird: mit geheim gewählten Würfelplättchen oder mit einem Würfel, der dieselben Zeichen zeigt.
variant-combat-tiles = Würfelplättchen
variant-combat-die = Würfel
variant-hidden_money = Verdecktes Geld
    .rule = Bestimmt, ob das Geld der anderen zu sehen ist. Was gezahlt und eingenommen wird, erfahren in jedem Fall alle.
variant-hidden_money-on = Verdeckt
variant-hidden_money-off = Offen
variant-teams = Teams
    .rule = Zu viert können zwei gegen zwei spielen: die Plätze 1 und 3 gegen die Plätze 2 und 4. Mit weniger Leuten bewirkt das nichts.
variant-teams-off = Jeder für sich
variant-teams-on = Zwei gegen zwei
variant-events = Ereignisse beim Spiel allein
    .rule = Bestimmt, ob die Reihenfolge der Ereignisse offen liegt oder jedes aus einem Beutel gezogen wird. Das betrifft nur das Spiel allein.
variant-events-row = Offene Reihe
variant-events-bag = Beutel

## Warum die Partie endete

end-ended = Die Partie wurde im Schlussspiel beendet und gewertet.
end-conquest = Nur noch eine Seite ist übrig und gewinnt damit.
end-concession = Alle anderen haben aufgegeben, die übrige Seite gewinnt.
end-defeat = Der Turm ist gefallen, Amulius gewinnt.
end-rounds = Zweihundert Runden sind gespielt, darum wurde gewertet.

## Der Tisch in Worten

sheet-title-lots = Vorbereitung: Alle wählen Wald oder Hügel
sheet-title-zones = Vorbereitung: { $who } legt die Startplättchen
sheet-title-gifts = Vorbereitung: { $who } nimmt einen Rohstoff
sheet-title-placing = Vorbereitung: { $who } setzt Figuren
sheet-title-start = Runde { $round }: { $who } ist gleich am Zug
sheet-title-action = Runde { $round }: { $who }, Aktionsphase
sheet-title-combat = Runde { $round }: { $who }, Kampfphase
sheet-title-supply = Runde { $round }: { $who }, Versorgungsphase
sheet-title-rival = Runde { $round }: Amulius
sheet-title-over = Die Partie ist nach { $round } Runden zu Ende
sheet-course = Ablauf
sheet-start = Startspieler: { $who }
sheet-stacks = Wasserstapel { $water }, übrige Plättchen { $tiles }
sheet-endgame = Schlussspiel: Zu Beginn eines Zuges kann jeder die Partie beenden
sheet-active = { $who } bewegt { $unit }
sheet-event-row = Nächste Ereignisse: { $row } (insgesamt { $n })
sheet-event-bag = Ereignisse im Beutel: { $n }
sheet-fight = Kampf auf { $hex }: { $who } { $av } gegen { $other } { $dv }
sheet-last-fight = Letzter Kampf auf { $hex }: { $who } { $av } gegen { $other } { $dv }
sheet-fight-tile = { $who } zeigte { $tile }: { $n }
sheet-map = Karte
sheet-hidden = Verdeckt: { $hexes }
sheet-hex-name = { $hex }
sheet-hex-marked = { $hex } (Marker)
sheet-hex = { $hex } { $terrain }: { $details }
sheet-hex-seen = { $hex } { $terrain }, nur von dir gesehen: { $details }
sheet-empty = nichts
sheet-marker = ×{ $n }
sheet-tower = Turm von { $who }
sheet-tower-damaged = beschädigter Turm von { $who }
sheet-stored = gelagert { $cubes }
sheet-room = Gebäude { $n } von { $limit }, Stärke { $strength }
sheet-unit-standing = { $unit } von { $who }
sheet-unit-lying = { $unit } von { $who } liegend
sheet-unit-hindered = { $unit } von { $who } behindert
sheet-ruler = unter Kontrolle von { $who }
sheet-market = Markt
sheet-column = { $good }: Preis { $n }, darüber { $cubes }
sheet-market-cubes = Quader auf der Tafel: { $n } (Preise ändern sich bei 4)
sheet-characters = Charaktere
sheet-character = { $character }: { $what }
sheet-stack = Stapel: { $n }
sheet-next-price = Dein nächster Charakter kostet { $coins } Münzen
sheet-bank = Bank
sheet-bank-left = { $pieces }
sheet-piece = { $what } { $n }
sheet-exhausted = Aufgebrauchte Arten: { $n } (das Schlussspiel beginnt bei 3)
sheet-player = { $who } ({ $colour })
sheet-out = Ausgeschieden
sheet-conceded = Hat aufgegeben; das gilt ab dem nächsten Zug
sheet-capital = Hauptstadt { $hex }, Stärke { $n }, Einfluss bis Entfernung { $radius }
sheet-people = Arbeiter { $workers } von { $most }, Soldaten und Söldner { $military } von { $mostmilitary }
sheet-stock = Vorrat: { $cubes }
sheet-money = Münzen: { $coins }
sheet-money-hidden = Münzen: verdeckt
sheet-owned = Charaktere: { $characters }
sheet-character-with = { $character } ({ $extras })
sheet-used = benutzt
sheet-battles = Kampfmarker: { $n }
sheet-hand = Deine Würfelplättchen: { $tiles }
sheet-dice = Würfelplättchen: { $n }
sheet-lot = Dein geheimes Plättchen: { $lot }
sheet-farm = Architectus zählt den Bauernhof auf { $hex }
sheet-fallen = Gefallene Söldner, die noch Lohn bekommen: { $n }
sheet-stance-friendly = Freundlich zu { $who }
sheet-stance-ask = Will zu { $who } gefragt werden
sheet-withdrawal-stay = Verteidiger ziehen sich nie zurück
sheet-withdrawal-losing = Verteidiger ziehen sich zurück, wenn sie verlieren
sheet-score = Punkte von { $who }: { $n }
sheet-score-line = { $what }: { $n }, Mehrheit { $bonus }

## Überschriften beim Nachschlagen

cli-group-job = Arbeit
cli-group-good = Rohstoffe
cli-group-terrain = Gelände
cli-group-building = Gebäude
cli-group-unit = Einheiten
cli-group-dice = Würfelplättchen
cli-group-character = Charaktere

## Zahlen für die Texte zum Nachschlagen

number-cost = Kosten: { $cubes }.
number-wall = Jeder kostet einen Quader; möglich sind { $goods }.
number-face =
    { $n ->
        [0] leere Seite = { $symbol }
       *[other] { $n } = { $symbol }
    }
number-die = Ein Würfel zeigt dieselben Zeichen: { $faces }.
number-markers = Die Multiplikatoren sind { $values }; einige davon liegen auf Feldern in der Mitte.
number-dominion-none = Ohne ein solches Feld bekommst du nichts.
number-dominion-alone = Ohne ein solches Feld bekommst du die Stärke deiner Hauptstadt allein.
number-character =
    { $n ->
        [one] { $name }
       *[other] { $name } ({ $n })
    }
number-characters = Typ I: { $i }. Typ II: { $ii }. Typ III: { $iii }.

## Computerspieler

bot-caretaker = stiller Statthalter
