"""Trajan: 2–4 players, four quarters of four rounds."""

from games.trajan.game import Trajan

GAME = Trajan()

__all__ = ["GAME"]
