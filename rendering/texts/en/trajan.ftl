# Trajan: words that only pictures need.

trajan-progress = Quarter { $quarter } · round { $round } · move { $move }
trajan-points = Points
trajan-quarter = Quarter
trajan-round = Round
trajan-steps-left =
    { $n ->
        [one] step to the end of the round
       *[other] steps to the end of the round
    }
trajan-demands = Demands
trajan-demands-left = { $n } to come
trajan-deck = Deck
trajan-pile-left = left
trajan-pile-right = right
trajan-then = { $brings }, then { $action }
trajan-last-acts = Last stone: { $action }
trajan-tile-needs = needed in { $tray } for the tile
trajan-tile-sure = tile is met in any order
trajan-tile-none = no tile to meet there
trajan-worth-now =
    { $n ->
        [one] now 1 point
       *[other] now { $n } points
    }
trajan-tile-possible = tile can be met
trajan-votes = Votes now
trajan-stones = Stones

trajan-phase-stones = Laying the stones
trajan-phase-cards = Taking cards
trajan-phase-tiles = Taking Trajan tiles
trajan-phase-turn = Choosing a tray
trajan-fulfilling = The Trajan tile at { $tray } takes effect
trajan-phase-demands = Demands of the people
trajan-phase-senate = Vote in the senate
trajan-sowing =
    { $n ->
        [one] Sowing from { $tray }: the last stone goes to { $target }
       *[other] Sowing from { $tray }: { $n } stones left, the last goes to { $target }
    }
trajan-doing-main = Action: { $action }
trajan-doing-bonus = Bonus action: { $action }
trajan-doing-repeat =
    { $n ->
        [0] { $action } again
       *[other] { $action } again, then once more
    }

trajan-key = Signs
trajan-key-hand = cards in hand
trajan-key-supply = figures in the supply
trajan-key-workers = workers: camp + sites
trajan-key-legionnaires = legionnaires: camp + map
trajan-key-lasting = demand met for good
trajan-key-loss = loss if the quarter ended now
trajan-key-extra = extra-action tile
trajan-key-plus2 = +2 marker: twice more
trajan-key-votes = votes (from tiles)
trajan-key-first-stairs = first stairs: Forum
trajan-key-first-door = first door: Senate
trajan-key-first-fountain = first fountain: Seaport
trajan-key-first-roof = first roof: Trajan
trajan-key-first-window = first window: Military
trajan-key-bonus = bonus tiles, yellow side
trajan-key-own-bonus = bonus tile: points at the end
trajan-key-arch = arch: next Trajan tile
trajan-key-display = in colour: goods on display
trajan-key-start = start player

trajan-mat-need = demands met
trajan-mat-loss = loss now
trajan-mat-action = extra actions
trajan-mat-wild = wild tiles
trajan-mat-votes = votes
trajan-mat-building = buildings
trajan-mat-bonus = bonus at the end
trajan-mat-display = on display

trajan-own-hand = Hand
trajan-own-supply = In supply
trajan-own-camp = In camp
trajan-own-placed = On sites and map
trajan-own-demanded = Demanded so far
trajan-own-people = People
trajan-own-needs = Demands met
trajan-own-loss = Loss now
trajan-own-extras = Extra actions
trajan-own-votes = Votes
trajan-own-votes-tiles = Votes (from tiles)
trajan-own-wilds = Wild tiles
trajan-own-buildings = Buildings
trajan-own-display = On display
trajan-own-bonus = Bonus at the end

trajan-from-play = Ships, senate, tiles
trajan-from-provinces = Provinces
trajan-from-sites = Buildings
trajan-from-left = Leftovers
trajan-from-sets = Sets
trajan-from-bonus = Bonus tiles

trajan-score-track = In play
trajan-score-sets = Building sets
trajan-score-bonus = Bonus tiles
trajan-score-total = Total

trajan-hand-count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
trajan-displayed = { $n } on display
trajan-known = known
trajan-known-means = known: everybody saw this card
trajan-ship-nothing = nothing to ship
trajan-ship-cards =
    { $n ->
        [one] 1 card brings { $vp }
       *[other] { $n } cards bring { $vp }
    }
trajan-ship-pairs =
    { $n ->
        [one] 1 pair brings { $vp }
       *[other] { $n } pairs bring { $vp }
    }

trajan-phase-over = The game is over
trajan-none = none
trajan-conceded = conceded
trajan-alt-time =
    { $n ->
        [one] 1 step to the end of the round; open demands: { $demands }.
       *[other] { $n } steps to the end of the round; open demands: { $demands }.
    }
trajan-alt-player = { $who }: hand { $hand }, supply { $supply }, workers { $workers }, legionnaires { $legionnaires }, loss now { $loss }.
trajan-alt-cards = Deck { $deck }, open cards: { $cards }.
trajan-alt-stack = stack “{ $name }”
trajan-alt-slot = slot at tray { $tray }
trajan-alt-camp-military = military camp
trajan-alt-camp-worker = worker camp
trajan-alt-discard = discard pile { $side }
trajan-alt-bonus = bonus tile { $side }
trajan-alt-stones = Stones: { $list }.
