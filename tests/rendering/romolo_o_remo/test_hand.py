"""What one king alone knows, as a picture: in which order, and nothing without its words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.romolo_o_remo.seat.view import View
from rendering.board.scene import TALLEST
from rendering.frame import Frame
from rendering.romolo_o_remo import PAINTER
from rendering.romolo_o_remo.player.mine import cost_of
from rendering.romolo_o_remo.player.persons import height_of, persons
from rendering.romolo_o_remo.words.head import words_for
from tests.games.romolo_o_remo.scene import Scene
from tests.rendering.romolo_o_remo.positions import NAMES, read, samples, seen, words_on


def own(name: str) -> tuple[View, Frame]:
    sample = next(sample for sample in samples() if sample.name == name)
    return read(sample.view), sample.frame


def test_every_character_says_what_it_does_even_where_there_is_little_room():
    view, frame = own("hand-seen")
    words, mine = words_for(view, frame), view.players[view.seat].characters
    whole = persons(mine, words, TALLEST)
    short = persons(mine, words, height_of(whole) - 1)
    assert len(mine) > 1
    assert all(person.lines for person in (*whole, *short))
    assert height_of(short) < height_of(whole)
    assert sum(a != b for a, b in zip(whole, short, strict=True)) < len(mine)


def test_what_lies_on_a_character_and_that_it_was_used_is_told():
    view, frame = own("hand-late4")
    canvas = PAINTER.hand(view, frame)
    used = [one for one in view.players[view.seat].characters if one.used]
    assert used
    assert words_on(canvas).count("used") == len(used)
    kept = next(one for one in view.players[view.seat].characters if one.deposit)
    line = canvas.spots[f"own:{kept.tile}"]
    assert len(canvas.box.common(line).touching(canvas.signs)) >= len(kept.deposit)
    assert "Negotiator (1 stone, 1 grain, 1 finery and used)" in PAINTER.hand_alt(view, frame)


@pytest.mark.parametrize(("playable", "dice_first"), [((), False), (("x2",), True)])
def test_stock_comes_first_unless_a_tile_is_to_be_laid_now(playable, dice_first):
    view = seen(Scene().player(1, stock="w2 s1"), 1)
    spots = PAINTER.hand(view, Frame(NAMES[:3], playable=playable)).spots
    assert (spots["card:x2"].y < spots["own:wood"].y) == dice_first


def test_five_tiles_stand_in_one_row_with_what_they_do():
    view, frame = own("hand-seen")
    canvas = PAINTER.hand(view, frame)
    tiles = view.players[view.seat].hand
    assert len(tiles) == 5
    assert len({canvas.spots[f"card:{tile}"].y for tile in tiles}) == 1
    assert "value +3" in words_on(canvas)
    assert not any(placed.elided for placed in canvas.texts)


def test_what_can_be_paid_shows_its_price():
    assert cost_of("farm") == (("wood", 1), ("stone", 1))
    assert cost_of("wall") == (("wood", 0), ("stone", 0))  # one of them will do
    view = seen(Scene().player(0, stock="w3 s3 g3"), 0)
    view = replace(view, players=(replace(view.players[0], capital="B2"), *view.players[1:]))
    written = words_on(PAINTER.hand(view, Frame(NAMES[: len(view.players)])))
    assert written[written.index("Farm") + 1 :][:2] == ["1", "1"]
    assert "/" in written
