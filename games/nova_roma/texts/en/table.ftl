# What is said around the game.

## Whose turn it is, for everybody to read: `turn-<kind of question>`

turn-nova-draft-mosaic = take a mosaic tile
turn-nova-draft-follower = secretly keep a follower
turn-nova-draft-keep = choose the followers to keep
turn-nova-emperor = place the emperor
turn-nova-patrician = place a patrician in the forum
turn-nova-legionnaire = place a legionnaire
turn-nova-wheel = choose what the golden wheel brings
