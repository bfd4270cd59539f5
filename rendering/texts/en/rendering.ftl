# Words that only pictures need.

pic-progress = Round { $round } · move { $move }
pic-turn =
    { $n ->
        [one] { $names } to move
       *[other] { $names } to move
    }
pic-turn-many = { $n } players to move
pic-next = to move
pic-over = The game is over
pic-pay-for = Can pay for
pic-pay-nothing = Can pay for nothing now
pic-hand-title = { $name }’s hand
pic-hand-empty = No cards in hand
pic-hand-pale = pale: cannot be played now
pic-drawn = drawn
pic-playable = Playable
pic-changed = Changed
pic-marked = To choose from
pic-shown = Shown

## Ruhm für Rom

gtr-material = Material
gtr-role = Role
gtr-influence = Influence
gtr-pool = Pool
gtr-sites = Sites
gtr-sites-left = in town: { $n }
gtr-deck = Deck
gtr-senators = Senators
gtr-no-role = no role led
gtr-stance-lead = leads
gtr-stance-follow = follows
gtr-stance-think = thinks
gtr-conceded = conceded
gtr-concession = concession
gtr-acting = { $role }: then { $n } more
gtr-acting-last = { $role }: last action
gtr-acting-other = { $who } · { $doing }
gtr-think = Think
gtr-open-hand = Open hand
gtr-hand-count =
    { $n ->
        [one] 1 card · refills to { $limit }
       *[other] { $n } cards · refills to { $limit }
    }
gtr-site-town = site in town
gtr-site-away = site out of town
gtr-site-none = no site left
gtr-copies = { $n } copies
gtr-shown = shown
gtr-any-role = any role
gtr-hand-times = ×{ $n }: so many actions
gtr-hand-fill = hand { $n }/{ $limit }
gtr-vault = Vault
gtr-revealed = vaults revealed
gtr-bonuses = Bonuses
gtr-buildings = Buildings
gtr-points = Points
gtr-hand = Hand
gtr-clients = Clients
gtr-pay = Pay with
gtr-build = Build
gtr-stockpile = Stockpile
gtr-brings-now = finishes: +{ $n } influence
gtr-brings-finished = when finished +{ $n }
gtr-brings-points =
    { $n ->
        [one] +1 point
       *[other] +{ $n } points
    }
gtr-site-brings = needs { $n } · +{ $n } influence
gtr-site-brings-away = 2 actions · needs { $n } · +{ $n } influence
gtr-brings-stock = Stockpile { $n } → { $more }
gtr-brings-client = { $role } clients { $n } → { $more }
gtr-lacks = { $building } lacks { $n }
gtr-all-lack = my buildings lack { $n }
gtr-role-now =
    { $n ->
        [one] 1 action · hand: { $cards }
       *[other] { $n } actions · hand: { $cards }
    }
gtr-think-senator = hand { $n } → { $more }
gtr-think-refill = refill: { $n } → { $more }
gtr-think-one = one card: { $n } → { $more }
gtr-empty = empty
gtr-played = cards played

gtr-alt-shown = Shown
gtr-alt-leader = Leader { $who }, { $role }.
gtr-alt-piles = Deck { $deck }, Senators { $senators }, sites left in town { $sites }.
gtr-alt-player = { $who }: hand { $hand }, clients { $clients }/{ $client_limit }, stockpile { $stock }, vault { $vault }/{ $vault_limit }.

gtr-leader = Leader
gtr-asked = to move
gtr-incoming = to come
gtr-in-town = in town
gtr-out-of-town = out of town
gtr-for-all = works for all
gtr-captured = captured
gtr-works = already works
