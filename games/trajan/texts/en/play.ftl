# What is asked, offered and told during a game.

## Names

tray = { $tray } { $action }
sown = { $colour } to { $tray }
counted = { $n } { $what }
counted-wild =
    { $n ->
        [one] a wild tile
       *[other] { $n } wild tiles
    }
points =
    { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
construction-tile = { $type } { $vp }
trajan-tile = { $one } + { $two }: { points }, { $effect }
trajan-tile-plain = { $one } + { $two }: { points }
laid-tile = { $one } + { $two }: later { points }, { $effect }
laid-tile-plain = { $one } + { $two }: later { points }
reward = { points }, { $effect }
reward-plain = { points }

colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-white = white
colour-pink = pink
colour-blue = blue

effect-draw2 = 2 cards
effect-none = points only
effect-worker_camp_1 = 1 worker
effect-worker_camp_2 = 2 workers
effect-military_camp_1 = 1 legionnaire
effect-military_camp_2 = 2 legionnaires
effect-plus2_marker = a +2 marker
effect-demand_bread = bread for good
effect-demand_games = games for good
effect-demand_religion = religion for good

## Questions

ask-stones-first = Two stones go into each of your six trays. “Deal them for me” lays all of them at one press; or choose yourself, first for { $tray }.
ask-stones = Tray { $tray }: which two stones?
ask-start-card =
    { $left ->
        [one] Take one more commodity card, to ship later.
       *[other] Take { $left } commodity cards, to ship later, one by one.
    }
ask-start-tile = Which Trajan tile goes to { $tray }? It pays when your last stone falls into that tray and both colours lie there.
ask-tray =
    { $left ->
        [one] Which tray do you empty? Its last stone decides the action. The round ends after one more step.
       *[other] Which tray do you empty? Its last stone decides the action. The round ends in { $left } steps.
    }
ask-sow = How do you lay the { $n } stones?
ask-sow-stone = Which stone goes into { $tray }? { $left } left.
ask-seaport = Seaport: what do you do?
ask-forum = Forum: which tile do you take? No demand of this quarter is known yet.
ask-forum-open = Forum: which tile do you take? Demanded so far: { $known }. You still lack { $open }.
ask-forum-covered = Forum: which tile do you take? Demanded so far: { $known }. You can cover that.
ask-military = Military: what do you do?
ask-senate = Senate: move up?
ask-trajan = Trajan: which tile do you take for { $tray }?
ask-construction = Construction: build on a site (A1 to D5), or add a worker to your camp?
ask-as-bonus = Bonus action · { $question }
ask-again =
    { $left ->
        [0] Again · { $question }
       *[other] Again, with one more to come · { $question }
    }
ask-extra =
    { $n ->
        [one] Spend “{ $tile }” and do { $action } again?
       *[other] Spend “{ $tile }” and do { $action } { $n } more times?
    }
ask-discard = Which card do you discard, and on which pile?
ask-play = Which one or two cards do you play?
ask-ship_same = Equal goods, for 1 to 4 cards { $values } points: what do you ship?
ask-ship_pairs = Different pairs, for 1 to 3 pairs { $values } points: which pairs do you ship?
ask-ship_different = Different goods, for 1 to 4 cards { $values } points: what do you ship?
ask-mixed-pairs =
    { $n ->
        [one] Which card do you pair with your wild tile?
       *[other] Which cards do you pair with one wild tile each? You have { $n }.
    }
ask-wild-pairs = How many pairs of two wild tiles do you add?
ask-wild-cards = How many wild tiles do you add?
ask-figures-worker =
    { $n ->
        [one] Move your last figure from the supply to the worker camp?
       *[other] Move figures from your supply to the worker camp?
    }
ask-figures-military =
    { $n ->
        [one] Move your last figure from the supply to the military camp?
       *[other] Move figures from your supply to the military camp?
    }
ask-plus2 = Which action gets the +2 marker? From now on an extra-action tile lets you do it twice more.
ask-wild-demand = The people want { $demands }. How many wild demand tiles do you spend?
ask-bonus = You lead the vote: which bonus tile do you take?

## Options

do-pair = { $one } + { $two }
do-random =
    { $n ->
        [12] All stones at random
       *[other] The other { $n } at random
    }
hint-random = By chance, when everybody is ready
do-start-deck =
    { $n ->
        [one] Top card of the deck
       *[other] { $n } cards from the deck
    }
do-take-discard =
    { $pile ->
        [left] { $card } (left pile)
       *[right] { $card } (right pile)
    }
hint-stack =
    { $n ->
        [one] { $stack } – the last one in the stack
       *[other] { $stack } – { $n } left in the stack
    }
do-tray = { $tray } ×{ $n } → { $target } { $action }
hint-tray-fulfils =
    { $ends ->
        [round] Can fulfil the tile ({ $reward }) · ends the round
        [quarter] Can fulfil the tile ({ $reward }) · ends the quarter
        [game] Can fulfil the tile ({ $reward }) · ends the game
       *[nothing] Can fulfil the tile: { $reward }
    }
hint-tray-ends =
    { $ends ->
        [game] Ends the game
        [quarter] Ends the quarter
       *[round] Ends the round
    }
hint-fulfils = Fulfils the tile: { $reward }
do-sow-1 = { $stone0 }
do-sow-2 = { $stone0 } · { $stone1 }
do-sow-3 = { $stone0 } · { $stone1 } · { $stone2 }
do-sow-4 = { $stone0 } · { $stone1 } · { $stone2 } · { $stone3 }
do-sow-fulfil = Fulfil the tile, the others in any order
do-sow-rest = All others in any order
do-skip = Skip { $action }
do-draw-two = Draw 2, discard 1
hint-draw-two =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
do-play = Play 1 or 2 cards
hint-play = Into your display; you draw as many
do-ship = Ship – { $ship }: up to { points }
hint-ship_same =
    { $n ->
        [one] You can ship 1 card
       *[other] You can ship { $n } equal cards
    }
hint-ship_pairs =
    { $n ->
        [one] You can ship 1 pair
       *[other] You can ship { $n } different pairs
    }
hint-ship_different =
    { $n ->
        [one] You can ship 1 card
       *[other] You can ship { $n } different cards
    }
do-discard =
    { $pile ->
        [left] { $card } to the left
       *[right] { $card } to the right
    }
hint-discard = Covers { $card }
do-load-same =
    { $n ->
        [one] { $card }: { points }
       *[other] { $n } { $card }: { points }
    }
do-load-same-wild =
    { $n ->
        [one] { $card } + { $wilds } wild: { points }
       *[other] { $n } { $card } + { $wilds } wild: { points }
    }
do-load-wild =
    { $wilds ->
        [0] No wild tile: { points }
        [one] 1 wild tile: { points }
       *[other] { $wilds } wild tiles: { points }
    }
do-load-pair = 2 { $card }
do-load-mixed = { $card } + wild tile
do-load-wild-pairs =
    { $n ->
        [0] None
        [one] 1 pair of wild tiles
       *[other] { $n } pairs of wild tiles
    }
do-forum =
    { $n ->
        [one] { $tile }
       *[other] { $tile } ({ $n } there)
    }
do-deploy = Legionnaire to { $province }: { points }
hint-deploy =
    { $n ->
        [one] Your only legionnaire in camp
       *[other] { $n } legionnaires in camp
    }
do-move = Leader to { $province }
do-move-take = Leader to { $province }: { $tile }
hint-move = A legionnaire there would score { $vp }
do-recruit-legionnaire = New legionnaire ({ $n } in supply)
do-advance = Move up: { $vp } points
hint-advance = Then { $votes } votes
do-build = { $site } { $type }: { $vp } points
do-build-first = { $site } { $type }: { $vp } points, bonus { $action }
do-build-empty = { $site } (no tile)
hint-first-building = Your first of its kind: bonus action { $action }
do-recruit-worker = New worker ({ $n } in supply)
do-extra =
    { $n ->
        [one] { $action } again
       *[other] { $action } { $n } more times
    }
do-no-extra = Keep the tile
do-figures-worker =
    { $n ->
        [0] None
        [one] 1 worker
       *[other] { $n } workers
    }
do-figures-military =
    { $n ->
        [0] None
        [one] 1 legionnaire
       *[other] { $n } legionnaires
    }
do-no-plus2 = No marker
do-wild-demand =
    { $n ->
        [0] Spend none: lose { $loss } points
       *[other] Spend { $n }: { $loss ->
            [0] lose nothing
           *[other] lose { $loss } points
        }
    }

## Told

told-start = A new game for { $n } players begins.
told-stones = All stones are laid.
told-start-player = { $who } is the start player.
told-first-bonus = { $who } draws “{ $tile }”.
told-discards = The discard piles begin with { $cards }.
told-begins = { $who } begins.
told-lays-tile = { $who } equips { $tray } with { $tile }.
told-next-tile = Below it lies { $tile }.
told-reshuffles =
    { $n ->
        [one] The deck is used up; the last discarded card becomes the new deck.
       *[other] The deck is used up; { $n } discarded cards are shuffled.
    }
told-draws =
    { $n ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $n } cards.
    }
told-you-drew = You drew { $cards }.
told-takes-discard =
    { $pile ->
        [left] { $who } takes { $card } from the left pile.
       *[right] { $who } takes { $card } from the right pile.
    }
told-refills-discard =
    { $pile ->
        [left] The left pile shows { $card }.
       *[right] The right pile shows { $card }.
    }
told-discards-card =
    { $pile ->
        [left] { $who } discards { $card } to the left.
       *[right] { $who } discards { $card } to the right.
    }
told-sows = { $who } empties tray { $tray }: { $stones }.
told-time-up =
    { $n ->
        [one] The round ends after this turn.
       *[other] Two rounds end after this turn.
    }
told-fulfils = { $who } fulfils { $tile }.
told-figures-worker =
    { $n ->
        [one] { $who } moves a figure to the worker camp.
       *[other] { $who } moves { $n } figures to the worker camp.
    }
told-figures-military =
    { $n ->
        [one] { $who } moves a figure to the military camp.
       *[other] { $who } moves { $n } figures to the military camp.
    }
told-plus2 = { $who } puts a +2 marker on { $action }.
told-impossible = { $who } cannot do { $action }.
told-skips = { $who } skips { $action }.
told-bonus-action = { $who } gains a bonus action: { $action }.
told-extra =
    { $n ->
        [one] { $who } spends “{ $tile }”: { $action } again.
       *[other] { $who } spends “{ $tile }”: { $action } { $n } more times.
    }
told-plays = { $who } plays { $cards }.
told-ships = { $who } ships { $cargo } ({ $ship }): +{ $vp }.
told-takes-tile = { $who } takes { $tile } ({ $space }).
told-recruits-legionnaire = { $who } recruits a legionnaire.
told-recruits-worker = { $who } recruits a worker.
told-moves = { $who } moves the leader to { $province }.
told-takes-in-province = { $who } takes { $tile } in { $province }.
told-deploys = { $who } places a legionnaire in { $province }: +{ $vp }.
told-advances = { $who } moves up to the space with { $vp } votes in the senate: +{ $vp }.
told-builds = { $who } builds on { $site }: { $type }, +{ $vp }.
told-builds-empty = { $who } places a worker on { $site }.
told-demand = Round { $round }: the people demand { $demand }.
told-quarter-ends = Quarter { $quarter } ends.
told-demands-met =
    { $tiles ->
        [0] { $who } meets all demands without giving a tile.
        [one] { $who } meets all demands and gives 1 tile.
       *[other] { $who } meets all demands and gives { $tiles } tiles.
    }
told-demands-unmet =
    { $n ->
        [one] { $who } leaves 1 demand open: −{ $loss }.
       *[other] { $who } leaves { $n } demands open: −{ $loss }.
    } { $tiles ->
        [0] No tile given.
        [one] 1 tile given.
       *[other] { $tiles } tiles given.
    }
told-votes =
    { $votes ->
        [one] { $who } has 1 vote.
       *[other] { $who } has { $votes } votes.
    }
told-gets-bonus =
    { $side ->
        [yellow] { $who } takes “{ $tile }”, yellow side: { $what }.
       *[grey] { $who } gets “{ $tile }”, grey side: { $what }.
    }
told-quarter = Quarter { $quarter } begins.
told-score = { $who }: { $total ->
        [one] 1 point
       *[other] { $total } points
    } (final scoring +{ $added }).
told-winner = { $who } wins!

## The table in words

sheet-title-stones = Set-up · stones
sheet-title-cards = Set-up · { $who } takes commodity cards
sheet-title-tiles = Set-up · { $who } takes Trajan tiles
sheet-title-turn = Quarter { $quarter } · round { $round } · { $who } to move
sheet-title-demands = Quarter { $quarter } ends · demands
sheet-title-senate = Quarter { $quarter } ends · senate
sheet-title-over = The game is over
sheet-none = none
sheet-no-stones = empty
sheet-centre = Table
sheet-time = Time { $pos } of { $length } · { $left ->
        [one] 1 step
       *[other] { $left } steps
    } to the end of the round
sheet-demands = Demands: { $open } ({ $n } face down)
sheet-start = Start player: { $who }
sheet-harbour = Harbour
sheet-ship =
    { $side ->
        [front] { $ship }, colour side: { $values }
       *[back] { $ship }, grey side: { $values }
    }
sheet-deck =
    { $n ->
        [one] Deck: 1 card
       *[other] Deck: { $n } cards
    }
sheet-discard =
    { $pile ->
        [left] Left pile: { $card } ({ $n })
       *[right] Right pile: { $card } ({ $n })
    }
sheet-tiles = Forum and Trajan tiles
sheet-forum = Forum: { $tiles }
sheet-forum-tile = { $tile } ({ $spaces })
sheet-stacks = Face down: { $forum } forum tiles, { $extra } extra-action tiles
sheet-stack = { $stack } ({ $n }): { $tile }
sheet-no-top = no open tile
sheet-map = Provinces
sheet-camp = Leaders in the military camp: { $leaders }
sheet-leaders =
    { $n ->
        [one] leader of { $who }
       *[other] leaders of { $who }
    }
sheet-legionnaires =
    { $n ->
        [one] legionnaire of { $who }
       *[other] legionnaires of { $who }
    }
sheet-province = { $province } { $vp }: { $details }
sheet-province-lowered = { $province } { $vp }, now { $value }: { $details }
sheet-no-tile = no tile
sheet-district = Construction district
sheet-row = Row { $row }: { $sites }
sheet-site = { $site } { $tile }
sheet-site-workers = { $site } { $tile } ({ $workers })
sheet-site-empty = empty
sheet-senate = Senate
sheet-space =
    { $n ->
        [one] Space { $space }: { $who }
       *[other] Space { $space }, from the bottom: { $who }
    }
sheet-senate-bonus = { $tile }: { $what }
sheet-bag =
    { $n ->
        [one] 1 bonus tile in the bag
       *[other] { $n } bonus tiles in the bag
    }
sheet-player = { $who } · { points }
sheet-ready = All stones laid
sheet-laying = Still laying stones
sheet-figures = Hand { $hand } · supply { $supply } · worker camp { $workers } · military camp { $legionnaires } · on sites { $sites } · in provinces { $provinces } · leader: { $leader }
sheet-tray = { $tray }: { $stones }
sheet-tray-tile = { $tray }: { $stones } – tile { $tile }
sheet-tray-arch = { $tray }: { $stones } – arch
sheet-arch-centre = The arch stands in the centre
sheet-circle = Circle: { $trays }
sheet-circle-tray = { $tray } ({ $stones })
sheet-circle-tiles = Trajan tiles: { $tiles } – arch: { $arch }
sheet-circle-tile = { $tray } { $tile }
sheet-centre-slot = centre
sheet-sowing = In hand: { $stones }; next tray { $tray }
sheet-votes =
    { $votes ->
        [one] Senate space { $space }: 1 vote
       *[other] Senate space { $space }: { $votes } votes
    }
sheet-cover =
    { $n ->
        [0] All open demands are covered
        [one] 1 open demand not covered; the quarter end would cost { $loss }
       *[other] { $n } open demands not covered; the quarter end would cost { $loss }
    }
sheet-mat = Tiles: { $tiles }
sheet-needs = Every quarter: { $demands }
sheet-plus2 = +2 markers: { $actions }
sheet-buildings = Buildings: { $tiles }
sheet-bonus =
    { $side ->
        [yellow] { $tile }, yellow: { $what }
       *[grey] { $tile }, grey: { $what }
    }
sheet-display = Display: { $cards }
sheet-open-hand = Hand: { $cards }
sheet-known-hand = Known of the hand: { $cards }
sheet-conceded = Has conceded
sheet-hand = Your hand ({ $n })
sheet-hand-cards = { $cards }
sheet-fresh = New from the deck: { $cards }
sheet-shipment =
    { $vp ->
        [one] { $ship }: up to { $n }, 1 point
       *[other] { $ship }: up to { $n }, { $vp } points
    }
sheet-scores = Scoring
sheet-score = { $who }: { $total } = track { $track } + hand { $hand } + worker camp { $workers } + military camp { $legionnaires } + Trajan tiles { $tiles } + sets { $sets } + bonus tiles { $bonus }
sheet-score-set = · { $n } { $type }: { $vp }
sheet-score-bonus = · { $tile }: { $vp }
