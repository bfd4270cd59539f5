# Trajan – look-up texts (English). Our own wording.
# Each value is one paragraph on one line.

## The game

game-name = Trajan
game-about = A game of planning in ancient Rome: you sow stones around a circle of six actions, win votes, ship goods, build, march and keep the people content. It is for 2–4 players and takes about 30 minutes per player at a table.
game-line = sow stones to act, plan turns ahead: 2–4 players, 30 min each

## What it is about

topic-goal = Aim of the game
    .rule = Score the most victory points in four quarters. Points come from Trajan tiles, ships, provinces, the senate, construction tiles and bonus tiles. Unmet demands of the people cost points. Points can fall below zero.

topic-circle = Action circle
    .rule = Your circle has six trays in a ring: I Seaport, II Forum, III Military, IV Senate, V Trajan, VI Construction. In them lie your twelve stones, two each of yellow, orange, green, white, pink and blue. Beside each tray is a slot for a Trajan tile.

topic-turn = A turn
    .rule = Empty one of your trays and sow its stones clockwise. The time marker moves as many steps as there were stones. If the Trajan tile at the target tray is fulfilled, it pays. Then you may carry out the action of the target tray, and repeat it with an extra-action tile. You cannot pass.

topic-sowing = Sowing
    .rule = Take all stones of one tray and lay them one by one into the following trays, clockwise. You choose which stone goes where. The tray of the last stone is the target tray. With six or more stones the emptied tray receives a stone too.

topic-time = Time cycle
    .rule = All players share one time marker. It moves one step for each stone sown. The cycle has 11 spaces with two players, 16 with three and 21 with four, unless the table has set another length. Whoever brings the marker to the start space or past it ends the round after that turn. The marker goes on from where it is.

topic-trajan_tiles = Trajan tiles
    .rule = A Trajan tile shows two colours. It is fulfilled when your last stone falls into its tray and both colours lie there then; stones that were there before count too, and two equal colours need two stones. Only the target tray is checked. You score its points, take its effect if you like, and the tile leaves the game. Bread, games and religion tiles stay with you and work until the end.

topic-arch = Arch of Trajan
    .rule = The arch marks the slot for your next Trajan tile. When you lay a tile there, the arch moves clockwise to the next free slot. With all six slots full it stands in the centre and you cannot do the Trajan action; as soon as you fulfil a tile, the arch moves to the slot that became free.

topic-round = Round
    .rule = A round ends after the turn in which the time marker reached or passed the start space. After the first three rounds of a quarter one demand is revealed; after the fourth the quarter ends. A very long move can end two rounds. The next player clockwise goes on.

topic-quarter = Quarter
    .rule = Four rounds are a quarter, four quarters the game. At the end of a quarter the demands are met, the senate votes, and the table is cleared and refilled.

topic-demands = Demands of the people
    .rule = At the end of a quarter three demands lie open: bread, games or religion, also several of a kind. Trajan tiles of that kind cover one demand each and stay. For the others you must give matching forum tiles if you have them. You may add wild demand tiles; all decide in secret. One, two or three open demands cost 4, 9 or 15 points.

topic-vote = Vote in the senate
    .rule = Your votes are those of your space in the senate plus your senate tiles. With equal votes the higher space counts, then who lies on top. The first takes one of the two bonus tiles, yellow side up; the second gets the other one, grey side up. Then all discs go back to the start, the first on top.

topic-clean_up = End of a quarter
    .rule = All senate tiles, everything left in the forum and the three demands leave the game. Then come two new bonus tiles, a forum tile for every province with no tile, leader or legionnaire, and new tiles for the forum. All ships show their colour side again. What you own otherwise stays with you.

topic-forum_tiles = Forum tiles
    .rule = Seventy tiles with a green back lie in the provinces and in the forum: bread, games and religion, senate tiles, wild tiles and some extra-action tiles. You get them with the forum action or with your leader. There is room for any number on your mat.

topic-wild = Wild tiles
    .rule = There are four kinds: for a commodity card, for a demand, for a construction tile and for an extra action. Each can be used once. Unused wild commodity and demand tiles can still help your bonus tiles at the end, wild construction tiles your sets.

topic-extra = Extra-action tiles
    .rule = After carrying out an action you may give an extra-action tile of the same kind, or a wild one, and do the action once more; with a +2 marker for it, twice more. Only one such tile can be used per turn. A tile you have just taken may be used at once. If the action was skipped or impossible, no tile can be used.

topic-plus2 = +2 markers
    .rule = A +2 marker lies on one of your six actions for the rest of the game. When you use an extra-action tile for that action, you repeat it twice instead of once. Each action can have one marker.

topic-figures = Figures
    .rule = You have fifteen small figures. One begins in the military camp, one in the worker camp and thirteen in your supply. A figure in the military camp is a legionnaire for good, one in the worker camp a worker for good. Placed figures never move again.

topic-leader = Leader
    .rule = Your leader begins in the military camp and moves from province to adjacent province. If a tile lies there, you take it. Any number of leaders may stand together. The leader never returns to the camp.

topic-provinces = Provinces
    .rule = A legionnaire in a province scores its points, less 3 for each legionnaire of another player there, but never less than 0. You may have one legionnaire in each province. A province with no tile, leader or legionnaire gets a new tile at the end of a quarter.

topic-district = Construction district
    .rule = Twenty sites in four rows of five, A1 to D5. Your first worker may stand anywhere, each further one beside one of your own, not diagonally. On a site there may be one worker of each player. Whoever comes first takes the tile.

topic-buildings = Construction tiles
    .rule = Five types, four of each, worth 2 to 5 points when taken. Your first tile of a type brings a bonus action at once: stairs the forum, door the senate, fountain the seaport, roof Trajan, window the military. At the end three tiles of a type score 10, four score 20.

topic-cards = Commodity cards
    .rule = Sixty cards: twelve kinds, five of each. Your hand is secret, but its size is known. Cards are shipped for points or played into your display; each card left in hand at the end scores 1.

topic-display = Display
    .rule = Cards you ship or play lie open before you. At the end commodity bonus tiles score for the cards of their two kinds in your display. Cards in hand do not count for that.

topic-ships = Ships
    .rule = Of the three ships one takes equal goods, one different pairs and one different goods. They can be used as often as you like, but after the first use a ship shows its grey side, which pays less, until the quarter ends.

topic-deck = Deck and discard piles
    .rule = Beside the deck lie two open discard piles. When a pile becomes empty, a card of the deck begins it anew. When the deck is used up, the discarded cards below the two open ones are shuffled to make a new one, unless the table has switched this off.

topic-bonus_tiles = Bonus tiles
    .rule = Everybody begins with one bonus tile, yellow side up. Two more are given for the votes at the end of each quarter. They score at the end of the game, the yellow side more than the grey one.

topic-end = End of the game
    .rule = After the fourth quarter the demands are met and the senate votes as usual; then comes the final scoring. There is no other way to end the game, except that all players but one concede.

topic-scoring = Final scoring
    .rule = 1 point for each card in hand, each worker in the worker camp, each legionnaire in the military camp and, unless switched off, each Trajan tile left at your circle. 10 points for three, 20 for four construction tiles of a type; wild tiles are added where they bring most. Then the bonus tiles.

topic-ties = Ties
    .rule = With equal points, the player lying higher in the senate after the last vote wins. Nobody shares a victory.

topic-set_up = Set-up
    .rule = First everybody secretly lays two stones of any colours into each tray. Then start player, Trajan tiles, bonus tiles and first discards are shown. In turn order everybody takes three commodity cards, each from the deck or a discard pile, and after that the open tiles of three different Trajan stacks for the slots II, IV and VI. The arch stands on I.

topic-hidden = What is secret
    .rule = Secret are hands, the deck, all face-down stacks and, until all are ready, how the stones are laid and how many wild tiles are given. Cards taken from a discard pile were seen by all; the mat shows them as known. Of each Trajan stack only the top tile is open.

topic-concession = Conceding
    .rule = You may concede at any time and take it back later. You go on playing as usual. As soon as all players but one have conceded, the game ends and the remaining player wins.

## Actions

action-seaport = Seaport
    .rule = Do one of these: draw two cards from the deck and discard one card of your hand on either pile; take the open card of a discard pile; play one or two cards into your display and draw as many new ones; or ship goods. Wild commodity tiles can be used for shipping only.

action-forum = Forum
    .rule = Take any open tile from the forum and put it on your mat. Its space stays empty until the quarter ends. The yellow spaces hold extra-action tiles.

action-military = Military
    .rule = Do one of these: move a figure from your supply to the military camp; move your leader to an adjacent province and take the tile there; or place a legionnaire from the camp in the province of your leader and score it.

action-senate = Senate
    .rule = Move up one space in the senate and score it: 2 points for the first space, then 3, 4, 5, 6, 7 and 8. Each space also has as many votes. Beyond the last space you cannot move until the quarter ends.

action-trajan = Trajan
    .rule = Take the open tile of any Trajan stack and lay it on the slot of your arch. Then the arch moves clockwise to the next free slot. The new tile is not checked at once, only when its tray is a target tray later.

action-construction = Construction
    .rule = Do one of these: move a figure from your supply to the worker camp; or place a worker on a site and take the tile there. The tile scores at once. Your first tile of a type brings a bonus action.

## Trajan stacks

stack-cards = Trajan: cards
    .rule = Trajan tiles worth 3 points. When you fulfil one, you draw two commodity cards from the deck.

stack-points = Trajan: points
    .rule = Trajan tiles worth 9 points. They have no other effect.

stack-workers = Trajan: workers
    .rule = Five of these tiles are worth 5 points and let you move a figure from your supply to the worker camp; the other four are worth 2 points and let you move up to two.

stack-legionnaires = Trajan: legionnaires
    .rule = Five of these tiles are worth 5 points and let you move a figure from your supply to the military camp; the other four are worth 2 points and let you move up to two.

stack-plus2 = Trajan: +2 markers
    .rule = Trajan tiles worth 4 points. When you fulfil one, you may put a +2 marker on one of your actions that has none.

stack-needs = Trajan: needs
    .rule = Trajan tiles worth 1 point, three each for bread, games and religion. A fulfilled tile stays with you and covers one demand of its kind at the end of every quarter, this one included.

## Forum tiles

tile-bread = Bread
    .short = Covers one demand for bread
    .rule = Covers one demand for bread at the end of a quarter and then leaves the game. If such a demand is still open, you must give the tile. There are fourteen.

tile-games = Games
    .short = Covers one demand for games
    .rule = Covers one demand for games at the end of a quarter and then leaves the game. If such a demand is still open, you must give the tile. There are fourteen.

tile-religion = Religion
    .short = Covers one demand for religion
    .rule = Covers one demand for religion at the end of a quarter and then leaves the game. If such a demand is still open, you must give the tile. There are fourteen.

tile-votes_2 = Senate tile 2
    .short = 2 votes at the end of the quarter
    .rule = Counts 2 votes at the end of the quarter and then leaves the game, whether it helped or not. There are three.

tile-votes_3 = Senate tile 3
    .short = 3 votes at the end of the quarter
    .rule = Counts 3 votes at the end of the quarter and then leaves the game, whether it helped or not. There are three.

tile-votes_4 = Senate tile 4
    .short = 4 votes at the end of the quarter
    .rule = Counts 4 votes at the end of the quarter and then leaves the game, whether it helped or not. There are three.

tile-votes_5 = Senate tile 5
    .short = 5 votes at the end of the quarter
    .rule = Counts 5 votes at the end of the quarter and then leaves the game, whether it helped or not. There are three.

tile-wild_commodity = Wild commodity
    .short = Stands for any card when you ship
    .rule = Replaces any one commodity card when you ship and then leaves the game. Unused, it counts at the end as one card of any kind in your display for one of your commodity bonus tiles. There are three.

tile-wild_demand = Wild demand
    .short = Covers any one demand
    .rule = Covers any one demand at the end of a quarter and then leaves the game; you may also keep it. Unused, it serves one demand bonus tile at the end. There are three.

tile-wild_construction = Wild construction
    .short = Counts as any construction tile at the end
    .rule = Counts at the end as one more tile of a construction type of which you have at least one. It is added where it brings most. There are two.

tile-wild_extra = Wild extra action
    .short = Repeats any action once
    .rule = Can be used like any extra-action tile and then leaves the game. A tile of the right kind is spent first. There are two.

tile-extra_seaport = Extra Seaport
    .short = Repeats the seaport action
    .rule = After a seaport action give this tile and do the action again, with a +2 marker twice more. One extra-action tile per turn. There are three.

tile-extra_forum = Extra Forum
    .short = Repeats the forum action
    .rule = After a forum action give this tile and do the action again, with a +2 marker twice more. One extra-action tile per turn. There are three.

tile-extra_military = Extra Military
    .short = Repeats the military action
    .rule = After a military action give this tile and do the action again, with a +2 marker twice more. One extra-action tile per turn. There are three.

tile-extra_senate = Extra Senate
    .short = Repeats the senate action
    .rule = After a senate action give this tile and do the action again, with a +2 marker twice more. One extra-action tile per turn. There are three.

tile-extra_trajan = Extra Trajan
    .short = Repeats the Trajan action
    .rule = After a Trajan action give this tile and do the action again, with a +2 marker twice more. One extra-action tile per turn. There are three.

tile-extra_construction = Extra Construction
    .short = Repeats the construction action
    .rule = After a construction action give this tile and do the action again, with a +2 marker twice more. One extra-action tile per turn. There are three.

## Ships

ship-same = Equal goods
    .rule = Takes one to four equal cards. The colour side pays 2, 6, 12 or 20 points, the grey side 0, 1, 7 or 15.

ship-pairs = Different pairs
    .rule = Takes one to three pairs of equal cards, each pair of another kind. The colour side pays 5, 10 or 15 points, the grey side 1, 6 or 11. A pair may also be a card and a wild tile, or two wild tiles.

ship-different = Different goods
    .rule = Takes one to four cards, all of different kinds. The colour side pays 2, 4, 6 or 8 points, the grey side 0, 1, 3 or 5.

## Construction tiles

building-stairs = Stairs
    .rule = Four tiles worth 2, 3, 4 and 5 points when taken. Your first stairs bring a forum action at once.

building-door = Door
    .rule = Four tiles worth 2, 3, 4 and 5 points when taken. Your first door brings a senate action at once.

building-fountain = Fountain
    .rule = Four tiles worth 2, 3, 4 and 5 points when taken. Your first fountain brings a seaport action at once.

building-roof = Roof
    .rule = Four tiles worth 2, 3, 4 and 5 points when taken. Your first roof brings a Trajan action at once.

building-window = Window
    .rule = Four tiles worth 2, 3, 4 and 5 points when taken. Your first window brings a military action at once.

## Bonus tiles

bonus-bread = Bonus: bread
    .yellow = 9 points for a bread tile left over
    .grey = 6 points for a bread tile left over
    .rule = At the end 9 points, on the grey side 6, if you still have at least one bread forum tile. A wild demand tile can stand in for it; Trajan tiles do not count.

bonus-games = Bonus: games
    .yellow = 9 points for a games tile left over
    .grey = 6 points for a games tile left over
    .rule = At the end 9 points, on the grey side 6, if you still have at least one games forum tile. A wild demand tile can stand in for it; Trajan tiles do not count.

bonus-religion = Bonus: religion
    .yellow = 9 points for a religion tile left over
    .grey = 6 points for a religion tile left over
    .rule = At the end 9 points, on the grey side 6, if you still have at least one religion forum tile. A wild demand tile can stand in for it; Trajan tiles do not count.

bonus-workers = Bonus: workers
    .yellow = 1 point per worker on a site
    .grey = half a point per worker on a site, rounded up
    .rule = At the end 1 point for each of your workers on a site, on the grey side half a point, the sum rounded up. Workers in camp do not count here.

bonus-legionnaires = Bonus: legionnaires
    .yellow = 2 points per legionnaire in a province
    .grey = 1 point per legionnaire in a province
    .rule = At the end 2 points for each of your legionnaires in a province, on the grey side 1. Legionnaires in camp do not count here.

bonus-bonus = Bonus: bonus tiles
    .yellow = 3 points per bonus tile, yellow side up
    .grey = 2 points per bonus tile, yellow side up
    .rule = At the end 3 points for each of your bonus tiles lying yellow side up, itself included; on the grey side 2 each.

bonus-columns_furs = Bonus: columns and furs
    .yellow = 3 points per columns or furs card on display
    .grey = 2 points per columns or furs card on display
    .rule = At the end 3 points for each columns and furs card in your display, on the grey side 2. Wild commodity tiles you still have may count too.

bonus-scrolls_oils = Bonus: scrolls and oil
    .yellow = 3 points per scrolls or oil card on display
    .grey = 2 points per scrolls or oil card on display
    .rule = At the end 3 points for each scrolls and oil card in your display, on the grey side 2. Wild commodity tiles you still have may count too.

bonus-fruit_ceramics = Bonus: fruit and ceramics
    .yellow = 3 points per fruit or ceramics card on display
    .grey = 2 points per fruit or ceramics card on display
    .rule = At the end 3 points for each fruit and ceramics card in your display, on the grey side 2. Wild commodity tiles you still have may count too.

bonus-wine_fish = Bonus: wine and fish
    .yellow = 3 points per wine or fish card on display
    .grey = 2 points per wine or fish card on display
    .rule = At the end 3 points for each wine and fish card in your display, on the grey side 2. Wild commodity tiles you still have may count too.

bonus-jewelry_gems = Bonus: jewelry and gems
    .yellow = 3 points per jewelry or gems card on display
    .grey = 2 points per jewelry or gems card on display
    .rule = At the end 3 points for each jewelry and gems card in your display, on the grey side 2. Wild commodity tiles you still have may count too.

bonus-cattle_wheat = Bonus: cattle and wheat
    .yellow = 3 points per cattle or wheat card on display
    .grey = 2 points per cattle or wheat card on display
    .rule = At the end 3 points for each cattle and wheat card in your display, on the grey side 2. Wild commodity tiles you still have may count too.

## Provinces

province-alpes = Alpes
    .rule = 3 points. Next to it: Narbonensis, Lugudunensis, Belgica and Raetia; it can be entered from the military camp.

province-raetia = Raetia
    .rule = 3 points. Next to it: Alpes, Belgica, Germania Superior and Noricum; it can be entered from the military camp.

province-noricum = Noricum
    .rule = 5 points. Next to it: Raetia only; it can be entered from the military camp.

province-narbonensis = Narbonensis
    .rule = 6 points. Next to it: Aquitania, Lugudunensis and Alpes.

province-lugudunensis = Lugudunensis
    .rule = 6 points. Next to it: Britannia, Aquitania, Narbonensis, Alpes and Belgica.

province-belgica = Belgica
    .rule = 6 points. Next to it: Britannia, Lugudunensis, Germania Inferior, Germania Superior, Alpes and Raetia.

province-germania_superior = Germania Superior
    .rule = 6 points. Next to it: Belgica, Germania Inferior and Raetia.

province-aquitania = Aquitania
    .rule = 10 points. Next to it: Lugudunensis and Narbonensis.

province-britannia = Britannia
    .rule = 10 points. Next to it: Lugudunensis, Belgica and Germania Inferior.

province-germania_inferior = Germania Inferior
    .rule = 10 points. Next to it: Britannia, Belgica and Germania Superior.

province-military_camp = Military camp
    .rule = Here your leader and one legionnaire begin. It is not a province: it holds no tile, and nobody returns to it. From it the leader moves to Alpes, Raetia or Noricum. Each legionnaire still here at the end scores 1.

## Commodities

card-columns = Columns
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of columns and furs.

card-furs = Furs
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of columns and furs.

card-scrolls = Scrolls
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of scrolls and oil.

card-oils = Oil
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of scrolls and oil.

card-fruit = Fruit
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of fruit and ceramics.

card-ceramics = Ceramics
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of fruit and ceramics.

card-wine = Wine
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of wine and fish.

card-fish = Fish
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of wine and fish.

card-jewelry = Jewelry
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of jewelry and gems.

card-gems = Gems
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of jewelry and gems.

card-cattle = Cattle
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of cattle and wheat.

card-wheat = Wheat
    .rule = One of twelve commodities, five cards. It counts for the bonus tile of cattle and wheat.

## Options of a table

variant-stone_setup = Stones at the start
    .rule = Decides how the stones get into the trays: everybody chooses in secret, or chance lays two into each tray.
variant-stone_setup-choose = Chosen in secret
variant-stone_setup-random = Laid at random

variant-score_leftover_trajan_tiles = Trajan tiles left at the end
    .rule = Decides whether each Trajan tile still at your circle scores 1 point at the end. The German summary of the rules does not mention it.
variant-score_leftover_trajan_tiles-on = 1 point each
variant-score_leftover_trajan_tiles-off = No points

variant-reshuffle_commodities = Used-up deck
    .rule = Decides what happens when the commodity deck is used up: the discarded cards below the two open ones are shuffled, or it stays empty.
variant-reshuffle_commodities-on = Discards are shuffled
variant-reshuffle_commodities-off = Stays empty

variant-time_length = Length of the time cycle
    .rule = How many steps a round takes. Usually it is 11 with two players, 16 with three and 21 with four, as one public source has it; a longer cycle makes a longer game.
variant-time_length-printed = Usual: 11, 16 or 21
variant-time_length-value =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }

## Why the game ended

end-quarters = Four quarters have been played, so the game is over.
end-concession = Everybody else has conceded.

## Headings of the look-up list

cli-group-action = Actions
cli-group-stack = Trajan stacks
cli-group-tile = Forum tiles
cli-group-ship = Ships
cli-group-bonus = Bonus tiles
cli-group-province = Provinces
cli-group-card = Commodities
