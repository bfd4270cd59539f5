# What is asked, offered and told during a game.

## Amounts and names

n-food = { $n } food
n-wood = { $n } wood
n-stone = { $n } stone
n-tool =
    { $n ->
        [one] 1 tool
       *[other] { $n } tools
    }
n-amphora =
    { $n ->
        [one] 1 amphora
       *[other] { $n } amphorae
    }
n-marble = { $n } marble
n-denarii =
    { $n ->
        [one] 1 denarius
       *[other] { $n } denarii
    }
n-strength = strength { $n }
n-workers =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
n-special =
    { $n ->
        [one] 1 special worker
       *[other] { $n } special workers
    }
n-velites = { $n } × Velites
n-legionarii = { $n } × Legionarii
n-equites = { $n } × Equites
n-offering1 =
    { $n ->
        [one] 1 offering of 1
       *[other] { $n } offerings of 1
    }
n-offering2 =
    { $n ->
        [one] 1 offering of 2
       *[other] { $n } offerings of 2
    }
n-troops = troops { $n }
n-offerings = offerings { $n }
n-flames =
    { $n ->
        [one] 1 unrest marker
       *[other] { $n } unrest markers
    }
n-neutral =
    { $n ->
        [one] 1 neutral insula
       *[other] { $n } neutral insulae
    }
n-basics =
    { $n ->
        [one] 1 basic resource
       *[other] { $n } basic resources
    }
any-specialist = a specialist of your choice
nothing = nothing
neutral = neutral
caepio = Caepio
colour-red = red
    .name = red
colour-purple = purple
    .name = purple
colour-blue = blue
    .name = blue
colour-yellow = yellow
    .name = yellow
colour-brown = brown
    .name = brown
colour-grey = grey
    .name = grey
crew-red = the red specialist
crew-purple = the purple specialist
crew-blue = the blue specialist
crew-yellow = the yellow specialist
crew-brown = the brown specialist
crew-grey = the grey specialist
troop-velites = Velites (2)
troop-legionarii = Legionarii (3)
troop-equites = Equites (4)
chain = { $head }; { $last }
tile = { $building } ({ $district })
place = { $cell } in { $district }
because = { $why }: { $ask }
why-peculium = Peculium, the income of a specialist ({ $specialist })
why-track = Prestige { $n } in { $district }
why-insula = Insula { $n } in { $district }
why-rank = Rank { $n } with Rome
why-hereditas = Inheritance { $card }
gets = { $what } to { $who }

## Effects

effect-choose = { $n } of { $of } in any mix
effect-denarii =
    { $n ->
        [one] { $sign }1 denarius
       *[other] { $sign }{ $n } denarii
    }
effect-popularity = popularity { $sign }{ $n }
effect-harmony = harmony { $sign }{ $n }
effect-register = register +1
effect-free_specialist = free a specialist
effect-worker_or_specialist = register +1 or a specialist
effect-prestige = prestige { $sign }{ $n } ({ $where })
effect-offering = offering of { $value }
effect-suppress =
    { $n ->
        [one] suppress 1 unrest marker
       *[other] suppress { $n } unrest markers
    }
effect-market = market visit ({ $how })
effect-market-free = market visit
effect-prestige-short = prestige +{ $n }
effect-peculium_again = a peculium once more
effect-senator_marker = a Senator
effect-pay_first =
    { $n ->
        [one] 1 denarius to each on rank 1
       *[other] { $n } denarii to each on rank 1
    }
market-cheaper = buying { $n } cheaper
market-dearer = selling { $n } dearer
market-sell-only = selling only
market-most = at most { $n } units
where-here = here
where-choice = your choice
where-lowest = your lowest district
where-highest = your highest district
modifier-activation_strength = { $colour } tiles need { $n } strength less to be used
modifier-castra_strength = the Castra needs { $n } strength less
modifier-monument_price = monuments cost { $n } strength and { $denarii } denarii less
modifier-resource_swap = building: once a round { $n } denarius for a basic resource
modifier-amphora_as_marble = once per build an amphora counts as marble
modifier-sale_bonus = +{ $n } denarius for each type sold in a visit
modifier-site_extra = once a round { $n } more at { $sites }
modifier-upkeep = upkeep { $n } lower
modifier-income = +{ $n } denarii after every Macellum phase
modifier-special_worker = a special worker, who counts double at every tile
modifier-politics = prestige counts { $n } higher in Politics
modifier-troops = troops sent to Rome count { $n } higher
modifier-offerings = offerings sent to Rome count { $n } higher
modifier-offerings_always = your offerings to Rome count { $n } higher, even without any
ability-decade =
    { $n ->
        [0] once a decade: { $what }
        [one] once a decade, for 1 denarius: { $what }
       *[other] once a decade, for { $n } denarii: { $what }
    }
condition-builds = at least { $n } tiles and monuments built
condition-insulae = at least { $n } own insulae in the city
condition-denarii = at least { $n } denarii
condition-register = register { $n }
condition-popularity = popularity { $n }
condition-specialists = at least { $n } specialists freed
condition-prestige_each = prestige { $n } in every district
condition-everywhere =
    { $n ->
        [one] a monument and a tile in every district
       *[other] { $n } monuments and a tile in every district
    }

## Drafting

ask-character = { $family }: which of the two leads the family?
hint-character = { $ability }; start: { $start }, prestige in { $district }
hint-character-bare = { $ability }; start: prestige in { $district }
ask-hereditas = Which inheritance do you take?
hint-hereditas = { $register } workers, popularity { $popularity }; { $more }
ask-choose =
    { $n ->
        [one] Take one resource.
       *[other] Take { $n } resources.
    }
do-take = { $what }
do-one-more = { $what } ({ $k })
ask-specialist = Which specialist do you free?
hint-peculium = Peculium: { $what }
ask-peculium = Whose peculium do you take once more?
ask-worker-or-specialist = A worker, or a specialist?
do-worker = Register to { $n }, and a worker now
do-specialist = Free a specialist
ask-prestige =
    { $n ->
        [one] Where does your prestige rise by 1?
       *[other] Where does your prestige rise by { $n }?
    }
ask-prestige-lost =
    { $n ->
        [one] Where do you lose 1 prestige?
       *[other] Where do you lose { $n } prestige?
    }
do-prestige = { $district } (now { $n })

## Unrest

ask-spread = Unrest spreads: which building does it reach?
ask-share =
    { $n ->
        [one] Who gets the marker that is left over?
       *[other] Who get the { $n } markers that are left over? One each.
    }
do-give = { $who }
ask-strike =
    { $left ->
        [one] Your last unrest marker: which building does it strike?
       *[other] { $left } unrest markers: which building does the next one strike?
    }
hint-burns = The district is in revolt already
hint-would-burn = The district would be in revolt
ask-suppress =
    { $n ->
        [one] Where do you suppress the unrest?
       *[other] Where do you suppress unrest first? { $n } markers.
    }

## A turn

ask-turn = Round { $round }, decade { $decade }: what do you do? (On buttons: + what you get, and how many pieces 👤 it takes.)
do-build-in = Build in { $district }
bonus-strength = Calm district: building needs { $n } strength less
bonus-basic = Calm district: building costs { $n } basic resource less
bonus-denarii = Calm district: building costs { $n } denarii less
hint-revolt = In revolt: no construction bonus
do-a-monument = Build a monument
hint-monument = Prestige, and a bonus for the rest of the game
do-activate-in = Use a building in { $district }
hint-activate = { $buildings }
hint-activate-more = { $buildings }; { $n } more
do-site =
    { $pieces ->
        [one] { $site }: 1 piece for { $what }
       *[other] { $site }: { $pieces } pieces for { $what }
    }
hint-site-short = Only { $n } left in the supply
do-castra = Castra, { $troop }: { $price }
hint-castra = Troops for Rome, worth { $n }
do-portus =
    { $n ->
        [one] Portus: 1 piece for 1 denarius
       *[other] Portus: 1 piece for { $n } denarii
    }
do-milestone = Claim { $milestone }: a Senator
do-trader = Send the trader
hint-trader = Buy and sell any number of resources, once a decade
do-ability = Ability of { $character }
hint-ability =
    { $n ->
        [0] { $what }
        [one] { $what }, for 1 denarius
       *[other] { $what }, for { $n } denarii
    }
do-slowly = Take this turn step by step
hint-slowly = Choose pieces, payment and insulae yourself; trader and family after the action too
do-pass = Pass
hint-pass =
    { $left ->
        [0] The round ends for you; you would be number { $n } in the next
        [one] The round ends for you, 1 piece unused; you would be number { $n } in the next
       *[other] The round ends for you, { $left } pieces unused; you would be number { $n } in the next
    }
hint-pass-last =
    { $left ->
        [0] The last round: being number { $n } only breaks ties now
        [one] The last round ends for you, 1 piece unused; being number { $n } only breaks ties
       *[other] The last round ends for you, { $left } pieces unused; being number { $n } only breaks ties
    }
ask-after = Anything else before your turn ends?
do-end = End the turn
ask-site-more = Use your ability here?
do-site-more = Take { $n } more
do-site-later = Keep it for later
ask-crew = Who goes?
do-crew = { $crew }
ask-payment = How do you pay?
do-pay = { $what }

## Building

ask-type = What do you build in { $district }? (Behind the colon: what it does when used. Strength: a worker counts 1, a specialist of its colour 2.)
do-type = { $building }: { $does }
does = { $what }
either = { $head } / { $last }
hint-type = Costs { $price }; prestige +{ $n }
hint-type-chain = Costs { $price }; prestige +{ $n }; with a bridge: { $chain }
ask-orientation = { $building }: where, and which way round? Cells that it walls in become your insulae.
do-orientation = { $picture }
hint-orientation =
    { $n ->
        [one] One spot, own insulae: { $best }
       *[other] { $n } spots, own insulae at best: { $best }
    }
ask-spot = { $building } in { $district }: where does the marked cell of the building go?
do-spot = { $place }
do-spot-turned = { $place } { $picture }
do-spot-chain = { $place } { $picture } +{ $chain }
hint-spot =
    { $n ->
        [0] Brings no insula
        [one] Brings 1 insula of yours
       *[other] Brings { $n } insulae of yours
    }
hint-spot-chain =
    { $n ->
        [0] No insula; bridge: { $chain }
        [one] 1 insula of yours; bridge: { $chain }
       *[other] { $n } insulae of yours; bridge: { $chain }
    }
ask-chain = Neutral insulae form a bridge to the building ({ $left } to lay): where does the next one go?
do-chain = { $cell }
ask-build = { $building } at { $place }: you send { $crew } and pay { $price }. Own insulae: { $insulae }; prestige in { $district }: +{ $prestige }.
do-build =
    { $insulae ->
        [0] Build
        [one] Build, with 1 insula
       *[other] Build, with { $insulae } insulae
    }
do-build-neutral = Build with neutral insulae
do-build-again = Another spot
hint-neutral = Your own stay on your board: no bonus, no upkeep from it
do-pay-otherwise = Pay otherwise
ask-use = Use the { $building } at once, before anybody else can? (Strength: a worker counts 1, a specialist of its colour 2.)
do-not-now = Not now
hint-not-now = It is open to everybody then
ask-activate = Which building of { $district } do you use?
do-use = { $building }: { $what }
do-use-priced = { $building }: { $what } for { $price }
hint-price = For { $price }
ask-monument = Which monument do you build?
do-monument = { $monument }
do-monument-bonus = { $monument } ({ $district }: { $saved })
saved-strength = strength { $n } less
saved-basic =
    { $n ->
        [one] 1 basic resource less
       *[other] { $n } basic resources less
    }
saved-denarii = { $n } denarii less

## Market

ask-market = Macellum: what do you sell, what do you buy? Your denarii: { $denarii }. You may go on trading afterwards. (Sell: − goods + denarii; buy: + goods − denarii)
ask-market-more = In the basket: selling { $sold }, buying { $bought }; with it you have { $denarii } denarii. Anything else? (Sell: − goods + denarii; buy: + goods − denarii)
do-sell = −{ $what } +{ $price }🪙
do-buy = +{ $what } −{ $price }🪙
do-market-done = Finish trading
do-market-leave = No trade

## Rome, harmony, storage

ask-rome-whole = What do you send to Rome? { $players ->
        [1] You owe troops worth { $troops }, offerings worth { $offerings } and { $group }
       *[other] You owe troops worth { $troops } and offerings worth { $offerings }; all together owe { $group }
    } { $amphora ->
        [0] (no amphorae).
       *[other] (an amphora counts { $amphora }).
    }
ask-rome-troops = Which troops do you send to Rome? At least { $troops } if you can.
ask-rome-offerings = Which offerings besides? Worth at least { $offerings } if you have that much – whoever sends less takes an unrest marker; whoever alone sends the most gains a Senator. Chosen: { $so_far }.
ask-rome-goods = How much of the goods besides? { $players ->
        [1] You must send { $group }.
       *[other] All together must send { $group }.
    } Chosen: { $so_far }.
ask-rome-amphorae = How many amphorae besides? Each counts { $amphora }; { $players ->
        [1] you must send { $group }.
       *[other] all together must send { $group }.
    } Chosen: { $so_far }.
do-rome-share =
    { $n ->
        [1] What Rome demands: { $what }
       *[other] An equal share: { $what }
    }
hint-rome-share =
    { $n ->
        [1] { $group }; of troops and offerings only what you must send
       *[other] { $group } shared by { $n }; of troops and offerings only what each must send
    }
do-rome-least = As little as possible: { $what }
hint-rome-least =
    { $n ->
        [1] Only what you must, and one of the goods; if it is too little, you cause unrest
       *[other] Only what you must, and one of the goods; if all send too little, all cause unrest
    }
do-rome-everything = Everything: { $what }
hint-rome-everything = The best rank and the best chance of Senators; nothing of it is left to you
do-rome-by-hand = Choose part by part
hint-rome-by-hand = Troops, offerings, goods and amphorae one after the other
do-send = { $what }
ask-harmony = Upkeep { $n }: { $people } people, harmony { $harmony }{ $saved ->
        [0] .
       *[other] , { $saved } saved.
    } What do you pay with?
do-wage = { $what }
hint-food-first = Food, as far as it goes
hint-denarii-first = Denarii, as far as they go
do-wage-short =
    { $n ->
        [one] { $what }; 1 unrest marker
       *[other] { $what }; { $n } unrest markers
    }
ask-storage =
    { $n ->
        [one] Your storage is too full: give one resource back.
       *[other] Your storage is too full: give { $n } resources back.
    }
ask-caepio = Where does Caepio put { $tile }? All these bring him as many insulae.
do-automatic = The first one
hint-concede-solo = The game ends at once

error-solo-difficulty = Only those who play alone have Caepio as an opponent, and this table is for { $n } players. Leave his level at Aedil, or play alone.
error-solo-goal = Only those who play alone may choose a goal, and this table is for { $n } players: they play for Senators. Leave the goal at Senators, or play alone.
