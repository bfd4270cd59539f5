"""The steward's rules of thumb in numbers: denarii, unless said otherwise.

Set by hand and weighed in games of stewards among themselves.
"""

from __future__ import annotations

from msgspec import Struct

from games.corduba.data.effects import ModifierKind
from games.corduba.terms import Colour


class Weights(Struct, frozen=True):
    """Another set makes another character of steward."""

    senator: float = 16.0
    rome: float = 1.0  # how much Rome's demand counts; 0 for who does not heed it

    # ---- people
    worker: float = 1.5  # what a piece could do elsewhere
    crowd: int = 9  # workers at hand from which on one more is worth less
    crowded: float = 0.08  # so much less, each
    last_worker: float = 0.6  # in the last round
    skilled: float = 1.0  # a specialist, who does not wait for the next round
    worker_a_round: float = 2.1  # that a step of the register brings in each round to come
    specialist_a_round: float = 2.3
    peculium: float = 0.8  # share of it, for each decade to come
    wage: float = 0.9  # a round of one more at the upkeep

    # ---- goods
    price: float = 0.85  # share of the market price that a unit is worth
    more: float = 0.14  # less for each unit already there
    goal: float = 0.45  # share of a building's worth for the units it lacks
    most_goal: float = 3.0  # for one unit
    unpaid: float = 7.0  # a unit of the upkeep that could not be paid
    cash: float = 12.0  # denarii from which on more are worth less
    rich: float = 25.0

    # ---- Rome
    demanded: float = 5.5  # a unit of the share
    urgent: float = 1.5  # times that in the last round of a decade
    first_rank: float = 0.3  # share of the reward for each of the two units beyond the share
    last_demand: float = 3.0  # a unit more in the last decade
    owed: float = 13.0  # reaching the minimum of troops or offerings
    marker_kept: float = 1.1  # a point of a marker in a later decade
    lead: float = 0.9  # chance that a lead now is one in the end
    unrest: float = 5.0  # a marker, besides Senators: popularity, and the city's peace

    # ---- the city
    politics: float = 0.9
    milestone: float = 0.75  # share of a Senator when nearly there
    use_at_once: float = 1.0
    tile_for_all: float = 0.5  # that a tile stands
    calm: float = 2.0  # a marker less
    danger: float = 9.0  # a marker less where two districts revolt
    rescue: float = 60.0  # where all do


# Who is freed first, if nothing else decides.
SPECIALISTS: dict[Colour, float] = {
    "red": 1.2,
    "purple": 1.0,
    "yellow": 0.8,
    "blue": 0.6,
    "grey": 0.4,
    "brown": 0.5,
}
# Of a family: what a permanent ability brings in a whole game, for each `n`.
ABILITIES: dict[ModifierKind, float] = {
    "activation_strength": 5.0,
    "castra_strength": 6.0,
    "monument_price": 4.0,
    "resource_swap": 8.0,
    "amphora_as_marble": 5.0,
    "sale_bonus": 5.0,
    "site_extra": 12.0,
    "upkeep": 7.0,
    "income": 7.0,
    "special_worker": 20.0,
    "politics": 12.0,
    "troops": 8.0,
    "offerings": 10.0,
    "offerings_always": 12.0,
}
