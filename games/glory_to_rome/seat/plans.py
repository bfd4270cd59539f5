"""What a follower may say before a role is led: follow with this card, petition, think so."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Decision, Foreseen, Way
from games.core.ids import verb
from games.core.plans import rests_on
from games.core.text import Text
from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLES, SENATOR, Role
from games.glory_to_rome.functions import FUNCTIONS
from games.glory_to_rome.seat.view import PlayerView, View
from games.glory_to_rome.words.labels import MATERIAL_TEXT, ROLE_TEXT, kind_text

FOLLOW = "gtr.follow"
PLAN_KEYS = (FOLLOW, "gtr.vomitorium", "gtr.latrine", "gtr.think")
WAYS = ("cards", "senator")  # to think for somebody who can do nothing else
_WANTED = {
    "cards": ("think:refill", "think:senator", "think:one"),
    "senator": ("think:senator", "think:refill", "think:one"),
}


def plans(view: View, seat: int) -> tuple[Foreseen, ...]:
    me = view.players[seat]
    if view.result or me.hand is None:
        return ()
    roles = (_following(view, me, role) for role in ROLES)
    return (*roles, _whatever_is_led(view, me), *_thinking(view, me))


def plan_key(view: View, decision: Decision) -> str:
    """Only of followers: whoever leads is there to be asked."""
    if view.phase != "follow" or view.role is None:
        return ""
    return f"{FOLLOW}:{view.role}" if decision.key == FOLLOW else decision.key


def automatic_pick(view: View, decision: Decision, way: str) -> str:
    """How to think where there is nothing to follow with.

    The last cards of the deck end the game: that is left to the player.
    """
    ids = [option.id for option in decision.options]
    if decision.key != FOLLOW or any(verb(id) != "think" for id in ids):
        return ""
    pick = next((id for id in _WANTED[way] if id in ids), "")
    me = view.players[decision.seat]
    drawn = {"think:refill": me.hand_limit - me.hand_size, "think:one": 1}.get(pick, 0)
    return pick if drawn < view.deck_size else ""


def _following(view: View, me: PlayerView, role: Role) -> Foreseen:
    plays = _plays(view, me, role)
    # A plan holds as long as the same could be played, and the role finds what it works with.
    free = rests_on(tuple(plays), _discards(me))
    tied = rests_on(tuple(plays), _worked_with(me, role))
    ways = [Way(id, label, tied) for id, label in plays.items()]
    if any(FUNCTIONS[name].plays_several for name in me.functions):
        ways = []  # which cards, and how many, is more than one answer
    title = Text("plan-follow", {"role": ROLE_TEXT[role]})
    return Foreseen(f"{FOLLOW}:{role}", title, (*ways, *_ways_to_think(view, me, free)))


def _whatever_is_led(view: View, me: PlayerView) -> Foreseen:
    """To think rather than follow, for roles of which nothing else was said."""
    ways = _ways_to_think(view, me, rests_on(me.hand, _discards(me)))
    return Foreseen(FOLLOW, Text("plan-follow-any"), tuple(ways))


def _ways_to_think(view: View, me: PlayerView, grounds: str) -> list[Way]:
    if _discards(me):
        return [Way("think", Text("do-think"), grounds)]
    return [Way(way.id, way.label, grounds) for way in _thoughts(view, me)]


def _plays(view: View, me: PlayerView, role: Role) -> dict[str, Text]:
    """What could be laid down for a role with one answer, by the ids it would have."""
    hand = me.hand or ()
    active = [FUNCTIONS[name] for name in me.functions]
    wild = any(f.any_card_plays == role for f in active)
    plays = {
        f"play:{name}": _with(name)
        for name in dict.fromkeys(hand)
        if name != SENATOR and (wild or KINDS[name].role == role)
    }
    if SENATOR in hand:
        plays[f"play:{SENATOR}"] = _with(SENATOR)
    most = 3 if view.variant.alt_circus_forum else 2
    least = 2 if any(f.petitions_with_two for f in active) else most
    for material in MATERIALS:
        n = sum(name != SENATOR and KINDS[name].material == material for name in hand)
        if n == least == most:  # of more cards it would be asked which
            label = Text("do-petition", {"material": MATERIAL_TEXT[material]})
            plays[f"petition:{material}"] = label
    return plays


def _with(name: str) -> Text:
    return Text("plan-play", {"card": kind_text(name)})


def _worked_with(me: PlayerView, role: Role) -> Sequence[object]:
    """What of the player's own a role works with."""
    begun = [(b.name, b.materials) for b in me.buildings if not b.complete]
    match role:
        case "laborer":
            return ()
        case "craftsman":
            return (me.hand, begun)
        case "architect":
            return (sorted(me.stockpile.items()), begun)
        case "legionary":
            return (me.hand,)
        case "merchant":
            return (sorted(me.stockpile.items()), me.vault_limit - me.vault_size)
        case "patron":
            return (me.client_limit - len(me.clients),)


def _discards(me: PlayerView) -> list[str]:
    """Buildings that ask something before one thinks."""
    return [name for name in me.functions if FUNCTIONS[name].discards]


def _thinking(view: View, me: PlayerView) -> list[Foreseen]:
    """What is asked on the way to a thought where something may be discarded first."""
    keep = {"vomitorium": Way("no", Text("do-keep")), "latrine": Way("keep", Text("do-keep"))}
    found = [
        Foreseen(f"gtr.{name}", Text("plan-discard", {"name": Text(f"building-{name}")}), (way,))
        for name, way in keep.items()
        if name in me.functions
    ]
    if found:
        found.append(Foreseen("gtr.think", Text("plan-think"), tuple(_thoughts(view, me))))
    return found


def _thoughts(view: View, me: PlayerView) -> list[Way]:
    missing = me.hand_limit - me.hand_size
    ways = []
    if view.senators:
        ways.append(Way("think:senator", Text("do-think-senator", {"n": view.senators})))
    if missing > 0:
        n = min(missing, view.deck_size)
        ways.append(Way("think:refill", Text("do-think-refill", {"n": n})))
    return [*ways, Way("think:one", Text("do-think-one"))]
