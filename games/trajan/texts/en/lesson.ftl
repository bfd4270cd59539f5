# A first game that explains itself: each kind of question, the first time it is asked.

lesson-begin = Your twelve stones lie in six trays. A turn is always the same: empty one tray, lay its stones one by one into the next trays, and the tray of the last stone says which action you do. Whoever has the most points after four quarters wins.
lesson-end = You have emptied trays, done actions and seen how the number of stones drives the time. A quarter has four rounds: after each of the first three the people demand bread, games or religion, and whoever cannot provide it at the quarter’s end loses points.

lesson-trajan-stones = Two stones of your choice go into this tray. Different colours in a tray are best: they fulfil more Trajan tiles. Dealing the rest at random is fine for a first game.
lesson-trajan-start_card = You begin with three commodity cards, for ships later: open ones from a pile, or unknown ones from the deck. Take an open one if it matches a card you have: equal goods pay well.
lesson-trajan-start_tile = A Trajan tile lies beside a tray and pays when your last stone falls there and both its colours are in the tray. Choose tiles whose colours you have in or just before that tray, and at first one that covers a demand of the people.
lesson-trajan-tray = Choose the tray you empty, first of all one that fulfils a Trajan tile; its last stone says which action you do. *Seaport* gathers and ships goods, *Forum* takes tiles that the people demand, *Military* goes to provinces, *Construction* builds, *Senate* brings points and votes, *Trajan* takes new Trajan tiles. The number of stones is also how far time moves, so small trays give everybody more turns in this round.
lesson-trajan-sow = You choose the order in which the stones are laid: the first goes into the next tray, the last into the tray of your action. Where a Trajan tile can be fulfilled, do that; otherwise spread colours so that next turn’s tile finds its own.
lesson-trajan-sow_stone = Stone by stone you say which colour goes into the next tray. The last tray matters most: there a Trajan tile wants its two colours.
lesson-trajan-seaport = The seaport is for commodity cards: draw them, lay them out before you, or ship them for points. A ship pays less once it has been used in this quarter, so gather cards first and ship many at once. Three or four equal goods are a good load.
lesson-trajan-discard = After drawing two cards you lay one card of your hand on a pile. Give up the kind of which you have least, and cover a good card with it.
lesson-trajan-play = Cards laid out before you count only with bonus tiles at the end, but you draw as many new ones at once. It is a way to change cards that fit nothing.
lesson-trajan-ship_same = This ship takes equal goods, and each further card makes the load worth clearly more. Ship now if you have three or more, or if the quarter is nearly over.
lesson-trajan-ship_pairs = This ship takes pairs, and the pairs must differ from one another. Two or three pairs at once pay far better than one.
lesson-trajan-ship_different = This ship takes goods that are all different, up to four. It is a good use for single cards that fit nothing else.
lesson-trajan-ship_mixed = A wild tile stands for a card and makes a pair with a single one. Use it if it completes the load; it is gone afterwards.
lesson-trajan-ship_wild = Wild tiles can be added as goods you lack. Add them if they lift the load’s value; they are gone afterwards.
lesson-trajan-forum = At the forum you take one open tile. Bread, games and religion cover what the people demand at the quarter’s end; others bring votes, are wild, or repeat an action. First cover a demand that is already known: each one left open costs more than the last.
lesson-trajan-military = Here you add a legionnaire to your camp, move your leader to a neighbouring province and take the tile there, or send a legionnaire to where the leader stands, for points. A province pays less when others are there already. Moving for a tile now and sending a legionnaire next time is a good rhythm.
lesson-trajan-senate = One step on the senate’s track gives points at once and votes for the quarter’s end. Whoever has the most votes then chooses a bonus tile. It is never wrong, and each step pays more than the one before.
lesson-trajan-trajan = The Trajan action takes a new tile for the tray under your arch. It pays when your last stone falls there and both colours lie in the tray. Choose colours you can bring there soon, and an effect you need.
lesson-trajan-construction = Construction adds a worker to your camp, or sends one from the camp to a building site next to your others, where you take the tile for points. Your first tile of each kind gives a bonus action at once. Three or four equal buildings pay again at the end of the game.
lesson-trajan-extra = An extra-action tile lets you do this action once more; with a +2 marker twice. You may use one such tile each turn, so spend it on an action that pays now.
lesson-trajan-figures = The tile’s effect: figures go from your supply to your camp without an action. Take them all; you need them for provinces or buildings.
lesson-trajan-plus2 = The +2 marker makes extra-action tiles of one action count twice, for the rest of the game. Put it on an action for which you have or expect such a tile.
lesson-trajan-wild_demand = At the quarter’s end demands that you cannot meet cost 4, 9 or 15 points for one, two or three. A wild tile stands for any of them. Spend it if it saves points: a later quarter may need it more, but often does not.
lesson-trajan-bonus = You have the most votes and choose a bonus tile, which pays at the end of the game for what you have gathered. Take the one that counts what you already have, or will have anyway.
