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
one-more = { $good } no. { $k }
nothing = nothing
free = free
coin = Coin
neutral = neutral
colour-purple = purple
colour-yellow = yellow
colour-green = green
colour-red = red
mosaic-green = green
mosaic-yellow = yellow
mosaic-orange = orange
mosaic-tile = { $id } ({ $colour })
sailing-contract = { $id } ({ $price })
building-contract = { $id }: { $shape } ({ $price }), { $vp } VP
harbour = { $name } ({ $id })
harbour-start = Nova Roma
harbour-vp = { $vp } VP at the end, unless the ship gets farther
harbour-reward = You gain { $gains }
reward-space = { $space } ({ $gains })
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

## Questions

ask-draft-mosaic = Take a mosaic tile of a colour you do not have yet.
ask-draft-follower = Secretly keep one of these { $left } followers; the rest goes on to the left.
ask-draft-keep = Which { $n } followers do you keep? The others go back into the deck.
ask-emperor = Where does the emperor stand this round? He strengthens a row and a column for everybody.
ask-patrician = Round { $round }, turn { $lap }: place a patrician.
ask-action =
    { $n ->
        [one] Your other action: perform it, or forgo it for a coin.
       *[other] Which action first? Forgoing one brings a coin.
    }
ask-claim = Claim an achievement before your turn ends?
ask-legionnaire = Place a legionnaire: he blocks a square for this round.
ask-followers-before = Before you begin ({ $action }): use a follower?
ask-followers-after = Before you finish ({ $action }): use a follower?
ask-goods =
    { $n ->
        [one] Choose a good.
       *[other] Choose { $n } goods; the same one may be picked several times.
    }
ask-artisan = Where do you place the artisan?
ask-trade-cards = Discard followers from your hand? Every two bring a coin.
ask-trade-goods =
    { $coins ->
        [one] Buy a good for your coin?
       *[other] Buy goods for a coin each? You have { $coins } coins.
    }
ask-upgrade-wine = Pour wine? Every wine brings 1 influence.
ask-upgrade-tile = Take an estate tile?
ask-upgrade-space = Where do you lay it ({ $tile })?
ask-petition-marker = Take the first-player marker for 2 influence?
ask-petition-action = Pay influence for another action? You have { $influence }; what you pay is its strength.
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
ask-build-contract = Which building contract do you complete? (strength { $strength })
ask-orientation = How do you place the building ({ $shape })?
ask-spot = Where does it go? { $orientation }
ask-build = Build on { $cells }?
ask-build-completing = Build on { $cells }? This completes { $rewards }.
ask-race =
    { $left ->
        [one] Advance on which lane? (the last space)
       *[other] Advance on which lane? ({ $left } spaces)
    }
ask-charioteer = Send an artisan as charioteer for one more space?
ask-wheel = A golden wheel: what do you take?
ask-produce =
    { $left ->
        [one] Hire or place an artisan? (the last time)
       *[other] Hire or place an artisan? ({ $left } times)
    }
ask-tile = Use the tile ({ $tile })?
ask-tile-good = Pay 1 influence for a good of your choice?
ask-sp_recruit = Play a follower without coins? Price: { $price }.
ask-sp_income = What does the tile bring you?
ask-sp_hippodrome = Advance up to two spaces on one lane?

## Options

do-square = { $square }: { $row } { $r }, { $column } { $c }
do-block = { $square } ({ $row }, { $column })
do-emperor = { $square }: stronger { $row } and { $column }
do-action = { $action } (strength { $strength })
do-forgo = Forgo: { $action } (+1 coin)
do-use = Use { $follower }
do-begin = Begin
do-finish = Finish the action
do-claim = Claim { $field }: { $achievement }
hint-claim =
    { $cost ->
        [0] { $vp } VP; at once: { $gains }
       *[other] Costs { $cost } influence. { $vp } VP; at once: { $gains }
    }
do-claim-none = End the turn
hint-mosaic = { $fields }
do-wine-none = Pour no wine
do-tile = { $tile } ({ $price })
do-tile-none = No tile
do-space = { $space } ({ $row }, { $column })
do-space-replacing = { $space } ({ $row }, { $column }), instead of: { $tile }
do-marker = Take the marker
hint-marker = You begin the next round; at the end it is worth 2 VP
do-marker-none = Leave it
do-request =
    { $n ->
        [one] { $action } for 1 influence
       *[other] { $action } for { $n } influence
    }
do-request-none = No other action
do-draw-deck = Top card of the deck
do-draw-stop = No more cards
do-play-none = Play nobody
do-contract-none = No contract
hint-forgone = Counts as forgoing the action: +1 coin
hint-taken-back = The action is forgone (+1 coin), and what you did in it is taken back
hint-not-taken-back = Hidden cards were revealed: nothing is taken back, and there is no coin
hint-no-room = The building cannot be placed, but its VP count
do-leg =
    { $sails ->
        [one] Ship { $ship } to { $harbour }
       *[other] Ship { $ship } to { $harbour } ({ $sails } sails)
    }
do-stop = That is enough
do-orientation = Zone { $zone }: { $picture }
hint-orientation =
    { $n ->
        [one] one spot
       *[other] { $n } spots
    }
hint-spot = { $rewards }
hint-spot-reward =
    { $left ->
        [0] completes { $space }: { $gains }
        [one] { $space } ({ $gains }): 1 cell still open
       *[other] { $space } ({ $gains }): { $left } cells still open
    }
do-place = Build here
do-place-none = Do not place the building
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
do-hire = Hire an artisan (1 wheat)
do-work = { $space }: { $gains }
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
told-new-mosaic = New mosaic tile: { $tile }.
told-passes-packs =
    { $left ->
        [one] Everybody has kept a follower; the last one of each pack goes on.
       *[other] Everybody has kept a follower; { $left } go on to the left.
    }
told-draft-over = The draft is over; everybody has two followers in hand.
told-round = Round { $round }: { $who } begins.
told-emperor-tile = Emperor tile { $tile } allows { $first } and { $second }.
told-emperor = { $who } places the emperor on { $square }: stronger { $row } and { $column }.
told-patrician = { $who } places a patrician on { $square } ({ $row }, { $column }).
told-legionnaire = { $who } blocks { $square } with a legionnaire.
told-acts = { $who }: { $action }, strength { $strength }.
told-forgoes = { $who } forgoes an action ({ $action }): 1 coin.
told-taken-back = Nothing came of it ({ $action }): what { $who } did is taken back.
told-nothing-done = { $who } achieves nothing more ({ $action }).
told-gains = { $who } gains { $gains }.
told-uses = { $who } uses { $follower }.
told-uses-strength = { $who } uses { $follower }: strength { $strength }.
told-uses-gain = { $follower } brings { $who } { $gains }.
told-draws =
    { $n ->
        [one] { $who } draws a follower from the deck.
       *[other] { $who } draws { $n } followers from the deck.
    }
told-reshuffle = The discarded followers are shuffled into a new deck.
told-takes-follower = { $who } takes { $follower } from the offer.
told-plays = { $who } plays { $follower }: { $price }.
told-drops = { $who } discards { $follower } from the row.
told-discards = { $who } discards { $cards }.
told-sells-cards = { $who } discards { $cards } for { $gains }.
told-buys = { $who } buys { $gains }.
told-pours = { $who } pours { $wine } for { $gains }.
told-lays = { $who } lays an estate tile on { $space }: { $tile }.
told-replaces = { $who } removes the tile from { $space }: { $tile }.
told-marker = { $who } takes the first-player marker.
told-requests = { $who } petitions for another action: { $action }, strength { $strength }.
told-sailing-contract = { $who } completes sailing contract { $contract }.
told-sails = { $who }’s ship { $ship } reaches { $harbour }.
told-sails-reward = { $who }’s ship { $ship } reaches { $harbour }: { $gains }.
told-building-contract = { $who } completes building contract { $contract }.
told-builds = { $who } builds in zone { $zone }: { $shape } on { $cells }.
told-builds-nothing = { $who } places no building ({ $shape }).
told-reward-complete = Reward tile { $space } is surrounded.
told-reward = { $who } receives { $gains }.
told-races = { $who } advances on lane { $lane } to space { $space }.
told-races-pays = { $who } advances on lane { $lane } to space { $space } ({ $paid }).
told-charioteer = { $who } sends an artisan as charioteer.
told-wheel-marker = { $who } wins an achievement marker.
told-wheel-gain = The golden wheel brings { $who } { $gains }.
told-hires = { $who } hires an artisan for 1 wheat.
told-works = { $who }’s artisan on { $space } brings { $gains }.
told-tile = { $who } uses a tile ({ $tile }): { $gains }.
told-claims = { $who } claims { $field }: { $achievement }.
told-refill = New in the offers: { $things }.
told-leaves-offer = Leaves the offer: { $things }.
told-chariot = { $who } wins the chariot tile of lane { $lane }.
told-chariot-nobody = Nobody wins the chariot tile of lane { $lane }.
told-next-chariot = After the next one, lane { $lane } will be favoured.
told-automa-blocks = The AI player blocks { $square } with a legionnaire.
told-automa-point = { $square } is taken: the AI player gets a point instead ({ $points }).
told-automa-races = The AI player advances on lane { $lane } to space { $space }.
told-automa-discards = The AI player removes sailing contract { $contract }.
told-automa-sails = The AI player’s ships reach { $first } and { $second }.
told-automa-builds = The AI player takes building contract { $contract }.
told-automa-chariot = The AI player wins the chariot tile of lane { $lane }.
told-automa-score = The AI player: { $total } VP.
told-automa-wins = The AI player wins.
told-score = { $who }: { $total } VP.
told-winners =
    { $n ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }

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
sheet-zone = Zone { $zone } ({ $first }/{ $second }/{ $rest } VP): { $blocks }
sheet-blocks = { $who } { $n }
sheet-map = { $cells }
sheet-legend = · free, ? reward, ! reward given, × not used, * planned: { $letters }
sheet-letter = { $letter } { $who }
sheet-rewards = Open rewards: { $rewards }
sheet-sea = Black Sea
sheet-fleet = { $who }: ship a in { $first }, ship b in { $second }
sheet-hippodrome = Hippodrome
sheet-lane = Lane { $lane }: { $racers }
sheet-racer = { $who } on { $space }
sheet-favoured = Favoured: lane { $lane }
sheet-next-favoured = Next: lane { $lane }
sheet-player = { $who } · { $colour }
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
sheet-automa-contracts = Building contracts: { $contracts }
sheet-scores = Scoring
sheet-score = { $who }: { $total } = ships { $ships } + contracts { $contracts } + zones { $zones } + chariots { $chariots } + goals { $goals } + followers { $followers } + animals { $animals } + mosaic { $mosaic } + goods { $goods } + influence { $influence } + marker { $marker }
sheet-automa-score = The AI player’s scoring
sheet-automa-line = { $total } = start { $start } + ships { $ships } + contracts { $contracts } + zones { $zones } + chariots { $chariots } + lanes { $lanes } + mosaic { $mosaic }
