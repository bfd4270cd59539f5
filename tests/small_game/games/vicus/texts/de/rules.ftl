# Texte zum Nachschlagen.

game-name = Vicus
game-about = Neun Plätze, eine Handvoll Karten: Ihr baut die Läden einer römischen Gasse. Für 2–3 Personen, zehn Minuten.
game-line = baut die Läden einer Gasse: 2–3 Personen, 10 Min.

topic-goal = Ziel des Spiels
    .rule = Wer die meisten Punkte hat, wenn die Gasse voll ist, gewinnt: aus Mieten, Nachbarn, Festen und dem Keller.
topic-round = Eine Runde
    .rule = Alle legen eine Karte verdeckt; alle werden zugleich aufgedeckt. Die höchste Zahl baut zuerst. Ein Laden nimmt einen freien Platz und verkauft die Ware der Karte. Danach ziehen alle eine Karte.
topic-festival = Feste
    .rule = Nach jeder Runde sagt ein Würfel, welche Reihe der Gasse feiert. Jeder Laden darin bringt eine Münze, und die ist ein Punkt.
topic-scoring = Wertung
    .rule = Jeder Laden zählt die Miete seines Platzes. Jedes Paar eigener Läden nebeneinander zählt 1 Punkt, jede Münze 1 Punkt, und jede Karte Wein auf der Hand 2 Punkte.
ware-wine = Wein
    .rule = Jede Karte Wein auf der Hand zählt am Ende des Spiels 2 Punkte.
ware-oil = Öl
    .rule = Ein Laden, der Öl verkauft, zählt seine Miete wie jeder Laden.
ware-bread = Brot
    .rule = Ein Laden, der Brot verkauft, zählt seine Miete wie jeder Laden.

variant-festival = Feste
    .rule = Mit Festen gibt ein Würfel nach jeder Runde den Läden einer Reihe Münzen.
variant-festival-on = Mit Festen
variant-festival-off = Ohne Feste
