"""What the steward expects of a role: the best deeds it could do with so many actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.glory_to_rome.data.cards import (
    KINDS,
    MATERIALS,
    ROLE_OF,
    SENATOR,
    VALUE,
    Kind,
    Material,
    Role,
)
from games.glory_to_rome.seat.view import BuildingView, PlayerView
from games.glory_to_rome.steward import weights as w
from games.glory_to_rome.steward.values import Mind


def gain(m: Mind, role: Role, actions: int) -> float:
    """What so many actions of a role would bring now."""
    return GAINS[role](m, actions) if actions > 0 else 0.0


def best(worths: Iterable[float], actions: int) -> float:
    return sum(sorted((worth for worth in worths if worth > 0), reverse=True)[:actions])


def clients_for(player: PlayerView, role: Role) -> int:
    """Clients that act for a role, even if their patron thinks."""
    if role == "laborer" and "storeroom" in player.functions:
        return len(player.clients)
    any_role = "stone" if "ludus_magnus" in player.functions else ""
    return sum(ROLE_OF[c] == role or c == any_role for c in player.clients)


# ---- goods and people ---------------------------------------------------------------------------


def _in_pool(m: Mind) -> Iterator[Material]:
    for material, n in m.view.pool.items():
        yield from [material] * n


def _laborer(m: Mind, actions: int) -> float:
    worth = best((m.stock(material) for material in _in_pool(m)), actions)
    if "dock" in m.has:
        worth += best((docking(m, kind) for kind in m.hand), actions)
    return worth


def docking(m: Mind, kind: Kind) -> float:
    """From hand to stockpile."""
    return m.stock(kind.material) - w.DOCKED * m.keep(kind)


def _merchant(m: Mind, actions: int) -> float:
    actions = min(actions, max(0, m.vault_room))
    sales = [m.sale(material) for material, n in m.me.stockpile.items() for _ in range(n)]
    if "atrium" in m.has:
        sales += [w.DECK_SALE] * actions
    worth = best(sales, actions)
    if "basilica" in m.has:
        worth += best((hand_sale(m, kind) for kind in m.hand), actions)
    return worth


def hand_sale(m: Mind, kind: Kind) -> float:
    """From hand to vault."""
    return m.sale(kind.material) - m.keep(kind)


def _patron(m: Mind, actions: int) -> float:
    hires = [m.client(ROLE_OF[material]) for material in _in_pool(m)]
    if "bar" in m.has:
        hires += [w.DECK_CLIENT * m.early] * actions
    if "aqueduct" in m.has:
        hires += [m.client(kind.role) - m.keep(kind) for kind in m.hand]
        actions *= 2
    return best(hires, min(actions, max(0, m.client_room)))


# ---- building -----------------------------------------------------------------------------------


def adding(m: Mind, b: BuildingView, material: Material, role: Role) -> float:
    """A step of a building, or its completion; Catacombs are the end of the game."""
    if not finishes(m, b, material, role):
        return w.STEP * m.share(b)
    if b.name == "catacomb" and not m.plain:
        return m.ending
    return m.building(b.name, b.site) - len(b.materials) * m.share(b) + w.FINISHED


def finishes(m: Mind, b: BuildingView, material: Material, role: Role) -> bool:
    if len(b.materials) + 1 >= b.need:
        return True
    if m.plain:
        return False
    by_villa = b.name == "villa" and role == "architect"
    return by_villa or (material == "marble" and "scriptorium" in m.has)


def founding(m: Mind, kind: Kind, site: Material, away: bool = False) -> float:
    """A foundation from hand; away it costs another action, the last site in town ends the game."""
    worth = m.founding(kind, site) - m.card
    if away:
        return worth if "tower" in m.has else worth - w.AWAY
    last = sum(stack.in_town for stack in m.view.sites.values()) == 1
    return m.ending if last else worth


def _foundations(m: Mind) -> list[float]:
    kinds = {kind.name: kind for kind in m.hand}.values()
    return [
        founding(m, kind, kind.material)
        for kind in kinds
        if kind.name not in m.owned and m.view.sites[kind.material].in_town
    ]


def _craftsman(m: Mind, actions: int) -> float:
    worths = _foundations(m)
    for b in m.begun:
        fitting = [kind for kind in m.hand if m.fits(b, kind.material)]
        worths += [crafting(m, b, kind) for kind in fitting[: b.need - len(b.materials)]]
    if "fountain" in m.has:
        worths += [w.FOUNTAIN] * actions
    return best(worths, actions)


def crafting(m: Mind, b: BuildingView, kind: Kind) -> float:
    """A hand card as material."""
    return adding(m, b, kind.material, "craftsman") - w.CRAFTED * m.keep(kind)


def _architect(m: Mind, actions: int) -> float:
    there = dict(m.me.stockpile)
    if "archway" in m.has:
        there = {x: there.get(x, 0) + m.view.pool.get(x, 0) for x in MATERIALS}
    worths = _foundations(m)
    for b in m.begun:
        fitting = [x for x in MATERIALS if m.fits(b, x) for _ in range(there.get(x, 0))]
        worths += [stacking(m, b, x) for x in fitting[: m.missing(b)]]
    return best(worths, actions)


def stacking(m: Mind, b: BuildingView, material: Material) -> float:
    """Material of the stockpile on a building."""
    return adding(m, b, material, "architect") - w.STACKED * VALUE[material]


# ---- demands ------------------------------------------------------------------------------------


def _legionary(m: Mind, actions: int) -> float:
    counted: dict[Material, int] = {}
    worths = []
    for kind in m.hand:
        k = counted[kind.material] = counted.get(kind.material, 0) + 1
        worths.append(demanding(m, kind.material, k))
    return best(worths, actions)


def demanding(m: Mind, material: Material, k: int) -> float:
    """The k-th card shown of a material: the pool's, and what others may have to give."""
    stolen = 0.0
    for victim in _victims(m):
        stolen += _held(victim, material, k)
        if "bridge" in m.has:
            stolen += victim.stockpile.get(material, 0) >= k
    pool = m.view.pool.get(material, 0) >= k
    return (pool + stolen) * m.stock(material) + w.STOLEN * stolen


def _held(player: PlayerView, material: Material, k: int) -> float:
    """How likely a hand has k cards of a material."""
    if player.hand is not None:
        names = [name for name in player.hand if name != SENATOR]
        return float(sum(KINDS[name].material == material for name in names) >= k)
    return float((1 - 0.86**player.hand_size) ** (2 * k - 1))


def _victims(m: Mind) -> list[PlayerView]:
    """Who would have to give."""
    bridge = "bridge" in m.has
    n = len(m.view.players)
    near = ((m.me.seat + 1) % n, (m.me.seat - 1) % n)
    return [
        p
        for p in m.others
        if "wall" not in p.functions
        and (bridge or (p.seat in near and "palisade" not in p.functions))
    ]


GAINS: dict[Role, Callable[[Mind, int], float]] = {
    "laborer": _laborer,
    "craftsman": _craftsman,
    "architect": _architect,
    "legionary": _legionary,
    "merchant": _merchant,
    "patron": _patron,
}
