"""What a player may miss among the options of a question, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.ids import parts
from games.core.text import Text
from games.glory_to_rome.data.cards import KINDS, ROLES, SENATOR
from games.glory_to_rome.seat.view import PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT, MATERIAL_TEXT, ROLE_TEXT, kind_text


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    reasons = _REASONS.get(decision.key)
    if reasons is None:
        return ()
    offered = {option.id for option in decision.options}
    missing = reasons(view, view.players[decision.seat], offered)
    return tuple(each for each in missing if each.id not in offered)


def _roles(view: View, me: PlayerView, offered: set[str]) -> Iterator[WhyNot]:
    for role in ROLES:
        yield WhyNot(f"lead:{role}", ROLE_TEXT[role], Text("why-not-role"))


def _plays(view: View, me: PlayerView, offered: set[str]) -> Iterator[WhyNot]:
    """Cards of other roles than the one that is led."""
    if view.role is None:
        return
    reason = Text("why-not-play", {"role": ROLE_TEXT[view.role]})
    for name in dict.fromkeys(me.hand or ()):
        if name != SENATOR:
            yield WhyNot(f"play:{name}", kind_text(name), reason)


def _foundations(view: View, me: PlayerView, offered: set[str]) -> Iterator[WhyNot]:
    """Cards of the hand that cannot become a foundation."""
    begun = {parts(id)[1] for id in offered if id.startswith("found:")}
    own = {building.name for building in me.buildings}
    for name in dict.fromkeys(me.hand or ()):
        if name == SENATOR or name in begun:
            continue
        material = KINDS[name].material
        args = {"material": MATERIAL_TEXT[material]}
        label = Text("why-not-foundation", {"name": BUILDING_TEXT[name]})
        if name in own:
            yield WhyNot(f"found:{name}", label, Text("why-not-twice"))
        elif not view.sites[material].in_town:
            left = view.sites[material].out_of_town
            key = "why-not-site-out" if left else "why-not-site"
            yield WhyNot(f"found:{name}", label, Text(key, args))


_REASONS: dict[str, Callable[[View, PlayerView, set[str]], Iterator[WhyNot]]] = {
    "gtr.lead": _roles,
    "gtr.follow": _plays,
    "gtr.craftsman": _foundations,
    "gtr.architect": _foundations,
}
