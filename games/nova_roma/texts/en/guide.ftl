## Answers that go together, and the squares of the forum as buttons

square-short = { $square } { $row }{ $r } { $column }{ $c }
square-signs = { $square } { $row }{ $column }
legend-blocking = Behind a square stand the actions that nobody can choose there in this round: { $signs }.
legend-forum = Behind a square stand the action of its row and that of its column, each with its strength: { $signs }.
signed-action = { $sign } { $action }
join-produce = 🌾 +{ $what }
join-action = { $action }: { $what }
join-no-wine = { $what }, no wine
join-wine = { $what }, pour { $wine }
join-no-follower = { $what }, no help
join-follower = { $what }, with { $follower }
join-no-marker = { $what }, not the marker
join-place = { $cells }: completes { $rewards }
join-beside = { $cells }: beside { $rewards }
join-legs = Ship a to { $one }, b to { $other }
join-contract-place = { $contract }, { $place }
join-voyage = { $leg } { $contract }
hint-artisan-there = 🌾 Produce: you place an artisan there and receive both
join-buy = buy { $goods } for { $contract }
join-play = { $follower }, play at once for { $price }
join-keep-all = keep all followers
join-goods-keep = keep all, buy { $goods }
join-goods = { $goods }
join-sell =
    { $n ->
        [one] { $cards } for 1 coin
       *[other] { $cards } for { $n } coins
    }
join-request = { $request }: { $what }
join-buy-keep = buy { $goods } for { $contract }, keep followers
join-hire = Hire, to { $space }
join-hire-all = Hire { $n }
join-markers =
    { $n ->
        [one] { $race }, 1 achievement marker
       *[other] { $race }, { $n } achievement markers
    }
join-lanes = One space each on lanes { $one } and { $other }
join-nobody = { $race }, no charioteer
join-charioteer = { $race }, with a charioteer
join-claim = { $claim }, { $good }

## Why something is not offered

why-square-patrician = { $who } stands there
why-square-emperor = the emperor stands there
why-square-legionnaire = a legionnaire blocks it for this round
why-goal-name = Claim: { $goal }
why-goal-progress = { $done } of { $wanted } so far
why-goal-once = one claim a turn
why-goal-marker = no achievement marker left; wheels in the hippodrome bring more
why-lacks = you lack { $lacks }
why-strength = takes strength { $n }
why-lane = Lane { $lane }
why-lane-goal = your racer is at the goal
why-zone = Zone { $zone }
why-no-room = no room for this building
why-hire-wheat = hiring costs 1 wheat
why-hire-supply = no artisan is left in the supply
why-space-taken = an artisan stands there
why-no-artisan = no artisan to place: hire one first
why-marker-taken = { $who } has taken it for the next round
why-marker-first = you began the round with it: from your second turn on
