"""The city as lines of letters, for a terminal."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import View
from games.nova_roma.terms import NEUTRAL, ZoneId

FREE, NO_TILE, OPEN, DONE = "·", "×", "?", "!"


def owner_sign(owner: int) -> str:
    """The number of a seat: only who speaks the texts knows names, and so initials."""
    return "#" if owner == NEUTRAL else str(owner + 1)


def map_lines(view: View, zone: ZoneId) -> list[str]:
    """One line per row: the sign of an owner, `?` an open reward, `!` a done one."""
    marks = {reward.space: _reward(reward.tile, reward.resolved) for reward in view.rewards}
    for building in view.buildings:
        marks |= dict.fromkeys(building.cells, owner_sign(building.owner))
    planned = view.turn.planned
    if planned:
        marks |= dict.fromkeys(planned.cells, "*")
    grid = TABLES.zones[zone].grid
    columns = range(1, len(grid[0].split()) + 1)
    head = f"{zone}   " + " ".join(str(column) for column in columns)
    rows = [
        f"{zone}{row}  " + " ".join(marks.get(f"{zone}{row}{column}", FREE) for column in columns)
        for row in range(1, len(grid) + 1)
    ]
    return [head, *rows]


def _reward(tile: str | None, resolved: bool) -> str:
    if tile is None:
        return NO_TILE
    return DONE if resolved else OPEN
