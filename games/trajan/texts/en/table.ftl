# What is said around the game.

## Whose turn it is, for everybody to read: `turn-<kind of question>`

turn-trajan-stones = lay the action stones
turn-trajan-start_card = take the first cards
turn-trajan-start_tile = choose the first Trajan tiles
turn-trajan-tray = sow a tray and act
turn-trajan-sow = { turn-trajan-tray }
turn-trajan-sow_stone = { turn-trajan-tray }
turn-trajan-wild_demand = meet the people’s demands
turn-trajan-bonus = choose a bonus tile after the senate’s vote

## Where points come from: `points-<category>`

points-track = Points during play
points-hand = Hand
points-workers = Worker camp
points-legionnaires = Military camp
points-trajan_tiles = Trajan tiles
points-sets = Sets
points-bonus = Bonus tiles
