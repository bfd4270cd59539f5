"""What a player may miss among the options of a question, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.text import Text
from games.trajan.data.board import CAMP, NEIGHBOURS, PILES, PROVINCES, SITE_NEIGHBOURS, SITES
from games.trajan.data.cargo import COMMODITIES, SHIPS
from games.trajan.data.circle import ACTIONS, COLOURS, STONES_PER_COLOUR, TRAYS
from games.trajan.data.tiles import STACKS
from games.trajan.seat.view import PlayerView, View
from games.trajan.words.labels import (
    ACTION_TEXT,
    CARD_TEXT,
    COLOUR_TEXT,
    PROVINCE_TEXT,
    SHIP_TEXT,
    STACK_TEXT,
    TRAY_TEXT,
)


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    """All that is there nevertheless is left out."""
    reasons = _REASONS.get(decision.key)
    if reasons is None:
        return ()
    offered = {option.id for option in decision.options}
    found = reasons(view, view.players[decision.seat])
    return tuple(each for each in found if each.id not in offered)


# ---- set-up -----------------------------------------------------------------------------------


def _stones(view: View, me: PlayerView) -> Iterator[WhyNot]:
    laid = [stone for tray in me.trays for stone in tray]
    for colour in COLOURS:
        if laid.count(colour) == STONES_PER_COLOUR:
            yield WhyNot(f"colour:{colour}", COLOUR_TEXT[colour], Text("why-not-colour"))


def _start_tiles(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for stack in STACKS:
        yield WhyNot(f"stack:{stack}", STACK_TEXT[stack], Text("why-not-second-of-stack"))


# ---- a turn -----------------------------------------------------------------------------------


def _trays(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for tray in range(TRAYS):
        if not me.trays[tray]:
            yield WhyNot(f"tray:{tray}", TRAY_TEXT[tray], Text("why-not-tray"))


def _markers(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for action in ACTIONS:
        yield WhyNot(f"plus2:{action}", ACTION_TEXT[action], Text("why-not-plus2"))


def _stacks(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for stack in STACKS:
        yield WhyNot(f"stack:{stack}", STACK_TEXT[stack], Text("why-not-stack"))


# ---- seaport ----------------------------------------------------------------------------------


def _seaport(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for ship in SHIPS:
        reason = "why-not-pairs" if ship == "ship_pairs" and me.hand else "why-not-cargo"
        yield WhyNot(ship, SHIP_TEXT[ship], Text(reason))
    yield WhyNot("play", Text("do-play"), Text("why-not-play"))
    yield WhyNot("draw_two", Text("do-draw-two"), Text("why-not-draw"))
    for pile in PILES:
        label = Text("why-not-pile-label", {"pile": pile})
        yield WhyNot(f"take_{pile}", label, Text("why-not-pile"))


def _pairs(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for kind in COMMODITIES:
        if me.hand and me.hand.count(kind) == 1:
            yield WhyNot(f"pair:{kind}", CARD_TEXT[kind], Text("why-not-single"))


# ---- military ---------------------------------------------------------------------------------


def _military(view: View, me: PlayerView) -> Iterator[WhyNot]:
    yield WhyNot("deploy", Text("why-not-deploy-label"), _no_legionnaire(view, me))
    if not me.supply:
        yield WhyNot("recruit", Text("why-not-recruit-label"), Text("why-not-supply"))
    here = PROVINCE_TEXT[me.leader]
    for name in (CAMP, *PROVINCES):
        if name == me.leader or name in NEIGHBOURS[me.leader]:
            continue
        label = Text("do-move", {"province": PROVINCE_TEXT[name]})
        reason = Text("why-not-far", {"here": here})
        yield WhyNot(f"move:{name}", label, Text("why-not-camp") if name == CAMP else reason)


def _no_legionnaire(view: View, me: PlayerView) -> Text:
    """Why none can be placed where the leader is; only asked when that is so."""
    if me.leader == CAMP:
        return Text("why-not-leader")
    if me.leader in me.legions:
        return Text("why-not-legionnaire-there", {"province": PROVINCE_TEXT[me.leader]})
    return Text("why-not-legionnaires")


# ---- construction -----------------------------------------------------------------------------


def _construction(view: View, me: PlayerView) -> Iterator[WhyNot]:
    if not me.supply:
        yield WhyNot("recruit", Text("why-not-worker-label"), Text("why-not-supply"))
    near = {site for own in me.sites for site in SITE_NEIGHBOURS[own]}
    for site in SITES:
        label = Text("why-not-site-label", {"site": site})
        if site in me.sites:
            yield WhyNot(f"site:{site}", label, Text("why-not-own-site"))
        elif not me.worker_camp:
            yield WhyNot(f"site:{site}", label, Text("why-not-workers"))
        elif site not in near:
            yield WhyNot(f"site:{site}", label, Text("why-not-beside"))


_REASONS: dict[str, Callable[[View, PlayerView], Iterator[WhyNot]]] = {
    "trajan.stones": _stones,
    "trajan.start_tile": _start_tiles,
    "trajan.tray": _trays,
    "trajan.plus2": _markers,
    "trajan.trajan": _stacks,
    "trajan.seaport": _seaport,
    "trajan.ship_pairs": _pairs,
    "trajan.military": _military,
    "trajan.construction": _construction,
}
