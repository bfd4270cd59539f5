# What is said around the game.

## Whose turn it is, for everybody to read: `turn-<kind of question>`

turn-romolo-lot = choose forest or hill
turn-romolo-zone = lay the start tiles
turn-romolo-gift = take a first resource
turn-romolo-tower = place the first pieces
turn-romolo-start = begin the turn or end the game
turn-romolo-unit = play the turn
turn-romolo-attack = decide on attacks
turn-romolo-tile = choose a dice tile for the fight
turn-romolo-withdraw = withdraw from a fight or stay
turn-romolo-losses = choose losses
turn-romolo-surplus = use up losses
turn-romolo-surplus_units = take units back
turn-romolo-hostile = say whether units are hostile
turn-romolo-consent = answer the partner’s offer
turn-romolo-feed = feed the people
turn-romolo-wages = pay mercenaries

## Points

points-characters = Characters
points-hexes = Controlled hexes
points-dominion = Dominion
points-population = Population
points-battles = Battle markers
points-money = Money
points-majorities = Majorities

## Switches of a table

variant-combat = Fights
    .rule = Decides how fights go: with dice tiles chosen in secret, or with a rolled die that shows the same symbols.
variant-combat-tiles = Dice tiles
variant-combat-die = Die
variant-hidden_money = Hidden money
    .rule = Decides whether the money of the others is shown. What is paid and earned is told in any case.
variant-hidden_money-on = Hidden
variant-hidden_money-off = Open
variant-teams = Teams
    .rule = With four players two may play against two: first and third against second and fourth. With fewer players this does nothing.
variant-teams-off = Everybody alone
variant-teams-on = Two against two
variant-events = Events when playing alone
    .rule = Decides whether the order of the events is open or each one is drawn from a bag. It matters to a single player only.
variant-events-row = Open row
variant-events-bag = Bag

## Why the game ended

end-ended = The game was ended in the endgame, and points were counted.
end-conquest = Only one side is left, so it wins.
end-concession = All others have given up, so the remaining side wins.
end-defeat = The tower has fallen, so Amulius wins.
end-rounds = Two hundred rounds have been played, so points were counted.

## The table in words

sheet-title-lots = Set-up: everybody chooses forest or hill
sheet-title-zones = Set-up: { $who } lays the start tiles
sheet-title-gifts = Set-up: { $who } takes a resource
sheet-title-placing = Set-up: { $who } places pieces
sheet-title-start = Round { $round }: { $who } is about to begin
sheet-title-action = Round { $round }: { $who }, action phase
sheet-title-combat = Round { $round }: { $who }, combat phase
sheet-title-supply = Round { $round }: { $who }, supply phase
sheet-title-rival = Round { $round }: Amulius
sheet-title-over = The game is over after { $round } rounds
sheet-course = Course
sheet-start = Start player: { $who }
sheet-stacks = Water stack { $water }, tiles left over { $tiles }
sheet-endgame = Endgame: everybody may end the game at the start of a turn
sheet-active = { $who } is moving { $unit }
sheet-event-row = Next events: { $row } ({ $n } in all)
sheet-event-bag = Events in the bag: { $n }
sheet-fight = Fight on { $hex }: { $who } { $av } against { $other } { $dv }
sheet-last-fight = Last fight on { $hex }: { $who } { $av } against { $other } { $dv }
sheet-fight-tile = { $who } showed { $tile }: { $n }
sheet-map = Map
sheet-hidden = Hidden: { $hexes }
sheet-hex-name = { $hex }
sheet-hex-marked = { $hex } (marker)
sheet-hex = { $hex } { $terrain }: { $details }
sheet-hex-seen = { $hex } { $terrain }, seen by you alone: { $details }
sheet-empty = nothing
sheet-marker = ×{ $n }
sheet-tower = tower of { $who }
sheet-tower-damaged = damaged tower of { $who }
sheet-stored = stored { $cubes }
sheet-room = buildings { $n } of { $limit }, strength { $strength }
sheet-unit-standing = { $unit } of { $who }
sheet-unit-lying = { $unit } of { $who } lying
sheet-unit-hindered = { $unit } of { $who } hindered
sheet-ruler = controlled by { $who }
sheet-market = Market
sheet-column = { $good }: price { $n }, above it { $cubes }
sheet-market-cubes = Cubes on the board: { $n } (prices change at 4)
sheet-characters = Characters
sheet-character = { $character }: { $what }
sheet-stack = Stack: { $n }
sheet-next-price = Your next character costs { $coins } coins
sheet-bank = Bank
sheet-bank-left = { $pieces }
sheet-piece = { $what } { $n }
sheet-exhausted = Kinds used up: { $n } (the endgame begins at 3)
sheet-player = { $who } ({ $colour })
sheet-out = Out of the game
sheet-conceded = Has given up; it takes effect at the next turn
sheet-capital = Capital { $hex }, strength { $n }, influence to distance { $radius }
sheet-people = Workers { $workers } of { $most }, soldiers and mercenaries { $military } of { $mostmilitary }
sheet-stock = Stock: { $cubes }
sheet-money = Coins: { $coins }
sheet-money-hidden = Coins: hidden
sheet-owned = Characters: { $characters }
sheet-character-with = { $character } ({ $extras })
sheet-used = used
sheet-battles = Battle markers: { $n }
sheet-hand = Your dice tiles: { $tiles }
sheet-dice = Dice tiles: { $n }
sheet-lot = Your secret tile: { $lot }
sheet-farm = Architectus counts the farm on { $hex }
sheet-fallen = Fallen mercenaries to be paid: { $n }
sheet-stance-friendly = Friendly to { $who }
sheet-stance-ask = Wants to be asked about { $who }
sheet-withdrawal-stay = Defenders never withdraw
sheet-withdrawal-losing = Defenders withdraw when they are losing
sheet-score = Points of { $who }: { $n }
sheet-score-line = { $what }: { $n }, majority { $bonus }

## Headings of the look-up list

cli-group-job = Work
cli-group-good = Resources
cli-group-terrain = Terrain
cli-group-building = Buildings
cli-group-unit = Units
cli-group-dice = Dice tiles
cli-group-character = Characters

## Numbers written into the look-up texts

number-cost = It costs { $cubes }.
number-wall = Each costs one cube; { $goods } can be used.
number-face =
    { $n ->
        [0] blank = { $symbol }
       *[other] { $n } = { $symbol }
    }
number-die = A die shows the same symbols: { $faces }.
number-markers = The multiplier markers are { $values }; some of them lie on hexes in the middle.
number-dominion-none = Without such a hex you score nothing.
number-dominion-alone = Without such a hex you score the strength of your capital alone.
number-character =
    { $n ->
        [one] { $name }
       *[other] { $name } ({ $n })
    }
number-characters = Type I: { $i }. Type II: { $ii }. Type III: { $iii }.

## Computer players

bot-caretaker = quiet caretaker
