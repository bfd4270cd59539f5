# Words that only the pictures of Nova Roma need.

nova-progress = Round { $round }/{ $rounds } · turn { $lap }/{ $laps } · move { $move }
nova-progress-round = Round { $round }/{ $rounds } · move { $move }
nova-phase-mosaic_draft = Draft of mosaics
nova-phase-follower_draft = Draft of followers
nova-phase-emperor = Emperor
nova-phase-legionnaires = Legionnaires
nova-phase-turn = Forum
nova-phase-cleanup = Clean-up
nova-acting = { $action }, strength { $strength }
nova-acting-petition = { $action }, strength { $strength } (petition)
nova-sails =
    { $n ->
        [one] 1 sail left
       *[other] { $n } sails left
    }
nova-pending = still to do: { $actions }
nova-turn-start = places a patrician
nova-turn-end = both actions are done
nova-shared = Shared victory
nova-points = Points
nova-points-now = Points if it ended now
nova-points-so-far = Points so far

nova-automa-now = If it ended now: { $n }
nova-automa-secured = Secured: { $n }
nova-automa-open = You can still take from it: { $n }
nova-share-start = start
nova-share-blocked = blocked
nova-share-ships = ships
nova-share-contracts = contracts
nova-share-chariots = chariots
nova-share-zones = zones
nova-share-lanes = lanes
nova-share-mosaic = mosaic

nova-forum = Forum
nova-sea = Black Sea
nova-sailing = Sailing contracts
nova-building = Building contracts
nova-estate = Estate tiles
nova-free = free
nova-place = then place { $place }
nova-followers = Followers
nova-deck = Deck
nova-discard = Discard
nova-draft = Mosaic tiles to take
nova-own = What you have
nova-unseen = unseen: you take what comes
nova-have = you have { $n }
nova-plan = Which way, in which zone?
nova-plan-cell = named cell
nova-plan-lacks = cells missing
nova-start = start { $n } + blocked { $blocked }
nova-not-scored = – not scored alone –

nova-score-ships = Ships
nova-score-contracts = Contracts
nova-score-zones = Zones
nova-score-chariots = Chariots
nova-score-goals = At the goal
nova-score-followers = Followers
nova-score-animals = Animals
nova-score-mosaic = Mosaic
nova-score-goods = Goods
nova-score-influence = Influence
nova-score-marker = Marker

nova-sign-strength = strength
nova-sign-influence = influence
nova-sign-artisan = artisan
nova-sign-card = hand
nova-sign-patrician = patricians
nova-sign-block = blocks
nova-sign-marker = markers
nova-sign-wheel = chariots
nova-sign-good = any good
nova-sign-sailing = sailing contracts
nova-sign-building = building contracts
nova-sign-race = spaces on a lane
nova-sign-follower = followers
nova-sign-estate = estate tiles
nova-sign-sum = on all lanes
nova-kind-end = at the end
nova-kind-once = once a round
nova-kind-perm = always
nova-lines = Lines of the mosaic
nova-line-row_1 = row 1
nova-line-row_2 = row 2
nova-line-row_3 = row 3
nova-line-column_1 = column 1
nova-line-column_2 = column 2
nova-line-column_3 = column 3
nova-line-diagonal_down = diagonal down
nova-line-diagonal_up = diagonal up

## The hand

nova-hand-count =
    { $n ->
        [one] 1 card · limit { $limit }
       *[other] { $n } cards · limit { $limit }
    }
nova-kept = kept
nova-own-row = Your row
nova-own-mosaic = Your mosaic
nova-lines-note = at the edges: what complete rows, columns and diagonals bring
nova-claimed = claimed
nova-claimable = Can be claimed
nova-surcharge = the next follower costs { $n } influence more

## Alt texts

nova-alt-built = new building on { $cells }
nova-lane = lane { $n }
nova-alt-first = First player { $who }.
nova-alt-emperor = Emperor on { $square }.
nova-alt-player = { $who }: { $goods }, coins { $coins }, influence { $influence }, artisans { $artisans }, hand { $hand }, followers { $followers }, sailing { $sailing }, building { $building }, achievements { $claimed } (markers { $markers }).
nova-alt-goods = Order of the goods: { $goods }.
nova-alt-automa = AI player: ships { $ships }; lanes { $spaces }; contracts { $contracts }; chariots { $chariots }.
nova-alt-pieces = { $who }: forum { $squares }, ships { $ships }, lanes { $spaces }.
nova-spot-points = points
nova-spot-coins = coins
nova-spot-influence = influence
nova-spot-artisans = artisans
nova-spot-hand = hand
nova-spot-patricians = patricians
nova-spot-blocks = blocks
nova-spot-markers = markers
nova-spot-chariots = chariot tiles
nova-spot-contracts = contracts
nova-spot-name = has conceded
