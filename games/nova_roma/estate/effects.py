"""Which tile does what when an artisan is placed on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from games.core.contract import Steps
from games.core.seats import Seat
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.estate import conversions, specials
from games.nova_roma.purse import Gain
from games.nova_roma.state import State

Effect: TypeAlias = Callable[[Chronicle, State, Seat, int], Steps[None]]  # the last is the space

PRODUCTS: dict[str | None, Gain] = {
    "prod_wheat": "wheat",
    "prod_stone": "stone",
    "prod_wood": "wood",
    "prod_wine": "wine",
    "prod_horse": "horse",
    "prod_influence": "influence",
}
PAID_IN_INFLUENCE = ("conv_influence_good", "conv_influence_coins")
EFFECTS: dict[str | None, Effect] = {
    "conv_coin_artisan": conversions.coin_to_artisan,
    "conv_influence_good": conversions.influence_to_good,
    "conv_influence_coins": conversions.influence_to_coins,
    "sp_recruit": specials.recruit,
    "sp_sails": specials.sails,
    "sp_build": specials.build,
    "sp_income": specials.income,
    "sp_hippodrome": specials.hippodrome,
}
