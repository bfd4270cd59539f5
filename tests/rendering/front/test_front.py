"""The front page of every game: it can be read 400 px wide, and says what the post says."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from rendering.draw import draw, front_sheet
from rendering.frame import Frame, Line
from rendering.front import telling
from rendering.front.look import HEIGHT, LEAST, WIDTH
from rendering.registry import painter_of, painters
from rendering.samples.contact_sheet import PREVIEW
from rendering.samples.gallery import LANGUAGES
from rendering.samples.positions import NAMES, Position, move, play
from rendering.words.alt import LONGEST
from tests.rendering.checks import LONG_NAMES

READABLE = 12  # px of type as a phone shows it
LIGHT = 120_000  # bytes
GAMES = pytest.mark.parametrize("key", painters())
TABLES = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in painters() for seats in painter_of(key).game.seats]
)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
MOVES = ((8, 3), (30, 4), (75, 12))  # choices of a game, and how many of them are the last move


@cache
def moves(key: str, seats: int, language: str = "en") -> list[Position]:
    game = painter_of(key).game
    return [move(game, seats, 5, n, ("steward",), language, last) for n, last in MOVES]


@cache
def end(key: str) -> Position:
    game = painter_of(key).game
    return play(game, game.seats[-1], 3, 10_000, to_the_end=True)[-1]


def page(key: str, position: Position, frame: Frame | None = None):
    view = msgspec.json.decode(position.view, type=painter_of(key).view)
    return front_sheet(painter_of(key), view, frame or position.frame)[0]


def renamed(frame: Frame, names: tuple[str, ...]) -> Frame:
    """The same move by people of other names."""
    lines = list(frame.lines)
    for old, new in zip(NAMES, names, strict=True):
        lines = [Line(line.text.replace(old, new), line.seat) for line in lines]
    return replace(frame, names=names[: len(frame.names)], lines=tuple(lines))


# ---- it can be read ---------------------------------------------------------------------------


@TABLES
@BOTH
def test_no_type_is_under_twelve_pixels_on_a_phone_or_cut_off(key, seats, language):
    for position in moves(key, seats, language):
        canvas = page(key, position)
        small = [placed for placed in canvas.texts if placed.size * PREVIEW / WIDTH < READABLE]
        assert not small
        for placed in canvas.texts:
            assert canvas.box.contains(placed.box), placed
            assert not placed.elided, placed


@GAMES
def test_long_names_fit(key):
    seats = painter_of(key).game.seats[-1]
    for position in moves(key, seats):
        canvas = page(key, position, renamed(position.frame, LONG_NAMES))
        assert all(canvas.box.contains(placed.box) for placed in canvas.texts)
        assert min(placed.size for placed in canvas.texts) >= LEAST


@GAMES
def test_it_is_small_and_wide(key):
    position = moves(key, painter_of(key).game.seats[-1])[1]
    picture = draw(key, "front", position.view, position.frame)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (WIDTH, HEIGHT) == (picture.width, picture.height)
    assert len(picture.data) <= LIGHT


# ---- it says what the post says ---------------------------------------------------------------


@GAMES
def test_numbers_of_told_lines_stand_in_the_pictures_too(key):
    position = moves(key, painter_of(key).game.seats[-1])[-1]
    shown, plain = (
        [placed.text for placed in page(key, position, frame).texts]
        for frame in (position.frame, replace(position.frame, steps=()))
    )
    numbers = [str(n) for n in range(1, len(position.frame.lines) + 1)]
    assert any(shown.count(n) > plain.count(n) for n in numbers)


@GAMES
def test_who_is_next_is_named_large(key):
    for position in moves(key, painter_of(key).game.seats[-1]):
        if len(position.frame.waiting) != 1:
            continue
        name = position.frame.names[position.frame.waiting[0]]
        sizes = [placed.size for placed in page(key, position).texts if placed.text == name]
        assert max(sizes) >= 50


@GAMES
def test_what_is_awaited_stands_below_the_name(key):
    position = moves(key, painter_of(key).game.seats[-1])[1]
    waiting = position.frame.waiting[:1]
    frame = replace(position.frame, awaited="count the geese", waiting=waiting)
    assert any("count the geese" in placed.text for placed in page(key, position, frame).texts)


@GAMES
def test_of_what_several_are_asked_for_as_much_is_told_as_fits(key):
    position = moves(key, painter_of(key).game.seats[-1])[1]
    short, long = "count the geese", "count all the geese on the Capitol once again"
    for awaited, told in (
        (f"{short} / feed them", f"{short} / feed them"),
        (f"{short} / {long}", f"{short} / …"),
    ):
        frame = replace(position.frame, awaited=awaited, waiting=(0, 1))
        assert told in [placed.text for placed in page(key, position, frame).texts]


@GAMES
def test_a_name_our_type_cannot_draw_keeps_its_deeds(key):
    position = moves(key, painter_of(key).game.seats[-1])[0]
    frame = replace(position.frame, lines=(Line("🦁🦚 waits for rain.", 0),), order=(), steps=())
    told = page(key, position, replace(frame, names=("🦁🦚", *NAMES[1:])))
    assert "Player 1" in [placed.text for placed in told.texts]


@GAMES
@BOTH
def test_it_is_told_in_words(key, language):
    for position in moves(key, painter_of(key).game.seats[-1], language):
        frame = position.frame
        said = draw(key, "front", position.view, frame).alt
        assert 0 < len(said) <= LONGEST
        assert all(frame.names[seat] in said for seat in frame.waiting)
        headline = frame.lines[frame.order[0]].text
        assert headline[:200] in said
        assert "‹" not in said


@GAMES
def test_the_end_and_a_table_without_news_have_one_too(key):
    for position in (end(key), play(painter_of(key).game, painter_of(key).game.seats[0], 1, 0)[0]):
        for frame in (position.frame, Frame()):
            canvas = page(key, position, frame)
            assert min(placed.size for placed in canvas.texts) >= LEAST


@GAMES
def test_pages_of_games_differ_at_the_first_glance(key):
    """Each has a painting of its own behind the turn."""
    own = painter_of(key).front.look.painting(WIDTH, 200).tobytes()
    others = [painter.front.look.painting for name, painter in painters().items() if name != key]
    assert all(own != painting(WIDTH, 200).tobytes() for painting in others)


@GAMES
@BOTH
def test_the_words_have_every_drawn_line(key, language):
    for position in moves(key, painter_of(key).game.seats[-1], language):
        said = draw(key, "front", position.view, position.frame).alt
        drawn = telling.MOST if len(position.frame.lines) > 1 else 1
        for n in position.frame.order[:drawn]:
            assert position.frame.lines[n].text.removesuffix(".") in said


@GAMES
def test_what_is_awaited_begins_a_sentence_in_the_words(key):
    position = moves(key, painter_of(key).game.seats[-1])[1]
    frame = replace(position.frame, awaited="count the geese")
    assert ". Count the geese. " in draw(key, "front", position.view, frame).alt
