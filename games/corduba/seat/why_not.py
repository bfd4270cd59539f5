"""What a player may miss among the options of a question, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.corduba.city.maps import BIT, spots
from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, PlayerView, SpaceView, TileView, View
from games.corduba.terms import TROOPS
from games.corduba.words.labels import (
    BUILDING_TEXT,
    DISTRICT_TEXT,
    DISTRICT_TINY,
    MILESTONE_TEXT,
    MONUMENT_TEXT,
    RESOURCE_TEXT,
    TROOP_TEXT,
    amount_text,
    owner_text,
    price_text,
)
from games.corduba.words.sheet import condition_text
from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.text import Text, Value

Missing = Iterator[WhyNot]


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    reasons = _REASONS.get(decision.key)
    if reasons is None:
        return ()
    there = {option.id for option in decision.options}
    known = reasons(view, view.players[decision.seat], decision)
    return tuple(each for each in known if each.id not in there)


def _because(id: str, label: Text, reason: str, **args: Value) -> WhyNot:
    return WhyNot(id, label, Text(f"why-not-{reason}", args))


# ---- a turn -----------------------------------------------------------------------------------


def _turn(view: View, me: PlayerView, decision: Decision) -> Missing:
    hands = me.workers + len(me.ready) + me.special_ready
    for district in view.districts:
        name = DISTRICT_TEXT[district.id]
        build = Text("do-build-in", {"district": name})
        yield _because(f"build:{district.id}", build, "build" if hands else "hands")
        use = Text("do-activate-in", {"district": name})
        yield _because(f"activate:{district.id}", use, _unused(district) if hands else "hands")
    for space in view.spaces:
        yield from _space(view, space, hands)
    yield _because("monument", Text("do-a-monument"), "monument" if hands else "hands")
    trader = "trader" if me.trader_ready else "trader-sent"
    yield _because("trader", Text("do-trader"), trader)
    for id in view.milestones:
        label = Text("do-milestone", {"milestone": MILESTONE_TEXT[id]})
        reason = "claimant" if TABLES.res_gestae[id].piece else "milestone"
        yield _because(f"milestone:{id}", label, reason, condition=condition_text(id))


def _unused(district: DistrictView) -> str:
    """Why no building of a district can be used."""
    if not district.tiles:
        return "empty"
    free = any(tile.user is None and not tile.unrest for tile in district.tiles)
    return "weak" if free else "all-used"


def _space(view: View, space: SpaceView, hands: int) -> Missing:
    """Sites and the Castra."""
    site, _, side = space.name.partition(":")
    if site == "castra":
        kind = next(troop for troop in TROOPS if troop == side)
        row = TABLES.castra[kind]
        price = price_text(row.strength, row.cost)
        label = Text("do-castra", {"troop": TROOP_TEXT[kind], "price": price})
        gone, lacks = not view.troops[kind], "castra"
    else:
        place = TABLES.sites[space.name]
        what = amount_text(place.what, place.n)
        args: dict[str, Value] = {"site": Text(f"site-{site}"), "pieces": place.pieces}
        label = Text("do-site", {**args, "what": what})
        gone, lacks = not space.left, "hands"
    if space.user is not None:
        yield _because(_verb(space), label, "taken", who=owner_text(space.user))
    elif space.blocked:
        yield _because(_verb(space), label, "blocked")
    else:
        yield _because(_verb(space), label, "gone" if gone else lacks)


def _verb(space: SpaceView) -> str:
    return space.name if space.name.startswith("castra:") else f"site:{space.name}"


# ---- buildings and monuments ------------------------------------------------------------------


def _types(view: View, me: PlayerView, decision: Decision) -> Missing:
    """Types that cannot be built in the chosen district."""
    if view.planned is None:
        return
    here = next(each for each in view.districts if each.id == view.planned.district)
    cells = (cell for tile in here.tiles for cell in tile.cells)
    taken = sum(BIT[here.id][cell] for cell in (*here.insulae, *cells))
    for kind, type in TABLES.buildings.items():
        id, label = f"type:{kind}", BUILDING_TEXT[kind]
        if any(tile.kind == kind for tile in here.tiles):
            yield _because(id, label, "stands")
        elif kind not in here.available:
            yield _because(id, label, "copies")
        elif not spots(here.id, type.shape, taken).placements:
            yield _because(id, label, "room")
        else:
            yield _because(id, label, "price", price=price_text(type.strength, type.cost))


def _uses(view: View, me: PlayerView, decision: Decision) -> Missing:
    """Buildings of the district that is asked about."""
    asked, there = decision.prompt.args["district"], {option.id for option in decision.options}
    for tile in next(each.tiles for each in view.districts if DISTRICT_TINY[each.id] == asked):
        if not any(f"use:{action}" in there for action in _actions(tile)):
            yield _unusable(tile)


def _actions(tile: TileView) -> list[str]:
    return [action.id for action in TABLES.buildings[tile.kind].actions]


def _unusable(tile: TileView) -> WhyNot:
    id, label = f"tile:{tile.kind}", BUILDING_TEXT[tile.kind]
    if tile.unrest:
        return _because(id, label, "burns")
    if tile.user is not None:
        return _because(id, label, "used", who=owner_text(tile.user))
    return _because(id, label, "weak")


def _monuments(view: View, me: PlayerView, decision: Decision) -> Missing:
    offered = {option.id.split(":")[1] for option in decision.options}
    for id, row in TABLES.monuments.items():
        if id not in view.monuments:
            yield _because(f"monument:{id}", MONUMENT_TEXT[id], "built")
        elif id not in offered:
            price = price_text(row.strength, row.cost)
            yield _because(f"monument:{id}", MONUMENT_TEXT[id], "price", price=price)


def _market(view: View, me: PlayerView, decision: Decision) -> Missing:
    """Resources that cannot be bought, unless they are in the basket already."""
    basket = view.basket
    for each in view.market:
        id, label = f"buy:{each.resource}:1", RESOURCE_TEXT[each.resource]
        if basket and each.resource in basket.bought:
            continue
        if not each.stock:
            yield _because(id, label, "sold-out")
        else:
            yield _because(id, label, "unbought", n=each.price)


_REASONS: dict[str, Callable[[View, PlayerView, Decision], Missing]] = {
    "corduba.turn": _turn,
    "corduba.build.type": _types,
    "corduba.activate": _uses,
    "corduba.monument": _monuments,
    "corduba.market": _market,
}
