"""What cards, tiles and tracks do: the words that the data files write effects in."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from games.corduba.terms import Colour, DistrictId, Resource, SiteId, Troop
from games.core.data_file import Row

Count: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Change: TypeAlias = Annotated[int, Meta(ge=-20, le=20)]
Where: TypeAlias = DistrictId | Literal["here", "choice", "lowest", "highest"]


class Gain(Row, frozen=True, tag_field="do", tag="gain"):
    """Units of a resource from the general supply, as far as it lasts."""

    what: Resource
    n: Count = 1


class Choose(Row, frozen=True, tag_field="do", tag="choose"):
    """Units in any mix of these resources from the general supply."""

    of: tuple[Resource, ...]
    n: Count = 1


class Denarii(Row, frozen=True, tag_field="do", tag="denarii"):
    n: Change


class Popularity(Row, frozen=True, tag_field="do", tag="popularity"):
    """Harmony moves by as many steps."""

    n: Change


class Harmony(Row, frozen=True, tag_field="do", tag="harmony"):
    n: Change


class Register(Row, frozen=True, tag_field="do", tag="register"):
    """One step on the worker register, and a worker at once."""


class FreeSpecialist(Row, frozen=True, tag_field="do", tag="free_specialist"):
    """Of one's choice, with its peculium."""


class WorkerOrSpecialist(Row, frozen=True, tag_field="do", tag="worker_or_specialist"):
    """A step on the register or a specialist."""


class Workers(Row, frozen=True, tag_field="do", tag="workers"):
    """From the bank, for once."""

    n: Count = 1


class Prestige(Row, frozen=True, tag_field="do", tag="prestige"):
    where: Where
    n: Change = 1


class TakeOffering(Row, frozen=True, tag_field="do", tag="offering"):
    value: Literal[1, 2]


class TakeTroop(Row, frozen=True, tag_field="do", tag="troop"):
    kind: Troop


class Suppress(Row, frozen=True, tag_field="do", tag="suppress"):
    """Exactly so many unrest markers are removed."""

    n: Count = 1


class Market(Row, frozen=True, tag_field="do", tag="market"):
    """A visit to the Macellum; `buy` and `sell` change the prices of this visit."""

    buy: Change = 0
    sell: Change = 0
    sell_only: bool = False
    most: Count | None = None  # units bought and sold together; none: any number
    optional: bool = False


class PeculiumAgain(Row, frozen=True, tag_field="do", tag="peculium_again"):
    """The peculium of one freed specialist, once more."""


class SenatorMarker(Row, frozen=True, tag_field="do", tag="senator_marker"):
    """One of the Senators that lie on the Basilica."""


class PayFirst(Row, frozen=True, tag_field="do", tag="pay_first"):
    """So many denarii to each player on rank 1, as far as they last."""

    n: Count = 1


Effect: TypeAlias = (
    Gain
    | Choose
    | Denarii
    | Popularity
    | Harmony
    | Register
    | FreeSpecialist
    | WorkerOrSpecialist
    | Workers
    | Prestige
    | TakeOffering
    | TakeTroop
    | Suppress
    | Market
    | PeculiumAgain
    | SenatorMarker
    | PayFirst
)
Effects: TypeAlias = tuple[Effect, ...]

ModifierKind: TypeAlias = Literal[
    "activation_strength",  # activating tiles of `colour` needs n strength less
    "castra_strength",  # spaces of the Castra need n strength less
    "monument_price",  # a monument costs n strength and `denarii` less
    "resource_swap",  # once per round, building a tile: n denarii instead of a basic resource
    "amphora_as_marble",  # once per build one amphora counts as marble
    "sale_bonus",  # n denarii more for every type of resource sold in a visit
    "site_extra",  # once per round, at one of `sites`: n more of its resource
    "upkeep",  # n lower in every Phase 4
    "income",  # n denarii at the end of every Phase 2
    "special_worker",  # n special workers
    "politics",  # prestige counts n higher in every comparison
    "troops",  # a delivery to Rome with a troop marker counts n higher
    "offerings",  # a delivery to Rome with an offering counts n higher
    "offerings_always",  # every delivery of offerings counts n higher
]


class Modifier(Row, frozen=True):
    """What changes a rule for its owner as long as they have it."""

    kind: ModifierKind
    n: Count = 1
    denarii: Annotated[int, Meta(ge=0, le=20)] = 0
    colour: Colour | None = None
    sites: tuple[SiteId, ...] = ()
