# Was geschehen ist.

## Taten

did-gains = +{ $what }
did-loses = −{ $what }
did-popularity = Beliebtheit { $n }
did-harmony = Harmonie { $n }
did-register = Register { $n }
did-frees = { $specialist } frei
did-offering = eine Opfergabe vom Wert { $value }
did-troop = { $troop }
did-prestige = Prestige in { $district } { $n }
did-senator = ein Senator
did-loses-senator = ein Senator weniger
did-suppresses = Unruhe in { $tile } unterdrückt
did-unrest = Unruhe { $n }
did-insulae =
    { $n ->
        [one] 1 Insula
       *[other] { $n } Insulae
    }
did-chain =
    { $n ->
        [one] 1 neutrale Insula als Brücke
       *[other] { $n } neutrale Insulae als Brücke
    }
did-sells = { $what } verkauft
did-buys = { $what } gekauft
did-pays = { $what } an { $to }
did-price = { $what } { $old }→{ $new }
did-begins = Register { $register }, Beliebtheit { $popularity }

## Ereignisse

told-start =
    { $n ->
        [one] Corduba, 27 v. Chr.: allein gegen Caepio.
       *[other] Corduba, 27 v. Chr., mit { $n } Familien.
    }
told-first-player = { $who } beginnt.
told-drafts = { $who } spielt { $character } mit der Erbschaft { $card }.
told-family = { $who } ({ $character }): { $deeds }.
told-hereditas = { $who } erbt { $card }: { $deeds }.
told-seat-bonus = Wer später beginnt, bekommt je Platz einen Denarius mehr.
told-decade = Dekade { $n }. Rom fordert { $card }: zusammen mindestens { $minimum }.
told-peculium = Peculium von { $who }: { $deeds }.
told-round = Runde { $n }.
told-spreads = Die Unruhen breiten sich aus: { $who } legt einen Marker auf { $tile }.
told-spreads-solo = Die Unruhen erreichen { $tile }.
told-unpopular =
    { $n ->
        [one] { $who } hat Unruhe gestiftet (1 Marker): { $deeds }.
       *[other] { $who } hat Unruhe gestiftet ({ $n } Marker): { $deeds }.
    }
told-shares = { $who } gibt Unruhemarker weiter: { $to }.
told-strikes = { $who } legt einen Unruhemarker auf { $tile }.
told-strikes-solo = Unruhe trifft { $tile }.
told-market = Macellum: { $deeds }.
told-income = Einkommen von { $who }: { $deeds }.
told-builds = { $who } baut { $building } auf { $place } für { $price }: { $deeds }.
told-activates = { $who } nutzt { $tile } für { $price }: { $deeds }.
told-monument = { $who } errichtet { $monument } für { $price }: { $deeds }.
told-site = { $who } schickt { $crew } zu { $site }: { $deeds }.
told-portus = { $who } schickt { $crew } zum Portus: { $deeds }.
told-castra = { $who } bildet Truppen aus für { $price }: { $deeds }.
told-milestone = { $who } entsendet { $crew } und fordert { $milestone } ein: { $deeds }.
told-trader = { $who } entsendet den Händler: { $deeds }.
told-ability = { $who } nutzt { $character }: { $deeds }.
told-passes =
    { $left ->
        [0] { $who } passt und ist nächste Runde an { $n }. Stelle.
        [one] { $who } passt mit 1 übrigen Figur und ist nächste Runde an { $n }. Stelle.
       *[other] { $who } passt mit { $left } übrigen Figuren und ist nächste Runde an { $n }. Stelle.
    }
told-passes-last =
    { $left ->
        [0] { $who } passt als { $n }. in der letzten Runde.
        [one] { $who } passt mit 1 übrigen Figur als { $n }. in der letzten Runde.
       *[other] { $who } passt mit { $left } übrigen Figuren als { $n }. in der letzten Runde.
    }
told-rome = Rom sammelt ein: { $card }.
told-delivers = { $who } schickt { $what }.
told-caepio-delivers = Caepio schickt { $what }.
told-most-troops = { $who } schickt die meisten Truppen ({ $n }): { $deeds }.
told-most-offerings = { $who } schickt die meisten Opfergaben ({ $n }): { $deeds }.
told-short = { $who } bleibt unter Roms Minimum: { $what }.
told-demand-met = Zusammen { $n }: Rom ist zufrieden.
told-demand-missed = Zusammen nur { $n }: Rom ist nicht zufrieden.
told-causes = { $who } stiftet Unruhe: { $what }.
told-rank = { $who } auf Rang { $n }: { $deeds }.
told-last-most = { $who } schickt Rom am meisten Ware ({ $n }): { $deeds }.
told-last-least = { $who } schickt Rom am wenigsten Ware ({ $n }): { $deeds }.
told-last-equal = { $who } schickt Rom so viel Ware wie alle ({ $n }): { $deeds }.
told-last-missed = Rom bestraft { $who } (Ware { $n }): { $deeds }.
told-upkeep = Unterhalt { $n }: { $who } zahlt { $what }; Harmonie wieder { $harmony }.
told-upkeep-free = Unterhalt 0: { $who } zahlt nichts; Harmonie wieder { $harmony }.
told-wages-short = { $who } kann den Leuten nur { $what } zahlen und nimmt { $flames }.
told-storage = { $who } gibt { $what } zurück.
told-politics = { $who } führt in { $district }: { $deeds }.
told-politics-tie = In { $district } führt niemand allein.
told-caepio-denarius = Caepio hat gepasst und bekommt 1 Denarius.
told-caepio-card = Caepio deckt seine nächste Aktionskarte auf.
told-caepio-site = Caepio bei { $site }: { $deeds }.
told-caepio-castra = Caepio bildet Truppen aus: { $deeds }.
told-caepio-uses = Caepio nutzt { $tile }: { $deeds }.
told-caepio-market = Caepio auf dem Macellum: { $deeds }.
told-caepio-draws = Caepio zieht { $tile } (Würfel { $die }).
told-caepio-builds = Caepio baut { $building } auf { $place }: { $deeds }.
told-winner = { $who } gewinnt.
told-wins = { $who } gewinnt mit { $n } Senatoren; { $others }.
has-senators = { $who } hat { $n }
told-senators = Senatoren von { $who }: { $sources }.
told-no-winner = Niemand gewinnt.
end-decades = Die Partie endete nach drei Dekaden.
end-disgrace = Die Partie endete nach drei Dekaden: Alle hatten zu viel Unruhe gestiftet, um zu gewinnen.
end-rebellion = Alle Bezirke revoltierten: Die Stadt erhob sich, und alle haben verloren.
end-flames = Es gab mehr Unruhe als Marker: Die Stadt erhob sich, und alle haben verloren.
end-concession = Die Partie endete, weil die anderen aufgaben.

## Punkte

points-more =
    { $n ->
        [one] einen Senator mehr
       *[other] { $n } Senatoren mehr
    }
points-politics = Politik
points-troops = Truppen
points-offerings = Opfergaben
points-rome = Roms letzte Forderung
points-tracks = Prestigeleisten
points-res_gestae = Res Gestae
points-basilica = Basilica
points-richest = Reichtum
points-caepio = Caepios Ziele
points-unrest = Unruhe
points-late = Späte Unruhe
points-monuments = Monumente

## Wer wofür am Zug ist

turn-corduba-turn = einen Zug machen
turn-corduba-draft-character = Charakter und Erbschaft wählen
turn-corduba-draft-hereditas = Charakter und Erbschaft wählen
turn-corduba-draft-specialist = einen Spezialisten wählen
turn-corduba-choose = Ressourcen nehmen
turn-corduba-choose-units = Ressourcen nehmen
turn-corduba-spread = die Unruhen ausbreiten
turn-corduba-share = Unruhemarker weitergeben
turn-corduba-strike = Unruhemarker legen
turn-corduba-rome-whole = entscheiden, was nach Rom geht
turn-corduba-rome-troops = entscheiden, was nach Rom geht
turn-corduba-rome-offerings = entscheiden, was nach Rom geht
turn-corduba-rome-goods = entscheiden, was nach Rom geht
turn-corduba-rome-amphorae = entscheiden, was nach Rom geht
turn-corduba-harmony = die Leute bezahlen
turn-corduba-storage = das Lager aufräumen
turn-corduba-caepio-place = für Caepio ein Plättchen legen
turn-corduba-build-use = den Zug fortsetzen
turn-corduba-suppress = den Zug fortsetzen
turn-corduba-worker = den Zug fortsetzen
turn-corduba-specialist = den Zug fortsetzen
turn-corduba-prestige = den Zug fortsetzen
turn-corduba-peculium = den Zug fortsetzen
turn-corduba-market = den Zug fortsetzen
turn-corduba-after = den Zug fortsetzen
turn-corduba-site-more = den Zug fortsetzen
turn-corduba-crew = den Zug fortsetzen
turn-corduba-payment = den Zug fortsetzen
