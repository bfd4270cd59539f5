# Was rund ums Spiel gesagt wird.

## Wer am Zug ist, für alle zu lesen: `turn-<Art der Frage>`

turn-trajan-stones = die Aktionssteine legen
turn-trajan-start_card = die ersten Warenkarten nehmen
turn-trajan-start_tile = die ersten Trajanplättchen wählen
turn-trajan-tray = eine Mulde leeren und handeln
turn-trajan-sow = { turn-trajan-tray }
turn-trajan-sow_stone = { turn-trajan-tray }
turn-trajan-wild_demand = die Bedürfnisse des Volkes decken
turn-trajan-bonus = nach der Abstimmung im Senat eine Bonustafel wählen

## Woher Punkte kommen: `points-<Kategorie>`

points-track = Punkte im Spiel
points-hand = Hand
points-workers = Arbeiterlager
points-legionnaires = Feldlager
points-trajan_tiles = Trajanplättchen
points-sets = Sätze
points-bonus = Bonustafeln
