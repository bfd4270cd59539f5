# What is asked, offered and told during a game.

## Amounts and names

n-wheat = { $n } wheat
n-stone = { $n } stone
n-wood = { $n } wood
n-wine = { $n } wine
n-horse =
    { $n ->
        [one] 1 horse
       *[other] { $n } horses
    }
n-coin =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
n-influence = { $n } influence
n-artisan =
    { $n ->
        [one] 1 artisan
       *[other] { $n } artisans
    }
n-card =
    { $n ->
        [one] 1 follower card
       *[other] { $n } follower cards
    }
n-good =
    { $n ->
        [one] 1 good of your choice
       *[other] { $n } goods of your choice
    }
one-more =
    { $k ->
        [1] +{ $good }
        [2] +{ $good } (2nd)
        [3] +{ $good } (3rd)
       *[other] +{ $good } ({ $k }th)
    }
chain = { $head }; { $last }
dots = { $head } · { $last }
plus = { $head }+{ $last }
name = { $name }
vp = { $n } VP
nothing = nothing
empty = still empty
free = free
coin = Coin
artisan = Artisan
neutral = neutral
mosaic-green = green
mosaic-yellow = yellow
mosaic-orange = orange
mosaic-tile = { $id } ({ $colour })
mosaic-field = Mosaic field { $field }
line-row_1 = Mosaic row 1
line-row_2 = Mosaic row 2
line-row_3 = Mosaic row 3
line-column_1 = Mosaic column 1
line-column_2 = Mosaic column 2
line-column_3 = Mosaic column 3
line-diagonal_down = Mosaic diagonal down
line-diagonal_up = Mosaic diagonal up
sailing-contract = { $id } ({ $price })
building-contract = { $id }: { $shape } ({ $price }), { $vp } VP
contract-sailing = contract { $price }
contract-building = { $shape } · { $vp } VP
source-building = Your building for { $vp } VP
new-sailing-contract = sailing contract ({ $price })
new-building-contract = building contract: { $shape } ({ $price }), { $vp } VP
harbour = { $name } ({ $id })
harbour-start = Nova Roma
harbour-vp = { $vp } VP at the end, unless the ship gets farther
harbour-reward = You gain { $gains }
reward-space = { $space } ({ $gains })
reward-for = { $gains } for { $who }
space = { $row }+{ $column }
spot = { $cells }
shape-I1 = single block
shape-I2 = pair
shape-I3 = row of 3
shape-V3 = corner of 3
shape-I4 = row of 4
shape-O4 = square of 4
shape-T4 = T of 4
shape-L4 = L of 4
shape-Z4 = zigzag of 4

## Tables that can be looked up, see reference.py

zone = Zone { $zone }
number-line = • { $what }: { $brings }
number-entry = • { $what }
number-tiles = • { $n } × { $what }
number-price = { $price }
number-prices = Prices of the slots from the left: { $basic }; of the special tile: { $special }
number-contract = { $id }: { $shape }
number-sailing = Sailing contract for { $price }. It is worth no VP by itself: it lets your ships sail with the strength of the action, and counts for the mosaic.
number-building = Building contract for { $price }, worth { $vp } VP. Shape: { $shape } ({ $picture }), to be turned and mirrored. Zone A is open at strength 1, zone B at strength 2, zone C at strength 3.

## Questions

ask-draft-mosaic = Take a mosaic tile of a colour you do not have yet.
ask-draft-follower = Secretly keep one of these { $left } followers; the rest goes on to the left.
ask-draft-keep = Which { $n } followers do you keep? The others go back into the deck.
ask-emperor = Where do you place the emperor this round? He strengthens a row and a column for everybody.
ask-patrician = Round { $round }, turn { $lap }: place a patrician on a square. On { $square }, for example: { $row } with strength { $r } and { $column } with strength { $c }.
ask-patrician-or-claim = Round { $round }, turn { $lap }: place a patrician on a square, or first claim a field of your mosaic. On { $square }, for example: { $row } with strength { $r } and { $column } with strength { $c }.
ask-action =
    { $n ->
        [one] Your other action: perform it, or forgo it for a coin.
       *[other] Which action first? Forgoing one brings a coin.
    }
ask-action-blocked = { $ask } Not possible: { $blocked }.
blocked = { $action } ({ $why })
why-contracts = no contract within reach can be paid
why-horses = too few horses
why-goal = all racers are at the goal
why-spaces = no free space for an artisan
why-wheat = no artisan, and no wheat to hire one
why-supply = no artisan, and none left to hire
why-influence = no influence
why-followers = no followers left to draw, none to play
ask-claim = Claim an achievement before your turn ends?
ask-legionnaire = Place a legionnaire: he blocks a square for this round.
ask-followers-before = Before you begin ({ $action }): use a follower?
ask-followers-after = Before you finish ({ $action }): use a follower?
ask-goods =
    { $n ->
        [one] { $source }: choose a good.
       *[other] { $source }: choose { $n } goods. Each entry you tick is one good.
    }
ask-artisan = { $source }: where do you place the artisan?
ask-trade-cards = Discard followers from your hand? Every two bring a coin.
ask-trade-goods =
    { $coins ->
        [one] Buy a good for your coin?
       *[other] Buy goods for a coin each? You have { $coins } coins. Each entry you tick is one good.
    }
ask-upgrade-wine = Pour wine? Every wine brings 1 influence.
ask-upgrade-tile = Take an estate tile?
ask-upgrade-space = Where do you lay it ({ $tile })?
ask-petition-marker = Take the first-player marker for 2 influence?
ask-petition-action = Pay influence for another action? You have { $influence }; you pay as much as the strength you choose.
ask-recruit-draw =
    { $left ->
        [one] Draw a follower? (the last one)
       *[other] Draw a follower? ({ $left } left)
    }
ask-recruit-play = Play a follower? Price: { $price }.
ask-recruit-discard =
    { $n ->
        [one] Your hand may hold six cards: discard one.
       *[other] Your hand may hold six cards: discard { $n }.
    }
ask-replace = Your row is full: which follower leaves it?
ask-sail-contract = Which sailing contract do you complete? (strength { $strength })
ask-legs =
    { $sails ->
        [one] Move a ship? One sail left.
       *[other] Move a ship? { $sails } sails left.
    }
ask-legs-tile =
    { $sails ->
        [one] { $tile }: move a ship? One sail left.
       *[other] { $tile }: move a ship? { $sails } sails left.
    }
ask-lacking = { $ask } Cannot be paid: { $lacks }.
lack = { $contract } lacks { $lacks }
ask-build-contract = Which building contract do you complete? (strength { $strength })
ask-orientation = { $source } ({ $shape }): in which zone, and which way round?
ask-spot = { $source } ({ $shape }): where does it go? { $orientation }
ask-build = { $source }: build on { $cells }?
ask-build-completing = { $source }: build on { $cells }? This completes { $rewards }.
ask-race =
    { $left ->
        [one] Advance on which lane? (1 space)
       *[other] Advance on which lane? ({ $left } spaces)
    }
ask-charioteer = Send an artisan as charioteer for one more space?
ask-wheel = Golden wheel on lane { $lane }: what do you take?
ask-produce =
    { $left ->
        [one] Hire an artisan for 1 wheat, or place one? (once)
       *[other] Hire an artisan for 1 wheat, or place one? ({ $left } times)
    }
ask-tile = Use the tile ({ $tile })?
ask-tile-good = { $tile }: pay 1 influence for a good of your choice?
ask-sp_recruit = { $tile }: play a follower for free?
ask-sp_recruit-paying = { $tile }: play a follower without coins, for { $price }?
ask-sp_income = { $tile }: what does it bring you?
ask-sp_hippodrome = { $tile }: advance up to two spaces on one lane?
ask-sp_hippodrome-on = { $tile }: advance one more space on this lane?

## Options

do-square = { $square } { $row } { $r }, { $column } { $c }
do-block = { $square } ({ $row }, { $column })
do-emperor = { $square }: stronger { $row } and { $column }
do-action = { $action } (strength { $strength })
do-forgo = Forgo: { $action } (+1 coin)
do-use = Use { $follower }
hint-use-commits = { $effect }. Then you must go through with the action
do-begin = Begin
do-finish = Finish the action
do-claim = Claim: { $achievement }
do-claim-beside = { $field }: claim
hint-claim-beside = { $achievement }: { $vp } VP
hint-claim-gaining-beside = { $achievement }: { $vp } VP, { $gains }
hint-claim = { $vp } VP
hint-claim-gaining = { $vp } VP, { $gains }
do-claim-none = End the turn
do-wine-none = Pour no wine
do-tile = { $tile }
do-tile-again = { $tile }, { $price }
hint-tile = { $price } – { $effect }
do-tile-none = No tile
hint-replacing = replaces the tile there: { $tile }
do-marker = Take the marker
hint-marker = You begin the next round; at the end it is worth 2 VP
do-marker-none = Leave it
do-request = { $action } { $n }
do-request-none = No other action
do-draw-deck = From the deck
do-draw-stop = No more cards
do-play-none = Play no follower
do-contract-none = No contract
do-sailing = for { $price }
do-building = { $contract } for { $price }
hint-building-no-room = No room for it, but its VP count
hint-forgone = Counts as forgoing the action: +1 coin
hint-taken-back = The action is forgone (+1 coin), and what you did in it is taken back
hint-not-taken-back = Hidden cards were revealed: nothing is taken back, and there is no coin
do-leg =
    { $sails ->
        [one] Ship { $ship } to { $harbour }
       *[other] Ship { $ship } to { $harbour } ({ $sails } sails)
    }
do-stop = That is enough
do-orientation = { $zone } { $picture }
hint-spot-reward =
    { $left ->
        [0] completes { $space }: { $gains }
        [one] { $space } ({ $gains }): leaves one cell open
       *[other] { $space } ({ $gains }): leaves { $left } cells open
    }
do-place = Build here
do-place-elsewhere = Another spot
do-place-none = Do not place
do-lane =
    { $horses ->
        [0] Lane { $lane }: to space { $space }
        [one] Lane { $lane }: to space { $space } (1 horse)
       *[other] Lane { $lane }: to space { $space } ({ $horses } horses)
    }
hint-wheel =
    { $markers ->
        [0] Golden wheel: 1 influence (no achievement marker is left)
       *[other] Golden wheel: an achievement marker or 1 influence
    }
hint-goal =
    { $wheel ->
        [0] Goal: { $vp } VP at the end
       *[other] Goal: { $vp } VP at the end, and a golden wheel
    }
do-charioteer-none = Send nobody
do-wheel-marker = Achievement marker
hint-wheel-marker = One more claim on your mosaic
do-wheel-influence = 1 influence
do-hire = Hire
hint-work = { $gains }
hint-work-tile = { $gains }. { $effect }
do-conv_coin_artisan = Pay 1 coin: 1 artisan
do-conv_influence_coins = Pay 1 influence: 2 coins
do-decline = Not now
hint-concede-solo = The game ends at once and is lost

## Told

told-start =
    { $n ->
        [one] A solo game begins.
       *[other] A new game for { $n } players begins.
    }
told-first-player = { $who } is first player.
told-you-drew = You drew { $cards }.
told-you-keep = You keep { $cards }.
told-drafts-mosaic = { $who } takes mosaic tile { $tile }: { $fields }.
told-new-mosaic = New mosaic tile { $tile }: { $fields }.
told-passes-packs =
    { $left ->
        [one] Everybody has kept a follower; the last one of each pack goes on.
       *[other] Everybody has kept a follower; { $left } go on to the left.
    }
told-draft-over = The draft is over; everybody has two followers in hand.
told-round = Round { $round }: { $who } begins. Emperor tile { $tile } allows { $first } and { $second }.
told-emperor = { $who } places the emperor on { $square } and strengthens { $row } and { $column }.
told-patrician = { $who } places a patrician on { $square } ({ $row }, { $column }).
told-legionnaire = { $who } blocks { $square } with a legionnaire.
told-acts = { $action } (strength { $strength }): { $who } { $deeds }.
told-claims = { $who } { $deeds }.
told-automa = The AI player { $deeds }.
told-forgoes = { $who } forgoes { $action }: 1 coin.
told-cannot = { $who } has to forgo { $action } ({ $why }): 1 coin.
told-taken-back = { $action }: nothing came of it; what { $who } did is taken back, 1 coin instead.
told-reshuffle = The discarded followers are shuffled into a new deck.
told-refill = New in the offers: { $things }.
told-renewed = No longer on offer: { $gone }. New: { $things }.
told-chariot = { $who } wins the chariot tile of lane { $lane }.
told-automa-chariot = The AI player wins the chariot tile of lane { $lane }.
told-chariot-nobody = Nobody wins the chariot tile of lane { $lane }.
told-chariot-next = { $won } { $next }
told-chariot-last = { $won }
favoured-then = Now lane { $lane } is favoured, then lane { $after }.
favoured-twice = Now lane { $lane } is favoured, and then once more.
favoured-last = Now lane { $lane } is favoured, for the last time.
told-marker-end = { $who } ends with the first-player marker.
told-automa-score = The AI player: { $total } VP.
told-automa-wins = The AI player wins.
told-score = { $who }: { $total } VP.
told-winners =
    { $n ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

## Deeds: parts of a sentence after the name of who does them

did-gains = gains { $gains }
did-gains-by = gains { $gains } from { $source }
did-uses = uses { $what }
did-uses-strength = uses { $follower } (+{ $n } strength)
did-uses-paying = uses { $follower } for { $price }
did-nothing-more = achieves nothing more
did-claims = claims the achievement “{ $achievement }”
did-draws =
    { $n ->
        [one] draws a follower from the deck
       *[other] draws { $n } followers from the deck
    }
did-takes-follower = takes { $follower }
did-plays = plays { $follower } for { $price }
did-plays-free = plays { $follower } for free
did-drops = discards { $follower } from the row
did-discards = discards { $cards }
did-sells-cards = discards { $cards } for { $gains }
did-buys = buys { $gains }
did-pours = pours { $wine } for { $gains }
did-lays = lays { $tile } on { $space } for { $price }
did-lays-free = lays { $tile } on { $space } for free
did-removes-tile = removes { $tile } there
did-takes-marker = takes the first-player marker for { $price }
did-petitions = pays { $price } for { $action }
did-completes-sailing = completes a sailing contract ({ $price })
did-sails = sails ship { $ship } to { $harbour }
did-sails-gaining = sails ship { $ship } to { $harbour } and gains { $gains }
did-sails-both = sails to { $first } and { $second }
did-completes-building = completes a building contract: { $shape } ({ $price }), { $vp } VP
did-builds-in = builds in zone { $zone }, on { $cells }
did-builds-nothing = does not place the building
did-surrounds = completes reward { $space }: { $rewards }
did-races = advances on lane { $lane } to space { $space }
did-races-paying = advances on lane { $lane } to space { $space } for { $paid }
did-charioteer = sends an artisan as charioteer
did-wheel-marker = wins an achievement marker
did-wheel-gain = gains { $gains } from the golden wheel
did-hires =
    { $n ->
        [one] hires an artisan for 1 wheat
       *[other] hires { $n } artisans for { $n } wheat
    }
did-works = puts an artisan on { $space } and gains { $gains }
did-converts = uses { $tile }, { $price } for { $gains }
did-blocks = blocks { $square } with a legionnaire
did-blocks-nothing = gets a point because { $square } is taken ({ $points })
did-removes = removes { $contract }
did-takes-contract = takes { $contract }

## The table in words

sheet-title-mosaic_draft = Draft of mosaic tiles · { $who } takes one
sheet-title-follower_draft = Draft of followers
sheet-title-emperor = Round { $round } of { $rounds } · { $who } places the emperor
sheet-title-legionnaires = Round { $round } of { $rounds } · legionnaires
sheet-title-turn = Round { $round } of { $rounds } · turn { $lap } of { $laps } · { $who }
sheet-title-cleanup = Round { $round } of { $rounds } · clean-up
sheet-title-over = The game is over
sheet-forum = Forum
sheet-columns = Columns: { $columns }
sheet-line = { $line } { $action }
sheet-row = Row { $line }: { $squares }
sheet-square-free = { $square } free
sheet-square-emperor = { $square } emperor
sheet-square-legionnaire = { $square } legionnaire
sheet-square-patrician = { $square } { $who }
sheet-marker = First player: { $who }
sheet-marker-claimed = First-player marker: taken by { $who }
sheet-offers = Offers
sheet-sailing = Sailing contracts ({ $left } in the deck)
sheet-building = Building contracts ({ $left } in the deck)
sheet-slot = • strength { $strength }: { $contract }
sheet-followers = Followers ({ $left } in the deck, { $discard } discarded)
sheet-card = • { $name } – { $effect }
sheet-exhausted = • { $name } (exhausted) – { $effect }
sheet-estate = Estate tiles ({ $basic } basic and { $special } special in the stacks)
sheet-estate-tile = • { $tile } ({ $price }) – { $effect }
sheet-supply = Artisans in the supply: { $artisans }
sheet-mosaic-draft = Mosaic tiles to take
sheet-mosaic-offer = { $id } ({ $colour }): { $fields }
sheet-city = City
sheet-zone = Zone { $zone } ({ $points } VP): { $blocks }
sheet-blocks = { $who } { $n }
sheet-map = { $cells }
sheet-legend = · free, ? reward, ! reward given, × not used, * planned, { $signs }
sheet-sign = { $sign } { $who }
sheet-rewards = Open rewards: { $rewards }
sheet-sea = Black Sea
sheet-fleet = { $who }: ship a in { $first }, ship b in { $second }
sheet-route-north = Northern route:
sheet-route-south = Southern route:
sheet-harbour =
    { $sails ->
        [one] • { $id } { $name }, 1 sail: { $brings }
       *[other] • { $id } { $name }, { $sails } sails: { $brings }
    }
sheet-harbour-ships =
    { $sails ->
        [one] • { $id } { $name }, 1 sail: { $brings } – { $ships }
       *[other] • { $id } { $name }, { $sails } sails: { $brings } – { $ships }
    }
sheet-ship = { $who } (ship { $ship })
sheet-hippodrome = Hippodrome
sheet-horse-lines = Lines that cost horses: { $costs }
sheet-horse-line =
    { $horses ->
        [one] 1 horse into space { $space }
       *[other] { $horses } horses into space { $space }
    }
sheet-wheels = Golden wheels on spaces { $wheels }; space { $goal } is the goal ({ $vp } VP)
sheet-lane = Lane { $lane }: { $racers }
sheet-racer = { $who } on { $space }
sheet-favoured = Favoured: lane { $lane }
sheet-next-favoured = Next: lane { $lane }
sheet-yields = Production area of everybody
sheet-yield-rows = Yields of rows 1, 2 and 3: { $yields }
sheet-yield-columns = Yields of columns 1, 2 and 3: { $yields }
sheet-player = { $who } · { $vp } VP if the game ended now
sheet-player-over = { $who } · { $vp } VP
sheet-goods = { $goods }
sheet-purse = Coins { $coins } · influence { $influence } · artisans { $artisans } · hand { $hand } · blocks { $blocks } · achievement markers { $markers }
sheet-production = Production: { $spaces }
sheet-space =
    { $artisan ->
        [0] { $space } { $tile }
       *[other] { $space } { $tile } with artisan
    }
sheet-space-flipped =
    { $artisan ->
        [0] { $space } { $tile } (used up)
       *[other] { $space } { $tile } (used up) with artisan
    }
sheet-space-artisan = { $space } artisan
sheet-own-sailing = Sailing contracts: { $n }
sheet-own-building = Building contracts ({ $n }): { $contracts }
sheet-claimed = Claimed: { $fields }
sheet-claimable = Can be claimed: { $fields }
sheet-unclaimed = Still open: { $fields }
sheet-field = { $field } ({ $achievement })
sheet-chariots = Chariot tiles: { $n }
sheet-conceded = Has conceded
sheet-hand = Your hand ({ $n })
sheet-kept = Kept so far:
sheet-pack = To choose from:
sheet-automa = AI player
sheet-automa-points = Points so far: { $points }
sheet-automa-now = All in all { $vp } VP if the game ended now
sheet-automa-contracts = Building contracts: { $contracts }
sheet-scores = Scoring
sheet-score = { $who }: { $total } = ships { $ships } + contracts { $contracts } + zones { $zones } + chariots { $chariots } + goals { $goals } + followers { $followers } + animals { $animals } + mosaic { $mosaic } + goods { $goods } + influence { $influence } + marker { $marker }
sheet-automa-score = The AI player’s scoring
sheet-automa-line = { $total } = start { $start } + ships { $ships } + contracts { $contracts } + zones { $zones } + chariots { $chariots } + lanes { $lanes } + mosaic { $mosaic }

# Sources of points.
points-ships = Ships
points-contracts = Building contracts
points-zones = Zones
points-chariots = Chariot tiles
points-goals = Racers at the goal
points-followers = Followers
points-animals = Animals
points-mosaic = Mosaic
points-goods = Goods and coins
points-influence = Influence and artisans
points-marker = First-player marker

# What followers score; reference.ftl says it with their numbers.
scores-each = At the end: { $base ->
    [0] 1 VP
   *[other] { $base } VP plus 1 VP
 } for { $per ->
    [1] each
   *[other] every { $per }
 } { $what }
scores-least = At the end: { $vp } VP if you have { $least } or more { $what }
counted-wheat = wheat left
counted-stone = stone left
counted-wood = wood left
counted-wine = wine left
counted-horse = { $per ->
    [1] horse left
   *[other] horses left
 }
counted-coin = coins
counted-influence = influence
counted-building = { $per ->
    [1] building contract
   *[other] building contracts
 }
counted-sailing = { $per ->
    [1] sailing contract
   *[other] sailing contracts
 }
counted-follower = { $per ->
    [1] follower in your row
   *[other] followers in your row
 }
counted-estate = of your estate tiles
counted-animal = { $per ->
    [1] animal tile
   *[other] animal tiles
 }
counted-race = { $per ->
    [1] space on all lanes together
   *[other] spaces on all lanes together
 }
