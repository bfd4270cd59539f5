"""Ruhm für Rom (Glory to Rome): 2–5 players, all forty buildings."""

from games.glory_to_rome.game import GloryToRome

GAME = GloryToRome()

__all__ = ["GAME"]
