"""Compact pictures: what a phone shows without a tap, for one person."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rendering.board.scene import TALLEST
from rendering.draw import draw, phone_sheet
from rendering.frame import Frame, Line
from rendering.kit.type import width
from rendering.phone import BANNER, LEAST, WIDTH, _noted
from rendering.registry import painter_of, painters
from rendering.samples.positions import Position, move
from rendering.words.curtailing import first_sentence
from tests.rendering.checks import check_phone

GAMES = pytest.mark.parametrize("key", painters())


@cache
def moved(key: str, seats: int, language: str = "en") -> Position:
    return move(painter_of(key).game, seats, 5, 90, ("steward",), language)  # type: ignore[arg-type]


def compact(position: Position) -> Frame:
    return replace(position.frame, style="compact")


@GAMES
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_type_is_smaller_than_forty_pixels(key: str, language: str) -> None:
    game = painter_of(key).game
    for seats in {game.seats[0], game.seats[-1]}:
        position = moved(key, seats, language)
        view = _read(key, position.own)
        sheet, alt = phone_sheet(painter_of(key), view, compact(position))
        assert sheet.size[0] == WIDTH
        assert sheet.size[1] <= TALLEST
        assert not [placed for placed in sheet.texts if placed.elided]
        assert all(sheet.box.contains(placed.box) for placed in sheet.texts)
        top = [placed.box for placed in sheet.texts if placed.box.bottom < BANNER]
        assert not [a for n, a in enumerate(top) for b in top[n + 1 :] if a.overlaps(b)]
        check_phone(sheet, 16 * 36 / LEAST)  # numbers on the table are as on the front page
        assert 0 < len(alt) <= 1024


@GAMES
def test_it_says_whose_turn_what_changed_and_what_i_have(key: str) -> None:
    position = moved(key, painter_of(key).game.seats[-1])
    view, frame = _read(key, position.own), compact(position)
    sheet, alt = phone_sheet(painter_of(key), view, frame)
    words = " ".join(placed.text for placed in sheet.texts)
    assert frame.lines[frame.order[0]].text.split()[0] in words
    own = next(s for s in painter_of(key).game.sheet(view).sections if s.seat == view.seat)
    assert own.lines
    assert sheet.size[1] > phone_sheet(painter_of(key), _read(key, position.view), frame)[0].size[1]
    assert frame.names[frame.waiting[0]].split()[0] in words
    assert frame.names[frame.waiting[0]] in alt
    assert words.count("to move") <= 1


@GAMES
def test_who_is_asked_for_a_place_sees_the_board(key: str) -> None:
    position = moved(key, painter_of(key).game.seats[-1])
    marked = replace(compact(position), marks={"nowhere": "1"})
    assert draw(key, "board", position.own, compact(position)).width == WIDTH
    assert draw(key, "board", position.own, marked).width != WIDTH


# ---- one's own side, drawn --------------------------------------------------------------------

PRICED = pytest.mark.parametrize(
    "key", ["corduba", "nova_roma", "romolo_o_remo"]
)  # by coins, goods


def shown(key: str, position: Position, frame: Frame) -> list[str]:
    sheet, _ = phone_sheet(painter_of(key), _read(key, position.own), frame)
    return [placed.text for placed in sheet.texts]


@PRICED
@pytest.mark.parametrize(("language", "said"), [("en", "Can pay for"), ("de", "bezahlbar")])
def test_it_says_what_i_can_pay(key: str, language: str, said: str) -> None:
    position = moved(key, painter_of(key).game.seats[-1], language)
    texts = shown(key, position, compact(position))
    assert any(said.lower() in text.lower() for text in texts)


@PRICED
def test_much_that_was_told_leaves_room_for_it(key: str) -> None:
    position = moved(key, painter_of(key).game.seats[-1])
    long = "a long tale of many words " * 5
    lines = tuple(Line(long, n % 2) for n in range(6))
    told = replace(compact(position), lines=lines, order=tuple(range(6)), steps=())
    assert any("Can pay for" in text for text in shown(key, position, told))


@pytest.mark.parametrize("key", [key for key, it in painters().items() if it.front.pays])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_i_can_pay_is_in_the_words_too(key: str, language: str) -> None:
    position = moved(key, painter_of(key).game.seats[-1], language)
    view, frame = _read(key, position.own), compact(position)
    said = painter_of(key).front.pays(view, frame)
    _, alt = phone_sheet(painter_of(key), view, frame)
    assert said
    assert said in alt


def _read(key: str, view: bytes) -> Any:

    return msgspec.json.decode(view, type=painter_of(key).view)


def test_a_long_question_ends_with_its_first_sentence() -> None:
    asked = "What does your soldier So2 on F2 (plains) do? Two actions are left."
    assert first_sentence(asked, lambda text: len(text) <= 50) == asked.split(" Two")[0]
    short = first_sentence(asked, lambda text: len(text) <= 40)
    assert short == "What does your soldier So2 on F2 do?"
    assert first_sentence("Take a turn", lambda text: True) == "Take a turn"


def test_the_turn_is_left_out_where_the_question_needs_the_room() -> None:
    long = "to move · Which building of the Plebeians?"
    room = width(long.removeprefix("to move · "), "semi", LEAST)
    assert _noted(long, room) == "Which building of the Plebeians?"
    assert _noted(long, 2 * room) == long
