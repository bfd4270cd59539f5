"""What a building can change: each field is a question some rule asks, most buildings answer one.

The buildings themselves are in `buildings/`; rules never name one, they ask the active functions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.asking import Offer
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.glory_to_rome.data.cards import KINDS, Material, Role
from games.glory_to_rome.state import Building, State

Deed: TypeAlias = Callable[[], Steps[None]]
Effect: TypeAlias = Callable[[Table, State, Seat], Steps[None]]
Source: TypeAlias = Literal["pool", "hand", "deck", "stock"]


class Demand(Struct):
    """Rome demands: how many cards of each material, and whose goods are not protected."""

    materials: dict[Material, int]
    victims: list[Seat]


class Function(Struct, frozen=True):
    # limits
    hand_limit: int = 0
    client_limit: int = 0
    client_factor: int = 1
    vault_limit: int = 0

    # leading, following, thinking
    plays_several: bool = False
    any_card_plays: Role | None = None
    petitions_with_two: bool = False
    discards: Callable[[State, Seat], Steps[tuple[str, ...]]] | None = None
    discards_first: bool = False

    # clients
    stands_for: Callable[[Role, Role], bool] | None = None  # (client's role, role asked)
    client_actions: int = 1
    after_hire: Callable[[Table, State, Seat, str], Steps[None]] | None = None
    hires_from: Source | None = None
    hiring_bars: Source | None = None  # source that is barred once `hires_from` was used

    # goods
    stocks_from_hand: bool = False
    sells_from: Source | None = None

    # building
    any_site: bool = False  # of the card itself: needs no completed building
    accepts: Callable[[Building, Material], bool] | None = None
    finishes: Callable[[Building, Material, Role], bool] | None = None
    self_finishes: Callable[[Role], bool] | None = None  # of the card itself, as `any_site`
    out_of_town_actions: int = 2
    builds_from_pool: bool = False
    build_offers: Callable[[Table, State, Seat, Role], Sequence[Offer[Deed]]] | None = None
    after_architect: Effect | None = None
    wakes_marble: bool = False

    # demands
    protects: Literal["", "mostly", "fully"] = ""
    breaks_protection: bool = False
    reaches_everybody: bool = False
    takes_from_stockpiles: bool = False
    after_demand: Callable[[Table, State, Seat, Demand], Steps[None]] | None = None

    # completion, end of round, end of game
    on_completion: Effect | None = None
    ends_game: bool = False
    on_senators: Effect | None = None
    on_clean_up: Effect | None = None
    after_round: Effect | None = None
    wins: Callable[[State, Seat], bool] | None = None
    points: Callable[[State, Seat], int] | None = None


FUNCTIONS: dict[str, Function] = {}
MARBLE_WAKERS: set[str] = set()  # asked for at every step of every rule


def building(name: str, function: Function) -> None:
    """Enters a building's function into the book."""
    assert name in KINDS, name
    assert name not in FUNCTIONS, name
    FUNCTIONS[name] = function
    if function.wakes_marble:
        MARBLE_WAKERS.add(name)
