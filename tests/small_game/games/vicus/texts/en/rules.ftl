# Look-up texts.

game-name = Vicus
game-about = Nine plots, a handful of cards: you build the shops of a Roman street. For 2–3 players, ten minutes.
game-line = build the shops of a street: 2–3 players, 10 min

topic-goal = Aim of the game
    .rule = Have the most points when the street is full: from rents, from neighbours, from festivals and from your cellar.
topic-round = A round
    .rule = Everybody lays a card face down; all are turned up together. The highest number builds first. A shop takes a free plot and sells the ware of the card. Then everybody draws a card.
topic-festival = Festivals
    .rule = After each round a die says which row of the street celebrates. Each shop in it earns its owner a coin, which is a point.
topic-scoring = Scoring
    .rule = Each shop scores the rent of its plot. Each pair of your shops side by side scores 1 point, each coin 1 point, and each card of wine left in your hand 2 points.
ware-wine = Wine
    .rule = Each card of wine in your hand is worth 2 points at the end of the game.
ware-oil = Oil
    .rule = A shop that sells oil scores its rent, as any shop does.
ware-bread = Bread
    .rule = A shop that sells bread scores its rent, as any shop does.

variant-festival = Festivals
    .rule = With festivals a die gives coins to the shops of one row after each round.
variant-festival-on = With festivals
variant-festival-off = Without festivals
