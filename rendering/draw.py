"""The way in: a view as JSON and a frame give a finished picture. Safe to call in any process."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, NamedTuple, assert_never

import msgspec
from msgspec.structs import replace
from PIL import Image

from rendering.board.changes import Trace, traces
from rendering.board.close_up import close_up
from rendering.board.masthead import Masthead
from rendering.board.scene import Scene, compose
from rendering.files.animation import animate, thinned
from rendering.files.encoding import Spot, png
from rendering.files.pressing import pressed
from rendering.film.columns import abreast
from rendering.film.last_frame import LAST, last_frame
from rendering.film.reel import STILL, Moment, Reel, Shot
from rendering.film.still import HEIGHT, WIDTH
from rendering.film.takes import Take, takes
from rendering.film.words import film_alt, headline, still_alt
from rendering.final.curves import Titles
from rendering.final.plate import plate
from rendering.final.words import plate_alt
from rendering.frame import Frame, Kind, Picture
from rendering.front.cards import unhung
from rendering.front.look import Front
from rendering.front.page import front_page
from rendering.front.pictures import unheaded
from rendering.front.words import front_alt, note, readable
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import Colour
from rendering.kit.type import drawable
from rendering.phone import OWN, Mine, phone_page
from rendering.registry import AnyPainter, painter_of
from rendering.words.asked import pictured
from rendering.words.spoken import Words, drawn_words


class PictureError(ValueError):
    """What was handed in cannot be drawn."""


class _Painted(NamedTuple):
    image: Image.Image
    alt: str
    is_part: bool = False
    spots: Sequence[Spot] = ()
    places: Mapping[str, Box] = MappingProxyType({})


def draw(game_key: str, kind: Kind, view: bytes, frame: Frame) -> Picture:
    """A PNG with its alt text; raises UnknownGameError or PictureError."""
    painter = painter_of(game_key)
    seen = _read(painter, view)
    own = painter.palette
    frame = replace(frame, question=pictured(frame.question), awaited=pictured(frame.awaited))
    try:
        image, alt, is_part, spots, places = _painted(painter, kind, seen, frame, own)
    except (ValueError, msgspec.MsgspecError) as fault:
        raise PictureError(str(fault)) from fault
    data = png(image, own, spots, places)
    return Picture(data, "png", image.width, image.height, alt, is_part)


def _is_compact(frame: Frame) -> bool:
    """Whoever is asked for a place must see all that are open, in the compact style too."""
    return frame.style == "compact" and not frame.focus and not frame.marks


def _read(painter: AnyPainter, view: bytes) -> Any:  # noqa: ANN401 - only the painter knows it
    try:
        return msgspec.json.decode(view, type=painter.view)
    except msgspec.MsgspecError as fault:
        raise PictureError(f"not a view of {painter.game.key}: {fault}") from fault


def _painted(
    painter: AnyPainter,
    kind: Kind,
    view: Any,  # noqa: ANN401
    frame: Frame,
    own: tuple[Colour, ...],
) -> _Painted:
    match kind:
        case "front":
            page, alt = front_sheet(painter, view, frame)
            return _Painted(page.image, alt)
        case "board":
            if painter.ending(view, frame):
                return _left(painter, view, frame, own)
            if _is_compact(frame):
                page, alt = phone_sheet(painter, view, frame)
                return _Painted(page.image, alt)
            whole = traced(painter, view, frame)
            scene = close_up(whole, frame.question)
            sheet = compose(scene)
            image = pressed(sheet, own) if scene.scale == 1 else sheet.at(scene.scale)
            spots = _offered(sheet, view, frame, scene.scale)
            # Of a board for all: whose question is open knows by its own picture what is offered.
            places = sheet.spots if view.seat is None and scene is whole else {}
            return _Painted(image, painter.alt(view, frame), scene is not whole, spots, places)
        case "still":
            return _still(painter, view, frame)
        case "final":
            page, alt = final_sheet(painter, view, frame)
            return _Painted(page.image, alt)
        case "hand":
            sheet = painter.hand(view, frame)
            spots = _offered(sheet, view, frame)
            return _Painted(pressed(sheet, own), painter.hand_alt(view, frame), spots=spots)
        case _:
            assert_never(kind)


def _offered(
    sheet: Canvas,
    view: Any,  # noqa: ANN401
    frame: Frame,
    scale: float = 1,
) -> list[Spot]:
    """Where on the picture the options of a question are: of those, and of nothing else.

    Places that everybody has are those of who is asked: the picture has them under the seat's name.
    """
    asked = view.seat if view.seat is not None else next(iter(frame.waiting), None)
    spots: list[Spot] = []
    for place, options in frame.offers.items():
        names = (f"p{asked}:{place}", place)
        box = next((sheet.spots[name] for name in names if name in sheet.spots), None)
        here = Box(*(round(n * scale) for n in box)) if box else None
        spots.append(Spot(here, options, names))
    return spots


def front_sheet(painter: AnyPainter, view: Any, frame: Frame) -> tuple[Canvas, str]:  # noqa: ANN401
    """The front page, with its own drawing of the table or the board's; and in words."""
    front = _at_home(painter.front, view, frame)
    head = front.head(view, frame)
    if any(drawable(name) != name for name in frame.names):
        head = front.head(view, readable(frame, head.names))
    before = _standings_before(painter, head, frame)
    drawn = front.news or front.table
    table = drawn(view, frame) if drawn else unheaded(painter.board(view, frame))
    doing = note(head, frame, Words(painter.game.texts, frame.language, (), 0))
    page = front_page(front, head, doing, before, frame, _traced(painter, table, view, frame))
    return page, front_alt(head, before, frame)


def _at_home(front: Front[Any], view: Any, frame: Frame) -> Front[Any]:  # noqa: ANN401
    """Where nothing has changed it is looked at the home of who is next."""
    home = front.home(view, frame.waiting[0]) if front.home and frame.waiting else None
    return replace(front, place=(home, *front.place)) if home else front


def phone_sheet(painter: AnyPainter, view: Any, frame: Frame) -> tuple[Canvas, str]:  # noqa: ANN401
    """What a compact picture shows instead of the whole board, and in words."""
    front, words = painter.front, Words(painter.game.texts, frame.language, frame.names, 9)
    head = front.head(view, readable(frame, front.head(view, frame).names))
    before = _standings_before(painter, head, frame)
    drawn = front.news or front.table
    table = drawn(view, frame) if drawn else unheaded(painter.board(view, frame))
    sections = painter.game.sheet(view).sections if view.seat is not None else ()
    own = [section for section in sections if section.seat == view.seat]
    lines = [words.tell(line) for section in own for line in section.lines]
    asked = replace(frame, awaited=frame.awaited or frame.question)
    doing = note(head, asked, Words(painter.game.texts, frame.language, (), 0))
    seat = view.seat if own else None
    drawn_own = front.mine(view, frame, OWN) if front.mine and own else ()
    mine = Mine(seat, [line for line in map(drawable, lines) if line], drawn_own)
    page = phone_page(front, head, doing, before, mine, _traced(painter, table, view, frame))
    paid = front.pays(view, frame) if front.pays and drawn_own else ""
    own_told = [line for line in (paid, *lines) if line]
    return page, front_alt(head, before, frame, own_told)


def _left(
    painter: AnyPainter,
    view: Any,  # noqa: ANN401
    frame: Frame,
    own: tuple[Colour, ...],
) -> _Painted:
    """The board as it was left, with the scoring table instead of the last move."""
    calm = _calm(frame)
    return _Painted(pressed(compose(painter.final(view, calm)), own), painter.alt(view, calm))


def _calm(frame: Frame) -> Frame:
    """Without the last move."""
    return replace(frame, caption="", lines=(), order=(), steps=(), before=None)


def final_sheet(painter: AnyPainter, view: Any, frame: Frame) -> tuple[Canvas, str]:  # noqa: ANN401
    """The plate of the end, and in words; raises ValueError while the game goes on."""
    found = painter.ending(view, frame)
    if found is None:
        raise ValueError("there is no last picture before the game is over")
    words = Words(painter.game.texts, frame.language, (), 0)
    front = painter.front
    curves = Titles(words.say("final-curves", unit=found.unit), words.say(front.counted))
    calm = _calm(frame)
    scene = front.table(view, calm) if front.table else unheaded(painter.board(view, calm))
    sheet = plate(found, front, frame.course, scene, curves, frame.turnings)
    return sheet, plate_alt(found, frame.course, words, curves.counted)


def _standings_before(painter: AnyPainter, head: Masthead, frame: Frame) -> dict[int, int]:
    """Figures by seat when the move began, if they counted the same thing."""
    if frame.before is None:
        return {}
    then = painter.front.head(_read(painter, frame.before), frame)
    same = then.standing_title == head.standing_title
    return dict(then.standings) if same else {}


def traced(painter: AnyPainter, view: Any, frame: Frame) -> Scene:  # noqa: ANN401
    """The board, and who changed what of it."""
    return _traced(painter, painter.board(view, frame), view, frame)


def _traced(
    painter: AnyPainter,
    scene: Scene,
    view: Any,  # noqa: ANN401
    frame: Frame,
) -> Scene:
    return scene._replace(traces=traces(frame, view, painter.view, painter.changes))


def draw_animation(game_key: str, views: Sequence[bytes], frames: Sequence[Frame]) -> Picture:
    """The moves as a film; the last frame says who is next, or is the plate of the end."""
    if not views or len(views) != len(frames):
        raise PictureError(f"{len(views)} views and {len(frames)} frames make no animation")
    painter = painter_of(game_key)
    shown = thinned(takes(views, frames, drawn_words(painter.game.texts, frames[-1], 9)))
    try:
        end, said = _last(painter, _read(painter, views[-1]), _calm(frames[-1]))
        last = Shot(last_frame(end, painter.front.look), LAST)
        data = animate(chain(_filmed(painter, shown), (last,)), painter.palette)
    except (ValueError, msgspec.MsgspecError) as fault:
        raise PictureError(str(fault)) from fault
    return Picture(data, "gif", WIDTH, HEIGHT, film_alt(said, frames, painter.game.texts))


def _filmed(painter: AnyPainter, shown: Sequence[Take]) -> Iterator[Shot]:
    """What changed since the move before is marked in each; where nothing is seen to move there is
    no frame.
    """
    reel, before = Reel(painter.front), shown[0].frame.before
    for data, frame in shown:
        now = moment(painter, _read(painter, data), replace(frame, before=before))
        if reel.sees(now):
            yield from reel.shoot(now)
        before = data


def _last(painter: AnyPainter, view: Any, frame: Frame) -> tuple[Image.Image, str]:  # noqa: ANN401
    """The plate of a game that is over, else who is next and who stands where; and in words."""
    if painter.ending(view, frame):
        sheet, alt = final_sheet(painter, view, frame)
    else:
        whole = replace(painter.front, overview=painter.front.home is not None)
        sheet, alt = front_sheet(replace(painter, front=whole), view, frame)
    return sheet.image, alt


def _still(painter: AnyPainter, view: Any, frame: Frame) -> _Painted:  # noqa: ANN401
    """One step as a film shows it, larger; where pieces came from is marked too."""
    shown = moment(painter, view, frame)
    then = moment(painter, _read(painter, frame.before), frame) if frame.before else None
    image = Reel(painter.front, STILL).still(shown, then.scene if then else None)
    before = _standings_before(painter, shown.head, frame)
    return _Painted(image, still_alt(shown.head, before, frame))


def moment(painter: AnyPainter, view: Any, frame: Frame) -> Moment:  # noqa: ANN401
    """What a frame of a film is made of."""
    front = painter.front
    bare = replace(frame, lines=(), order=(), caption="", steps=(), move=0)  # without masthead
    cards: tuple[Canvas, ...] = ()
    if front.film:
        table = front.film(view, bare)
    elif front.table:
        table = abreast(front.table(view, bare))
    elif front.carded and front.news:
        table, cards = unhung(front.news(view, bare))
    else:
        table = unheaded(painter.board(view, bare))
    scene = _traced(painter, table, view, frame)
    ways, news = painter.ways(frame.before, view), headline(frame)
    actor = news.seat if news else None
    home = front.home(view, actor) if front.home and actor is not None else None
    strip = front.strip(view, frame, actor) if front.strip and actor is not None else None
    scene = scene._replace(traces=_by_owner(scene.traces))
    top = front.head(view, replace(bare, move=frame.move))
    return Moment(scene, top, news, ways, home, strip, cards)


def _by_owner(found: Mapping[str, Trace]) -> dict[str, Trace]:
    """What lies before somebody glows in their own colour, whoever did it."""
    owners = {spot: re.match(r"p(\d+):", spot) for spot in found}
    return {
        spot: trace._replace(seat=int(owner[1])) if (owner := owners[spot]) else trace
        for spot, trace in found.items()
    }
