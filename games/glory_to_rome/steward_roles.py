"""What the steward expects of a role: the best deeds it could do with so many actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from games.glory_to_rome.cards import (
    KINDS,
    MATERIALS,
    ROLE_OF,
    VALUE,
    Kind,
    Material,
    Role,
)
from games.glory_to_rome.steward_values import CARD, Mind
from games.glory_to_rome.view import BuildingView, PlayerView


def gain(m: Mind, role: Role, actions: int) -> float:
    """What so many actions of a role would bring now."""
    if actions <= 0:
        return 0.0
    return DEEDS[role](m, actions)


def _best(worths: Iterable[float], actions: int) -> float:
    return sum(sorted((w for w in worths if w > 0), reverse=True)[:actions])


def clients_for(m: Mind, player: PlayerView, role: Role) -> int:
    """Clients that act for a role, led or not."""
    return sum(
        ROLE_OF[c] == role
        or (role == "laborer" and "storeroom" in player.functions)
        or (c == "stone" and "ludus_magnus" in player.functions)
        for c in player.clients
    )


# ---- goods and people ---------------------------------------------------------------------------


def _pool(m: Mind) -> Iterator[Material]:
    for material, n in m.view.pool.items():
        for _ in range(n):
            yield material


def _laborer(m: Mind, actions: int) -> float:
    worth = _best((m.stock(material) for material in _pool(m)), actions)
    if "dock" in m.has:
        worth += _best((docking(m, kind) for kind in m.hand), actions)
    return worth


def docking(m: Mind, kind: Kind) -> float:
    """From hand to stockpile."""
    return m.stock(kind.material) - 0.8 * m.keep(kind)


def _merchant(m: Mind, actions: int) -> float:
    actions = min(actions, m.vault_room)
    if actions <= 0:
        return 0.0
    sales = [m.sale(material) for material, n in m.me.stockpile.items() for _ in range(n)]
    if "atrium" in m.has:
        sales += [DECK_SALE] * actions
    worth = _best(sales, actions)
    if "basilica" in m.has:
        worth += _best((hand_sale(m, kind) for kind in m.hand), actions)
    return worth


DECK_SALE = 1.7


def hand_sale(m: Mind, kind: Kind) -> float:
    """From hand to vault."""
    return m.sale(kind.material) + (0 if m.spare.get(kind.material) else 0) - m.keep(kind)


def _patron(m: Mind, actions: int) -> float:
    room = m.client_room
    if room <= 0:
        return 0.0
    hires = [m.client(ROLE_OF[material]) for material in _pool(m)]
    if "bar" in m.has:
        hires += [DECK_CLIENT * m.early] * actions
    if "aqueduct" in m.has:
        hires += [m.client(kind.role) - m.keep(kind) for kind in m.hand]
        actions *= 2
    return _best(hires, min(actions, room))


DECK_CLIENT = 2.6


# ---- building -----------------------------------------------------------------------------------


def adding(m: Mind, b: BuildingView, material: Material, role: Role) -> float:
    """A step of a building, or its completion."""
    whole = m.building(b.name, b.site)
    if not finishes(m, b, material, role):
        return 0.9 * m.share(b)
    if b.name == "catacomb" and not m.plain:
        return m.ending
    done = len(b.materials) / (b.need + 1)
    return whole * (1 - done) + 0.5


def finishes(m: Mind, b: BuildingView, material: Material, role: Role) -> bool:
    if len(b.materials) + 1 >= b.need:
        return True
    if m.plain:
        return False
    quick = b.name == "villa" and role == "architect"
    return quick or (material == "marble" and "scriptorium" in m.has)


def founding(m: Mind, kind: Kind, site: Material, away: bool = False) -> float:
    """A foundation from hand; the last site in town ends the game."""
    worth = m.founding(kind, site) - CARD / 2
    if away:
        return worth if "tower" in m.has else worth - 0.8
    left = sum(stack.in_town for stack in m.view.sites.values())
    return m.ending if left == 1 else worth


def foundations(m: Mind) -> Iterator[float]:
    for kind in set_of(m.hand):
        if kind.name not in m.owned and m.view.sites[kind.material].in_town:
            yield founding(m, kind, kind.material)


def set_of(kinds: Iterable[Kind]) -> list[Kind]:
    return list({kind.name: kind for kind in kinds}.values())


def _craftsman(m: Mind, actions: int) -> float:
    worths = list(foundations(m))
    for b in m.begun:
        fitting = [k for k in m.hand if m.fits(b, k.material)]
        worths += [
            crafting(m, b, kind) for kind in fitting[: b.need - len(b.materials)]
        ]
    if "fountain" in m.has:
        worths += [1.2] * actions
    return _best(worths, actions)


def crafting(m: Mind, b: BuildingView, kind: Kind) -> float:
    """A hand card as material."""
    return adding(m, b, kind.material, "craftsman") - 0.6 * m.keep(kind)


def _architect(m: Mind, actions: int) -> float:
    worths = list(foundations(m))
    for b in m.begun:
        sources = dict(m.me.stockpile)
        if "archway" in m.has:
            for material, n in m.view.pool.items():
                sources[material] = sources.get(material, 0) + n
        fitting = [x for x in MATERIALS if m.fits(b, x) for _ in range(sources.get(x, 0))]
        worths += [
            adding(m, b, x, "architect") - 0.1 * VALUE[x] for x in fitting[: m.missing(b)]
        ]
    return _best(worths, actions)


# ---- demands ------------------------------------------------------------------------------------


def _legionary(m: Mind, actions: int) -> float:
    counted: dict[Material, int] = {}
    worths = []
    for kind in m.hand:
        k = counted[kind.material] = counted.get(kind.material, 0) + 1
        worths.append(demanding(m, kind.material, k))
    return _best(worths, actions)


def demanding(m: Mind, material: Material, k: int) -> float:
    """The k-th card shown of a material: the pool's, and what neighbours may have to give."""
    sure = 1.0 if m.view.pool.get(material, 0) >= k else 0.0
    stolen = 0.0
    for victim in victims(m):
        stolen += held(victim, material, k)
        if "bridge" in m.has:
            stolen += victim.stockpile.get(material, 0) >= k
    return (sure + stolen) * m.stock(material) + 0.35 * stolen


def held(player: PlayerView, material: Material, k: int) -> float:
    """How likely a hand has k cards of a material."""
    if player.hand is not None:
        names = [name for name in player.hand if name in KINDS]
        return float(sum(KINDS[name].material == material for name in names) >= k)
    return (1 - 0.86**player.hand_size) ** (2 * k - 1)


def victims(m: Mind) -> list[PlayerView]:
    """Who would have to give."""
    n = len(m.view.players)
    neighbours = {(m.me.seat + 1) % n, (m.me.seat - 1) % n}
    return [
        p
        for p in m.others
        if "wall" not in p.functions
        and ("bridge" in m.has or (p.seat in neighbours and "palisade" not in p.functions))
    ]


DEEDS: dict[Role, Callable[[Mind, int], float]] = {
    "laborer": _laborer,
    "craftsman": _craftsman,
    "architect": _architect,
    "legionary": _legionary,
    "merchant": _merchant,
    "patron": _patron,
}
