# Nova Roma – look-up texts (English). Our own wording.
# Each value is one paragraph on one line; line breaks inside a value are deliberate (lists).

## The game

game-name = Nova Roma
game-about = A worker-placement game about the building of the new capital on the Bosporus: each patrician brings the action of a row and of a column of the forum. It is for 1–4 players and takes 60–120 minutes at a table.
game-line = place patricians, build the new capital: 1–4 players, 60–120 min

## Actions

action-trade = Trade
    .sign = 💰
    .short = Coins by strength; then discard followers and buy goods
    .rule = 1. Gain coins equal to your strength. 2. You may discard any number of followers from your hand; every two bring 1 coin. 3. You may buy any number of goods for 1 coin each, up to 5 of a kind.

action-upgrade = Upgrade
    .sign = 🏡
    .short = Influence by strength; then pour wine and take an estate tile
    .rule = 1. Gain influence equal to your strength; what goes beyond 8 becomes coins. 2. You may spend any number of wine for 1 influence each. 3. You may take one estate tile from the offer, pay its price and lay it on any space of your production area. A tile that lay there leaves the game; an artisan standing there stays and brings nothing now.

action-petition = Petition
    .sign = 📜
    .short = Take the first-player marker; pay influence for another action
    .rule = 1. You may take the first-player marker for 2 influence if nobody has taken it this round; whoever began the round with it may not do so in their first turn. 2. You may pay 1 to 3 influence, but not more than your strength, and perform one of the other seven actions with exactly that strength. In it you may only use followers that belong to Petition; Trivia works all the same. It may be the action of the other line.

action-recruit = Recruit
    .sign = 👥
    .short = Draw followers by strength; then play one
    .rule = 1. Draw as many followers as your strength, or fewer, one after the other, from the offer or the deck. 2. You may play one follower: it costs 2 coins at strength 1, 1 coin at strength 2 and nothing at strength 3. From the fourth follower in your row on it also costs 1 influence. With seven in the row another one must leave first. 3. If you hold more than six cards, discard down to six. A new follower works from your next action on.

action-sail = Sail
    .sign = ⛵
    .short = Complete a sailing contract; then move ships by strength
    .rule = 1. Choose a sailing contract you can pay in full: at strength 1 from the two slots on the left, at strength 2 from three, at strength 3 from all four. 2. If you completed one, you have as many sails as your strength for moving your ships from harbour to harbour. A leg must be paid in full; unspent sails are lost. Without a contract no ship moves.

action-build = Build
    .sign = 🧱
    .short = Complete a building contract; then place the building
    .rule = 1. Choose a building contract you can pay in full: at strength 1 from the two slots on the left, at strength 2 from three, at strength 3 from all four. A required artisan comes from your available ones. 2. You may place the building, turned or mirrored, on free cells of one zone: A at strength 1, A or B at strength 2, any at strength 3. The contract scores even if the building is not placed.

action-race = Race
    .sign = 🏇
    .short = Advance racers by strength; an artisan gives one more space
    .rule = 1. Advance as many spaces as your strength, or fewer, split over your three racers as you like. Crossing a line costs the horses shown there. 2. You may give up one available artisan for one more space on any lane, even if you have not moved before. Arriving on a golden wheel brings a reward.

action-produce = Produce
    .sign = 🌾
    .short = Hire and place artisans, as often as your strength
    .rule = As often as your strength, in any mix and order: hire an artisan for 1 wheat, or place an available artisan on a free space of your production area. He brings 1 of what his row and 1 of what his column yields, and 1 more for each other artisan in that row or column; then the tile under him works.

## Goods

good-wheat = Wheat
    .rule = One of the five goods, at most 5 of it. It pays contracts and hires artisans: 1 wheat each.

good-stone = Stone
    .rule = One of the five goods, at most 5 of it. Most building contracts cost stone.

good-wood = Wood
    .rule = One of the five goods, at most 5 of it. Most building contracts cost wood.

good-wine = Wine
    .rule = One of the five goods, at most 5 of it. In an Upgrade each wine becomes 1 influence, and an estate tile may cost wine.

good-horse = Horse
    .rule = One of the five goods, at most 5 of it. Crossing a line in the hippodrome costs the horses shown there.

## Estate tiles

tile-prod_wheat = Wheat field
    .short = Artisan placed here: +1 wheat
    .rule = Basic tile. Each time you place an artisan on it you gain 1 wheat on top of row and column.

tile-prod_stone = Quarry
    .short = Artisan placed here: +1 stone
    .rule = Basic tile. Each time you place an artisan on it you gain 1 stone on top of row and column.

tile-prod_wood = Forest
    .short = Artisan placed here: +1 wood
    .rule = Basic tile. Each time you place an artisan on it you gain 1 wood on top of row and column.

tile-prod_wine = Vineyard
    .short = Artisan placed here: +1 wine
    .rule = Basic tile. Each time you place an artisan on it you gain 1 wine on top of row and column.

tile-prod_horse = Stable
    .short = Artisan placed here: +1 horse
    .rule = Basic tile. Each time you place an artisan on it you gain 1 horse on top of row and column.

tile-prod_influence = Villa
    .short = Artisan placed here: +1 influence
    .rule = Basic tile. Each time you place an artisan on it you gain 1 influence on top of row and column.

tile-conv_coin_artisan = Workshop
    .short = Artisan placed here: you may pay 1 coin for an artisan
    .rule = Basic tile. Each time you place an artisan on it you may pay 1 coin once and take an artisan from the supply. A coin just gained will do, and the new artisan may be placed at once if you may place another.

tile-conv_influence_good = Market
    .short = Artisan placed here: you may pay 1 influence for a good
    .rule = Basic tile. Each time you place an artisan on it you may pay 1 influence once and gain a good of your choice.

tile-conv_influence_coins = Mint
    .short = Artisan placed here: you may pay 1 influence for 2 coins
    .rule = Basic tile. Each time you place an artisan on it you may pay 1 influence once and gain 2 coins.

tile-animal = Animal
    .short = No artisan may stand here; counts for animals at the end
    .rule = Basic tile. Artisans may not be placed on it unless you have Trivia in your row. At the end one animal scores 2 VP, two score 5 VP and a set of three scores 9 VP; several sets count.

tile-lion = Lion
    .short = Like an animal, but counts as two at the end
    .rule = Special tile. It works like any animal tile, but counts as two animals in the final sets. For everything else it is one tile.

tile-sp_recruit = Recruiting hall
    .short = Once: play a follower without coins
    .rule = Special tile, used once. When you place an artisan on it you may play a follower from your hand without paying coins; the influence for the fourth and later ones is still due. Then the tile is used up. If you decline, it stays for later.

tile-sp_sails = Shipyard
    .short = Once: up to 2 sails for your ships
    .rule = Special tile, used once. When you place an artisan on it you may spend up to two sails on your ships, with the rewards of the harbours but without a contract. Then the tile is used up. If you decline, it stays for later.

tile-sp_build = Builders’ yard
    .short = Once: place a single block in any zone
    .rule = Special tile, used once. When you place an artisan on it you may place a single block of yours on any free cell of any zone; reward tiles work as usual. Then the tile is used up. If you decline, it stays for later.

tile-sp_income = Treasury
    .short = Once: 3 goods of your choice or 4 coins
    .rule = Special tile, used once. The first time you place an artisan on it you gain either 3 goods of your choice or 4 coins. This cannot be put off. Then the tile is used up.

tile-sp_hippodrome = Racing stable
    .short = Once: up to 2 spaces on one lane
    .rule = Special tile, used once. When you place an artisan on it you may advance up to two spaces on one lane, and one more there for an available artisan. Horses and wheels as usual. Then the tile is used up. If you decline, it stays for later.

## Topics

topic-goal = Goal of the game
    .rule = After five rounds whoever has the most victory points (VP) wins. Nothing is scored before: at the end eleven categories are added up, from ships and buildings to goods left over.

topic-round = A round
    .rule =
        A round has three phases:
        1. Emperor: the first player turns up an emperor tile and places the emperor.
        2. Forum: three times around the table, everybody places a patrician and performs two actions.
        3. Clean-up: first player, chariot tile, figures, offers.

topic-emperor = Emperor
    .rule = At the start of a round the first player places the emperor on one of the two squares of the new emperor tile. Everybody gets 1 strength more for actions of his row and his column. His square is taken.

topic-forum = Forum
    .rule = Sixteen squares, columns a–d and rows 1–4. Each row and each column belongs to one of the eight actions; the arrangement is drawn at the start and stays. A square holds one figure.

topic-turn = A turn
    .rule = Place one of your patricians on a free square of the forum. Then perform the action of its row and the action of its column, in any order, one completely before the other. Once in a turn, before or after all that, you may claim an achievement. At the end of the turn the offers are filled up.

topic-strength = Strength
    .rule = An action has strength 1, 2 or 3: 1 for each of your patricians in its line, 1 more if the emperor stands in it, and 1 more for a follower of yours that strengthens the action. Whatever is above 3 is lost. Other players’ figures never count.

topic-forgoing = Forgoing an action
    .rule = Instead of performing an action you may forgo it and take 1 coin. An action in which you did none of its main steps also counts as forgone; no follower may be used for it. So if you use a follower and can still do a main step, you must; if you cannot, everything since the start of the action is taken back and you get the coin, unless hidden cards were revealed: then nothing is taken back and there is no coin.

topic-goods = Goods
    .rule = Wheat, stone, wood, wine and horses. You can have 5 of each; more is lost. Goods of your choice may be mixed.

topic-coins = Coins
    .rule = Coins buy goods, followers and some tiles. There is no limit, and the bank never runs out.

topic-influence = Influence
    .rule = You can have up to 8 influence; every further point becomes a coin. It pays petitions, the first-player marker, later followers and some achievements, and breaks ties.

topic-artisans = Artisans
    .rule = There are 16 for everybody. Available artisans can be placed in your production area, paid as builders for some contracts, or sent as charioteers. Those who were paid go back to the supply. At the end of a round all come back from production, and you keep at most three.

topic-production = Production area
    .rule =
        Nine spaces: p11 is at the top left, p33 at the bottom right. Each row and each column yields a good or coins. A placed artisan brings 1 of each of his two lines and 1 more per other artisan in the same row or column. One artisan per space.
        { numbers-production }

topic-estate_tiles = Estate tiles
    .rule =
        Taken with Upgrade and laid on any space of the production area; from then on they work when an artisan is placed on them. A tile that is covered leaves the game.
        { numbers-estate }

topic-special_tiles = Special estate tiles
    .rule = One is on offer in each round. Its effect works once, when an artisan is placed on it; then it is flipped. A flipped tile still counts as a tile, and artisans may stand on it. These effects are not actions: followers for sailing, building, racing or recruiting do nothing in them.

topic-animals = Animals
    .rule = At the end one animal scores 2 VP, two score 5 VP and three score 9 VP; larger collections are split into sets of three and a rest. The lion counts as two.

topic-followers = Followers
    .rule = Cards in your hand do nothing until you play them into your row, which has room for seven. Some work once a round and are then exhausted until the clean-up, some work all the time, some score at the end. A new follower works from your next action on. The rulebook says “rounded down” of Severin; with him there is nothing to round.

topic-using_followers = Using followers
    .rule = A follower for an action can be used at any question of that action, before it or after its last step; one that adds strength only before the first step. Followers that bring a coin all the time do so with the first main step. Inside a petition only followers for Petition can be used; Trivia works all the same.

topic-contracts = Contracts
    .rule = Sailing and building contracts lie in four slots. At strength 1 you reach the two on the left, at strength 2 three, at strength 3 all. A contract must be paid in full at once, and you complete one per action.

topic-building_contracts = All building contracts
    .rule = { numbers-building }

topic-sailing_contracts = All sailing contracts
    .rule = { numbers-sailing }

topic-offers = Offers
    .rule = During a turn nothing moves and nothing is filled up: gaps stay. At the end of the turn the offers close up to the left and are filled on the right; the special estate tile only in the clean-up.

topic-ships = Ships
    .rule = Your two ships start in Nova Roma and choose a route, north or south, with their first leg; they never turn back. Each leg costs as many sails as it shows. At the end each ship scores the VP of the farthest harbour with VP it has reached or passed.

topic-harbours = Harbours
    .rule =
        Some harbours bring something at once to every ship that enters them, even in passing. The others are worth VP at the end.
        { numbers-harbours }

topic-zones = Building zones
    .rule = Zone A is the largest and open at strength 1, zone B at strength 2, zone C at strength 3. Cells are named by zone, row and column: A23 is in zone A, row 2, column 3. Zones do not touch, and your buildings need not be connected.

topic-shapes = Shapes
    .rule = A building has one to four blocks in a fixed shape, which you may turn and mirror. It must stand completely on free cells of one zone. Everybody has 20 blocks.

topic-reward_tiles = Reward tiles
    .rule =
        When all building cells around a reward tile are covered, diagonals included, everybody with at least one block among them gets the reward once, the active player first. Neutral blocks help to cover, but get nothing.
        { numbers-rewards }

topic-majorities = Majorities
    .rule =
        At the end each zone gives VP for the most blocks, for the second most, and for any blocks at all. Ties share a place with full points, and no place is skipped. With two players the neutral blocks take part in the ranking.
        { numbers-majorities }

topic-hippodrome = Hippodrome
    .rule =
        Three lanes. Lines between spaces cost horses. A racer that arrives lies on top of others; on the same space the lower one is ahead. A racer on the last space scores 5 VP at the end.
        { numbers-hippodrome }

topic-chariots = Chariot tiles
    .rule = At the end of each round the leader on the favoured lane takes the chariot tile, worth 3 VP. If nobody has moved there, the lowest racer leads with three or four players, unless the table has switched that off; with one or two a racer of another colour is always ahead at first. The next favoured lane is always known.

topic-wheels = Golden wheels
    .rule =
        Whenever one of your racers enters a golden wheel, you take one of your three achievement markers from the hippodrome or gain 1 influence. When no marker is left, it is the influence.
        { numbers-wheels }

topic-mosaic = Mosaic
    .rule =
        Nine achievements in three rows; each is worth VP at the end, one in the green row also something at once. You start with four markers and can win three more in the hippodrome, so at most seven achievements can be claimed.
        { numbers-mosaic }

topic-claiming = Claiming an achievement
    .rule = Once in your turn, before placing the patrician or after both actions, you may put a marker on an achievement whose condition holds. Conditions are not spent, except influence where it says so. A claimed achievement stays claimed. One in the green row also brings something at once.

topic-lines = Lines of the mosaic
    .rule =
        A complete row, column or diagonal brings something at once and VP at the end. One marker may complete several lines.
        { numbers-lines }

topic-first_player = First-player marker
    .rule = With Petition it can be taken for 2 influence, once a round. Its owner begins the next round; if nobody took it, it passes clockwise. After the fifth round it is worth 2 VP.

topic-cleanup = Clean-up
    .rule =
        At the end of a round:
        1. The first-player marker goes to its new owner.
        2. The chariot tile of the favoured lane is given away.
        3. Patricians and legionnaires come back.
        4. Artisans come back from production; you keep at most three.
        5. Exhausted followers are ready again.
        6. The leftmost follower leaves the offer.
        7. The leftmost basic estate tile and the special one leave the offer.
        After the fifth round only the first two are done.
        In a solo game there is no step 1; after step 2, in the fifth round too, a contract of each kind leaves its offer and the AI player’s ships sail on.

topic-end = End of the game
    .rule = The game ends after five rounds. There is no early end, except by conceding.

topic-scoring = Final scoring
    .rule =
        1. Ships: the farthest harbour with VP of each
        2. Building contracts
        3. Majorities in the three zones
        4. Chariot tiles: 3 VP each
        5. Racers at the goal: 5 VP each
        6. Followers that score
        7. Animals
        8. Mosaic: fields and lines
        9. Goods and coins: 1 VP for every four
        10. Influence and artisans: 1 VP for every two
        11. First-player marker: 2 VP

topic-ties = Ties
    .rule = With equal VP whoever has more influence wins, then the youngest player, if the ages were given; otherwise the victory is shared.

topic-two_players = Two players
    .rule = Blocks and racers of a colour nobody plays stand in the city and on the fourth space of each lane, and reward spaces marked 3+ are not used. After your first and second turn of a round you place a legionnaire, who blocks a square. A chariot tile is only won ahead of the neutral racer.

topic-solo = Playing alone
    .rule = Before each of your turns an emperor tile puts two legionnaires into the forum; one that finds no room gives the AI player a point. At the end of a round the leftmost sailing contract leaves the game, the AI player takes the leftmost building contract, its ships sail on, and its racer on the newly favoured lane advances. The first-player marker is not used: you always begin. You need more VP than the AI player, which starts with 20, 30 or 40.

topic-solo_scoring = Scoring of the solo game
    .rule =
        You score the first eight categories. The AI player has its starting points, its ships, its five building contracts, majorities (it wins ties), chariot tiles, 5 VP for each lane on which its racer is ahead of yours, and the VP of all fields of your mosaic that you did not claim.
        Majorities in the open city, for most blocks and for second most:
        { numbers-solo_majorities }

topic-drafts = Drafts
    .rule = Mosaic tiles can be chosen openly before the game, the last in turn order first. Followers can be drafted in secret: everybody gets four, keeps one and hands the rest to the left until all are taken; then each keeps two.

topic-concession = Conceding
    .rule = You may concede at any time and take it back. When all players but one have conceded, the game ends and the remaining player wins. A solo game ends at once.

topic-hidden = What is secret
    .rule = Only the followers in your hand, the cards of a draft and the order of face-down stacks. A follower taken from the offer is seen by everybody.

topic-data = What is reconstructed
    .rule = Contracts, harbours, zones, rewards and some other numbers of the printed game were not available to us; ours are designed to fit its rules. They are in data files that an owner of the game can correct.

## Variants and options

variant-mosaic_draft = Draft of mosaic tiles
    .rule = Instead of getting one mosaic tile of each colour at random, players choose them openly before the game, the last player first.
variant-mosaic_draft-off = Tiles at random
variant-mosaic_draft-on = Choose tiles in turn

variant-follower_draft = Draft of followers
    .rule = Instead of two random followers everybody gets four, keeps one and hands the rest on, until all are taken; then each keeps two of the four.
variant-follower_draft-off = Two at random
variant-follower_draft-on = Draft

variant-difficulty = Difficulty of the AI player
    .rule = Only matters when you play alone: with how many VP the AI player starts. In the open city the steward, a computer player, wins about four of five games at easy, half at normal and a quarter at hard.
variant-difficulty-easy = Easy: 20 VP
variant-difficulty-normal = Normal: 30 VP
variant-difficulty-hard = Hard: 40 VP

variant-solo_city = City of the solo game
    .rule = Only matters when you play alone. Our numbers for this are reconstructed. In the open city the AI player has few blocks and majorities pay as listed under “Scoring of the solo game”. In the crowded city blocks and majorities are those of two players, and the AI player is much harder to beat.
variant-solo_city-open = Open city
variant-solo_city-crowded = Crowded city: much harder

variant-chariot_needs_step = Chariot tile without a step
    .rule = By the rules the lowest racer leads a lane on which nobody has moved, and so wins its chariot tile. Switched on, nobody wins the tile of such a lane.
variant-chariot_needs_step-off = The lowest racer wins it
variant-chariot_needs_step-on = Nobody wins it

variant-age_order = Ages of the players
    .rule = The last tie-break goes to the youngest player. Name the seats from the youngest to the oldest; seats that are not taken are ignored. If the ages are unknown, such a tie is a shared victory.
variant-age_order-unknown = Unknown
variant-age_order-value = Youngest first: { NUMBER($rounds, useGrouping: 0) }

## Why the game ended

end-rounds = Five rounds have been played.
end-concession = Everybody else has conceded.
