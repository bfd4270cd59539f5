"""Ruhm für Rom (Glory to Rome): 2–5 players, all forty buildings.

data/        what is printed on the cards: rows of Python
state.py     everything on the table and in the hands      game.py  the contract
course/      start, rounds, playing cards, thinking, the end and its points; rich starts
roles/       what an action of each role does, and how the actions of a turn are worked off
functions.py what a building can change      buildings/  the forty, each one row
measures.py  questions to the state: active functions, limits, influence
seat/        what one seat sees    words/  how it is said (in texts/)
steward/     the computer player
"""

from games.glory_to_rome.game import GloryToRome

GAME = GloryToRome()

__all__ = ["GAME"]
