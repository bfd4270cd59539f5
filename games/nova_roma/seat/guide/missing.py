"""What players may expect among the options, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.text import Text, Value, who
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.hippodrome import horses_into
from games.nova_roma.seat.guide.standing import feats_of, lacks, mine, pending
from games.nova_roma.seat.view import OfferView, PlayerView, View
from games.nova_roma.terms import MARKER_PRICE, ZONES
from games.nova_roma.words.labels import (
    ACHIEVEMENT_TEXT,
    ACTION_TEXT,
    BUILDING_TEXT,
    SAILING_TEXT,
    price_texts,
    tile_text,
)

What = TypeVar("What", bound=str)


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    tell = _REASONS.get(decision.key)
    offered = {option.id for option in decision.options}
    found = tell(view, decision) if tell else ()
    return tuple(each for each in found if each.id not in offered)


def _lacking(player: PlayerView, price: Mapping[What, int]) -> Text | None:
    missing = lacks(player, price)
    return Text("why-lacks", {"lacks": price_texts(missing)}) if missing else None


# ---- squares, goals, actions ------------------------------------------------------------------


def _squares(view: View, decision: Decision) -> Iterator[WhyNot]:
    for token in view.forum.tokens:
        reason = Text(f"why-square-{token.figure}")
        if token.owner is not None:
            reason = Text("why-square-patrician", {"who": who(token.owner)})
        yield WhyNot(token.square, Text("name", {"name": token.square}), reason)


def _first(view: View, decision: Decision) -> Iterator[WhyNot]:
    yield from _squares(view, decision)
    yield from _goals(view, decision)


def _goals(view: View, decision: Decision) -> Iterator[WhyNot]:
    player = mine(view, decision)
    for field in player.mosaic:
        if field.claimed:
            continue
        label = Text("why-goal-name", {"goal": ACHIEVEMENT_TEXT[field.achievement]})
        yield WhyNot(f"claim:{field.name}", label, _goal(view, player, field.achievement))


def _goal(view: View, player: PlayerView, achievement: str) -> Text:
    goal = ACHIEVEMENTS[achievement]
    done, wanted = goal.progress(feats_of(player))
    if done < wanted:
        return Text("why-goal-progress", {"done": done, "wanted": wanted})
    if view.turn.claimed:
        return Text("why-goal-once")
    if not player.markers:
        return Text("why-goal-marker")
    return Text("why-lacks", {"lacks": price_texts({"influence": goal.cost})})


def _actions(view: View, decision: Decision) -> Iterator[WhyNot]:
    """Actions of which nothing can come."""
    player = mine(view, decision)
    for action in pending(view, decision.seat):
        reasons = {
            "sail": "why-contracts",
            "build": "why-contracts",
            "race": "why-horses" if min(player.spaces) < TABLES.hippodrome.spaces else "why-goal",
            "produce": _produce(view, player),
            "petition": "why-influence",
            "recruit": "why-followers",
        }
        if action in reasons:
            yield WhyNot(f"do:{action}", ACTION_TEXT[action], Text(reasons[action]))


def _produce(view: View, player: PlayerView) -> str:
    if player.artisans:
        return "why-spaces"
    return "why-wheat" if view.artisans else "why-supply"


# ---- inside an action -------------------------------------------------------------------------


def _sailing(view: View, decision: Decision) -> Iterator[WhyNot]:
    prices = {id: contract.cost for id, contract in TABLES.sailing.items()}
    yield from _contracts(view, decision, view.sailing, SAILING_TEXT, prices)


def _building(view: View, decision: Decision) -> Iterator[WhyNot]:
    prices = {id: contract.cost for id, contract in TABLES.building.items()}
    yield from _contracts(view, decision, view.building, BUILDING_TEXT, prices)


def _contracts(
    view: View,
    decision: Decision,
    offer: OfferView,
    names: Mapping[str, Text],
    prices: Mapping[str, Mapping[What, int]],
) -> Iterator[WhyNot]:
    for n, id in enumerate(offer.cards):
        if id is None:
            continue
        far = n > view.turn.strength
        reason = (
            Text("why-strength", {"n": n}) if far else _lacking(mine(view, decision), prices[id])
        )
        if reason:
            yield WhyNot(f"contract:{id}", names[id], reason)


def _tiles(view: View, decision: Decision) -> Iterator[WhyNot]:
    for slot in view.estate:
        reason = slot.tile and _lacking(mine(view, decision), slot.price)
        if slot.tile and reason:
            yield WhyNot(f"take:{slot.tile}", tile_text(slot.tile), reason)


def _lanes(view: View, decision: Decision) -> Iterator[WhyNot]:
    player = mine(view, decision)
    for lane, space in enumerate(player.spaces, start=1):
        if space == TABLES.hippodrome.spaces:
            reason = Text("why-lane-goal")
        else:
            missing = horses_into(space + 1) - player.goods["horse"]
            reason = Text("why-lacks", {"lacks": price_texts({"horse": max(1, missing)})})
        yield WhyNot(f"lane:{lane}", Text("why-lane", {"lane": lane}), reason)


def _zones(view: View, decision: Decision) -> Iterator[WhyNot]:
    """Zones that have no room, or are too far for this strength."""
    planned = view.turn.planned
    open_zones = {option.id[0] for option in decision.options if option.id[1:2] == ":"}
    for n, zone in enumerate(ZONES, start=1):
        if zone in open_zones or planned is None:
            continue
        far = zone not in planned.zones
        reason = Text("why-strength", {"n": n}) if far else Text("why-no-room")
        values: dict[str, Value] = {"zone": zone}
        yield WhyNot(f"zone:{zone}", Text("why-zone", values), reason)


def _spaces(view: View, decision: Decision) -> Iterator[WhyNot]:
    player = mine(view, decision)
    if not player.goods["wheat"] or not view.artisans:
        key = "why-hire-wheat" if view.artisans else "why-hire-supply"
        yield WhyNot("hire", Text("do-hire"), Text(key))
    for space in player.production:
        key = "why-space-taken" if space.artisan else "why-no-artisan"
        if space.artisan or not player.artisans:
            yield WhyNot(space.name, Text("name", {"name": space.name}), Text(key))


def _requests(view: View, decision: Decision) -> Iterator[WhyNot]:
    """Whoever is rich enough and yet not asked is too late or too early."""
    if mine(view, decision).influence < MARKER_PRICE:
        reason = Text("why-lacks", {"lacks": price_texts({"influence": MARKER_PRICE})})
    elif view.marker_claimed is not None:
        reason = Text("why-marker-taken", {"who": who(view.marker_claimed)})
    else:
        reason = Text("why-marker-first")
    if view.automa is None:
        yield WhyNot("marker", Text("do-marker"), reason)


_REASONS: dict[str, Callable[[View, Decision], Iterator[WhyNot]]] = {
    "nova.patrician": _first,
    "nova.legionnaire": _squares,
    "nova.claim": _goals,
    "nova.action": _actions,
    "nova.sail.contract": _sailing,
    "nova.build.contract": _building,
    "nova.build.orientation": _zones,
    "nova.upgrade.tile": _tiles,
    "nova.race.lane": _lanes,
    "nova.race.artisan": _lanes,
    "nova.produce": _spaces,
    "nova.petition.action": _requests,
}
