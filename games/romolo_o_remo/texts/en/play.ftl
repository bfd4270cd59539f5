# What is asked, offered and told during a game.

## Names

rival = Amulius
none = nothing
sign-wood = 🪵
sign-stone = 🪨
sign-grain = 🌾
sign-coin = 🪙
    .word = coins
    .one = coin
sign-salt = 🧂
sign-refined = 💎
signed = { $n }{ $sign }
beside = { $a }{ $b }
either = { $a }/{ $b }
counted = { $n } { $what }
times = { $n } × { $what }
half-coin = ½
coins-and-half = { $n }½
money =
    { $half ->
        [2] 1 coin
       *[other] { $coins } coins
    }
tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
wall-count =
    { $n ->
        [one] 1 wall
       *[other] { $n } walls
    }
walls-at =
    { $n ->
        [one] Wall { $sides }
       *[other] Walls { $sides }
    }
warehouse-with = Warehouse holding { $cubes }
part-coin = 1 coin
part-half = ½ coin
part-money = Coins
terrain-hidden = ?

side-NE = NE
side-E = E
side-SE = SE
side-SW = SW
side-W = W
side-NW = NW

# Units: two letters and a number, as no hex has it.
short-worker = Wo
short-soldier = So
short-mercenary = Me
short-explorer = Ex
short-rival = Am
named-unit = { $kind }{ $n }

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-brown = brown

bank-wall = Walls
bank-farm = Farms
bank-warehouse = Warehouses
bank-temple = Temples
bank-mill = Quarries/sawmills
bank-aqueduct = Aqueducts
bank-forum = Forums
bank-harbour = Harbours
bank-mercenary = Mercenaries
bank-battle_marker = Battle markers

event-white = white
event-yellow = yellow
event-pink = pink
event-blue = blue
event-brown = brown

## Questions: the start

ask-lot = Which tile do you take beside your two plains? The others learn it when it is laid.
hint-lot-forest = Workers there bring wood
hint-lot-hill = Workers there bring stone
ask-zone = Which of your start hexes becomes { $lot }? The other two are plains.
do-lay-lot = { $hex } becomes { $lot }
ask-gift = Which resource do you take besides 2 grain, 2 wood and 2 stone?
ask-place-tower = On which of your two plains do you put your tower?
ask-place-farm = On which of your two plains do you put your farm?
ask-place-warehouse = On which of your two plains do you put your warehouse?
do-place = { $hex }
ask-place-workers = On which of your two plains do your workers stand?
do-place-workers = { $a } and { $b }
do-place-both = both on { $hex }

## Questions: the turn

ask-endgame = The endgame is on: do you play your turn, or end the game now?
ask-no-workers = You have no worker left. Do you play on?
do-play-on = Play the turn
do-end-game = End the game now
hint-end-game = Points are counted at once, without this turn
do-give-up = Give up
hint-give-up = Your tower and everything of yours leaves the game

ask-first-unit = Round { $round }: which unit do you activate?
ask-unit = Which unit is next?
do-unit = { $unit } · { $hex }
hint-hindered = Hindered: it can only move
do-end-actions = All units done
hint-rest = Nobody acted: you get 1 coin
do-raze-home = End, tear down
hint-raze-home = Ends the phase; a standing unit then destroys a building on your own ground
do-architectus = Architectus
hint-architectus = Another hex’s farm counts for strength
ask-farm = Which hex’s farm counts for strength?
do-farm = { $hex }: farm

ask-deed =
    { $n ->
        [one] What does your { $kind } { $unit } on { $hex } ({ $terrain }) do? 1 action left.
       *[other] What does your { $kind } { $unit } on { $hex } ({ $terrain }) do? { $n } actions left; anything but moving uses up the rest.
    }
ask-deed-hindered =
    { $n ->
        [one] Where does your { $kind } { $unit } on { $hex } ({ $terrain }) move? Hindered, so nothing else. 1 action left.
       *[other] Where does your { $kind } { $unit } on { $hex } ({ $terrain }) move? Hindered, so nothing else. { $n } actions left.
    }
ask-deed-after = Your { $kind } { $unit } on { $hex } has worked. Do you still trade there?
do-stop = Unit done
do-move = { $hex } · { $terrain }
do-ride = { $hex } · Equus
do-sail = { $hex } · Nauta
hint-ride = A step with Equus costs no action
hint-sail = A step with Nauta costs no action
hint-wall-ahead = Across a wall: the unit becomes hindered
hint-discovery = Undiscovered: turns the tile up and ends the unit’s actions
do-look = { $hex } · look
do-settle = Become a worker
hint-settle = Costs 1 grain of your stock; the explorer leaves the game
do-traductor = { $hex } · Traductor
hint-traductor = Works there as if standing there
ask-via = { $unit } works as if on { $hex }: what is done there?

## Questions: work

do-produce = { $hex }: +{ $cubes }
do-produce-into = { $hex }: +{ $cubes } → { $store }
do-fetch = { $hex }: +{ $cubes } home
hint-produce = Produce into an empty warehouse
hint-fetch = Produce with Apothecarius, straight into your stock
do-collect = Collect { $cubes }
do-refine = { $cubes } → 1💎
do-build = { $building } { $cost }
do-build-walls = Walls { $goods }
do-demolish = Demolish
hint-demolish = Tears down a building or walls here; one resource comes back
do-convert = Convert
hint-convert = Puts another building in the place of one here, paid in full
ask-walls =
    { $n ->
        [one] On which side of { $hex } does the wall stand?
       *[other] On which sides of { $hex } do walls stand? Up to { $n }.
    }
ask-which-walls = Which walls of { $hex }?
ask-pay = How do you pay for this: { $what }?
do-pay = { $cubes }
do-pay-free =
    { $n ->
        [one] 1 wall from Defensor and { $cubes }
       *[other] { $n } walls from Defensor and { $cubes }
    }
hint-aedificator = With Aedificator: one cube more, any mix of wood and stone
ask-demolish = What do you demolish on { $hex }?
ask-refund = Which resource do you get back?
ask-convert = What do you replace on { $hex }?
ask-convert-into = What takes the place of { $old }? You pay its full cost.
do-create = New { $unit } { $cost }
do-hire = Hire mercenaries
hint-hire = 1 coin each, or goods of that value
ask-hire = How many mercenaries come to { $hex }, and what do you pay?
do-hire-n =
    { $n ->
        [one] 1 for { $price }
       *[other] { $n } for { $price }
    }
do-recruit = Character { $coins }{ sign-coin }
hint-recruit = Stays with you: an ability, and a point at the end
ask-recruit = Which character joins you for { $coins } coins?
ask-deposit = Which of your resources goes onto { $character }? It stays there.
do-sell = Sell
do-buy = Buy { $cubes } for { $coins }{ sign-coin }
ask-sell = What do you sell, and over which column does the cube go? Goods of that column then become dearer.
do-sell-good = { $good } +{ $n }{ sign-coin } over { $column }
ask-buy = What do you buy?
do-buy-good = { $cubes } for { $coins }{ sign-coin }
do-done = Done
ask-forum = The forum of { $hex } pays once in a turn, and another forum pays more. Do you take its coins now?
do-forum-take = Take { $coins }{ sign-coin }
do-forum-leave = Leave them
do-free-sell = Free sale
do-free-buy = Free purchase
hint-free = { $character }: costs no action
do-mercator = Mercator
hint-mercator = Exchange { $give } equal cubes for { $get }
ask-give =
    { $n ->
        [one] Which resource do you give?
       *[other] Of which resource do you give { $n }?
    }
ask-get =
    { $n ->
        [one] What do you get?
       *[other] Which { $n } do you get?
    }
do-get = { $cubes }
do-exchange = Partner exchange
ask-terms = Exchange with { $who }: you give { $give } and take { $take }. At most 3 in all.
do-give = Give { $what }
do-take = Take { $what }
do-propose = Propose this
ask-consent = { $who } proposes: you get { $give } and give { $take }. Do you agree?
do-consent = Agree
do-refuse = Refuse
do-steal = Praedo: { $who }
hint-steal = Steal from a neighbour: a die says how much
ask-loot =
    { $n ->
        [one] What do you take from { $who }?
       *[other] What do you take from { $who }? { $n } cubes in all.
    }
ask-hostile = { $who } wants to act on { $hex }, where your units stand. Are they hostile?
do-be-hostile = Hostile
hint-be-hostile = Nothing but moving away, for this turn
do-be-friendly = Not hostile
hint-be-friendly = They let it happen on this hex, for this turn

## Questions: war

ask-attack = Combat phase: do you attack?
ask-raze-at-all = Combat phase: do you tear down buildings?
do-fight = { $hex }: fight { $who } (defence { $dv })
do-fight-heros = { $hex }: fight { $who } with Heros (defence { $dv })
do-raze = { $hex }: tear down buildings
do-end-combat = No more attacks
ask-attackers = Which units attack on { $hex }?
ask-tile-attack = You attack { $who } on { $hex }, { $mine } against { $theirs }. Which dice tile?
ask-tile-defend = { $who } attacks you on { $hex }, { $theirs } against your { $mine }. Which dice tile?
ask-dux = Fight against { $who } on { $hex }, { $mine } against { $theirs }. How many tokens of Dux?
do-dux =
    { $n ->
        [0] None
        [one] 1 token
       *[other] { $n } tokens
    }
do-tile-dux = { $tile }, Dux +{ $n }
ask-withdraw = { $hex }: your { $mine } against { $theirs }. Do your units withdraw?
do-stay = Stay and fight
do-withdraw-to = { $hex }: withdraw
ask-losses =
    { $n ->
        [one] Which unit of { $who } falls?
       *[other] Which { $n } units of { $who } fall?
    }
ask-surplus-losses =
    { $n ->
        [one] 1 loss is left over. What do you destroy on { $hex }?
       *[other] { $n } losses are left over. What do you destroy on { $hex }?
    }
do-break-tower = Destroy the tower
do-damage-tower = Damage the tower
do-spare = Nothing more
ask-raze =
    { $n ->
        [one] What does your unit tear down on { $hex }?
       *[other] What do your units tear down on { $hex }? { $n } buildings in all.
    }
ask-surplus =
    { $n ->
        [one] Your capital is too weak: which unit do you take back?
       *[other] Your capital is too weak: which { $n } units do you take back?
    }

## Questions: supply

ask-waive =
    { $n ->
        [one] Foederatus: 1 mercenary wants wages. How many tokens do you spend?
       *[other] Foederatus: { $n } mercenaries want wages. How many tokens do you spend?
    }
ask-wages =
    { $n ->
        [one] Wages for 1 mercenary: { $paid }, unless you say otherwise. What do you want to pay with first? Choose nothing to leave it at that.
       *[other] Wages for { $n } mercenaries: { $paid }, unless you say otherwise. What do you want to pay with first? Choose nothing to leave it at that.
    }
ask-sacrifice = A mercenary is not paid. Which building of { $hex } do you give up?
ask-leaver = Which unpaid mercenary leaves?
do-leave = { $unit }
ask-dismiss = Which mercenaries do you dismiss? You need not dismiss any.
ask-feed =
    { $n ->
        [one] Farms leave 1 of your units unfed. Who gets grain, or who leaves?
       *[other] Farms leave { $n } of your units unfed. Who gets grain first, or who leaves?
    }
do-feed = { $unit }: 1 grain
do-return = { $unit }: leaves
hint-feed = Is fed from your stock
hint-return = Goes back to the pool

## At any time

hint-concede-here = Takes effect at your next turn; you may take it back until then
hint-concede-alone = The game is lost at once
do-stance-hostile = Hostile to { $who }
do-stance-friendly = Friendly to { $who }
do-stance-ask = Ask me each time about { $who }
hint-stance-hostile = Where your units stand, theirs cannot work or store
hint-stance-friendly = Your units let theirs work, store and eat
hint-stance-ask = You are asked when it matters
do-consents-agree = Accept every exchange of my partner
do-consents-ask = Ask me about exchanges
do-withdrawal-ask = When I defend: ask me whether to withdraw
do-withdrawal-stay = When I defend: never withdraw
do-withdrawal-losing = When I defend: withdraw if I am losing
hint-withdrawal = Only you know; it counts where your dice tile or die lets you withdraw

## Events: the start

told-start =
    { $n ->
        [one] One king faces a rival, Amulius.
       *[other] { $n } kings found their cities.
    }
told-dealt = The land is laid out, the characters are ready.
told-zone = { $who } settles; { $hex } is { $lot }.
told-gift = { $who } takes 1 { $good }.
told-placed = { $who } puts the tower on { $tower }, a farm on { $farm } and a warehouse on { $store }.

## Events: the turn

told-turn = Round { $round }: { $who } begins the turn.
told-rests = { $who } lets all units rest and gets 1 coin.
told-moves = { $who }: { $unit } moves { $start } → { $hex }.
told-moves-hindered = { $who }: { $unit } moves { $start } → { $hex } across a wall and is hindered.
told-enters = { $who }: { $unit } explores { $hex } from { $start }.
told-discovery = { $hex } is { $terrain }.
told-marker = Whoever controls { $hex } at the end counts it ×{ $n }.
told-river = The river floods { $hex }.
told-looks = { $who }: { $unit } looks at { $hex }.
told-seen = { $hex } is { $terrain }.
told-seen-marker = { $hex } is { $terrain } and counts ×{ $n }.
told-settles = { $who }: the explorer on { $hex } becomes worker { $unit }.
told-hostile = { $who } is hostile to { $other } on { $hex }.
told-friendly = { $who } lets { $other } act on { $hex }.
told-stance-hostile = { $who } is hostile to { $other } from now on.
told-stance-friendly = { $who } is friendly to { $other } from now on.
told-stance-ask = { $who } wants to be asked about { $other } from now on.
told-consents-agree = { $who } accepts every exchange of the partner.
told-consents-ask = { $who } wants to be asked about exchanges.
told-withdrawal-ask = You are asked whether to withdraw.
told-withdrawal-stay = Your defenders never withdraw.
told-withdrawal-losing = Your defenders withdraw when they are losing and may.
told-architectus = { $who } counts the farm on { $hex } for strength.
told-produces = { $who }: { $unit } brings { $what } from { $hex } to the warehouse on { $store }.
told-fetches = { $who }: { $unit } brings { $what } from { $hex } straight home.
told-collects = { $who }: { $unit } collects { $cubes } on { $hex }.
told-refines = { $who }: { $unit } refines { $n } { $good }.
told-builds = { $who }: { $unit } builds on { $hex }: { $building } (paid { $cubes }).
told-walls =
    { $n ->
        [one] { $who }: { $unit } builds a wall on { $hex }, side { $sides } (paid { $cubes }).
       *[other] { $who }: { $unit } builds { $n } walls on { $hex }, sides { $sides } (paid { $cubes }).
    }
told-demolishes = { $who }: { $unit } demolishes on { $hex }: { $building } (1 { $good } back).
told-converts = { $who }: { $unit } converts on { $hex }: { $old } → { $new }.
told-creates = { $who } gets a new { $unit } on { $hex }: { $name }.
told-hires =
    { $n ->
        [one] { $who } hires a mercenary on { $hex } for { $price }.
       *[other] { $who } hires { $n } mercenaries on { $hex } for { $price }.
    }
told-recruits = { $who } recruits { $character } for { $coins } coins.
told-new-character = { $character } joins the display.
told-sells = { $who } sells { $good } for { $coins }; the cube lies above { $column }.
told-forum = The forum on { $hex } brings { $who } { $coins } more.
told-buys = { $who } buys { $cubes } for { $coins }.
told-mercator = { $who } exchanges { $given } for { $got }.
told-exchange = { $who } gives { $other } { $give } and gets { $take }.
told-refuses = { $other } proposed an exchange; { $who } does not agree.
told-steals =
    { $n ->
        [0] { $who } tries to rob { $other } and gets nothing.
        [one] { $who } robs { $other } of 1 cube.
       *[other] { $who } robs { $other } of { $n } cubes.
    }
told-steals-money = { $who } finds no goods to take from { $other } and gets coins instead: { $coins }.
told-loot = { $who } takes 1 { $good }.

## Events: war

told-attack = { $who } attacks { $other } on { $hex }: { $av } against { $dv }.
told-tile =
    { $dux ->
        [0] { $who } shows { $tile }: { $value } becomes { $conflict }.
       *[other] { $who } shows { $tile } (Dux +{ $dux }): { $value } becomes { $conflict }.
    }
told-withdraws = { $who } withdraws to { $hex }.
told-wins = { $who } wins the fight.
told-draw = The fight ends in a draw.
told-loses-unit = { $who } loses { $unit } on { $hex }.
told-razes = { $who } has buildings torn down on { $hex }.
told-destroys = { $who } destroys on { $hex }: { $building }.
told-tower-damaged = The tower of { $who } on { $hex } is damaged.
told-tower-falls = The tower of { $who } on { $hex } falls.
told-falls = { $who } is out of the game.
told-surplus = { $who } takes { $unit } back: the capital is too weak.
told-gives-up = { $who } gives up.

## Events: supply and end

told-income = { $who } takes in { $cubes }.
told-waives =
    { $n ->
        [one] { $who } spends 1 token of Foederatus on wages.
       *[other] { $who } spends { $n } tokens of Foederatus on wages.
    }
told-wages-paid =
    { $n ->
        [one] { $who } pays a mercenary { $paid }.
       *[other] { $who } pays { $n } mercenaries { $paid }.
    }
told-sacrifices = { $who } gives up for an unpaid mercenary: { $building }.
told-deserts = { $unit } of { $who } leaves unpaid.
told-bankrupt = { $who } has nothing left to give for unpaid mercenaries.
told-dismisses = { $who } dismisses { $unit }.
told-feeds = { $who } feeds { $unit } with 1 grain.
told-starves = No farm feeds { $unit }, and { $who } gives no grain: the unit goes back.
told-price = Market: { $good } { $before } → { $after }.
told-endgame = The endgame begins: at the start of a turn everybody may end the game.
told-ends-game = { $who } ends the game.
told-end = { $who } wins.
told-lost = Amulius wins.

## Events: solo

told-rival-rolls =
    { $n ->
        [0] Amulius rolls a blank.
       *[other] Amulius rolls { $n }.
    }
told-rival-moves =
    { $n ->
        [one] A unit of Amulius moves to { $hex }.
       *[other] { $n } units of Amulius move to { $hex }.
    }
told-rival-razes = Amulius destroys on { $hex }: { $building }.
told-rival-units =
    { $n ->
        [0] Amulius gets no unit.
        [one] Amulius gets a unit on { $hex }.
       *[other] Amulius gets { $n } units on { $hex }.
    }
told-rival-character = Amulius takes { $character }.
told-rival-no-character = Amulius finds no character.
told-rival-coins =
    { $n ->
        [one] Amulius gets 1 coin.
       *[other] Amulius gets { $n } coins.
    }
told-event-white = Event: nothing happens.
told-event-yellow = Event: Amulius looks for a character.
told-event-pink = Event: the market trembles.
told-event-blue = Event: Amulius raises units.
told-event-brown = Event: Amulius marches; all events are shuffled.
