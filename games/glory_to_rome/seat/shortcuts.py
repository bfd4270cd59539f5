"""Answers that usually go together, and those that go without saying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.ids import rest, verb
from games.core.text import Text
from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLES, SENATOR, Role
from games.glory_to_rome.seat.view import Counts, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT, MATERIAL_TEXT, ROLE_HINT, ROLE_TEXT

ROLE = "role:"
FEW_PETITIONS = 3  # ways to choose the cards of one; more are chosen card by card


def shortcuts(view: View, decision: Decision) -> tuple[Shortcut, ...]:
    me = view.players[decision.seat]
    match decision.key:
        case "gtr.lead":
            return tuple(_leads(me, decision))
        case "gtr.follow" | "gtr.lead.cards":
            return tuple(_petitions(view, me, decision))
        case "gtr.laborer":
            return tuple(_repeated(view, view.pool, "pool:", "do-labor-all"))
        case "gtr.merchant":
            return tuple(_repeated(view, me.stockpile, "stock:", "do-sell-all"))
        case _:
            return ()


def _leads(me: PlayerView, decision: Decision) -> Iterator[Shortcut]:
    """Each card of the hand with its role; Senators and petitions do for every role, and stay with
    the roles.
    """
    offered = {option.id for option in decision.options}
    names = [name for name in dict.fromkeys(me.hand or ()) if name != SENATOR]
    for role in ROLES:
        for name in names:
            if KINDS[name].role == role and f"lead:{role}" in offered:
                label = Text("do-lead-with", {"role": ROLE_TEXT[role], "card": BUILDING_TEXT[name]})
                yield Shortcut(label, ((f"lead:{role}",), (f"play:{name}",)), ROLE_HINT[role])


def _petitions(view: View, me: PlayerView, decision: Decision) -> Iterator[Shortcut]:
    """A petition with its cards, where there are few ways to choose them."""
    size = 3 if view.variant.alt_circus_forum else 2
    for option in decision.options:
        if verb(option.id) != "petition":
            continue
        own = [name for name in me.hand or () if name != SENATOR and _is_of(name, rest(option.id))]
        ways = dict.fromkeys(tuple(sorted(cards)) for cards in combinations(own, size))
        for names in ways if 1 < len(ways) <= FEW_PETITIONS else ():  # one asks for no cards
            label = Text("join-petition", {"cards": tuple(BUILDING_TEXT[name] for name in names)})
            yield Shortcut(label, ((option.id,), _copies(names)))


def _is_of(name: str, material: str) -> bool:
    return KINDS[name].material == material


def _copies(names: Sequence[str]) -> Answer:
    """As they are called where each card is picked: the second Road is «road.2»."""
    before = [names[:n].count(name) for n, name in enumerate(names)]
    return tuple(f"{name}.{n + 1}" if n else name for name, n in zip(names, before, strict=True))


def _repeated(view: View, there: Counts, prefix: str, key: str) -> Iterator[Shortcut]:
    """The same material in every action that is left."""
    actions = 1 + (view.acting.left if view.acting else 0)
    for material in MATERIALS:
        n = min(actions, there.get(material, 0))
        if n > 1:
            id = f"{prefix}{material}"
            label = Text(key, {"n": n, "material": MATERIAL_TEXT[material]})
            yield Shortcut(label, ((id,),) * n)


def obvious(view: View, decision: Decision) -> Answer | None:
    """A client of the Bath acts in its only role, whose own question can still be declined.

    Whether it has nothing to do is judged by what lies open: hands must not be told by silence.
    """
    if decision.key != "gtr.bath":
        return None
    roles = [option.id for option in decision.options if option.id.startswith(ROLE)]
    if len(roles) != 1:
        return None
    role = next(role for role in ROLES if roles == [f"{ROLE}{role}"])
    return ("skip",) if _idle(view, view.players[decision.seat], role) else (roles[0],)


def _idle(view: View, me: PlayerView, role: Role) -> bool:
    """Whether everybody sees that the role has nothing to do."""
    match role:
        case "laborer":
            return not any(view.pool.values()) and not me.hand_size
        case "merchant":
            return me.vault_size >= me.vault_limit
        case "patron":
            return len(me.clients) >= me.client_limit
        case "craftsman" | "legionary":
            return not me.hand_size
        case "architect":
            return (
                not me.hand_size and not any(me.stockpile.values()) and not any(view.pool.values())
            )
