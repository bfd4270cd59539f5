# Romolo o Remo? – look-up texts. Our own wording; each value is one paragraph.

## The game

game-name = Romolo o Remo?
game-about = A civilisation game in the Latium of Romulus and Remus: kings explore the land, build common cities, trade, raise armies and fight for control. It is for 1–4 players, also two against two, and takes about 150 minutes at a table.
game-line = explore, trade, fight for Latium: 1–4 players, 150 min

## What it is about

topic-goal = Aim of the game
    .rule = Score the most points in six categories: characters, controlled hexes, dominion, population, battle markers and money, with bonuses for majorities in each. If all other towers are destroyed, you win at once.
topic-turn = A turn
    .rule = You play three phases: in the action phase you activate your units one after the other, in the combat phase your standing units may attack, in the supply phase goods come in and units are paid and fed. Then the next player follows. The start player stays the same.
topic-activation = Activating units
    .rule = Each standing unit can be activated once in your turn. Workers, soldiers and mercenaries have 2 actions, the explorer 3. A step costs one action; any work uses up all that are left. A unit without actions lies down; one that stops earlier stays standing and may attack. If no unit acts at all, you get 1 coin.
topic-hostile = Hostile units
    .rule = Where units of another king stand, that king decides whether they are hostile. On a hex with a hostile unit your units can only move, and only towards your capital. A warehouse or farm on a hex with hostile units is closed to you. Lying units count too.
topic-stances = Stances
    .rule = Everybody has a stance towards each other king: hostile (as it is at the start), friendly, or asking each time it matters. It can be changed at any time, and an answer holds for that hex until the end of the turn. Partners are always friendly. You can also order your defenders beforehand to stay, or to withdraw when they are losing; only you know of it.
topic-moving = Moving
    .rule = A step leads to a neighbouring hex. Onto water a unit goes only from a hex with a harbour or from other water; from water onto land it may always go. Any number of units may share a hex, and nobody can bar the way.
topic-discovery = Discovery
    .rule = A unit that steps onto a hidden hex turns the tile up, with any multiplier marker there, and lies down. If it is water, the unit goes back to where it came from. Then the river rule is checked.
topic-river = River rule
    .rule = After a discovery, water with exactly one hidden neighbour floods it: the tile is removed unseen and replaced by water, as long as the water stack lasts. New water may flood again, at most three times for one discovery (twice when playing alone).
topic-walls = Walls
    .rule = A wall stands on one side of a hex and works from outside inwards. Whoever crosses it that way becomes hindered. Warehouses and farms behind a wall cannot be used from the neighbouring hex, and influence cannot cross it. Three walls count as one building.
topic-hindrance = Hindrance
    .rule = A hindered unit can only move, and its side has 3 less in a fight. The marker goes away when the unit moves in a later turn, and after a fight.
topic-retreat = Retreating
    .rule = From a hex with a hostile unit a unit may only step to one that is closer to its capital; from the capital itself it may go anywhere. Afterwards it can only move in this phase.
topic-capital = Capital
    .rule = The hex with your tower is your capital. You always control it, soldiers are raised there, and its strength decides how many units you may have and how far your influence reaches.
topic-strength = Strength
    .rule = The strength of a hex is its number of buildings other than farms; three walls count as one. A hex holds up to four buildings, one more for each aqueduct on it or beside it.
topic-limits = Unit limits
    .rule = With a capital of strength up to 3 you may have 3 workers and, together, 2 soldiers and mercenaries; with 4 it is 4 and 3, with 5 it is 5 and 4, with 6 or more 6 and 5. If your capital becomes weaker, you take surplus units back at once.

## Work

job-build = Build
    .rule = One building from the bank, or up to three walls, on the worker’s hex. The terrain must fit and there must be room. You pay with your stock and with what is stored on the hex. Each temple there makes it one cube cheaper, but one cube is always paid.
job-demolish = Demolish
    .rule = Takes a building, or up to three walls, of the worker’s hex out of the game and gives you one resource of its cost. Anybody may demolish anywhere; towers cannot be demolished.
job-convert = Convert
    .rule = Replaces a building, or up to three walls, of the worker’s hex by another for its full cost. Temples and Aedificator do not help, and nothing is given back.
job-produce = Produce
    .rule = A worker produces on his hex: grain on plains, stone on hills, wood in forests, salt from neighbouring water. Each quarry or sawmill there adds one. The goods go into an empty warehouse on his hex or beside it, not behind a wall and not among hostile units. Each hex can be used once in your turn.
job-collect = Collect
    .rule = Takes all goods of one warehouse on the worker’s hex into your stock at once.
job-refine = Refine
    .rule = Turns two equal resources, but no finery, into one finery.
job-create = New units
    .rule = A worker costs 3 grain, an explorer 2 grain. A soldier costs 2 finery and the worker himself, and only your capital raises one. New units lie and act from your next turn.
job-hire = Hire mercenaries
    .rule = One or two mercenaries from the bank come to the worker’s hex for 1 coin each, or for goods of that market value without change. They can act in the same turn.
job-recruit = Recruit a character
    .rule = Once in your turn a worker recruits a character of the display for 2 coins, plus 1 for each you have. Its place is filled from the stack, and it helps you from now on.
job-sell = Sell
    .rule = A worker sells one resource at its price; each harbour on his hex allows one more, once a turn. The cube goes above another resource’s column with fewer than two cubes. A forum on a hex of strength 4, 5 or 6 adds 1, 2 or 3 coins once a turn, and one more for each further forum there or beside it.
job-buy = Buy
    .rule = A worker buys one resource at its price; each harbour on his hex allows one more, once a turn. At price 0 two cost half a coin.
job-exchange = Exchange between partners
    .rule = In the team game a worker may exchange resources and coins with the partner, at most three in all, counting both directions. The partner must agree; if not, the action is not spent.

## Course

topic-combat = Combat phase
    .rule = Your standing units may attack other kings’ units and tower on their hex, each once. If there are several kings, you choose one. Different units of a hex may attack separately.
topic-fight = A fight
    .rule = Each side adds its combat values: soldier 3, mercenary 2, worker 1, explorer 0, and 4 for a defending tower. Hindrance costs 3. Both secretly choose a dice tile, which changes the value. The higher one wins and gets a battle marker; if they are equal, nobody does.
topic-dice = Dice tiles
    .rule = Everybody has six tiles, of which one is set aside unseen. Each is used once; when the hand is empty all six come back and one is set aside by chance. { numbers-die }
topic-withdrawal = Withdrawal
    .rule = Whoever shows the retreat symbol may take all participating units one hex back towards the capital, onto an open hex. The fight is lost, but nobody loses units. If the hex is then empty of defenders, the attackers may tear down buildings. A tower cannot withdraw. If both show the symbol, the attacker decides first.
topic-losses = Losses
    .rule = A difference of 3 to 5 costs the loser one loss, 6 to 8 two, from 9 on three. Whoever inflicts losses chooses them: first units of the other side, then, if any are left, buildings on the hex. A tower takes two losses; a damaged one needs only one more.
topic-razing = Tearing down
    .rule = Where no other king has a unit or tower, each attacking unit with a combat value that is not hindered may destroy one building or up to three walls. That brings no battle marker.
topic-supply = Supply phase
    .rule = You take all stored goods, pay your mercenaries, may dismiss some, feed workers and soldiers, then prices may change and your units stand up.
topic-wages = Wages
    .rule = The first mercenary costs 1 salt, the second 2, the third 3 and so on, fallen ones included. Instead of salt you may pay its price in coins or goods, at price 0 half a coin. For each one you cannot pay you give up a building of your capital, and it leaves; with only the tower left you are out.
topic-feeding = Feeding
    .rule = Each farm feeds two workers or soldiers on its hex or beside it, for every player anew, unless a hostile unit or tower is there or a wall is between. For each other one you pay 1 grain or take it back.
topic-market = Market
    .rule = When at least four cubes lie on the board in a supply phase, each price rises by the cubes above it, to 5 at most, then falls by the cubes of its kind on the board, to 0 at least. Then the cubes are cleared away.
topic-storage = Warehouses
    .rule = A warehouse takes the output of one worker. What lies there can pay for the work of workers on that hex, and comes to you in your supply phase. If the warehouse goes, so do the goods.
topic-bank = Bank
    .rule = Buildings, mercenaries and battle markers are limited; what leaves the map never comes back. Coins and resources are unlimited.
topic-influence = Influence and control
    .rule = A capital of strength 4 has influence on hexes at distance 1, with 5 at distance 2, from 6 on at distance 3. Water, hidden hexes, walls and other towers stop it. A soldier has influence on his hex, also on water. Whoever has the most controls the hex; a tie is neutral.
topic-dominion = Dominion
    .rule = At the end you score the strength of your capital and of one plains hex beside it that you control; the best one is taken. { numbers-dominion }
topic-scoring = Points
    .rule = 1 point for each character; 1 for each controlled hex, times its marker; the dominion; 1 for each two workers and 1 for each soldier; 1 for each battle marker; 1 for each 4 coins. Ties are broken by dominion, population, hexes, money, battle markers and characters.
topic-majorities = Majorities
    .rule = In each category the first gets 6 more points and the second 2; with two players or teams the first gets 4. Those who are tied share the points of their places, rounded down. For money the amount counts.
topic-endgame = Endgame
    .rule = It begins when all characters are recruited or three kinds of pieces are used up in the bank, and also when nobody has a worker or an explorer who could become one. From then on everybody may end the game at the start of a turn instead of playing it.
topic-elimination = Falling out
    .rule = Whoever loses the tower is out, with all units and characters; money and goods go to the conqueror, or leave the game after bankruptcy or giving up. The buildings stay. Whoever is left alone, or with the partner, wins at once.
topic-concession = Giving up
    .rule = You can give up at any time; it takes effect at the start of your next turn, and until then you may take it back. Without workers you are asked at the start of your turn. If only one side has not given up, it wins at once.
topic-teams = Team game
    .rule = First and third player play against second and fourth. Partners never fight or bother each other, may exchange goods, and count everything together. A team is out when both towers are gone.
topic-solo = Playing alone
    .rule = Your rival is Amulius, whom nobody plays. His capital cannot be entered. His units count 2 each, need nothing and walk on water. Groups act in an order of chance: they attack you where you are, or go back if you are stronger, tear down buildings, pounce on weaker neighbours, or advance on your capital.
topic-rival = The rival’s points
    .rule = His characters count 1 each, battle markers and money as yours. He controls his capital and all hidden hexes; elsewhere each of his units has influence on its hex, and two units of a hex have one on each neighbour. His dominion is twice the number of his hexes, his population one and a half for each unit, rounded down. The first in a category gets 4; a full tie is lost.
topic-events = Events
    .rule = After the rival’s turn an event happens. White: nothing. Yellow: a roll of 2, 3 or 4 gives the rival that character of the display. Pink: each price rises on a 5 or 6 and falls on a blank or 2; the rival gets the highest in coins. Blue: 1 unit on 2 to 4, 2 on 5, 3 on 6. Brown: his groups march a hex (with no unit on the map it is the blue event instead), and all event cubes are mixed anew. In the endgame a 5 or 6 at the start of the rival’s turn ends the game.
topic-multipliers = Multiplier markers
    .rule = A marker multiplies the point of the hex it lies on for whoever controls it. It is turned up with its tile. { numbers-markers }
topic-characters = Characters
    .rule = With 1, 2, 3 or 4 players 9, 9, 13 or 17 of the 24 tiles are in the game, 5, 6, 7 or 8 of them in the display; the stack has type I on top, then II, then III. { numbers-characters }
topic-set_up = Set-up
    .rule = Everybody has two plains and secretly takes a forest or a hill, lays these three tiles, takes one resource of choice, and places tower, farm, warehouse and two workers on the plains.
topic-hidden = Hidden information
    .rule = Hidden are tiles and markers not yet turned up (but for what your explorer has seen), the character stack, dice tiles in hand, and money if the table wants it so.
topic-undo = Taking back
    .rule = In your own turn you can take steps back until something was revealed: a tile, a look, a die, an answer, a new character. After about thirty questions a long turn is fixed up to there.
topic-data = What was reconstructed
    .rule = We do not have the pictures of the rulebook: maps, the resources behind building costs, types and copies of characters, values of markers and faces of the die are our reconstruction. They stand in data files that an owner of the game can correct.

## Resources and terrain

good-wood = Wood
    .name = wood
    .rule = Comes from forests. Pays for buildings.
good-stone = Stone
    .name = stone
    .rule = Comes from hills. Pays for buildings.
good-grain = Grain
    .name = grain
    .rule = Comes from plains. Pays for workers and explorers and feeds units far from farms.
good-salt = Salt
    .name = salt
    .rule = Comes from water, worked from a land hex beside it. Pays mercenaries.
good-refined = Finery
    .name = finery
    .rule = Refined from two equal resources. Pays for soldiers.
terrain-plains = Plains
    .name = plains
    .rule = Brings grain. Nearly all buildings stand on plains; there are 19 tiles.
terrain-hill = Hill
    .name = hill
    .rule = Brings stone. Quarries and walls stand here; there are 10 tiles.
terrain-forest = Forest
    .name = forest
    .rule = Brings wood. Sawmills and walls stand here; there are 10 tiles.
terrain-water = Water
    .name = water
    .rule = Brings salt to workers beside it. Nothing is built on it; there are 15 tiles, 9 of them in the water stack.

## Buildings

building-farm = Farm
    .rule = Feeds two workers or soldiers on its hex or beside it. Stands on plains and does not count for strength. { numbers-farm }
building-warehouse = Warehouse
    .rule = Takes the output of one worker from its hex or beside it. Stands on plains. { numbers-warehouse }
building-harbour = Harbour
    .rule = Units go from its hex onto water, and trade there handles one resource more. Stands on plains beside open water. { numbers-harbour }
building-temple = Temple
    .rule = Makes building on its hex one cube cheaper. Stands on plains. { numbers-temple }
building-sawmill = Sawmill
    .rule = Adds one wood to each harvest of its hex. Stands in a forest. { numbers-sawmill }
building-quarry = Quarry
    .rule = Adds one stone to each harvest of its hex. Stands on a hill. { numbers-quarry }
building-aqueduct = Aqueduct
    .rule = Its hex and those beside it hold one building more. Stands on plains. { numbers-aqueduct }
building-forum = Forum
    .rule = Brings more coins for a sale on a strong hex, once a turn. Stands on plains. { numbers-forum }
building-wall = Wall
    .rule = Stands on one side of a land hex and protects inwards. Three walls count as one building. { numbers-wall }
building-tower = Tower
    .rule = Makes a hex your capital. It cannot be built or demolished, defends with 4, and stops the influence of others. When it falls you are out.

## Units

unit-worker = Worker
    .name = worker
    .rule = 2 actions, combat value 1. Does all work. Must be fed. Each king has 6.
unit-soldier = Soldier
    .name = soldier
    .rule = 2 actions for moving, combat value 3. Has influence on his hex. Must be fed. Each king has 4.
unit-mercenary = Mercenary
    .name = mercenary
    .rule = 2 actions for moving, combat value 2. Wants wages and does not eat. Comes from the bank for everybody.
unit-explorer = Explorer
    .name = explorer
    .rule = 3 actions for moving or looking at hidden neighbours, combat value 0. Needs nothing. As the first thing of an activation it can become a worker for 1 grain of your stock, within the limit.

## Dice tiles

dice-x2 = ×2
    .rule = Doubles your value in this fight
dice-plus3 = +3
    .rule = Adds 3 to your value in this fight
dice-hit = Hit
    .rule = The other side has one more loss, even if you lose
dice-guard = Guard
    .rule = Your side has one loss fewer
dice-retreat = Retreat
    .rule = You may withdraw when both tiles are shown
dice-blank = Blank
    .rule = Changes nothing at all
