"""A move in several lines, in every game: what changed has the colour and number of its line."""

from __future__ import annotations

from functools import cache
from math import hypot

import msgspec
import pytest
from msgspec.structs import replace

from rendering.board.changes import MANY, Trace, traces
from rendering.board.close_up import close_up
from rendering.board.groups import News, draw_groups, grouped, height
from rendering.board.lines import telling
from rendering.board.masthead import news_of
from rendering.board.scene import TALLEST, compose
from rendering.draw import draw, draw_animation, traced
from rendering.frame import Frame, Language, Line, Step
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import NUMBER, glow, note, number
from rendering.kit.seats import SEATS
from rendering.kit.theme import CHANGED, FADED, INK, PLASTER, mix
from rendering.registry import painter_of, painters
from rendering.samples.positions import Position, move
from tests.rendering.checks import LARGEST, check_sizes, check_texts

GAMES = pytest.mark.parametrize("key", painters())
BOTH = pytest.mark.parametrize("language", ["en", "de"])
MOVES = ((40, 3), (90, 6), (150, 9))  # choices of a game, and how many of them are the last move


@cache
def moves(key: str, language: Language = "en") -> list[Position]:
    game = painter_of(key).game
    return [move(game, game.seats[-1], 5, *(n, ("steward",), language, last)) for n, last in MOVES]


def scene_of(key: str, position: Position, frame: Frame):
    painter = painter_of(key)
    return traced(painter, msgspec.json.decode(position.view, type=painter.view), frame)


# ---- games ------------------------------------------------------------------------------------


@GAMES
@BOTH
def test_numbers_and_figures_cover_nothing(key, language):
    for position in moves(key, language):
        scene = scene_of(key, position, position.frame)
        assert scene.height <= TALLEST
        canvas = compose(scene)
        check_texts(canvas)
        check_sizes(canvas)
        assert len(draw(key, "board", position.view, position.frame).data) <= LARGEST


@GAMES
def test_what_changed_was_done_by_the_seat_of_its_line(key):
    for position in moves(key):
        lines = position.frame.lines
        scene = scene_of(key, position, position.frame)
        assert set(scene.changed) == set(scene.traces)
        numbered = {trace for trace in scene.traces.values() if trace.number}
        assert numbered
        for trace in numbered:
            assert trace.seat == lines[trace.number - 1].seat


@GAMES
def test_the_numbers_of_told_lines_stand_on_the_board(key):
    position = moves(key)[-1]
    scene = scene_of(key, position, position.frame)
    shown = [placed.text for placed in compose(scene).texts]
    plain = [placed.text for placed in compose(scene._replace(traces={})).texts]
    wanted = {str(trace.number) for trace in scene.traces.values() if trace.number}
    assert any(shown.count(n) > plain.count(n) for n in wanted)


@GAMES
def test_a_close_up_has_them_too(key):
    for position in moves(key):
        whole = scene_of(key, position, position.frame)
        for spot in whole.changed:
            near = close_up(whole._replace(focus=(spot,)))
            check_texts(compose(near))


@GAMES
def test_without_steps_all_is_in_the_colour_of_the_first_line(key):
    position = moves(key)[-1]
    told = replace(position.frame, steps=(), lines=(Line("Rom.", 2),), order=())
    found = scene_of(key, position, told).traces
    assert found
    assert set(found.values()) == {Trace(2, 0)}
    old = replace(told, lines=(), caption="Rom.")
    assert set(scene_of(key, position, old).traces.values()) == {Trace()}


@GAMES
def test_a_film_shows_one_line_and_keeps_the_board_in_its_place(key):
    position = moves(key)[-1]
    quiet = replace(position.frame, lines=(), order=(), steps=())
    film = draw_animation(key, [position.view] * 2, [position.frame, quiet])
    alone = draw_animation(key, [position.view], [position.frame])
    assert (film.width, film.height) == (alone.width, alone.height)


# ---- the parts --------------------------------------------------------------------------------


def counted(before: bytes | None, now: dict[str, int]):
    then = msgspec.json.decode(before) if before else now
    return {spot: None for spot, n in now.items() if then.get(spot) != n}


def test_each_spot_has_the_last_line_that_touched_it():
    frame = Frame(
        before=b'{"a": 0, "b": 0, "c": 0, "d": 0}',
        lines=(Line("one", 0), Line("two", 1), Line("three")),
        steps=(
            Step(b'{"a": 1, "b": 1, "c": 0, "d": 5}', 0),
            Step(b'{"a": 1, "b": 2, "c": 0, "d": 0}', 1),
            Step(b'{"a": 1, "b": 2, "c": 0, "d": 0}', 2),
        ),
    )
    found = traces(frame, {"a": 1, "b": 2, "c": 3, "d": 0}, dict, counted)
    # d went and came back: nothing is seen of it. c changed after the last
    # line was told: no line tells it.
    assert found == {"a": Trace(0, 1), "b": Trace(1, 2), "c": Trace()}


def test_a_step_keeps_its_number_though_a_later_one_changed_the_same_spot():
    frame = Frame(
        before=b'{"a": 0, "b": 0}',
        lines=(Line("one", 0), Line("two", 0)),
        steps=(Step(b'{"a": 1, "b": 0}', 0), Step(b'{"a": 2, "b": 1}', 1)),
    )
    found = traces(frame, {"a": 2, "b": 1}, dict, counted)
    assert found == {"a": Trace(0, 2, others=((0, 1),)), "b": Trace(0, 2)}


def test_where_much_is_told_older_lines_step_back_and_others_are_kept():
    lines = tuple(Line(f"line {n}", n % 3) for n in range(MANY + 1))
    views = [b'{"a": %d, "b": %d}' % (n if n < 5 else 4, n) for n in range(1, MANY + 2)]
    steps = tuple(Step(view, n) for n, view in enumerate(views))
    frame = Frame(before=b'{"a": 0, "b": 0}', lines=lines, steps=steps)
    found = traces(frame, {"a": 4, "b": MANY + 1}, dict, counted)
    assert found["b"].age == 0
    assert 0 < found["a"].age < 1
    assert (found["a"].seat, found["a"].number) == (0, 4)
    assert found["a"].others == ((1, 2), (2, 3)), "the last of each other seat"
    few = replace(frame, steps=steps[:1], lines=lines)
    assert traces(few, {"a": 1, "b": 1}, dict, counted)["a"].age == 0, "a step alone is news"


def test_old_marks_fade_and_shine_no_more():
    def seen(age: float) -> Canvas:
        canvas = Canvas(200, 200, PLASTER)
        glow(canvas, Box(60, 60, 80, 60), seat=1, age=age)
        number(canvas, Box(60, 60, 80, 60), 7, 1, age)
        return canvas

    young, old = seen(0), seen(0.9)
    assert young.image.getpixel((58, 90)) == SEATS[1].colour
    assert old.image.getpixel((58, 90)) == mix(SEATS[1].colour, PLASTER, FADED[-1])
    assert old.image.getpixel((52, 90)) == PLASTER != young.image.getpixel((52, 90))
    assert young.signs[0].w > old.signs[0].w
    assert [placed.text for placed in old.texts] == ["7"]


def test_the_number_of_a_circle_stands_on_its_line():
    canvas = Canvas(400, 400, PLASTER)
    number(canvas, Box(100, 100, 200, 200), 3, 0, round=True)
    (x, y) = canvas.texts[0].box.middle
    assert 85 <= hypot(x - 200, y - 200) <= 125


def test_much_is_told_by_who_did_it():
    news = [News(f"Livia does {n}.", n, 0) for n in (9, 1, 2, 3)]
    news += [News(f"Gaius does {n}.", n, 1) for n in (8, 4)]
    assert grouped(news) == []
    news += [News(f"It rains {n}.", n, None) for n in (5, 6, 7)]
    groups = grouped(news)
    assert [[line.number for line in group] for group in groups] == [
        [9, 1, 2, 3],
        [8, 4],
        [5, 6, 7],
    ]
    canvas = Canvas(1600, 200, PLASTER)
    draw_groups(canvas, groups, Box(24, 10, 1552, height(groups)), ("Livia", "Gaius"))
    check_texts(canvas)
    said = [placed.text for placed in canvas.texts]
    assert "does 9" in said, "signs and colours say who"
    assert height(groups) <= 94, "no higher than a headline with its short lines"


@GAMES
@BOTH
def test_forty_steps_are_read_on_one_board(key, language):
    game = painter_of(key).game
    position = move(game, game.seats[-1], 5, 120, ("steward",), language, 40)
    scene = scene_of(key, position, position.frame)
    assert scene.height <= TALLEST
    canvas = compose(scene)
    check_texts(canvas)
    check_sizes(canvas)
    assert len(draw(key, "board", position.view, position.frame).data) <= LARGEST
    ages = {trace.age for trace in scene.traces.values()}
    assert max(ages) > 0.5


def test_the_headline_comes_first_and_keeps_its_number():
    lines = (Line("places", 0), Line("pays", 0), Line("wins the race", 1))
    frame = Frame(lines=lines, order=(2, 0, 1, 9))
    assert [(news.text, news.number, news.seat) for news in news_of(frame)] == [
        ("wins the race", 3, 1),
        ("places", 1, 0),
        ("pays", 2, 0),
    ]
    assert news_of(Frame(lines=lines[:1]))[0].number == 0
    assert news_of(Frame(caption="Rom."))[0].text == "Rom."
    assert news_of(Frame()) == ()


def test_a_masthead_has_every_line_whose_number_stands_on_the_board():
    deed = "Livia brings one stone from the quarry, and some more: grain, wood, marble and wool"
    news = [News(f"{deed} ({n}).", n, 0) for n in range(1, MANY + 1)]
    for many in range(2, MANY + 1):
        told = telling(news[:many], ("Livia",))
        assert [line.number for row in told.rows for line in row] == [*range(2, many + 1)]
        assert told.height <= 94, "a tall board has no room for more"
    (line,) = telling(news[:2], ("Livia",)).rows[0]
    assert line.text.startswith("Livia"), "names stay where there is room"
    assert telling([News("Livia builds. " * 9)], ("Livia",)).rows == ()


def test_lines_are_cut_only_as_far_as_their_rows_need_it():
    texts = (
        "Gaius legt ein Trajanplättchen an III Militär: gelb + gelb: 9 Punkte.",
        "Gaius leert Mulde II: hellgrün nach III, weiß nach IV und rosa nach V.",
        "Darunter liegt orange + orange: 9 Punkte.",
        "Gaius gibt „Zusatzaktion Trajan“ ab: Trajan noch einmal.",
        "Gaius legt ein Trajanplättchen an V Trajan: orange + orange: 9 Punkte.",
        "Darunter liegt rosa + rosa: 9 Punkte.",
    )
    news = [News(text, n, 0) for n, text in enumerate(texts, 1)]
    lines = [line.text for row in telling(news, ("Gaius",)).rows for line in row]
    assert len(lines) == len(news) - 1
    assert [text.endswith("…") for text in lines] == [True, False, False, False, False]


def test_a_deed_has_the_colour_of_its_seat_and_an_ink_rim():
    for seat, colour in ((None, CHANGED), (1, SEATS[1].colour)):
        canvas = Canvas(200, 200, PLASTER)
        glow(canvas, Box(60, 60, 80, 60), seat=seat)
        assert canvas.image.getpixel((58, 90)) == colour
    assert canvas.image.getpixel((56, 90)) == INK


def test_figures_are_told_as_far_as_there_is_room():
    for w, said in ((120, "13 → 15"), (60, "+2"), (30, None)):
        canvas = Canvas(200, 200, PLASTER)
        note(canvas, Box(20, 20, w, 80), ("13 → 15", "+2"), 1)
        assert [placed.text for placed in canvas.texts] == ([said] if said else [])
    canvas.text("full", Box(20, 66, 80, 34), "bold", 26, INK)
    note(canvas, Box(20, 20, 80, 80), ("13 → 15", "+2"), 1)
    assert [placed.text for placed in canvas.texts] == ["full"]


def test_a_number_stands_where_nothing_is_covered_or_nowhere():
    box = Box(60, 60, 80, 60)
    canvas = Canvas(200, 200, PLASTER)
    number(canvas, box, 1, 0)
    number(canvas, box, 2, 0)
    first, second = (placed.box.middle for placed in canvas.texts)
    assert first[1] < box.middle[1] < second[1]
    crowded = Canvas(100, 60, PLASTER)
    crowded.icon("crown", 50, 30, 58, INK)
    number(crowded, Box(30, 10, 40, 40), 3, 0)
    assert not crowded.texts
    assert NUMBER > 20
