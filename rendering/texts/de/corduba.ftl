# Worte, die nur die Bilder von Corduba 27 a.C. brauchen.

corduba-progress = Dekade { $decade } · Runde { $round }/{ $rounds } · Zug { $move }
corduba-rome = Rom fordert
corduba-no-demand = Die erste Forderung steht noch aus.
corduba-each = jeder
corduba-together = alle zusammen { $what }
corduba-each-owes = { $what }: je { $n }, du hast { $has }
corduba-amphora-counts = eine Amphora zählt { $n }
corduba-most = die meisten Waren
corduba-least = die wenigsten Waren
corduba-stacks = Gebäude { $buildings } · Karten { $cards }
corduba-no-card = Er hat gerade keine offene Karte.
corduba-sells = verkauft
corduba-buys = kauft
corduba-upkeep = zahlt { $n }
corduba-conceded = hat aufgegeben
corduba-senators = Senatoren
corduba-monuments = Monumente
corduba-if-ended = Senatoren, wenn jetzt Schluss wäre
corduba-drafting = Alle wählen Charakter und Erbschaft
corduba-phase-draft = Erben
corduba-phase-families = Erben
corduba-phase-heirs = Erben
corduba-phase-decade = Neue Dekade
corduba-phase-spread = Unruhen
corduba-phase-sharing = Unruhen
corduba-phase-placing = Unruhen
corduba-phase-market = Macellum
corduba-phase-turn = Aktionen
corduba-phase-rome = Rom fordert
corduba-phase-harmony = Harmonie
corduba-phase-round_end = Rundenende
corduba-phase-storage = Lager
corduba-phase-politics = Politik
corduba-won =
    { $n ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
corduba-own = Dein Besitz
corduba-saved = Rabatt im ruhigen Bezirk
corduba-types-key = Oben: was der Bau kostet und wie viel Prestige er bringt. Darunter: was das Nutzen kostet → bringt. Ein Arbeiter hat Stärke 1, ein Spezialist seiner Farbe 2.
corduba-deal-sell = Verkauf
corduba-deal-buy = Kauf
corduba-storage = Lager { $n }/{ $limit }
corduba-storage-over = Lager { $n }/{ $limit }: { $over } zu viel am Ende der Dekade
corduba-payable-now = Das kannst du jetzt bezahlen
corduba-lacking = Was zum Bauen fehlt
corduba-own-people = Arbeiter
corduba-own-mood = Volk
corduba-own-rome = Rom
corduba-insulae-left = Insulae übrig, und was die nächste bringt
corduba-all-built = Alle Gebäude sind gebaut
corduba-payable = Jetzt bezahlbar: { $names }
corduba-nothing-payable = Jetzt ist nichts bezahlbar.
corduba-hand-note = Denarii { $denarii } · Waren { $goods }
corduba-delivery = Nach Rom
corduba-family = Deine Familie
corduba-heirs = Deine Erbschaftskarten
corduba-rows = Deine Insulae
corduba-key-worker = Arbeiter
corduba-key-specialist = Spezialist
corduba-key-sent = Spezialist unterwegs
corduba-key-flame = Unruhe
corduba-key-neutral = neutrale Insula
corduba-key-prestige = Prestige
corduba-key-senator = Senator
corduba-key-register = Register
corduba-key-special = Spezialarbeiter
corduba-key-harmony = Harmonie
corduba-key-popularity = Beliebtheit
corduba-key-troops = Truppen
corduba-key-offerings = Opfergaben
corduba-margin =
    { $n ->
        [one] Ein Senator vor { $who }.
       *[other] { $n } Senatoren vor { $who }.
    }
corduba-decided-prestige = Gleich viele Senatoren, durch Prestige entschieden: { $more } zu { $less } Leisten
corduba-decided-order = Gleich an Senatoren und Prestige, durch die Reihenfolge entschieden
corduba-fell = Rom schickt die Legionen: Die Stadt ist verloren
corduba-alt-revolt = in Revolte
corduba-alt-flame = Unruhe
corduba-buildings-burning = Gebäude in Unruhe
corduba-flames-short = Unruhe { $n }/{ $most }
corduba-flames = Unruhe in der Stadt: { $n } von { $most }
corduba-alt-prestige = Prestige { $district }: { $list }.
corduba-alt-player = { $who }: { $list }.
corduba-alt-rome = für Rom Truppen { $troops }/{ $least_troops } und Opfergaben { $offerings }/{ $least_offerings }
corduba-alt-built = Monumente: { $names }
corduba-planned = Geplant: { $building }
corduba-alt-basket = Korb: verkauft { $sold }; kauft { $bought }.
corduba-score-politics = Politik
corduba-score-troops = Truppen
corduba-score-offerings = Opfergaben
corduba-score-rome = Rom
corduba-score-tracks = Prestige
corduba-score-res_gestae = Res Gestae
corduba-score-basilica = Basilica
corduba-score-richest = Reichtum
corduba-score-caepio = Ziele
corduba-score-unrest = Unruhe
corduba-score-late = Späte Unruhe
corduba-score-monuments = Monumente
