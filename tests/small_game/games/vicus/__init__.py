"""Vicus: 2–3 players build the shops of a street. The example of docs/adding_a_game.md."""

from games.vicus.game import Vicus

GAME = Vicus()

__all__ = ["GAME"]
