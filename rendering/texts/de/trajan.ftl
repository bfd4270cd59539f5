# Trajan: Wörter, die nur Bilder brauchen.

trajan-progress = Quartal { $quarter } · Runde { $round } · Zug { $move }
trajan-points = Punkte
trajan-quarter = Quartal
trajan-round = Runde
trajan-steps-left =
    { $n ->
        [one] Schritt bis zum Rundenende
       *[other] Schritte bis zum Rundenende
    }
trajan-demands = Bedürfnisse
trajan-demands-left = noch { $n }
trajan-deck = Stapel
trajan-pile-left = links
trajan-pile-right = rechts
trajan-then = { $brings }, dann { $action }
trajan-last-acts = Letzter Stein: { $action }
trajan-tile-needs = muss für das Plättchen nach { $tray }
trajan-tile-sure = Plättchen in jedem Fall erfüllt
trajan-tile-none = dort kein Plättchen erfüllbar
trajan-worth-now =
    { $n ->
        [one] jetzt 1 Punkt
       *[other] jetzt { $n } Punkte
    }
trajan-tile-possible = Plättchen erfüllbar
trajan-votes = Stimmen jetzt
trajan-stones = Steine

trajan-phase-stones = Steine legen
trajan-phase-cards = Karten nehmen
trajan-phase-tiles = Trajanplättchen nehmen
trajan-phase-turn = Mulde wählen
trajan-fulfilling = Das Trajanplättchen bei { $tray } wirkt
trajan-phase-demands = Bedürfnisse des Volkes
trajan-phase-senate = Abstimmung im Senat
trajan-sowing =
    { $n ->
        [one] Verteilt aus { $tray }: der letzte Stein kommt nach { $target }
       *[other] Verteilt aus { $tray }: noch { $n } Steine, der letzte kommt nach { $target }
    }
trajan-doing-main = Aktion: { $action }
trajan-doing-bonus = Bonusaktion: { $action }
trajan-doing-repeat =
    { $n ->
        [0] { $action } noch einmal
       *[other] { $action } noch einmal, dann ein weiteres Mal
    }

trajan-key = Zeichen
trajan-key-hand = Karten auf der Hand
trajan-key-supply = Figuren im Vorrat
trajan-key-workers = Arbeiter: Lager + Bauplätze
trajan-key-legionnaires = Legionäre: Lager + Karte
trajan-key-lasting = Bedürfnis dauerhaft gedeckt
trajan-key-loss = Verlust, endete das Quartal
trajan-key-extra = Zusatzaktionsplättchen
trajan-key-plus2 = +2-Marker: noch zweimal
trajan-key-votes = Stimmen (aus Plättchen)
trajan-key-first-stairs = 1. Treppe: Forum
trajan-key-first-door = 1. Tür: Senat
trajan-key-first-fountain = 1. Brunnen: Hafen
trajan-key-first-roof = 1. Dach: Trajan
trajan-key-first-window = 1. Fenster: Militär
trajan-key-bonus = Bonustafeln, gelbe Seite
trajan-key-own-bonus = Bonustafel: Punkte am Ende
trajan-key-arch = Bogen: nächstes Trajanplättchen
trajan-key-display = farbig: ausgelegte Waren
trajan-key-start = Startspieler

trajan-mat-need = gedeckt
trajan-mat-loss = Verlust
trajan-mat-action = Zusatzaktionen
trajan-mat-wild = Joker
trajan-mat-votes = Stimmen
trajan-mat-building = Gebäude
trajan-mat-bonus = Bonus am Ende
trajan-mat-display = ausgelegt

trajan-own-hand = Hand
trajan-own-supply = Im Vorrat
trajan-own-camp = Im Lager
trajan-own-placed = Auf Bauplätzen und Karte
trajan-own-demanded = Bisher gefordert
trajan-own-people = Volk
trajan-own-needs = Bedürfnisse gedeckt
trajan-own-loss = Verlust derzeit
trajan-own-extras = Zusatzaktionen
trajan-own-votes = Stimmen
trajan-own-votes-tiles = Stimmen (aus Plättchen)
trajan-own-wilds = Joker
trajan-own-buildings = Gebäude
trajan-own-display = Ausgelegt
trajan-own-bonus = Bonus am Ende

trajan-from-play = Schiffe, Senat, Plättchen
trajan-from-provinces = Provinzen
trajan-from-sites = Bauten
trajan-from-left = Reste
trajan-from-sets = Sätze
trajan-from-bonus = Bonustafeln

trajan-score-track = Im Spiel
trajan-score-sets = Gebäudesätze
trajan-score-bonus = Bonustafeln
trajan-score-total = Gesamt

trajan-hand-count =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
trajan-displayed = { $n } in der Auslage
trajan-known = bekannt
trajan-known-means = bekannt: alle haben die Karte gesehen
trajan-ship-nothing = nichts zu verschicken
trajan-ship-cards =
    { $n ->
        [one] 1 Karte bringt { $vp }
       *[other] { $n } Karten bringen { $vp }
    }
trajan-ship-pairs =
    { $n ->
        [one] 1 Paar bringt { $vp }
       *[other] { $n } Paare bringen { $vp }
    }

trajan-phase-over = Die Partie ist zu Ende
trajan-none = keine
trajan-conceded = aufgegeben
trajan-alt-time =
    { $n ->
        [one] 1 Schritt bis zum Ende der Runde; offene Bedürfnisse: { $demands }.
       *[other] { $n } Schritte bis zum Ende der Runde; offene Bedürfnisse: { $demands }.
    }
trajan-alt-player = { $who }: Hand { $hand }, Vorrat { $supply }, Arbeiter { $workers }, Legionäre { $legionnaires }, Verlust jetzt { $loss }.
trajan-alt-cards = Stapel { $deck }, offene Karten: { $cards }.
trajan-alt-stack = Stapel „{ $name }“
trajan-alt-slot = Platz an Mulde { $tray }
trajan-alt-camp-military = Feldlager
trajan-alt-camp-worker = Arbeiterlager
trajan-alt-discard = Ablage { $side }
trajan-alt-bonus = Bonustafel { $side }
trajan-alt-stones = Steine: { $list }.
