"""Nova Roma: 1–4 players, five rounds in the new capital."""

from games.nova_roma.game import NovaRoma

GAME = NovaRoma()

__all__ = ["GAME"]
