"""What holds for the pictures of every game: they fit, they can be read, they point where asked."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from games.core.bots.random_bot import RANDOM
from games.registry import all_games
from rendering.board.scene import TALLEST, WIDTH, compose
from rendering.draw import PictureError, draw
from rendering.frame import Frame
from rendering.phone import WIDTH as PHONE
from rendering.registry import painter_of, painters
from rendering.samples.gallery import LANGUAGES
from rendering.samples.positions import Position, play
from rendering.words.alt import LONGEST
from tests.games.evening import moments
from tests.rendering.checks import LARGEST, check_phone, check_sizes, check_texts
from tests.rendering.samples import samples_of

ENDLESS = 10_000
LOOKS = 4  # at each game
GAMES = pytest.mark.parametrize("key", painters())
TABLES = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in painters() for seats in painter_of(key).game.seats]
)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
STYLES = pytest.mark.parametrize("style", ["full", "compact"])


@cache
def played(key: str, seats: int, language: str = "en") -> list[Position]:
    """Moments of a random game, the last one its end."""
    game = painter_of(key).game
    whole = play(game, seats, 3, ENDLESS, language=language, to_the_end=True)
    return [*whole[: -1 : max(1, len(whole) // LOOKS)], whole[-1]]


def few(key: str) -> int:
    """Seats of a small table, of more than one if that can be."""
    seats = painter_of(key).game.seats
    return next((n for n in seats if n > 1), seats[0])


def read(key: str, view: bytes):
    return msgspec.json.decode(view, type=painter_of(key).view)


# ---- it fits ----------------------------------------------------------------------------------


@TABLES
@BOTH
@STYLES
def test_random_positions_fit_and_nothing_is_clipped(key, seats, language, style):
    for position in played(key, seats, language):
        frame = replace(position.frame, style=style)
        picture = draw(key, "board", position.view, frame)
        assert picture.format == "png"
        narrow = style == "compact" and frame.waiting  # the end is shown whole
        assert picture.width == (PHONE if narrow else WIDTH)
        assert picture.height <= TALLEST
        assert len(picture.data) <= LARGEST
        if style == "compact":
            continue
        still = replace(frame, before=None)
        check_texts(compose(painter_of(key).board(read(key, position.view), still)))


@TABLES
def test_type_is_never_smaller_than_twenty_pixels(key, seats):
    for position in played(key, seats):
        check_sizes(compose(painter_of(key).board(read(key, position.view), position.frame)))


@GAMES
def test_a_table_without_names_and_news_is_drawn_too(key):
    first = played(key, few(key))[0]
    canvas = compose(painter_of(key).board(read(key, first.view), Frame()))
    check_texts(canvas)
    assert "Player 1" in [placed.text for placed in canvas.texts]


@GAMES
@BOTH
def test_every_sample_of_the_gallery_is_drawn(key, language):
    for sample in samples_of(key, language):
        picture = draw(key, sample.kind, sample.view, sample.frame)
        assert picture.height <= TALLEST, sample.name
        assert len(picture.data) <= LARGEST, sample.name
        assert 0 < len(picture.alt) <= LONGEST, sample.name


# ---- hands and ends ---------------------------------------------------------------------------


@TABLES
@BOTH
def test_hands_fit_and_are_told(key, seats, language):
    for position in played(key, seats, language)[:-1]:
        picture = draw(key, "hand", position.own, position.frame)
        assert picture.height <= TALLEST
        assert 0 < len(picture.alt) <= LONGEST
        canvas = painter_of(key).hand(read(key, position.own), position.frame)
        check_texts(canvas)
        check_phone(canvas)


@GAMES
def test_a_spectator_has_no_hand(key):
    position = played(key, few(key))[1]
    with pytest.raises(PictureError, match="spectator"):
        draw(key, "hand", position.view, position.frame)


@TABLES
@BOTH
def test_the_end_has_a_row_for_every_seat(key, seats, language):
    position = played(key, seats, language)[-1]
    scene = painter_of(key).final(read(key, position.view), position.frame)
    assert scene.height <= TALLEST
    canvas = compose(scene._replace(changed={}))
    check_texts(canvas)
    assert {f"score:{seat}" for seat in range(seats)} <= canvas.spots.keys()


@GAMES
def test_a_game_that_goes_on_has_no_scoring_table(key):
    position = played(key, few(key))[1]
    with pytest.raises(PictureError, match="before the game is over"):
        draw(key, "final", position.view, position.frame)


# ---- in words ---------------------------------------------------------------------------------


@TABLES
@BOTH
def test_words_tell_turn_and_news_in_1024_characters(key, seats, language):
    for position in played(key, seats, language)[:-1]:
        frame = position.frame
        said = painter_of(key).alt(read(key, position.view), frame)
        assert 0 < len(said) <= LONGEST
        assert all(frame.names[seat] in said[:250] for seat in frame.waiting)
        assert frame.caption in said
        assert "‹" not in said


@GAMES
def test_names_our_type_cannot_draw_are_still_told(key):
    seats = few(key)
    position = played(key, seats)[1]
    names = ("李明", "Gaius 🦁", "", "Ö", "Titus")[:seats]
    said = painter_of(key).alt(read(key, position.view), replace(position.frame, names=names))
    assert all((name or "Player 3") in said for name in names)


# ---- places -----------------------------------------------------------------------------------


@TABLES
def test_places_that_are_asked_for_are_drawn(key, seats):
    """The first time each kind of question names a new place, the picture marks it."""
    painter, known = painter_of(key), set()
    for match, seat, decision in moments(painter.game, [RANDOM] * seats, 5):
        spots = tuple(dict.fromkeys(option.spot for option in decision.options if option.spot))
        if known.issuperset(new := {(decision.key, spot) for spot in spots}):
            continue
        known |= new
        marks = {spot: str(n) for n, spot in enumerate(spots, start=1)}
        frame = Frame(marks=marks, focus=spots, waiting=(seat,))
        scene = painter.board(match.view(seat), frame)
        drawn = compose(scene).spots
        lost = [
            spot
            for spot in spots
            if not any(name.endswith(spot) and name in drawn for name in scene.marks)
        ]
        assert not lost, f"{decision.key} asks for {lost}: name them with canvas.spot"


@GAMES
def test_unknown_spots_leave_the_picture_as_it_is(key):
    position = played(key, few(key))[2]
    odd = replace(position.frame, focus=("nowhere", "", "p9:p99"))
    assert draw(key, "board", position.view, odd) == draw(
        key, "board", position.view, position.frame
    )


def test_every_game_has_a_painter():
    lacking = all_games().keys() - painters().keys()
    assert not lacking, f"{lacking}: write rendering/<game> and list it in rendering/registry.py"
