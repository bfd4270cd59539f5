"""What tells a kind of building from others from above: arenas, pools, courts, towers."""

from __future__ import annotations

from collections.abc import Callable

from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import LEAF, LEAF_DARK, SAND, WAVE, lit, shaded
from rendering.corduba.look.grid import EAVES, EDGE, Grid
from rendering.kit.theme import INK, MARBLE, Colour, mix


def _oval(brush: Brush, grid: Grid, middle: tuple[float, float], r: float, face: Colour) -> None:
    """Around a point, its radius in cells."""
    x, y = grid.point(*middle)
    brush.oval(x, y, r / grid.across, r / grid.down, face, INK)


def _court(
    brush: Brush, grid: Grid, top: float, left: float, size: tuple[float, float], face: Colour
) -> None:
    """A rectangle inside the roof, in cells."""
    brush.area(grid.rect(top, left, top + size[0], left + size[1]), face)


def _arena(brush: Brush, grid: Grid, face: Colour) -> None:
    """Tiers around the sand, over the whole building."""
    for share, ink in ((0.9, lit(face)), (0.72, MARBLE), (0.56, lit(face, 0.1)), (0.4, SAND)):
        brush.oval(0.5, 0.5, share / 2, share / 2, ink, shaded(face, 0.3))


def _nave(brush: Brush, grid: Grid, face: Colour) -> None:
    """A raised middle along the longer side, with windows."""
    wide = grid.across > grid.down
    x, y, w, h = (0.16, 0.34, 0.68, 0.32) if wide else (0.34, 0.16, 0.32, 0.68)
    brush.box(x, y, w, h, lit(face))
    middle = [(x, 0.5), (x + w, 0.5)] if wide else [(0.5, y), (0.5, y + h)]
    brush.line(middle, shaded(face, 0.3), 1.5)


def _pool(brush: Brush, grid: Grid, face: Colour) -> None:
    """Water in a court."""
    at = grid.square()
    if at:
        _court(brush, grid, at[0] + 0.62, at[1] + 0.62, (0.76, 0.76), MARBLE)
        _court(brush, grid, at[0] + 0.72, at[1] + 0.72, (0.56, 0.56), WAVE)


def _garden(brush: Brush, grid: Grid, face: Colour) -> None:
    """A peristyle with a tree."""
    at = grid.square()
    if at:
        _court(brush, grid, at[0] + 0.62, at[1] + 0.62, (0.76, 0.76), mix(LEAF, MARBLE, 0.4))
        _oval(brush, grid, (at[0] + 1.0, at[1] + 1.0), 0.2, LEAF_DARK)


def _columns(brush: Brush, grid: Grid, face: Colour) -> None:
    """A colonnade along the eaves."""
    inset = EAVES + EDGE + 0.09
    for r, c in sorted(grid.cells):
        for n in range(3):
            share = 0.2 + 0.3 * n
            for near, (y, x) in (
                ((r - 1, c), (inset, share)),
                ((r + 1, c), (1 - inset, share)),
                ((r, c - 1), (share, inset)),
                ((r, c + 1), (share, 1 - inset)),
            ):
                if near not in grid.cells:
                    cx, cy = grid.point(r + y, c + x)
                    brush.oval(cx, cy, 0.055 / grid.across, 0.055 / grid.down, MARBLE)


def _stage(brush: Brush, grid: Grid, face: Colour) -> None:
    """Seats around a stage in the corner of the building."""
    r, c = max(sorted(grid.cells), key=lambda cell: _neighbours(grid, cell))
    for reach, ink in ((0.36, MARBLE), (0.25, lit(face)), (0.13, SAND)):
        _oval(brush, grid, (r + 0.5, c + 0.5), reach, ink)


def _yard(brush: Brush, grid: Grid, face: Colour) -> None:
    """Sand for training where the wings meet."""
    r, c = max(sorted(grid.cells), key=lambda cell: _neighbours(grid, cell))
    _court(brush, grid, r + 0.24, c + 0.24, (0.52, 0.52), SAND)


def _neighbours(grid: Grid, cell: tuple[int, int]) -> int:
    r, c = cell
    return sum(near in grid.cells for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)))


def _tower(brush: Brush, grid: Grid, face: Colour) -> None:
    """A watch tower at the far end."""
    r, c = max(grid.cells)
    _court(brush, grid, r + 0.16, c + 0.16, (0.68, 0.68), shaded(face, 0.1))
    _court(brush, grid, r + 0.3, c + 0.3, (0.4, 0.4), lit(face))


FEATURES: dict[str, Callable[[Brush, Grid, Colour], None]] = {
    "amphitheatrum": _arena,
    "basilica": _nave,
    "balneum": _pool,
    "schola": _garden,
    "forum": _columns,
    "aedis": _columns,
    "sanctuarium": _columns,
    "odeum": _stage,
    "ludus": _yard,
    "excubitorium": _tower,
}
