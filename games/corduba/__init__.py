"""Corduba 27 a.C.: 1–4 players build a city together and each other's ruin.

data/       components: JSON that an owner of the game may correct, and its reader
terms.py    the words of the game and the numbers its rulebook prints
state.py    everything on the table and in the hands      game.py  the contract
course/     set-up, draft, decades, rounds, unrest, Rome, harmony, the end and its points
actions/    a turn: building, using, sites, monuments, milestones, free actions
city/       maps as bits, placements, insulae          market/  a visit to the Macellum
holdings/   gaining and paying, pieces, prices, what effects do
solo/       Caepio: his turns, his market, what he sends to Rome
seat/       what one seat sees    words/  how it is said (in texts/)
steward/    the computer player
"""

from games.corduba.game import Corduba

GAME = Corduba()

__all__ = ["GAME"]
