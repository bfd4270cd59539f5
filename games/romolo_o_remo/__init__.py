"""Romolo o Remo?: 1–4 players, or two against two, around the young cities of Latium.

data/       what is reconstructed: JSON that an owner of the game may correct, and its reader
terms.py    the words of the game and the numbers its rulebook prints
state.py    everything on the map, in the bank and in hands      game.py  the contract
kings.py    players and partners, their characters
map/        hexes, what stands on them, units, hostility, the river, influence
jobs/       what a worker does: build, produce, grow, recruit, trade, exchange
war/        attacks, fights, losses      solo/  the opponent of a single player
opening/    set-up, first placement      course/  turns, activations, moves
supply/     income, wages, food, market  ending/  who falls, the end and its points
seat/       what one seat sees           words/  how it is said (in texts/)
steward/    computer players: one who thinks, one who keeps an absent king's seat
"""

from games.romolo_o_remo.game import RomoloORemo

GAME = RomoloORemo()

__all__ = ["GAME"]
