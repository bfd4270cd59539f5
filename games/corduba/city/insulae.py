"""Insulae on isolated cells."""

from __future__ import annotations

from games.corduba.city.maps import MAPS
from games.corduba.data import TABLES
from games.corduba.holdings.effects import resolve
from games.corduba.measures import board, occupied
from games.corduba.state import Owner, State
from games.corduba.terms import NEUTRAL, ROW_LENGTH, DistrictId
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import DISTRICT_TINY
from games.core.contract import Steps
from games.core.text import Text


def place_own(
    t: Chronicle, s: State, owner: Owner, district: DistrictId, cells: int, *, neutral: bool = False
) -> Steps[None]:
    """In reading order from the builder's row, each bonus at once; then neutral ones, for free."""
    player = board(s, owner)
    own = 0 if neutral else min(cells.bit_count(), ROW_LENGTH - player.rows[district])
    names = MAPS[district].cells(cells)
    if own:
        t.did("did-insulae", n=own)
    for cell in names[:own]:
        s.districts[district].insulae[cell] = owner
        player.rows[district] += 1
        bonus = TABLES.districts[district].insulae.get(str(player.rows[district]), ())
        with t.because(
            Text("why-insula", {"district": DISTRICT_TINY[district], "n": player.rows[district]})
        ):
            yield from resolve(t, s, owner, bonus)
    for cell in names[own:]:
        _put_neutral(s, district, cell)


def fill_others(s: State, district: DistrictId) -> None:
    """All other isolated cells, at the end of a build (ruling R-17)."""
    for cell in MAPS[district].cells(MAPS[district].isolated(occupied(s, district))):
        _put_neutral(s, district, cell)


def _put_neutral(s: State, district: DistrictId, cell: str) -> None:
    """When no piece is left the cell counts as filled all the same (ruling R-20)."""
    s.districts[district].insulae[cell] = NEUTRAL
    s.neutral = max(0, s.neutral - 1)
