"""The lines of a front page."""

from __future__ import annotations

from rendering.board.groups import News
from rendering.front.telling import DOT, SIZE, chosen, tell
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.kit.type import width
from rendering.words.curtailing import curtailed

ROOM = Box(0, 0, 540, 200)
LONG = (
    "Race: Livia advances on lane 2 to space 3 for 1 horse; wins an achievement marker; "
    "advances on lane 1 to space 1; advances on lane 1 to space 2."
)


def test_a_long_line_ends_with_a_clause_and_no_word_alone():
    for w in range(500, 640, 4):
        (line,) = chosen([News(LONG, 1, 0)], ("Livia",), ROOM._replace(w=w))
        said = " ".join(line.rows).removesuffix("…")
        assert said == LONG.removesuffix(".") or LONG.startswith(f"{said};")
        assert width(line.rows[-1], "text", SIZE) > w / 6


def test_who_acted_is_set_in_bold_wherever_the_name_stands():
    canvas = Canvas(540, 200, PLASTER)
    tell(canvas, chosen([News(LONG, 1, 0)], ("Livia",), ROOM), ("Livia",), ROOM)
    said = [placed.text for placed in canvas.texts]
    assert [text.strip() for text in said[1:3]] == ["Race:", "Livia"]
    assert not [placed for placed in canvas.texts if placed.elided]


def test_dots_say_that_lines_between_two_numbers_are_left_out():
    def dots(*numbers: int) -> int:
        canvas = Canvas(540, 400, PLASTER)
        room = ROOM._replace(h=400)
        news = [News(f"Livia builds a house {'on the hill ' * 4}.", n, 0) for n in numbers]
        tell(canvas, chosen(news, ("Livia",), room), ("Livia",), room)
        return sum(sign.w == DOT for sign in canvas.signs)

    assert dots(1, 2, 3) == 0
    assert dots(1, 4) == 3


def test_a_line_that_is_too_long_keeps_its_result():
    cost = "Livia builds a bath for 3 workers, 4 denarii, 1 amphora and 1 marble"
    said = f"{cost}: prestige 7 and an offering of value 1."
    (line,) = chosen([News(said, 1, 0)], ("Livia",), ROOM._replace(h=135))
    assert " ".join(line.rows) == "Livia builds a bath: prestige 7 and an offering of value 1"


def test_of_a_long_line_the_price_goes_first_and_no_dots_tell_of_it():
    said = "Gaius builds Forum at E1 for 2 workers, 4 denarii and 1 marble: 1 insula, popularity 3"
    short = curtailed(said, lambda text: len(text) <= 60)
    assert short == "Gaius builds Forum at E1: 1 insula, popularity 3"
    german = "Gaius baut Forum auf E1 für 2 Arbeiter, 4 Denarii und 1 Marmor: 1 Insula, Prestige 3"
    short = curtailed(german, lambda text: len(text) <= 60)
    assert short == "Gaius baut Forum auf E1: 1 Insula, Prestige 3"
    single = "Livia nutzt Forum für den braunen Spezialisten: +2 Denarii und Harmonie 10"
    assert curtailed(single, lambda text: len(text) <= 50) == (
        "Livia nutzt Forum: +2 Denarii und Harmonie 10"
    )
