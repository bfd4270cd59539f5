"""The whole table in one picture."""

from __future__ import annotations

from typing import NamedTuple

from games.trajan.data.circle import NUMERALS, STONES, TRAYS
from games.trajan.data.circle import Colour as Stone
from games.trajan.seat.view import View
from rendering.board.close_up import RIM
from rendering.board.masthead import masthead
from rendering.board.page import Page
from rendering.board.scene import GAP, INNER, MARGIN, TALLEST, Placement, Scene
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import PLASTER
from rendering.trajan.board.changes import News, news
from rendering.trajan.board.district import district
from rendering.trajan.board.forum import forum_place
from rendering.trajan.board.harbour import harbour
from rendering.trajan.board.key import key_lines, key_panel, key_sheet
from rendering.trajan.board.province_map import province_map
from rendering.trajan.board.section import Asked
from rendering.trajan.board.senate import senate_house
from rendering.trajan.board.stacks import trajan_stacks
from rendering.trajan.board.time_track import time_strip
from rendering.trajan.final import score_table
from rendering.trajan.near.cards import WIDE, are_cards, offer_cards
from rendering.trajan.near.offers import OFFERS, offer_list
from rendering.trajan.near.sowing import large_circle, sowings
from rendering.trajan.near.stones import stone_row
from rendering.trajan.player.area import PANEL, Area, Form, panel
from rendering.trajan.player.circle import circle, preview, slot_box
from rendering.trajan.player.own import OWN as BESIDE
from rendering.trajan.player.own import own_strip
from rendering.trajan.scenery import plan
from rendering.trajan.scenery.plan import HEIGHT, WIDTH
from rendering.trajan.words.head import head, words_for
from rendering.words.spoken import Words

SHOWN = Box(RIM, 0, WIDTH - 2 * RIM, HEIGHT)  # of the scene in a close-up
SNUG = 8  # units the scene is nearer to its neighbours: the signs are explained at the foot
OWN = ("tray:", "slot:", "action:")  # places on the circle and mat of who is asked


class Seen(NamedTuple):
    """All that a picture depends on."""

    view: View
    frame: Frame
    told: News
    words: Words

    @property
    def offered(self) -> set[str]:
        """Spots that a question names."""
        return {*self.frame.marks, *self.frame.focus, *self.frame.offers}


def board_scene(view: View, frame: Frame) -> Scene:
    seen = _seen(view, frame)
    top = masthead(head(view, frame, seen.words))
    if near := _near(seen):
        page = Page(top)
        page.row(near)
        return _scene(seen, page, near=True)
    page = Page(top)
    page.row(time_strip(view, seen.told.trail, seen.words))
    middle = empire(view, Asked(_asked(seen), frozenset(seen.offered)), seen.words)
    page.across(middle, snug=SNUG)
    panels = _panels(seen, "full")
    if len(panels) % 2:
        panels.append(key_panel(PANEL, panels[-1].box.h, seen.words))
    _pair(page, panels)
    scene = _scene(seen, page)
    return scene if len(view.players) % 2 else _explained(scene, seen.words)


def film_scene(view: View, frame: Frame) -> Scene:
    """The board for a camera that never sees all of it: no head, the circles as large as can be."""
    seen = _seen(view, frame)
    page = Page(Canvas(INNER, 0, PLASTER))
    page.across(empire(view, Asked(_asked(seen)), seen.words), snug=SNUG)
    _pair(page, _panels(seen, "film"))
    scene = _scene(seen, page)
    return scene._replace(placements=scene.placements[1:])


def final_scene(view: View, frame: Frame) -> Scene:
    """The scoring table above the board; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    seen = _seen(view, frame)
    page = Page(masthead(head(view, frame, seen.words)))
    page.row(score_table(view, seen.words))
    page.across(empire(view, Asked(_asked(seen)), seen.words))
    _pair(page, _panels(seen, "mat"))
    return _scene(seen, page)


def _seen(view: View, frame: Frame) -> Seen:
    return Seen(view, frame, news(frame.before, view), words_for(view, frame))


def _near(seen: Seen) -> Canvas | None:
    """What is offered, large; below it what the one who is asked has."""
    view, focus, words = seen.view, seen.frame.focus, seen.words
    if view.seat is None or not focus:
        return None
    area = _area(seen, view.seat, "full")._replace(width=WIDE)
    if are_cards(focus):
        offers = offer_cards(view, focus, seen.frame.places, words)
        about_circle = any(spot.startswith("stack:") for spot in focus)
        mine = _laying(area, words) if about_circle else own_strip(view, focus, words, WIDE)
    elif all(spot.startswith("tray:") for spot in focus):
        laid = (area.offered, area.to_lay)
        wheel = circle(area.player, area.sown, area.ahead, words, *laid, hand=False)
        found = sowings(area.player, area.offered, area.ahead)
        offers = large_circle(area.player, wheel, found, words, area.ahead)
        if area.ahead:
            offers = _below(stone_row(area.player, area.ahead, words), offers)
        mine = own_strip(view, focus, words, WIDE) if area.offered else None
    else:
        return None
    return _below(offers, mine) if mine else offers


def _below(upper: Canvas, lower: Canvas) -> Canvas:
    sheet = Canvas(WIDE, upper.box.h + lower.box.h, PLASTER)
    sheet.put(upper, 0, 0)
    sheet.put(lower, 0, upper.box.h)
    return sheet


def _laying(area: Area, words: Words) -> Canvas:
    """The own circle, with the place of the next Trajan tile in colour."""
    player = area.player
    wheel = circle(player, area.sown, area.ahead, words)
    if player.arch is not None:
        at = slot_box(player.arch).inset(-2)
        wheel.outline(at, 12, 5, SEATS[player.seat].colour)
    return large_circle(player, wheel, (), words)


def _scene(seen: Seen, page: Page, near: bool = False) -> Scene:
    marks = {_own(spot, seen): name or _numeral(spot) for spot, name in seen.frame.marks.items()}
    focus = tuple(_own(spot, seen) for spot in seen.frame.focus)
    mine = None
    if focus and not near and not any(spot.startswith(OWN) for spot in seen.frame.focus):
        mine = own_strip(seen.view, focus, seen.words)
    if mine:
        frame = seen.frame
        told = offer_list(seen.view, frame.marks, frame.places, mine.box.w, seen.words)
        for block, name in ((told, OFFERS), (mine, BESIDE)):
            if block:
                page.row(block)
                focus = (*focus, name)
    return Scene(page.y + GAP, tuple(page.placements), seen.told.spots, marks, focus)


def _explained(scene: Scene, words: Words) -> Scene:
    """With the meaning of the signs at the foot: all, some or none, as there is room."""
    for key in (key_sheet(words), key_lines(words)):
        height = scene.height + key.box.h
        if height <= TALLEST:
            foot = Placement(key, MARGIN, scene.height - GAP)
            return scene._replace(height=height, placements=(*scene.placements, foot))
    return scene


# ---- the parts --------------------------------------------------------------------------------


def empire(view: View, asked: Asked, words: Words) -> Canvas:
    """Everything that belongs to nobody: the map, and the places of the city around it."""
    canvas = Canvas(WIDTH, HEIGHT, PLASTER)
    for place, drawn in (
        (plan.MAP, province_map(view, asked, words)),
        (plan.SITES, district(view, asked, words)),
        (plan.HARBOUR, harbour(view, asked, words)),
        (plan.FORUM, forum_place(view, words)),
        (plan.SENATE, senate_house(view, words)),
        (plan.ARCADE, trajan_stacks(view, words)),  # the lowest: in close-ups others pair better
    ):
        canvas.put(drawn, place.x, place.y)
        shown = place.common(SHOWN)
        assert shown
        canvas.part(shown)
    return canvas


def _panels(seen: Seen, form: Form) -> list[Canvas]:
    """One for each player; two beside each other are equally high."""
    areas = [_area(seen, seat, form) for seat in range(len(seen.view.players))]
    if len(areas) % 2 and form == "mat":
        areas[-1] = areas[-1]._replace(width=INNER)
    made = [panel(area, seen.words) for area in areas]
    if form == "film":  # there none is seen beside another
        return made
    for left, right in zip(range(0, len(made), 2), range(1, len(made), 2), strict=False):
        tall = max(made[left].box.h, made[right].box.h)
        for seat in (seat for seat in (left, right) if made[seat].box.h < tall):
            made[seat] = panel(areas[seat]._replace(least=tall), seen.words)
    return made


def _area(seen: Seen, seat: int, form: Form) -> Area:
    view, player = seen.view, seen.view.players[seat]
    mine = seat == _asked(seen)
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
        asked=_actions(seen) if mine else (),
        offered=_sowable(seen, seat) if mine else (),
        to_lay=_to_lay(view, seat) if mine else (),
    )


def _actions(seen: Seen) -> tuple[str, ...]:
    """Actions a question is about."""
    named = (spot for spot in sorted(seen.offered) if spot.startswith("action:"))
    return tuple(spot.removeprefix("action:") for spot in named)


def _to_lay(view: View, seat: int) -> tuple[Stone, ...]:
    """In set-up the own stones that lie in no tray yet."""
    player = view.players[seat]
    if view.phase != "stones" or view.seat != seat or player.ready:
        return ()
    left = list(STONES)
    for stone in (stone for tray in player.trays for stone in tray):
        left.remove(stone)
    return tuple(left)


def _sowable(seen: Seen, seat: int) -> tuple[int, ...]:
    """Trays from which a sowing may begin; none in set-up or while one goes on."""
    view = seen.view
    if view.phase != "turn" or (view.turn and view.turn.seat == seat and view.turn.left):
        return ()
    stones = view.players[seat].trays
    return tuple(n for n in range(TRAYS) if f"tray:{n}" in seen.offered and stones[n])


def _pair(page: Page, panels: list[Canvas]) -> None:
    for n in range(0, len(panels), 2):
        page.row(*panels[n : n + 2])


def _own(spot: str, seen: Seen) -> str:
    """As the picture calls a spot of the options."""
    return f"p{_asked(seen)}:{spot}" if spot.startswith(OWN) else spot


def _numeral(spot: str) -> str:
    """What stands on a tray is written anew where a mark goes through it."""
    return NUMERALS[int(spot.removeprefix("tray:"))] if spot.startswith("tray:") else ""


def _asked(seen: Seen) -> int:
    """Whose places a question names: of who looks, in a picture for all of who is awaited."""
    view = seen.view
    return next(iter(seen.frame.waiting), view.active) if view.seat is None else view.seat
