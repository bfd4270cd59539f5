## Antworten, die zusammengehören, und die Felder des Forums als Knöpfe

square-short = { $square } { $row }{ $r } { $column }{ $c }
square-signs = { $square } { $row }{ $column }
legend-blocking = Hinter dem Feld stehen die Aktionen, die dort in dieser Runde niemand mehr wählen kann: { $signs }.
legend-forum = Hinter dem Feld stehen die Aktion seiner Reihe und die seiner Spalte mit ihrer Stärke: { $signs }.
signed-action = { $sign } { $action }
join-produce = 🌾 +{ $what }
join-action = { $action }: { $what }
join-no-wine = { $what }, kein Wein
join-wine = { $what }, { $wine } ausgeben
join-no-follower = { $what }, ohne Hilfe
join-follower = { $what }, mit { $follower }
join-no-marker = { $what }, ohne Marker
join-place = { $cells }: umbaut { $rewards }
join-beside = { $cells }: neben { $rewards }
join-legs = Schiff a nach { $one }, b nach { $other }
join-contract-place = { $contract }, { $place }
join-voyage = { $leg } { $contract }
hint-artisan-there = 🌾 Produzieren: Du stellst einen Handwerker dorthin und erhältst beides
join-buy = { $goods } kaufen für { $contract }
join-play = { $follower }, gleich ausspielen für { $price }
join-keep-all = alle Gefolgschaftskarten behalten
join-goods-keep = Karten behalten, { $goods } kaufen
join-goods = { $goods }
join-sell =
    { $n ->
        [one] { $cards } für 1 Münze
       *[other] { $cards } für { $n } Münzen
    }
join-request = { $request }: { $what }
join-buy-keep = { $goods } kaufen für { $contract }, Karten behalten
join-hire = Anheuern, auf { $space }
join-hire-all = { $n } anheuern
join-markers =
    { $n ->
        [one] { $race }, 1 Errungenschaftsmarker
       *[other] { $race }, { $n } Errungenschaftsmarker
    }
join-lanes = Je ein Feld auf Bahn { $one } und { $other }
join-nobody = { $race }, ohne Wagenlenker
join-charioteer = { $race }, mit Wagenlenker
join-claim = { $claim }, { $good }

## Warum etwas nicht zur Wahl steht

why-square-patrician = dort steht { $who }
why-square-emperor = dort steht der Kaiser
why-square-legionnaire = ein Legionär sperrt es für diese Runde
why-goal-name = Beanspruchen: { $goal }
why-goal-progress = bisher { $done } von { $wanted }
why-goal-once = nur einmal je Zug
why-goal-marker = kein Errungenschaftsmarker übrig; die Räder im Hippodrom bringen welche
why-lacks = dir fehlt: { $lacks }
why-strength = erst mit Stärke { $n }
why-lane = Bahn { $lane }
why-lane-goal = dein Marker ist im Ziel
why-zone = Zone { $zone }
why-no-room = kein Platz für dieses Gebäude
why-hire-wheat = Anheuern kostet 1 Weizen
why-hire-supply = im Vorrat ist kein Handwerker mehr
why-space-taken = dort steht ein Handwerker
why-no-artisan = kein Handwerker verfügbar: erst einen anheuern
why-marker-taken = { $who } hat ihn für die nächste Runde genommen
why-marker-first = du hast die Runde mit ihm begonnen: erst ab deinem zweiten Zug
