"""Positions fuller than computer players make them, to see whether everything still fits."""

from __future__ import annotations

from msgspec.structs import replace

from games.glory_to_rome.data.cards import (
    KINDS,
    MATERIALS,
    RANK,
    SENATOR,
    SITES_PER_MATERIAL,
    VALUE,
    Material,
)
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_HINT
from rendering.words.spoken import Words

HELD = 12  # cards in hand


def crowded(view: View, words: Words, finished: float = 0.6) -> View:
    """All 36 sites built on, the longest texts first; full stores, many clients."""
    names = sorted(KINDS, key=lambda name: -len(words.tell(BUILDING_HINT[name])))
    used = dict.fromkeys(names, 0)
    dealt: list[list[BuildingView]] = [[] for _ in view.players]
    left = dict.fromkeys(MATERIALS, SITES_PER_MATERIAL)
    turn = 0
    while any(left.values()):
        owner = dealt[turn % len(dealt)]
        own = {b.name for b in owner}
        free = [n for n in names if left[KINDS[n].material] and n not in own]
        name = min(free, key=used.__getitem__, default=None)  # the longest of the rarest
        turn += 1
        if name is None:
            break
        left[KINDS[name].material] -= 1
        used[name] += 1
        owner.append(_building(name, turn, finished))
    players = tuple(_player(p, b) for p, b in zip(view.players, dealt, strict=True))
    return replace(view, players=players)


def _building(name: str, n: int, finished: float) -> BuildingView:
    material = KINDS[name].material
    need = VALUE[material]
    complete = n * 7 % 10 < finished * 10
    laid = need if complete else n % need
    return BuildingView(
        name=name,
        material=material,
        site=material,
        out_of_town=n % 6 == 0,
        materials=(material,) * laid,
        need=need,
        complete=complete,
        public=complete and n % 5 == 0,
        captured=complete and n % 4 == 0,
        works=complete or material == "marble",
    )


def _player(player: PlayerView, buildings: list[BuildingView]) -> PlayerView:
    stock: dict[Material, int] = {m: 3 + (RANK[m] * 5 + player.seat * 3) % 11 for m in MATERIALS}
    sites = tuple(b.site for b in buildings if b.complete)
    influence = 2 + sum(VALUE[site] for site in sites)
    clients = tuple(MATERIALS[n * n % 6] for n in range(influence))
    cards = (*[*KINDS][:: len(KINDS) // (HELD - 2)][: HELD - 1], SENATOR)
    return replace(
        player,
        buildings=tuple(buildings),
        sites=sites,
        influence=influence,
        stockpile=stock,
        clients=clients,
        client_limit=2 * influence,
        vault_size=influence,
        vault_limit=influence + 2,
        hand=None if player.hand is None else cards,
        hand_size=HELD,
        hand_limit=11,
        stance="follow",
        camp=("amphitheatre", "amphitheatre", "senator"),
        units=2,
    )
