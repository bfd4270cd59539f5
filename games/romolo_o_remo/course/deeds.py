"""The shape of what an active unit may do next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.core.asking import Offer
from games.core.contract import Steps, Table
from games.romolo_o_remo.state import State

# By the king at turn with his active unit; it clears `turn.unit` when the activation is over.
Deed: TypeAlias = Callable[[Table, State, int, str], Steps[None]]
Deeds: TypeAlias = list[Offer[Deed]]
