# Was während einer Partie gefragt, angeboten und erzählt wird.

card = { $name } ({ $material }, { $role })
counted-material = { $n } { $material }
trial-no-function = in der Probepartie ohne Funktion
counted-role = { $n } { $role }

## Fragen

ask-start = Gib verdeckt eine Karte ab: Wessen Karte im Alphabet vorn liegt, führt an.
ask-lead = Runde { $round }: Du führst an. Wähle eine Rolle, oder denk nach und gib die Führung weiter.
ask-lead-otherwise =
    { $means ->
        [senator] { $ask } Rollen ohne eigene Karte führst du mit dem Senator an.
        [petition] { $ask } Rollen ohne eigene Karte führst du mit einem Bittgesuch an.
       *[either] { $ask } Rollen ohne eigene Karte führst du mit Senator oder Bittgesuch an.
    }
do-lead-with = { $role }: { $card }
do-labor-all = { $n } × { $material } ins Lager
do-sell-all = { $n } × { $material } in die Schatulle
ask-lead-cards = Womit führst du { $role } an?
ask-follow = { $who } führt { $role } an. Mit einer Karte dieser Rolle folgen und ihre Aktion auch ausführen, oder nachdenken und stattdessen Karten ziehen? Deine Klienten dieser Rolle handeln so oder so.
ask-think = Wie willst du nachdenken?
ask-think-optional =
    { $left ->
        [0] Du darfst nachdenken.
       *[other] Du darfst nachdenken; danach noch { $left }-mal.
    }
ask-petition =
    { $least ->
        [2] { $most ->
            [2] Welche zwei Karten bilden das Bittgesuch?
           *[other] Welche zwei oder drei Karten bilden das Bittgesuch?
        }
       *[other] Welche drei Karten bilden das Bittgesuch?
    }
ask-play-several = Welche Karten spielst du? Jede ist eine Aktion.
ask-add-petition = Du spielst { $cards }. Noch ein Bittgesuch dazu?
ask-latrine = Latrine: Vor dem Nachdenken eine Karte auf den Umschlagplatz legen?
ask-vomitorium =
    { $n ->
        [one] Vomitorium: Deine einzige Karte vor dem Nachdenken ablegen?
       *[other] Vomitorium: Alle { $n } Karten vor dem Nachdenken ablegen?
    }
ask-patron =
    { $n ->
        [one] Heuere einen Klienten an (Platz für einen).
       *[other] Heuere einen Klienten an (Platz für { $n }).
    }
ask-bath = Therme: Dein neuer Klient darf sofort handeln.
ask-laborer =
    { $left ->
        [0] Ein Material vom Umschlagplatz nehmen?
       *[other] Ein Material vom Umschlagplatz nehmen? (danach noch { $left })
    }
ask-dock = Dock: Zusätzlich eine Handkarte ins Lager legen?
ask-architect =
    { $left ->
        [0] Baumeister: Ein Gebäude beginnen (eine Handkarte wird sein Fundament) oder Material aus dem Lager anlegen.
       *[other] Baumeister: Ein Gebäude beginnen (eine Handkarte wird sein Fundament) oder Material aus dem Lager anlegen. (danach noch { $left })
    }
ask-craftsman =
    { $left ->
        [0] Handwerker: Ein Gebäude beginnen (eine Handkarte wird sein Fundament) oder Material aus der Hand anlegen.
       *[other] Handwerker: Ein Gebäude beginnen (eine Handkarte wird sein Fundament) oder Material aus der Hand anlegen. (danach noch { $left })
    }
ask-fountain = Du hast { $card } gezogen. Was machst du damit?
ask-stairs = Freitreppe: Das Gebäude eines Gegners für alle öffnen?
ask-prison = Verlies: Ein fertiges Gebäude eines Gegners nehmen?
ask-demand =
    { $n ->
        [one] Rom verlangt: Zeige eine Handkarte, du behältst sie. Umschlagplatz und Nachbarn geben dir je eine Karte dieses Materials, wenn sie eine haben.
       *[other] Rom verlangt: Zeige bis zu { $n } Handkarten, du behältst sie. Für jede geben dir Umschlagplatz und Nachbarn eine Karte ihres Materials, wenn sie eine haben.
    }
ask-demand-pool = Das passende Material vom Umschlagplatz nehmen?
ask-demand-pool-some = Was davon nimmst du?
ask-give-must =
    { $n ->
        [one] { $who } verlangt { $material }: Welche Karte gibst du ab?
       *[other] { $who } verlangt { $material }: Welche { $n } Karten gibst du ab?
    }
ask-give-may = { $who } verlangt { $material }. Du bist geschützt; trotzdem etwas abgeben?
ask-lions =
    { $n ->
        [one] Colosseum: Einen Klienten den Löwen vorwerfen?
       *[other] Colosseum: Bis zu { $n } Klienten den Löwen vorwerfen?
    }
ask-merchant =
    { $n ->
        [one] Verkaufe ein Material in deine Schatulle (Platz für eins).
       *[other] Verkaufe ein Material in deine Schatulle (Platz für { $n }).
    }
ask-senate = Senat: Welche Senatoren deiner Gegner nimmst du?
ask-sewer = Kanalisation: Welche deiner gespielten Karten kommen in dein Lager?

## Möglichkeiten

do-think = Nachdenken
do-think-senator = Nachdenken: Senator nehmen (noch { $n })
do-think-refill =
    { $n ->
        [one] Nachdenken: Hand auffüllen (1 Karte)
       *[other] Nachdenken: Hand auffüllen ({ $n } Karten)
    }
do-think-one = Nachdenken: eine Karte ziehen
do-think-skip = Nicht nachdenken
do-play-several = Eine oder mehrere Karten spielen …
hint-play-several = Palast: Jede Karte und jedes Bittgesuch ist eine Aktion
do-petition = Bittgesuch mit { $material }
hint-petition = { $n } Karten dieses Materials gelten als eine Karte der Rolle
join-petition = Bittgesuch: { $cards }
caution-legionary = Keine Karte bliebe in der Hand, die du zeigen könntest
caution-craftsman = Keine Karte bliebe in der Hand, die du verbauen könntest
caution-architect = Nichts bliebe, womit du bauen könntest
caution-laborer = Der Umschlagplatz ist leer
caution-merchant = Kein Platz in der Schatulle, oder nichts, was du hineinlegen könntest
caution-patron = Kein Platz für Klienten, oder niemand zum Anheuern
do-enough = Das ist alles
do-keep = Alles behalten
do-vomit = Die ganze Hand ablegen
do-done = Verzichten
do-skip = Verzichten
do-skip-all = Auf alle übrigen Aktionen verzichten
do-hire-pool = { $role } ({ $material }) vom Umschlagplatz
do-hire-hand = Aus der Hand: { $card }
do-hire-deck = Oberste Karte des Zugstapels
do-stock = { $material } vom Umschlagplatz
do-stock-none = Verzichten
do-found = Fundament: { $name } auf { $site }
do-found-away =
    { $actions ->
        [one] Fundament auswärts: { $name } auf { $site }
       *[other] Fundament auswärts: { $name } auf { $site } (2 Aktionen)
    }
do-add-hand = { $name }: { $card } als { $material } anlegen ({ $have }/{ $need })
do-add-drawn = { $name }: als { $material } anlegen ({ $have }/{ $need })
do-add-stockpile = { $name }: { $material } anlegen ({ $have }/{ $need })
do-add-pool = { $name }: { $material } vom Umschlagplatz anlegen ({ $have }/{ $need })
hint-completes = Stellt das Gebäude fertig
hint-progress = Noch nicht fertig
do-fountain = Springbrunnen: oberste Karte ziehen und verwenden
do-fountain-keep = Auf die Hand nehmen
do-stairs-stockpile = Freitreppe: { $material } an { $name } von { $who }
do-stairs-pool = Freitreppe: { $material } vom Umschlagplatz an { $name } von { $who }
do-prison = { $name } von { $who }
do-prison-decline = Nichts nehmen
do-take-all = { $materials } nehmen
do-take-none = Nichts nehmen
do-take-some = Einen Teil nehmen …
do-lion = { $role } ({ $material }) von { $who }
do-sell = { $material } aus dem Lager
do-sell-hand = Aus der Hand, verdeckt: { $card }
do-sell-deck = Oberste Karte des Zugstapels, ungesehen
do-senate = Senator, gespielt von { $who }
do-volunteer_on = Vor dem Abweisen fragen
hint-volunteer_on = Mit Palisade oder Stadtmauer wirst du gefragt, ob du trotzdem etwas abgibst
do-volunteer_off = Ohne Nachfrage abweisen
hint-volunteer_off = Mit Palisade oder Stadtmauer gibst du nichts ab und wirst nicht gefragt

error-trial-with-alternatives = In der Probepartie haben Gebäude keine Funktion; sie verträgt sich nicht mit dem alternativen Circus und Forum. Schalte eines von beiden aus.

## Erzähltes

told-start =
    { $n ->
        [2] Eine neue Partie zu zweit beginnt.
        [3] Eine neue Partie zu dritt beginnt.
        [4] Eine neue Partie zu viert beginnt.
       *[other] Eine neue Partie zu fünft beginnt.
    }
told-start-card = { $who } deckt { $card } auf.
told-start-tie = Gleichstand: { $who } ziehen noch einmal.
told-start-leader = { $who } führt die erste Runde an.
told-round = Runde { $round }: { $who } führt an.
told-leads =
    { $units ->
        [one] { $who } führt { $role } mit { $cards } an.
       *[other] { $who } führt { $role } mit { $cards } an: { $units } Aktionen.
    }
told-follows =
    { $units ->
        [one] { $who } folgt mit { $cards }.
       *[other] { $who } folgt mit { $cards }: { $units } Aktionen.
    }
told-thinks = { $who } denkt nach.
told-leader-thinks = { $who } denkt nach und gibt die Führung weiter.
told-passes = { $who } tut nichts.
told-takes-senator = { $who } nimmt einen Senator.
told-draws =
    { $n ->
        [one] { $who } zieht eine Karte.
       *[other] { $who } zieht { $n } Karten.
    }
told-you-drew = Gezogen: { $cards }.
told-discards = { $who } legt ab: { $cards }.
told-hires-pool = { $who } heuert { $role } ({ $material }) vom Umschlagplatz an.
told-hires-hand = { $who } heuert { $role } ({ $material }) aus der Hand an.
told-hires-deck = { $who } heuert { $role } ({ $material }) vom Zugstapel an.
told-bath = Ein neuer Klient von { $who } handelt sofort: { $role }.
told-stocks-pool = { $who } nimmt { $material } vom Umschlagplatz.
told-stocks-hand = { $who } legt { $material } aus der Hand ins Lager.
told-founds = { $who } legt { $name } als Fundament auf { $site }.
told-founds-away = { $who } legt { $name } als Fundament auswärts auf { $site }.
told-adds-hand = { $who } legt { $material } aus der Hand an { $name } an.
told-adds-drawn = { $who } legt das gezogene Material ({ $material }) an { $name } an.
told-adds-stockpile = { $who } legt { $material } aus dem Lager an { $name } an.
told-adds-pool = { $who } legt { $material } vom Umschlagplatz an { $name } an.
told-completes = { $who } stellt { $name } fertig: +{ $n } Einfluss, jetzt { $influence } ({ $function }).
told-extra-actions = { $who } erhält { $role }.
actions-craftsman =
    { $n ->
        [one] eine Handwerker-Aktion
       *[other] { $n } Handwerker-Aktionen
    }
actions-laborer =
    { $n ->
        [one] eine Arbeiter-Aktion
       *[other] { $n } Arbeiter-Aktionen
    }
actions-patron =
    { $n ->
        [one] eine Patron-Aktion
       *[other] { $n } Patron-Aktionen
    }
actions-think =
    { $n ->
        [one] eine Gelegenheit zum Nachdenken
       *[other] { $n } Gelegenheiten zum Nachdenken
    }
told-fountain = { $who } zieht am Springbrunnen eine Karte.
told-fountain-keeps = { $who } behält die gezogene Karte.
told-stairs = { $who } legt { $material } an { $name } von { $owner }: Es wirkt nun für alle.
told-prison = { $who } nimmt { $name } von { $owner }; { $owner } erhält den Bauplatz des Verlieses.
told-demands = { $who }: Rom verlangt { $materials }!
told-demands-nothing = { $who } verlangt nichts.
told-takes-pool = { $who } nimmt { $materials } vom Umschlagplatz.
told-gives = { $who } gibt { $to } { $materials }.
told-protected = { $who } ist geschützt und gibt nichts ab.
told-glory = { $who }: Ruhm für Rom! (nichts abzugeben)
told-lions = { $who } wirft den Löwen einen Klienten von { $victim } vor: { $role }.
told-sells = { $who } verkauft { $material } in die Schatulle.
told-sells-hand = { $who } verkauft verdeckt eine Handkarte.
told-sells-deck = { $who } verkauft ungesehen die oberste Karte des Zugstapels.
told-senate =
    { $n ->
        [one] { $who } nimmt durch den Senat einen Senator.
       *[other] { $who } nimmt durch den Senat { $n } Senatoren.
    }
told-sewer = { $who } behält durch die Kanalisation { $materials }.
told-volunteer_on = Ab jetzt wirst du gefragt, bevor Palisade oder Stadtmauer eine Forderung abweisen.
told-volunteer_off = Ab jetzt weisen Palisade und Stadtmauer Forderungen ohne Nachfrage ab.
told-score =
    { $total ->
        [one] { $who }: 1 Punkt.
       *[other] { $who }: { $total } Punkte.
    }
told-winners =
    { $n ->
        [one] { $winners } gewinnt!
       *[other] { $winners } teilen sich den Sieg!
    }

## Der Tisch in Worten

sheet-title = Runde { $round } · Anführer { $who } · { $role }
sheet-no-role = noch keine Rolle angeführt
sheet-none = nichts
sheet-centre = Tisch
sheet-piles = Zugstapel { $deck } · Senatoren { $senators }
sheet-pool = Umschlagplatz: { $materials }
sheet-sites-in = Innerstädtische Bauplätze ({ $n }): { $sites }
sheet-sites-out = Auswärtige Bauplätze: { $sites }
sheet-player = { $who } · Einfluss { $influence }
sheet-limits = Hand { $hand } (zieht auf { $hand_limit } nach) · Klienten { $clients }/{ $client_limit } · Schatulle { $vault }/{ $vault_limit }
sheet-stance-lead = Führt an mit { $cards } ({ $units } { $units ->
        [one] Aktion
       *[other] Aktionen
    })
sheet-stance-follow = Folgt mit { $cards } ({ $units } { $units ->
        [one] Aktion
       *[other] Aktionen
    })
sheet-stance-think = Hat in dieser Runde nachgedacht
sheet-clients = Klienten: { $clients }
sheet-stockpile = Lager: { $materials }
sheet-building = ■ { $name } – { $function }
sheet-building-public = ■ { $name } (wirkt für alle) – { $function }
sheet-foundation = □ { $name } auf { $site } { $have }/{ $need } – { $function }
sheet-foundation-works = □ { $name } auf { $site } { $have }/{ $need }, wirkt schon – { $function }
sheet-open-hand = Offene Hand: { $cards }
sheet-vault = Schatulle: { $materials }
sheet-conceded = Hat aufgegeben
sheet-hand = Deine Hand ({ $n })
sheet-hand-card = { $name } – { $material } { $value }, { $role } – { $function }
sheet-hand-senator = { $name } – { $function }
sheet-drawn = Gezogen, noch unterzubringen: { $card }
sheet-scores = Abrechnung
sheet-score = { $who }: { $total } = Einfluss { $influence } + Schatulle { $vault } + Kaufmannsboni { $bonus } + Gebäude { $buildings } (Hand { $hand })
