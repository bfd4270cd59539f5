"""The private estate: tiles and where to lay them, artisans and what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import TypeAlias

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.estate.effects import PRODUCTS
from games.nova_roma.estate.tiles import ANIMALS
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import AT, WHEAT, Holdings, with_influence
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.worths.people import animals
from games.nova_roma.terms import ANIMAL_SET, ANIMAL_VP, GOODS, LAPS, MOST_GOODS

NINE = range(9)

# Spaces for artisans, what they bring of each good, and of coins.
Harvest: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
ROW_BITS = tuple(0b111 << 3 * row for row in range(3))
COLUMN_BITS = tuple(0b1001001 << column for column in range(3))

# ---- tiles ------------------------------------------------------------------------------------


def tile_worth(m: Mind, kind: TileKind) -> float:
    """On its best space; remembered."""
    if kind not in m.tiles:
        m.tiles[kind] = max(laying(m, kind, n) for n in NINE)
    return m.tiles[kind]


def laying(m: Mind, kind: TileKind, n: int) -> float:
    """A tile on a space, without what it does for the mosaic."""
    old = m.me.production[n]
    gone = _lying(m, old.kind, n, old.flipped) + w.TILE_LOST if old.kind else 0.0
    return _lying(m, kind, n, False) - gone + _counted(m, kind)


def _lying(m: Mind, kind: TileKind, n: int, flipped: bool) -> float:
    if kind in ANIMALS:
        return _animal(m, 2 if kind == "lion" else 1) - w.SPACE_LOST * m.rounds * w.SPACE_USED[n]
    if flipped:
        return 0.0
    used = w.SPACE_USED[n]
    if kind in w.TILE_ONCE:
        return w.TILE_ONCE[kind] * used * min(1.0, m.turns / w.TILE_TURNS)
    rounds = m.rounds + (w.THIS_ROUND if m.view.lap < LAPS else 0)
    return w.TILE_EACH_ROUND.get(kind, 0.0) * rounds * used


def _animal(m: Mind, more: int) -> float:
    n = _heads(m)
    now = _set_points(n + more) - _set_points(n)
    share = 1.0 if not m.turns else w.ANIMAL_NOW
    return share * now + (1 - share) * w.ANIMAL * more


def _heads(m: Mind) -> int:
    return animals(m) + sum(space.kind == "lion" for space in m.me.production)


def _set_points(n: int) -> int:
    return ANIMAL_VP[ANIMAL_SET] * (n // ANIMAL_SET) + ANIMAL_VP[n % ANIMAL_SET]


def _counted(m: Mind, kind: TileKind) -> float:
    """By followers of the row that score tiles or animals."""
    return m.scored("estate") + (m.scored("animal") if kind in ANIMALS else 0.0)


# ---- artisans ---------------------------------------------------------------------------------


def open_spaces(m: Mind, st: Holdings) -> list[int]:
    return [
        n
        for n in NINE
        if not st.working >> n & 1 and (m.tames or m.me.production[n].kind not in ANIMALS)
    ]


def harvested(m: Mind, st: Holdings, spaces: tuple[int, ...]) -> Holdings:
    """Artisans placed on all these spaces; the order makes no difference."""
    _, goods, coins = _yields(st.working, spaces)
    after = st.but(
        goods=_stored(st.goods, goods),
        coins=st.coins + coins,
        working=st.working | sum(1 << n for n in spaces),
        artisans=st.artisans - len(spaces),
    )
    return _with_tiles(m, after, spaces)


@cache
def _yields(working: int, spaces: tuple[int, ...]) -> Harvest:
    """What artisans bring who join those at work, tiles aside."""
    goods, coins = [0] * len(GOODS), 0
    for n in spaces:
        row, column = divmod(n, 3)
        for what, line in (
            (TABLES.row_yields[row], ROW_BITS[row]),
            (TABLES.column_yields[column], COLUMN_BITS[column]),
        ):
            many = 1 + (working & line).bit_count()
            if what == "coin":
                coins += many
            else:
                goods[AT[what]] += many
        working |= 1 << n
    return spaces, tuple(goods), coins


def _stored(goods: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(MOST_GOODS, a + b) for a, b in zip(goods, more, strict=True)])


def _with_tiles(m: Mind, st: Holdings, spaces: tuple[int, ...]) -> Holdings:
    for n in spaces:
        tile = m.me.production[n]
        if tile.kind is None or tile.flipped:
            continue
        product = PRODUCTS.get(tile.kind)
        if product == "influence":
            st = with_influence(st, 1)
        elif product:
            goods = list(st.goods)
            goods[AT[product]] = min(MOST_GOODS, goods[AT[product]] + 1)
            st = st.but(goods=tuple(goods))
        elif tile.kind in ANIMALS:
            st = st.but(coins=st.coins + 1)
        else:
            st = st.but(vp=st.vp + w.TILE_ONCE.get(tile.kind, w.CONVERSION))
    return st


def best_harvest(m: Mind, st: Holdings, artisans: int) -> tuple[Holdings, tuple[int, ...]]:
    """The best spaces for so many artisans together."""
    spaces = open_spaces(m, st)
    artisans = min(artisans, len(spaces), st.artisans)
    idle = st.but(artisans=st.artisans - artisans, working=st.working | _first(spaces, artisans))
    best = float("-inf")
    chosen: tuple[int, ...] = ()
    for where, goods, coins in _harvests(st.working, tuple(spaces), artisans):
        if any(m.bringing[n] for n in where):
            worth = m.supplies(harvested(m, st, where))
        else:
            worth = m.supplies_with(idle, _stored(st.goods, goods), st.coins + coins)
        if worth > best:
            best, chosen = worth, where
    return harvested(m, st, chosen), chosen


@cache
def _harvests(working: int, spaces: tuple[int, ...], artisans: int) -> list[Harvest]:
    return [_yields(working, chosen) for chosen in combinations(spaces, artisans)]


def _first(spaces: list[int], n: int) -> int:
    """So many spaces with artisans, no matter which."""
    return sum(1 << space for space in spaces[:n])


def productions(
    m: Mind, st: Holdings, steps: int
) -> Iterator[tuple[Holdings, bool, tuple[int, ...]]]:
    """Ways to use the steps of an action: what comes of it, whether to hire first, and where."""
    for hires in range(steps + 1):
        if st.goods[WHEAT] < hires or m.view.artisans < hires:
            break
        goods = list(st.goods)
        goods[WHEAT] -= hires
        hired = st.but(goods=tuple(goods), artisans=st.artisans + hires)
        after, spaces = best_harvest(m, hired, steps - hires)
        yield after, hires > 0, spaces
