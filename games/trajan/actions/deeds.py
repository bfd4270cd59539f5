"""What an action offers, and what carrying it out may lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.core.asking import Offer
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.trajan.data.circle import Action
from games.trajan.state import State

# Carries out one alternative of an action. Asks if it must; gives the bonus action it earns.
Deed: TypeAlias = Callable[[Table, State, Seat], "Steps[None] | Action | None"]
Offers: TypeAlias = list[Offer[Deed]]
