"""The whole table in one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from games.trajan.seat.view import View
from rendering.board.masthead import masthead
from rendering.board.scene import GAP, INNER, MARGIN, TALLEST, Placement, Scene, stacked
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.trajan.board.changes import News, news
from rendering.trajan.board.district import district
from rendering.trajan.board.forum import forum_place
from rendering.trajan.board.geography import HEIGHT as MAP_HEIGHT
from rendering.trajan.board.geography import WIDTH as MAP_WIDTH
from rendering.trajan.board.harbour import harbour
from rendering.trajan.board.key import key_line, key_panel, key_sheet
from rendering.trajan.board.province_map import province_map
from rendering.trajan.board.section import stored
from rendering.trajan.board.senate import senate_house
from rendering.trajan.board.stacks import trajan_stacks
from rendering.trajan.board.time_track import time_strip
from rendering.trajan.final import score_table
from rendering.trajan.player.area import PANEL, Area, Form, panel
from rendering.trajan.player.circle import preview
from rendering.trajan.words.head import head, words_for
from rendering.words.spoken import Words

Rows: TypeAlias = "list[Canvas | Sequence[Canvas]]"

LOW = 264  # height of seaport, forum and senate
SEAPORT, FORUM = 560, 432
OWN = ("tray:", "slot:", "action:")  # places on the circle and mat of who is asked
SENATE = INNER - SEAPORT - FORUM - 2 * GAP
FORMS_AT_THE_END: tuple[Form, ...] = ("compact", "mat")  # as far as there is room


class Seen(NamedTuple):
    """All that a picture depends on."""

    view: View
    frame: Frame
    told: News
    words: Words


def board_scene(view: View, frame: Frame) -> Scene:
    seen = _seen(view, frame)
    top = masthead(head(view, frame, seen.words))
    above = [time_strip(view, seen.told.trail, seen.words), *_places(seen)]
    if frame.style == "compact":
        scene = _scene(seen, top, [*above, *_paired(_panels(seen, "compact"))])
        if scene.height <= TALLEST:
            return scene
    panels = _panels(seen, "full")
    if len(panels) % 2:
        panels.append(key_panel(PANEL, panels[-1].box.h, seen.words))
        return _scene(seen, top, [*above, *_paired(panels)])
    return _explained(_scene(seen, top, [*above, *_paired(panels)]), seen.words)


def final_scene(view: View, frame: Frame) -> Scene:
    """The scoring table above the board; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    seen = _seen(view, frame)
    top, table = masthead(head(view, frame, seen.words)), score_table(view, seen.words)
    places = _places(seen)
    for form in FORMS_AT_THE_END:
        scene = _scene(seen, top, [table, *places, *_paired(_panels(seen, form))])
        if scene.height <= TALLEST:
            break
    return scene


def _seen(view: View, frame: Frame) -> Seen:
    return Seen(view, frame, news(frame.before, view), words_for(view, frame))


def _scene(seen: Seen, top: Canvas, rows: Rows) -> Scene:
    marks = {_own(spot, seen): name for spot, name in seen.frame.marks.items()}
    focus = tuple(_own(spot, seen) for spot in seen.frame.focus)
    return stacked(top, rows, seen.told.spots, marks, focus)


def _explained(scene: Scene, words: Words) -> Scene:
    """With the meaning of the signs at the foot: all, some or none, as there is room."""
    for key in (key_sheet(words), key_line(words)):
        height = scene.height + key.box.h
        if height <= TALLEST:
            foot = Placement(key, MARGIN, scene.height - GAP)
            return scene._replace(height=height, placements=(*scene.placements, foot))
    return scene


# ---- the parts --------------------------------------------------------------------------------


def _places(seen: Seen) -> Rows:
    """Everything that belongs to nobody."""
    view, words = seen.view, seen.words
    return [
        (province_map(view, words), _city(view, words)),
        (
            harbour(view, SEAPORT, LOW, words),
            forum_place(view, FORUM, LOW, words),
            senate_house(view, SENATE, LOW, words),
        ),
    ]


def _city(view: View, words: Words) -> Canvas:
    """District and Trajan stacks, as high together as the map."""
    seen = (view.sites, view.trajan_stacks, [player.worker_camp for player in view.players])
    return stored("city", seen, words, lambda: _draw_city(view, words))


def _draw_city(view: View, words: Words) -> Canvas:
    w = INNER - MAP_WIDTH - GAP
    canvas = Canvas(w, MAP_HEIGHT, PLASTER)
    sites = district(view, w, words)
    canvas.put(sites, 0, 0)
    top = sites.box.h + GAP
    canvas.put(trajan_stacks(view, w, MAP_HEIGHT - top, words), 0, top)
    canvas.part(sites.box)
    canvas.part(Box(0, top, w, MAP_HEIGHT - top))
    return canvas


def _panels(seen: Seen, form: Form) -> list[Canvas]:
    """One for each player; two beside each other are equally high."""
    areas = [_area(seen, seat, form) for seat in range(len(seen.view.players))]
    if len(areas) % 2 and form != "full":
        areas[-1] = areas[-1]._replace(width=INNER)
    made = [panel(area, seen.words) for area in areas]
    for left, right in zip(range(0, len(made), 2), range(1, len(made), 2), strict=False):
        tall = max(made[left].box.h, made[right].box.h)
        for seat in (seat for seat in (left, right) if made[seat].box.h < tall):
            made[seat] = panel(areas[seat]._replace(least=tall), seen.words)
    return made


def _area(seen: Seen, seat: int, form: Form) -> Area:
    view, player = seen.view, seen.view.players[seat]
    return Area(
        player,
        points=view.scores[seat].total if view.scores else player.vp,
        starts=seat == view.start,
        waits=seat in seen.frame.waiting,
        form=form,
        opened=view.result is not None,
        gained=seen.told.gained[seat],
        sown=seen.told.sown[seat],
        ahead=preview(player, view.turn),
    )


def _paired(panels: list[Canvas]) -> Rows:
    return [panels[n : n + 2] for n in range(0, len(panels), 2)]


def _own(spot: str, seen: Seen) -> str:
    """As the picture calls a spot of the options."""
    view, waiting = seen.view, seen.frame.waiting
    asked = view.seat if view.seat in waiting else next(iter(waiting), view.active)
    return f"p{asked}:{spot}" if spot.startswith(OWN) else spot
