# Wörter, die nur Bilder brauchen.

pic-progress = Runde { $round } · Zug { $move }
pic-turn =
    { $n ->
        [one] { $names } ist am Zug
       *[other] { $names } sind am Zug
    }
pic-turn-many = { $n } Personen sind am Zug
pic-next = am Zug
pic-over = Die Partie ist zu Ende
pic-pay-for = Bezahlbar
pic-pay-nothing = Zurzeit nichts bezahlbar
pic-hand-title = Hand von { $name }
pic-hand-empty = Keine Karten auf der Hand
pic-hand-pale = blass: gerade nicht spielbar
pic-drawn = gezogen
pic-playable = Spielbar
pic-changed = Verändert
pic-marked = Zur Wahl
pic-shown = Zu sehen

## Ruhm für Rom

gtr-material = Material
gtr-role = Rolle
gtr-influence = Einfluss
gtr-pool = Umschlagplatz
gtr-sites = Bauplätze
gtr-sites-left = in der Stadt: { $n }
gtr-deck = Zugstapel
gtr-senators = Senatoren
gtr-no-role = keine Rolle
gtr-stance-lead = führt an
gtr-stance-follow = folgt
gtr-stance-think = denkt nach
gtr-conceded = aufgegeben
gtr-concession = aufgegeben
gtr-acting = { $role }: danach noch { $n }
gtr-acting-last = { $role }: letzte Aktion
gtr-acting-other = { $who } · { $doing }
gtr-think = Nachdenken
gtr-open-hand = Offene Hand
gtr-hand-count =
    { $n ->
        [one] 1 Karte · zieht auf { $limit } nach
       *[other] { $n } Karten · zieht auf { $limit } nach
    }
gtr-site-town = Platz in der Stadt
gtr-site-away = Platz auswärts
gtr-site-none = kein Platz mehr
gtr-copies = { $n } Stück
gtr-shown = gezeigt
gtr-any-role = jede Rolle
gtr-hand-times = ×{ $n }: so viele Aktionen
gtr-hand-fill = Hand { $n }/{ $limit }
gtr-vault = Schatulle
gtr-revealed = Schatullen aufgedeckt
gtr-bonuses = Boni
gtr-buildings = Gebäude
gtr-points = Punkte
gtr-hand = Hand
gtr-clients = Klienten
gtr-pay = Bezahlen mit
gtr-build = Bauen
gtr-stockpile = Lager
gtr-brings-now = fertig: +{ $n } Einfluss
gtr-brings-finished = wenn fertig: +{ $n }
gtr-brings-points =
    { $n ->
        [one] +1 Punkt
       *[other] +{ $n } Punkte
    }
gtr-site-brings = braucht { $n } · +{ $n } Einfluss
gtr-site-brings-away = 2 Aktionen · braucht { $n } · +{ $n } Einfluss
gtr-brings-stock = Lager { $n } → { $more }
gtr-brings-client = als { $role } { $n } → { $more }
gtr-lacks = { $building }: es fehlen { $n }
gtr-all-lack = meinen Bauten fehlen { $n }
gtr-role-now =
    { $n ->
        [one] 1 Aktion · Hand: { $cards }
       *[other] { $n } Aktionen · Hand: { $cards }
    }
gtr-think-senator = Hand { $n } → { $more }
gtr-think-refill = auffüllen: { $n } → { $more }
gtr-think-one = eine Karte: { $n } → { $more }
gtr-empty = leer
gtr-played = gespielte Karten

gtr-alt-shown = Gezeigt
gtr-alt-leader = Anführer { $who }, { $role }.
gtr-alt-piles = Zugstapel { $deck }, Senatoren { $senators }, Bauplätze in der Stadt { $sites }.
gtr-alt-player = { $who }: Hand { $hand }, Klienten { $clients }/{ $client_limit }, Lager { $stock }, Schatulle { $vault }/{ $vault_limit }.

gtr-leader = Anführer
gtr-asked = am Zug
gtr-incoming = kommt dazu
gtr-in-town = in der Stadt
gtr-out-of-town = auswärts
gtr-for-all = wirkt für alle
gtr-captured = erobert
gtr-works = wirkt schon
