"""The table of a front page: what became of a circle drawn large, the rest as on the board."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS
from games.trajan.data.circle import Colour as Stone
from games.trajan.seat.view import PlayerView, View
from rendering.board.scene import Placement, Scene
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OLIVE, PLASTER, PLASTER_LIGHT
from rendering.trajan.board.changes import news
from rendering.trajan.board.scene import board_scene
from rendering.trajan.front.kept import kept_panels
from rendering.trajan.front.land import news_of_land, province_panel
from rendering.trajan.front.panel import (
    FOOT,
    HEAD,
    LARGE,
    LEFT,
    PANEL,
    ROW,
    TALL,
    TYPE,
    WIDE,
    looked_at,
    name_bar,
)
from rendering.trajan.front.taken import taken, taken_panel
from rendering.trajan.look.faces import trajan_face
from rendering.trajan.look.signs import ACTION_SIGN
from rendering.trajan.player.bowl import stones_in_rows
from rendering.trajan.player.circle import HOLLOW, Sown
from rendering.trajan.scenery.colours import LINEN
from rendering.trajan.words.head import words_for
from rendering.words.spoken import Words

APART, FAR = 24, 240
EMPTY_W, EMPTY_H = 44, 60  # the tray that was emptied
TILE_W, TILE_H = 86, 84
STONE = 36  # side at most
LAID_W, LAID_H, LAID_TOP = 78, 74, 25  # tiles laid together, numerals above them


class Deed(NamedTuple):
    """What became of a circle: a tray, the one whose stones came into it, the tile beside it."""

    player: PlayerView
    tray: int
    fresh: tuple[Stone, ...]
    source: int | None
    tile: str | None
    fulfilled: bool
    before: tuple[int, ...]  # stones in each tray
    laid: tuple[int, ...] = ()  # trays with new tiles, where there are several and nothing else


def table(view: View, frame: Frame) -> Scene:
    """The board without its head, below it the deeds and the provinces somebody came to.

    What hangs above the land is hung far below: nothing of it may stray into a view of the land.
    """
    scene = board_scene(view, frame)
    words = words_for(view, frame)
    (time, x, _), *placements = scene.placements[1:]
    y = scene.height + APART
    panels = [_panel(deed, words) for deed in deeds(view, frame.before)]
    panels += [province_panel(it, words) for it in news_of_land(view, frame.before)]
    if gone := taken(view, frame.before, words):
        panels.append(taken_panel(gone))
    panels += kept_panels(view, scene.changed, words)
    for panel in panels:
        # Broader than any view: a block that fits is looked at whole, and from farther away.
        broad = Canvas(scene.width, TALL, PLASTER)
        broad.put(panel, (scene.width - PANEL) // 2, 0)
        placements.append(Placement(broad, 0, y))
        y += TALL + APART
    placements.append(Placement(time, x, y + FAR))
    return scene._replace(height=y + FAR + time.box.h + FAR, placements=tuple(placements))


def deeds(view: View, before: bytes | None) -> list[Deed]:
    """One for each player who sowed, or won or lost a Trajan tile."""
    if before is None:
        return []
    sown = news(before, view).sown
    then = msgspec.json.decode(before, type=View).players
    if len(then) != len(view.players):
        return []
    found = (_deed(*pair, sown[n]) for n, pair in enumerate(zip(then, view.players, strict=True)))
    return [deed for deed in found if deed]


def _deed(old: PlayerView, new: PlayerView, sown: Sown) -> Deed | None:
    """A tile counts for more than where the last stone fell."""
    source = sown.emptied[-1] if sown.emptied else None
    other = [n for n in range(TRAYS) if old.slots[n] != new.slots[n]]
    won = [n for n in other if old.slots[n] and not new.slots[n]]
    last = [n for n in (range(TRAYS) if source is None else _after(source)) if sown.stones[n]]
    shown = (won or other or last)[-1:]
    if not shown:
        return None
    laid = tuple(other) if len(other) > 1 and not won else ()
    tray = shown[0]
    tile = (old if tray in won else new).slots[tray] if tray in other else None
    before = tuple(map(len, old.trays if any(old.trays) else new.trays))
    return Deed(new, tray, sown.stones[tray], source, tile, tray in won, before, laid)


def _after(tray: int) -> list[int]:
    """The others, clockwise."""
    return [(tray + n) % TRAYS for n in range(1, TRAYS)]


# ---- drawing ----------------------------------------------------------------------------------


def _panel(deed: Deed, words: Words) -> Canvas:
    """Name above, the deed, all trays below; beside it what only a broad view shows."""
    seat = deed.player.seat
    canvas = Canvas(PANEL, TALL, PLASTER)
    canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    left = LEFT
    name_bar(canvas, seat, words)
    row = Box(left, HEAD, WIDE, ROW)
    if deed.laid:
        _laid(canvas, deed, row, words)
    else:
        _sowing(canvas, deed, row, words)
    _foot(canvas, deed, Box(left, row.bottom, WIDE, FOOT), words)
    canvas.lit_spot(f"p{seat}:deed", looked_at(row))
    return canvas


def _laid(canvas: Canvas, deed: Deed, row: Box, words: Words) -> None:
    """Tiles beside each other, above each the tray it was laid at and its action."""
    step = row.w // len(deed.laid)
    for n, tray in enumerate(deed.laid):
        tile = deed.player.slots[tray]
        cell = Box(row.x + n * step, row.y, step, row.h)
        at = Box(cell.middle[0] - LAID_W // 2, row.bottom - LAID_H - 1, LAID_W, LAID_H)
        plate = Box(at.x + 2, row.y, 36, LAID_TOP)
        canvas.rounded(plate, 10, INK)
        canvas.text(NUMERALS[tray], plate, "bold", TYPE, MARBLE, "centre", least=TYPE)
        icon = ACTION_SIGN[ACTIONS[tray]]
        canvas.icon(icon, plate.right + 17, plate.middle[1], LAID_TOP - 3, INK)
        if tile:
            trajan_face(canvas, tile, at, words)
        canvas.lit_spot(f"p{deed.player.seat}:slot:{tray}", looked_at(at))


def _sowing(canvas: Canvas, deed: Deed, row: Box, words: Words) -> None:
    """The tray that was emptied, the one where it ended, the tile beside that."""
    x = row.x + 6
    if deed.source is not None:
        at = Box(x, row.y + (ROW - EMPTY_H) // 2, EMPTY_W, EMPTY_H)
        _bowl(canvas, deed, deed.source, at, (), words)
        x = at.right + 24
        canvas.icon("arrow-right", at.right + 12, row.middle[1], 20, INK_SOFT)
    end = row.right - 6
    if deed.tile:
        at = Box(end - TILE_W, row.y + (ROW - TILE_H) // 2, TILE_W, TILE_H)
        _tile(canvas, deed, at, words)
        end = at.x - 8
        canvas.icon(ACTION_SIGN[ACTIONS[deed.tray]], row.right + 34, row.middle[1], 48, INK_SOFT)
    else:
        canvas.icon(ACTION_SIGN[ACTIONS[deed.tray]], end - 30, row.middle[1], 48, INK)
        end -= 66
    at = Box(x, row.y + 3, end - x, ROW - 6)
    _bowl(canvas, deed, deed.tray, at, deed.player.trays[deed.tray], words)


def _bowl(
    canvas: Canvas, deed: Deed, tray: int, box: Box, stones: tuple[Stone, ...], words: Words
) -> None:
    """A tray with its numeral at the upper left; a spot of its own where it was emptied."""
    seat = deed.player.seat
    canvas.rounded(box, 22, INK)
    canvas.rounded(box.inset(2), 20, SEATS[seat].colour)
    canvas.rounded(box.inset(7), 16, HOLLOW)
    canvas.rounded(box.inset(9).moved(0, 1), 14, LINEN)
    plate = Box(box.x - 2, box.y - 1, 42, 32)
    if stones:
        room = Box(box.x + 36, box.y + 4, box.w - 42, box.h - 8)
        stones_in_rows(canvas, stones, deed.fresh, room, STONE, seat, words)
    else:
        plate = Box(box.middle[0] - 18, box.middle[1] - 16, 36, 32)
    canvas.rounded(plate, 12, INK)
    canvas.text(NUMERALS[tray], plate, "bold", LARGE, MARBLE, "centre", least=TYPE)
    if tray == deed.source or deed.source is None:
        canvas.lit_spot(f"p{seat}:tray:{tray}", looked_at(box))


def _tile(canvas: Canvas, deed: Deed, box: Box, words: Words) -> None:
    """The tile that was laid or, with a tick, fulfilled."""
    assert deed.tile
    trajan_face(canvas, deed.tile, box, words)
    if deed.fulfilled:
        at = Box(box.right - 19, box.y - 8, 26, 26)
        canvas.shape("disc", at, MARBLE)
        canvas.shape("disc", at.inset(2), OLIVE)
        canvas.icon("check", *at.middle, 16, MARBLE)
    canvas.lit_spot(f"p{deed.player.seat}:slot:{deed.tray}", looked_at(box))


def _foot(canvas: Canvas, deed: Deed, box: Box, words: Words) -> None:
    """How many stones lie in each tray, and did before; a broad view says so."""
    title = Box(4, box.y + 8, box.x - 12, 38)
    canvas.text(words.say("trajan-stones"), title, "semi", TYPE, INK_SOFT, "right", least=TYPE)
    step = box.w // TRAYS
    for tray, stones in enumerate(deed.player.trays):
        cell = Box(box.x + tray * step, box.y + 2, step, box.h - 4)
        then, now = deed.before[tray], len(stones)
        if then != now:
            canvas.rounded(cell.inset(1, 0), 8, MARBLE)
        upper = Box(cell.x, cell.y, cell.w, 24)
        canvas.text(NUMERALS[tray], upper, "semi", TYPE, INK_SOFT, "centre", least=16)
        lower = Box(cell.x, upper.bottom, cell.w, cell.h - upper.h)
        said = f"{then}→{now}" if then != now else str(now)
        canvas.text(said, lower, "bold", TYPE + 2, INK, "centre", least=16)
