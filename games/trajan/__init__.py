"""Trajan: 2–4 players, four quarters of four rounds.

data/       what is on board, tiles and cards: rows of Python
state.py    everything on the table and in the hands      game.py  the contract
course/     set-up, first choices, turns, quarters, the end and its points; rich starts
mat/        sowing, fulfilling Trajan tiles, tiles and cards coming and going
actions/    the six actions of the circle and how one goes
measures.py questions to the state: values, votes, demands, where somebody may go
seat/       what one seat sees    words/  how it is said (in texts/)
steward/    the computer player
"""

from games.trajan.game import Trajan

GAME = Trajan()

__all__ = ["GAME"]
