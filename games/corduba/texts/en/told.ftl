# What has happened.

## Deeds

did-gains = +{ $what }
did-loses = −{ $what }
did-popularity = popularity { $n }
did-harmony = harmony { $n }
did-register = register { $n }
did-frees = { $specialist } freed
did-offering = an offering of { $value }
did-troop = { $troop }
did-prestige = prestige in { $district } { $n }
did-senator = a Senator
did-loses-senator = one Senator fewer
did-suppresses = unrest in { $tile } suppressed
did-unrest = unrest { $n }
did-insulae =
    { $n ->
        [one] 1 insula
       *[other] { $n } insulae
    }
did-chain =
    { $n ->
        [one] 1 neutral insula as a bridge
       *[other] { $n } neutral insulae as a bridge
    }
did-sells = { $what } sold
did-buys = { $what } bought
did-pays = { $what } to { $to }
did-price = { $what } { $old }→{ $new }
did-begins = register { $register }, popularity { $popularity }

## Events

told-start =
    { $n ->
        [one] Corduba, 27 BC: alone against Caepio.
       *[other] Corduba, 27 BC, with { $n } families.
    }
told-first-player = { $who } begins.
told-drafts = { $who } plays { $character } with the inheritance { $card }.
told-family = { $who } ({ $character }): { $deeds }.
told-hereditas = { $who } inherits { $card }: { $deeds }.
told-seat-bonus = Whoever begins later gets a denarius more for each place.
told-decade = Decade { $n }. Rome demands { $card }: together at least { $minimum }.
told-peculium = Peculium of { $who }: { $deeds }.
told-round = Round { $n }.
told-spreads = Unrest spreads: { $who } puts a marker on { $tile }.
told-spreads-solo = Unrest spreads to { $tile }.
told-unpopular =
    { $n ->
        [one] { $who } has caused unrest (1 marker): { $deeds }.
       *[other] { $who } has caused unrest ({ $n } markers): { $deeds }.
    }
told-shares = { $who } hands on unrest: { $to }.
told-strikes = { $who } puts unrest on { $tile }.
told-strikes-solo = Unrest strikes { $tile }.
told-market = Macellum: { $deeds }.
told-income = Income of { $who }: { $deeds }.
told-builds = { $who } builds { $building } at { $place } for { $price }: { $deeds }.
told-activates = { $who } uses { $tile } for { $price }: { $deeds }.
told-monument = { $who } builds { $monument } for { $price }: { $deeds }.
told-site = { $who } sends { $crew } to { $site }: { $deeds }.
told-portus = { $who } sends { $crew } to the Portus: { $deeds }.
told-castra = { $who } trains troops for { $price }: { $deeds }.
told-milestone = { $who } claims { $milestone } with { $crew }: { $deeds }.
told-trader = { $who } sends the trader: { $deeds }.
told-ability = { $who } uses { $character }: { $deeds }.
told-passes =
    { $left ->
        [0] { $who } passes and is number { $n } in the next round.
        [one] { $who } passes with 1 piece left and is number { $n } in the next round.
       *[other] { $who } passes with { $left } pieces left and is number { $n } in the next round.
    }
told-passes-last =
    { $left ->
        [0] { $who } passes as number { $n } in the last round.
        [one] { $who } passes with 1 piece left as number { $n } in the last round.
       *[other] { $who } passes with { $left } pieces left as number { $n } in the last round.
    }
told-rome = Rome collects: { $card }.
told-delivers = { $who } sends { $what }.
told-caepio-delivers = Caepio sends { $what }.
told-most-troops = { $who } sends the most troops ({ $n }): { $deeds }.
told-most-offerings = { $who } sends the most offerings ({ $n }): { $deeds }.
told-short = { $who } stays below Rome’s minimum: { $what }.
told-demand-met = Together { $n }: Rome is content.
told-demand-missed = Together only { $n }: Rome is not content.
told-causes = { $who } causes unrest: { $what }.
told-rank = { $who } on rank { $n }: { $deeds }.
told-last-most = { $who } sends Rome the most goods ({ $n }): { $deeds }.
told-last-least = { $who } sends Rome the fewest goods ({ $n }): { $deeds }.
told-last-equal = { $who } sends Rome as many goods as everybody ({ $n }): { $deeds }.
told-last-missed = Rome punishes { $who } (goods { $n }): { $deeds }.
told-upkeep = Upkeep { $n }: { $who } pays { $what }; harmony back at { $harmony }.
told-upkeep-free = Upkeep 0: { $who } pays nothing; harmony back at { $harmony }.
told-wages-short = { $who } can pay the people only { $what } and takes { $flames }.
told-storage = { $who } gives back { $what }.
told-politics = { $who } leads in { $district }: { $deeds }.
told-politics-tie = Nobody leads alone in { $district }.
told-caepio-denarius = Caepio has passed and gets 1 denarius.
told-caepio-card = Caepio opens his next action card.
told-caepio-site = Caepio at { $site }: { $deeds }.
told-caepio-castra = Caepio trains troops: { $deeds }.
told-caepio-uses = Caepio uses { $tile }: { $deeds }.
told-caepio-market = Caepio at the Macellum: { $deeds }.
told-caepio-draws = Caepio draws { $tile } (die { $die }).
told-caepio-builds = Caepio builds { $building } at { $place }: { $deeds }.
told-winner = { $who } wins.
told-wins = { $who } wins with { $n } Senators; { $others }.
has-senators = { $who } has { $n }
told-senators = Senators of { $who }: { $sources }.
told-no-winner = Nobody wins.
end-decades = The game ended after three decades.
end-disgrace = The game ended after three decades: everybody had caused too much unrest to win.
end-rebellion = All districts were in revolt: the city rebelled and everybody lost.
end-flames = There was more unrest than markers: the city rebelled and everybody lost.
end-concession = The game ended because the others conceded.

## Points

points-more =
    { $n ->
        [one] one Senator more
       *[other] { $n } Senators more
    }
points-politics = Politics
points-troops = Troops
points-offerings = Offerings
points-rome = Rome’s last demand
points-tracks = Prestige tracks
points-res_gestae = Res Gestae
points-basilica = Basilica
points-richest = Wealth
points-caepio = Caepio’s goals
points-unrest = Unrest
points-late = Late unrest
points-monuments = Monuments

## Whose turn it is, and for what

turn-corduba-turn = take a turn
turn-corduba-draft-character = choose character and inheritance
turn-corduba-draft-hereditas = choose character and inheritance
turn-corduba-draft-specialist = choose a specialist
turn-corduba-choose = take resources
turn-corduba-choose-units = take resources
turn-corduba-spread = let unrest spread
turn-corduba-share = hand on unrest markers
turn-corduba-strike = place unrest markers
turn-corduba-rome-whole = decide what to send to Rome
turn-corduba-rome-troops = decide what to send to Rome
turn-corduba-rome-offerings = decide what to send to Rome
turn-corduba-rome-goods = decide what to send to Rome
turn-corduba-rome-amphorae = decide what to send to Rome
turn-corduba-harmony = pay the people
turn-corduba-storage = clear the storage
turn-corduba-caepio-place = place a tile for Caepio
turn-corduba-build-use = go on with the turn
turn-corduba-suppress = go on with the turn
turn-corduba-worker = go on with the turn
turn-corduba-specialist = go on with the turn
turn-corduba-prestige = go on with the turn
turn-corduba-peculium = go on with the turn
turn-corduba-market = go on with the turn
turn-corduba-after = go on with the turn
turn-corduba-site-more = go on with the turn
turn-corduba-crew = go on with the turn
turn-corduba-payment = go on with the turn
