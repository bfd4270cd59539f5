"""The private estate: tiles and where to lay them, artisans and what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.estate.effects import PRODUCTS
from games.nova_roma.estate.tiles import ANIMALS
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.holdings import AT, WHEAT, Holdings, with_influence
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.people import animals
from games.nova_roma.terms import ANIMAL_SET, ANIMAL_VP, LAPS, MOST_GOODS

NINE = range(9)
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
    goods, coins, working = list(st.goods), st.coins, st.working
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
                goods[AT[what]] = min(MOST_GOODS, goods[AT[what]] + many)
        working |= 1 << n
    after = st.but(
        goods=tuple(goods), coins=coins, working=working, artisans=st.artisans - len(spaces)
    )
    return _with_tiles(m, after, spaces)


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
    found = [(harvested(m, st, chosen), chosen) for chosen in combinations(spaces, artisans)]
    return max(found, key=lambda plan: m.supplies(plan[0]))


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
