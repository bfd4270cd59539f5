# Words that only the pictures of Corduba 27 a.C. need.

corduba-progress = Decade { $decade } · round { $round }/{ $rounds } · move { $move }
corduba-rome = Rome demands
corduba-no-demand = The first demand is yet to come.
corduba-each = each
corduba-together = all together { $what }
corduba-each-owes = { $what }: each owes { $n }, you have { $has }
corduba-amphora-counts = an amphora counts { $n }
corduba-most = most goods
corduba-least = fewest goods
corduba-stacks = buildings { $buildings } · cards { $cards }
corduba-no-card = He has no open card now.
corduba-sells = sells
corduba-buys = buys
corduba-upkeep = pays { $n }
corduba-conceded = has conceded
corduba-senators = Senators
corduba-monuments = Monuments
corduba-if-ended = Senators if it ended now
corduba-drafting = Everybody chooses character and inheritance
corduba-phase-draft = Heirs
corduba-phase-families = Heirs
corduba-phase-heirs = Heirs
corduba-phase-decade = New decade
corduba-phase-spread = Unrest
corduba-phase-sharing = Unrest
corduba-phase-placing = Unrest
corduba-phase-market = Macellum
corduba-phase-turn = Actions
corduba-phase-rome = Rome collects
corduba-phase-harmony = Harmony
corduba-phase-round_end = End of round
corduba-phase-storage = Storage
corduba-phase-politics = Politics
corduba-won =
    { $n ->
        [0] Nobody wins
        [one] { $names } wins!
       *[other] { $names } win!
    }
corduba-own = What you have
corduba-saved = Discount in a calm district
corduba-types-key = Top row: what it costs to build and the prestige it brings. Below: what using it costs → brings. A worker has strength 1, a specialist of its colour 2.
corduba-deal-sell = sell
corduba-deal-buy = buy
corduba-storage = stores { $n }/{ $limit }
corduba-storage-over = stores { $n }/{ $limit }: { $over } too many when the decade ends
corduba-payable-now = You can pay now
corduba-lacking = Missing to build
corduba-own-people = Workers
corduba-own-mood = People
corduba-own-rome = Rome
corduba-insulae-left = Insulae left, and what the next one brings
corduba-all-built = All buildings are built
corduba-payable = You can pay now: { $names }
corduba-nothing-payable = You can pay nothing now.
corduba-hand-note = Denarii { $denarii } · goods { $goods }
corduba-delivery = To Rome
corduba-family = Your family
corduba-heirs = Your Hereditas cards
corduba-rows = Your insulae
corduba-key-worker = worker
corduba-key-specialist = specialist
corduba-key-sent = specialist out
corduba-key-flame = unrest
corduba-key-neutral = neutral insula
corduba-key-prestige = prestige
corduba-key-senator = Senator
corduba-key-register = register
corduba-key-special = special worker
corduba-key-harmony = harmony
corduba-key-popularity = popularity
corduba-key-troops = troops
corduba-key-offerings = offerings
corduba-margin =
    { $n ->
        [one] One Senator ahead of { $who }.
       *[other] { $n } Senators ahead of { $who }.
    }
corduba-decided-prestige = Equal in Senators, decided by prestige: { $more } tracks against { $less }
corduba-decided-order = Equal in Senators and prestige, decided by the order of passing
corduba-fell = Rome sends the legions: the city is lost
corduba-alt-revolt = in revolt
corduba-alt-flame = unrest
corduba-buildings-burning = buildings that burn
corduba-flames-short = unrest { $n }/{ $most }
corduba-flames = Unrest in the city: { $n } of { $most }
corduba-alt-prestige = Prestige { $district }: { $list }.
corduba-alt-player = { $who }: { $list }.
corduba-alt-rome = for Rome troops { $troops }/{ $least_troops } and offerings { $offerings }/{ $least_offerings }
corduba-alt-built = monuments: { $names }
corduba-planned = Being planned: { $building }
corduba-alt-basket = Basket: sells { $sold }; buys { $bought }.
corduba-score-politics = Politics
corduba-score-troops = Troops
corduba-score-offerings = Offerings
corduba-score-rome = Rome
corduba-score-tracks = Prestige
corduba-score-res_gestae = Res Gestae
corduba-score-basilica = Basilica
corduba-score-richest = Wealth
corduba-score-caepio = Goals
corduba-score-unrest = Unrest
corduba-score-late = Late unrest
corduba-score-monuments = Monuments
