"""What a player may miss among the options of a question, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.text import Text
from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLE_OF, ROLES, SENATOR, Role
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT, MATERIAL_TEXT, ROLE_TEXT, kind_text

ANY_SITE = "statue"


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    """All that is there nevertheless is left out."""
    reasons = _REASONS.get(decision.key)
    if reasons is None:
        return ()
    offered = [option.id for option in decision.options]
    found = reasons(view, view.players[decision.seat])
    return tuple(each for each in found if not _is_there(each.id, offered))


def _is_there(id: str, offered: list[str]) -> bool:
    """As such, or more exactly: with a site, or with what is added."""
    return any(each == id or each.startswith(f"{id}:") for each in offered)


# ---- a role or a thought ----------------------------------------------------------------------


def _lead(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for role in ROLES:
        yield WhyNot(f"lead:{role}", ROLE_TEXT[role], Text("why-not-role"))
    yield from _thoughts(view, me)


def _follow(view: View, me: PlayerView) -> Iterator[WhyNot]:
    """Cards of other roles than the one that is led."""
    assert view.role
    reason = Text("why-not-play", {"role": ROLE_TEXT[view.role]})
    for name in dict.fromkeys(me.hand or ()):
        if name != SENATOR:
            yield WhyNot(f"play:{name}", kind_text(name), reason)
    yield from _thoughts(view, me)


def _thoughts(view: View, me: PlayerView) -> Iterator[WhyNot]:
    if not view.senators:
        yield WhyNot("think:senator", Text("why-not-senator-label"), Text("why-not-senator"))
    if me.hand_size >= me.hand_limit:
        reason = Text("why-not-refill", {"n": me.hand_limit})
        yield WhyNot("think:refill", Text("why-not-refill-label"), reason)


# ---- building ---------------------------------------------------------------------------------


def _architect(view: View, me: PlayerView) -> Iterator[WhyNot]:
    yield from _foundations(view, me)
    for b in me.buildings:
        if not b.complete and not me.stockpile.get(b.site, 0):
            yield _missing(b, "why-not-stock")


def _craftsman(view: View, me: PlayerView) -> Iterator[WhyNot]:
    yield from _foundations(view, me)
    held = {KINDS[name].material for name in me.hand or () if name != SENATOR}
    for b in me.buildings:
        if not b.complete and b.site not in held:
            yield _missing(b, "why-not-hand")


def _missing(b: BuildingView, key: str) -> WhyNot:
    reason = Text(key, {"material": MATERIAL_TEXT[b.site]})
    return WhyNot(f"add:{b.name}", BUILDING_TEXT[b.name], reason)


def _foundations(view: View, me: PlayerView) -> Iterator[WhyNot]:
    own = {b.name for b in me.buildings}
    for name in dict.fromkeys(me.hand or ()):
        if name in (SENATOR, ANY_SITE):
            continue
        material = KINDS[name].material
        left = view.sites[material]
        label = Text("why-not-foundation", {"name": BUILDING_TEXT[name]})
        if name in own:
            yield WhyNot(f"found:{name}", label, Text("why-not-twice"))
        elif not left.in_town:
            key = "why-not-site-out" if left.out_of_town else "why-not-site"
            reason = Text(key, {"material": MATERIAL_TEXT[material]})
            yield WhyNot(f"found:{name}", label, reason)


# ---- material and clients ---------------------------------------------------------------------


def _laborer(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for material in MATERIALS:
        yield WhyNot(f"pool:{material}", MATERIAL_TEXT[material], Text("why-not-pool"))


def _merchant(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for material in MATERIALS:
        if not me.stockpile.get(material, 0):
            yield WhyNot(f"stock:{material}", MATERIAL_TEXT[material], Text("why-not-sell"))


def _patron(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for material in MATERIALS:
        if not view.pool.get(material, 0):
            role: Role = ROLE_OF[material]
            reason = Text("why-not-client", {"material": MATERIAL_TEXT[material]})
            yield WhyNot(f"pool:{material}", ROLE_TEXT[role], reason)


_REASONS: dict[str, Callable[[View, PlayerView], Iterator[WhyNot]]] = {
    "gtr.lead": _lead,
    "gtr.follow": _follow,
    "gtr.architect": _architect,
    "gtr.craftsman": _craftsman,
    "gtr.laborer": _laborer,
    "gtr.merchant": _merchant,
    "gtr.patron": _patron,
}
