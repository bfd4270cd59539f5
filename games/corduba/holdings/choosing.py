"""What somebody may choose of when an effect leaves it to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from games.corduba.data import TABLES
from games.corduba.holdings.purse import gain
from games.corduba.state import Player, State, Tile
from games.corduba.terms import Colour, DistrictId, Resource
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.effects import effects_text
from games.corduba.words.labels import DISTRICT_TEXT, RESOURCE_TEXT, amount_text, tile_text
from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

MOST_MIXES = 24  # more are chosen unit by unit


def choose_goods(t: Chronicle, s: State, seat: Seat, of: Sequence[Resource], n: int) -> Steps[None]:
    n = min(n, sum(s.supply[what] for what in of))
    if not n:
        return
    prompt = t.asks(Text("ask-choose", {"n": n}))
    mixes = [
        mix
        for mix in combinations_with_replacement(of, n)
        if all(mix.count(what) <= s.supply[what] for what in of)
    ]
    if len(mixes) <= MOST_MIXES:
        offers = [_mix_offered(mix) for mix in mixes]
        taken = yield from pick(seat, "corduba.choose", prompt, offers)
    else:
        units = [(what, k) for what in of for k in range(1, min(n, s.supply[what]) + 1)]
        each = [_unit_offered(what, k) for what, k in units]
        taken = yield from pick_some(seat, "corduba.choose.units", prompt, each, n, n)
    for what in of:
        gain(t, s, seat, what, taken.count(what))


def _mix_offered(mix: tuple[Resource, ...]) -> Offer[tuple[Resource, ...]]:
    counts = {what: mix.count(what) for what in dict.fromkeys(mix)}
    id = ":".join(f"{what}.{n}" for what, n in counts.items())
    words = tuple(amount_text(what, n) for what, n in counts.items())
    return offer(mix, f"take:{id}", Text("do-take", {"what": words}))


def _unit_offered(what: Resource, k: int) -> Offer[Resource]:
    label = Text("do-one-more", {"what": RESOURCE_TEXT[what], "k": k})
    return offer(what, f"unit:{what}.{k}", label, group=what)


def specialist_offered(colour: Colour) -> Offer[Colour]:
    hint = Text("hint-peculium", {"what": effects_text(TABLES.specialists[colour].peculium)})
    return offer(colour, f"free:{colour}", Text(f"specialist-{colour}"), hint)


def district_offered(player: Player, district: DistrictId) -> Offer[DistrictId]:
    values: dict[str, Value] = {
        "district": DISTRICT_TEXT[district],
        "n": player.prestige[district],
    }
    return offer(district, district, Text("do-prestige", values), spot=f"track:{district}")


def flame_offered(district: DistrictId, tile: Tile) -> Offer[tuple[DistrictId, str]]:
    spot = f"tile:{district}:{tile.kind}"
    return offer(
        (district, tile.kind), spot, tile_text(district, tile.kind), spot=spot, group=district
    )
