"""The steward: a computer player who weighs every option by rules of thumb.

Of each kind of decision it knows what an option is worth (`WEIGHTS`); passing is worth nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Decision, Ranked
from games.core.ids import copy, kind, last, parts, verb
from games.glory_to_rome.data.cards import (
    KINDS,
    MATERIALS,
    ROLE_OF,
    ROLES,
    SENATOR,
    VALUE,
    Material,
    Role,
)
from games.glory_to_rome.seat.view import BuildingView, View
from games.glory_to_rome.steward import weights as w
from games.glory_to_rome.steward.roles import (
    clients_for,
    crafting,
    demanding,
    docking,
    founding,
    gain,
    hand_sale,
    stacking,
)
from games.glory_to_rome.steward.values import Mind

Weigh: TypeAlias = Callable[[Mind, str], float]
Play: TypeAlias = tuple[float, tuple[str, ...]]  # what playing costs, and the cards

MATERIAL: dict[str, Material] = {m: m for m in MATERIALS}
ROLE: dict[str, Role] = {r: r for r in ROLES}
IMPOSSIBLE: Play = (99.0, ())


def rank(view: View, decision: Decision) -> list[Ranked]:
    """Every option by what it is worth; nothing where it has no rule of thumb."""
    weigh = WEIGHTS.get(decision.key)
    if weigh is None or view.seat is None:
        return []
    mind = Mind(view, view.players[view.seat])
    try:
        return ranked(decision, partial(weigh, mind))
    except (LookupError, ValueError):  # an option of rules newer than this player
        return []


steward = judging_bot(rank)


def _what(id: str) -> str:
    """The thing an id ends with: `pool:wood`, `road.2`, `0:wood.2`."""
    return kind(last(id))


# ---- leading and following ----------------------------------------------------------------------


def _lead(m: Mind, id: str) -> float:
    """The role that brings most, after what it costs and what it brings the others' clients."""
    if verb(id) != "lead":
        return _think(m, id)
    role = ROLE[_what(id)]
    price, cards = _cheapest(m, role)
    own = gain(m.without(cards), role, 1 + _eager_clients(m, role))
    theirs = sum(clients_for(p, role) for p in m.others) / len(m.others)
    return own - w.THEIR_CLIENTS * theirs - price


def _eager_clients(m: Mind, role: Role) -> int:
    """Actions of the clients if their patron leads or follows."""
    return clients_for(m.me, role) * (2 if "slave_market" in m.has else 1)


def _cheapest(m: Mind, role: Role) -> Play:
    """The cards whose loss costs least."""
    wild = role == "architect" and "circus" in m.has
    plays: list[Play] = [(m.keep(k), (k.name,)) for k in m.hand if wild or k.role == role]
    if m.senators:
        plays.append((m.senator, (SENATOR,)))
    return min(plays or [_petition_of(m, material) for material in MATERIALS])


def _petition_of(m: Mind, material: Material) -> Play:
    large = m.view.variant.alt_circus_forum and "circus_alt" not in m.has
    size = 3 if large else 2
    cards = sorted((m.keep(k), k.name) for k in m.hand if k.material == material)[:size]
    if len(cards) < size:
        return IMPOSSIBLE
    return sum(price for price, _ in cards), tuple(name for _, name in cards)


def _follow(m: Mind, id: str) -> float:
    """What is gained over thinking, when only the clients act."""
    role = m.view.role
    if verb(id) == "think" or role is None:
        return _think(m, id)
    price, cards = _played(m, id)
    following = gain(m.without(cards), role, 1 + _eager_clients(m, role))
    return w.FOLLOWING * (following - gain(m, role, clients_for(m.me, role))) - price


def _played(m: Mind, id: str) -> Play:
    if verb(id) == "petition":
        return _petition_of(m, MATERIAL[_what(id)])
    if id == "several":
        return m.card, ()
    return _price(m, id), (_what(id),)


def _price(m: Mind, id: str) -> float:
    """One card less in hand."""
    name = _what(id)
    return m.senator if name == SENATOR else m.keep(KINDS[name])


def _loss(m: Mind, id: str) -> float:
    """For whatever goes out of the hand: rather what is needed least."""
    return -_price(m, id)


def _play(m: Mind, id: str) -> float:
    return -_played(m, id)[0]


def _several(m: Mind, id: str) -> float:
    """With a Palace: every card whose action brings more than the card is worth."""
    name = _what(id)
    role = m.view.role or (KINDS[name].role if name in KINDS else None)
    each = gain(m, role, 3) / 3 if role else 0.0
    return each - _price(m, id)


def _more_petitions(m: Mind, id: str) -> float:
    return 0.0 if id == "enough" else _play(m, id)


# ---- thinking -----------------------------------------------------------------------------------


def _think(m: Mind, id: str) -> float:
    """Cards are worth more the fewer there are; the last ones of the deck end the game."""
    if id in ("skip", "skip_all"):
        return 0.0
    if id == "think:senator":
        return m.next_senator
    drawn = 1 if id == "think:one" else max(1, m.me.hand_limit - m.hand_size)
    return m.ending if drawn >= m.view.deck_size else m.drawing(drawn)


def _latrine(m: Mind, id: str) -> float:
    """A card that is good for less than an unknown one."""
    return 0.0 if id == "keep" else w.FRESH - m.use(KINDS[_what(id)])


def _vomitorium(m: Mind, id: str) -> float:
    """A hand that is good for less than an unknown one."""
    if id != "yes":
        return 0.0
    too_many = max(0, m.hand_size - m.me.hand_limit)
    fresh = sum(w.FRESH - m.use(card) for card in m.hand)
    return fresh - 0.5 * m.senators - 0.2 * too_many - 0.2


# ---- goods and people ---------------------------------------------------------------------------


def _laborer(m: Mind, id: str) -> float:
    return m.stock(MATERIAL[_what(id)]) if verb(id) == "pool" else 0.0


def _dock(m: Mind, id: str) -> float:
    return docking(m, KINDS[_what(id)]) if verb(id) == "hand" else 0.0


def _merchant(m: Mind, id: str) -> float:
    if verb(id) == "stock":
        return m.sale(MATERIAL[_what(id)])
    if verb(id) == "hand":
        return hand_sale(m, KINDS[_what(id)])
    return m.top_card(w.DECK_SALE) if id == "deck" else 0.0


def _patron(m: Mind, id: str) -> float:
    if verb(id) == "pool":
        return m.client(ROLE_OF[MATERIAL[_what(id)]]) + 0.2
    if verb(id) == "hand":
        return m.client(KINDS[_what(id)].role) - m.keep(KINDS[_what(id)])
    return m.top_card(w.DECK_CLIENT * m.early) if id == "deck" else 0.0


def _bath(m: Mind, id: str) -> float:
    return gain(m, ROLE[_what(id)], 1) if id != "skip" else 0.0


# ---- building -----------------------------------------------------------------------------------


def _craftsman(m: Mind, id: str) -> float:
    deed, *about = parts(id)
    if deed == "add":
        return crafting(m, _begun(m, about[0]), KINDS[about[1]])
    if deed == "fountain":
        return m.top_card(w.FOUNTAIN)
    return _found(m, about) if deed == "found" else 0.0


def _architect(m: Mind, id: str) -> float:
    """Material of the pool is rather used than that of the own stockpile."""
    deed, *about = parts(id)
    if deed == "add":
        cheaper = 0.05 if about[-1] == "pool" else 0.0
        return stacking(m, _begun(m, about[0]), MATERIAL[about[1]]) + cheaper
    if deed == "stairs":
        return _stairs(m, id)
    return _found(m, about) if deed == "found" else 0.0


def _begun(m: Mind, name: str) -> BuildingView:
    return {b.name: b for b in m.begun}[name]


def _found(m: Mind, about: list[str]) -> float:
    """`about` is a building, perhaps a site, perhaps that it is out of town."""
    card = KINDS[about[0]]
    site = next((MATERIAL[word] for word in about[1:] if word in MATERIAL), card.material)
    return founding(m, card, site, away="away" in about)


def _fountain(m: Mind, id: str) -> float:
    return m.drawing(1) if id == "hand" else _craftsman(m, id)


def _stairs(m: Mind, id: str) -> float:
    """Another's function for all: only where it helps more than the material is worth."""
    if id == "skip":
        return 0.0
    _, _, name, material = parts(id)[:4]
    useful = 0.0 if name in m.has else m.function(name)
    return 0.5 * useful - m.stock(MATERIAL[material]) - 0.5


def _prison(m: Mind, id: str) -> float:
    """Three influence change hands for a function: seldom a bargain."""
    if id == "decline":
        return 0.0
    return m.function(_what(id)) - 3 * (1 + m.early) - 3 / len(m.others)


# ---- demands, the end of a round, asides --------------------------------------------------------


def _demand(m: Mind, id: str) -> float:
    """Showing costs nothing; of cards alike the second is less likely to find something."""
    name = kind(id)
    alike = [card.name for card in m.hand if card.material == KINDS[name].material]
    before = alike.index(name) if name in alike else 0
    return demanding(m, KINDS[name].material, before + copy(id))


def _from_pool(m: Mind, id: str) -> float:
    return {"all": 2.0, "some": 1.0}.get(id, 0.0)


def _lions(m: Mind, id: str) -> float:
    return float(VALUE[MATERIAL[_what(id)]])


def _gladly(m: Mind, id: str) -> float:
    return 1.0


def _aside(m: Mind, id: str) -> float:
    """Never concedes: others may want to play on."""
    return -1.0 if id == "concede" else 1.0


WEIGHTS: dict[str, Weigh] = {
    "gtr.start": _loss,
    "gtr.lead": _lead,
    "gtr.lead.cards": _play,
    "gtr.follow": _follow,
    "gtr.petition": _loss,
    "gtr.several": _several,
    "gtr.several.petition": _more_petitions,
    "gtr.think": _think,
    "gtr.think.optional": _think,
    "gtr.latrine": _latrine,
    "gtr.vomitorium": _vomitorium,
    "gtr.laborer": _laborer,
    "gtr.laborer.dock": _dock,
    "gtr.merchant": _merchant,
    "gtr.patron": _patron,
    "gtr.bath": _bath,
    "gtr.craftsman": _craftsman,
    "gtr.architect": _architect,
    "gtr.fountain": _fountain,
    "gtr.stairs": _stairs,
    "gtr.prison": _prison,
    "gtr.demand": _demand,
    "gtr.demand.pool": _from_pool,
    "gtr.demand.pool.some": _gladly,
    "gtr.give.must": _loss,
    "gtr.give.may": _loss,
    "gtr.lions": _lions,
    "gtr.senate": _gladly,
    "gtr.sewer": _gladly,
    "gtr.aside": _aside,
}
