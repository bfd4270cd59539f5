"""The steward: a computer player who weighs every option by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.core.contract import Decision
from games.core.random_bot import random_bot
from games.core.rng import Rng
from games.glory_to_rome.cards import KINDS, MATERIALS, ROLE_OF, SENATOR, VALUE, Material, Role
from games.glory_to_rome.steward_roles import (
    DECK_CLIENT,
    DECK_SALE,
    adding,
    clients_for,
    crafting,
    demanding,
    docking,
    founding,
    gain,
    hand_sale,
)
from games.glory_to_rome.steward_values import CARD, JACK, Mind
from games.glory_to_rome.view import View

Weigh: TypeAlias = Callable[[Mind, str], float]  # what an option is worth; passing is worth 0
MATERIAL: dict[str, Material] = {m: m for m in MATERIALS}
ROLE: dict[str, Role] = {r: r for r in ROLE_OF.values()}


def steward(view: View, decision: Decision, rng: Rng) -> Sequence[str]:
    """The options of most worth; what it does not know it answers at random."""
    weigh = WEIGHTS.get(decision.key)
    if weigh is None or view.seat is None:
        return random_bot(view, decision, rng)
    mind = Mind(view, view.players[view.seat])
    try:
        worth = {option.id: weigh(mind, option.id) for option in decision.options}
    except (KeyError, ValueError, IndexError, StopIteration):
        return random_bot(view, decision, rng)  # options of a rule newer than these thumbs
    ranked = sorted(worth, key=lambda id: -worth[id])
    wanted = sum(worth[id] > 0 for id in ranked)
    return tuple(ranked[: max(decision.least, min(wanted, decision.most))])


# ---- leading and following ----------------------------------------------------------------------


def _lead(m: Mind, id: str) -> float:
    """The role that brings most, after what it costs and what it brings the others."""
    kind, _, what = id.partition(":")
    if kind != "lead":
        return _think(m, what)
    role = ROLE[what]
    own = gain(m, role, 1 + clients_for(m, m.me, role))
    theirs = sum(clients_for(m, p, role) for p in m.others) / len(m.others)
    return own - 0.6 * theirs - _price(m, role)


def _price(m: Mind, role: Role) -> float:
    """The cheapest way to play a role."""
    wild = role == "architect" and "circus" in m.has
    prices = [m.keep(kind) for kind in m.hand if wild or kind.role == role]
    if m.senators:
        prices.append(_senator_kept(m))
    return min(prices, default=2 * CARD + 0.5)


def _senator_kept(m: Mind) -> float:
    return JACK[min(max(m.senators - 1, 0), len(JACK) - 1)]


def _follow(m: Mind, id: str) -> float:
    """One action more than the clients bring anyway, or a thought."""
    kind, _, what = id.partition(":")
    if kind == "think":
        return _think(m, what)
    assert m.view.role
    clients = clients_for(m, m.me, m.view.role)
    more = gain(m, m.view.role, clients + 1) - gain(m, m.view.role, clients)
    return 0.9 * more + _play(m, id)


def _play(m: Mind, id: str) -> float:
    """What goes out of the hand, as a loss."""
    kind, _, what = id.partition(":")
    if kind == "petition":
        cards = sorted(m.keep(k) for k in m.hand if k.material == what)
        return -sum(cards[:2]) - 0.1
    if kind == "several":
        return -CARD
    return -_senator_kept(m) if what == SENATOR else -m.keep(KINDS[what])


def _petition(m: Mind, id: str) -> float:
    return -m.keep(KINDS[_name(id)])


def _several(m: Mind, id: str) -> float:
    """With a Palace: every card that brings more than it is worth."""
    name = _name(id)
    role = m.view.role or (KINDS[name].role if name in KINDS else None)
    each = gain(m, role, 3) / 3 if role else 0.0
    return each - (_senator_kept(m) if name == SENATOR else m.keep(KINDS[name]))


def _more_petitions(m: Mind, id: str) -> float:
    return 0.0 if id == "enough" else _play(m, id)


# ---- thinking -----------------------------------------------------------------------------------


def _think(m: Mind, what: str) -> float:
    """New cards are worth more the fewer there are; the last ones of the deck end the game."""
    if what == "senator":
        return m.jack()
    missing = max(1, m.me.hand_limit - m.me.hand_size)
    drawn = missing if what != "one" else 1
    if drawn >= m.view.deck_size:
        return m.ending
    scarce = 0.1 * max(0, 3 - len(m.hand))
    return (CARD + scarce) * drawn


def _optional_thought(m: Mind, id: str) -> float:
    return 0.0 if id.startswith("skip") else _think(m, id.partition(":")[2])


def _latrine(m: Mind, id: str) -> float:
    return 0.0 if id == "keep" else 1.1 * CARD - _give_away(m, id)


def _give_away(m: Mind, id: str) -> float:
    return m.keep(KINDS[_name(id)])


def _vomitorium(m: Mind, id: str) -> float:
    """A hand worth less than a fresh one."""
    kept = sum(m.keep(kind) for kind in m.hand) + sum(JACK[: m.senators])
    return CARD * m.me.hand_limit * 0.8 - kept if id == "yes" else 0.0


def _start(m: Mind, id: str) -> float:
    return -_give_away(m, id)


# ---- acting -------------------------------------------------------------------------------------


def _laborer(m: Mind, id: str) -> float:
    return m.stock(MATERIAL[id.partition(":")[2]]) if id.startswith("pool:") else 0.0


def _dock(m: Mind, id: str) -> float:
    return docking(m, KINDS[_name(id)]) if id.startswith("hand:") else 0.0


def _patron(m: Mind, id: str) -> float:
    source, _, what = id.partition(":")
    if source == "pool":
        return m.client(ROLE_OF[MATERIAL[what]]) + 0.1
    if source == "hand":
        return m.client(KINDS[what].role) - m.keep(KINDS[what])
    return DECK_CLIENT * m.early if source == "deck" else 0.0


def _bath(m: Mind, id: str) -> float:
    return gain(m, ROLE[id.partition(":")[2]], 1) if id != "skip" else -0.1


def _merchant(m: Mind, id: str) -> float:
    source, _, what = id.partition(":")
    if source == "stock":
        return m.sale(MATERIAL[what])
    if source == "hand":
        return hand_sale(m, KINDS[what])
    return DECK_SALE if source == "deck" else 0.0


def _craftsman(m: Mind, id: str) -> float:
    kind, *rest = id.split(":")
    if kind == "add":
        b = next(b for b in m.begun if b.name == rest[0])
        return crafting(m, b, KINDS[rest[1]])
    if kind == "fountain":
        return 1.2 if m.view.deck_size > 1 else m.ending
    return _found(m, rest) if kind == "found" else 0.0


def _architect(m: Mind, id: str) -> float:
    kind, *rest = id.split(":")
    if kind == "stairs":
        return _stairs(m, id)
    if kind != "add":
        return _found(m, rest) if kind == "found" else 0.0
    b = next(b for b in m.begun if b.name == rest[0])
    material = MATERIAL[rest[1]]
    cost = 0.05 if rest[-1] == "pool" else 0.1 * VALUE[material]
    return adding(m, b, material, "architect") - cost


def _found(m: Mind, rest: list[str]) -> float:
    kind = KINDS[rest[0]]
    site = next((MATERIAL[word] for word in rest[1:] if word in MATERIAL), kind.material)
    return founding(m, kind, site, away="away" in rest)


def _fountain(m: Mind, id: str) -> float:
    return CARD if id == "hand" else _craftsman(m, id)


def _stairs(m: Mind, id: str) -> float:
    """A function of another for all: only where it helps more than a material is worth."""
    if id == "skip":
        return 0.0
    _, _, name, material, *_ = id.split(":")
    useful = 0.0 if name in m.has else m.function(name)
    return 0.5 * useful - m.stock(MATERIAL[material]) - 0.5


def _prison(m: Mind, id: str) -> float:
    """Three influence change hands for a function: seldom a bargain."""
    if id == "decline":
        return 0.0
    return m.function(id.split(":")[2]) - 3 * (1 + m.early) - 3 / len(m.others)


# ---- demands and the end of a round -------------------------------------------------------------


def _demand(m: Mind, id: str) -> float:
    name, _, k = id.partition(".")
    material = KINDS[name].material
    alike = [kind.name for kind in m.hand if kind.material == material]
    return demanding(m, material, alike.index(name) + int(k or 1))


def _from_pool(m: Mind, id: str) -> float:
    return {"all": 2.0, "some": 1.0}.get(id, 0.0)


def _give(m: Mind, id: str) -> float:
    return -_give_away(m, id)


def _lions(m: Mind, id: str) -> float:
    return float(VALUE[MATERIAL[_name(id)]])


def _always(m: Mind, id: str) -> float:
    return 1.0


def _aside(m: Mind, id: str) -> float:
    """Never concedes: friends may want to play on."""
    return 1.0 if id.startswith("volunteer") else 0.0


def _name(id: str) -> str:
    """`card:road`, `road.2`, `hand:road`, `0:wood.2`: what is meant."""
    return id.rpartition(":")[2].partition(".")[0]


WEIGHTS: dict[str, Weigh] = {
    "gtr.start": _start,
    "gtr.lead": _lead,
    "gtr.lead.cards": _play,
    "gtr.follow": _follow,
    "gtr.petition": _petition,
    "gtr.several": _several,
    "gtr.several.petition": _more_petitions,
    "gtr.think": lambda m, id: _think(m, id.partition(":")[2]),
    "gtr.think.optional": _optional_thought,
    "gtr.latrine": _latrine,
    "gtr.vomitorium": _vomitorium,
    "gtr.laborer": _laborer,
    "gtr.laborer.dock": _dock,
    "gtr.patron": _patron,
    "gtr.bath": _bath,
    "gtr.merchant": _merchant,
    "gtr.craftsman": _craftsman,
    "gtr.architect": _architect,
    "gtr.fountain": _fountain,
    "gtr.stairs": _stairs,
    "gtr.prison": _prison,
    "gtr.demand": _demand,
    "gtr.demand.pool": _from_pool,
    "gtr.demand.pool.some": _always,
    "gtr.give.must": _give,
    "gtr.give.may": _give,
    "gtr.lions": _lions,
    "gtr.senate": _always,
    "gtr.sewer": _always,
    "gtr.aside": _aside,
}
