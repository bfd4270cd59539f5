"""Nova Roma: 1–4 players, five rounds in the new capital.

data/       components: rows of Python, and JSON that an owner of the game may correct
terms.py    the words of the game and the numbers its rulebook prints
state.py    everything on the table and in the hands      game.py  the contract
layouts.py  stored games of before, made into those of today
course/     set-up, drafts, rounds, turns, clean-up, the end and its points
forum.py    squares, strength, the emperor      actions/  the eight actions and how one goes
city/       the board, blocks on it, placing a building
estate/     tiles and artisans of a production area       purse.py  gaining and paying
followers/  deck, hand and row, what they do and score
mosaic/     fields and lines      sea.py  voyages         hippodrome.py  races
seat/       what one seat sees    words/  how it is said (in texts/)
steward/    the computer player
"""

from games.nova_roma.game import NovaRoma

GAME = NovaRoma()

__all__ = ["GAME"]
