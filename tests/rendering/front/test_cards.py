"""What players won and paid, on cards for the front page."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from rendering.board.changes import Figures
from rendering.board.scene import compose
from rendering.front.cards import WIDE, changed_chip, chips_card, hung
from rendering.kit.canvas import Canvas
from rendering.registry import painter_of
from rendering.samples.positions import Position, move

GAMES = pytest.mark.parametrize("key", ["nova_roma", "romolo_o_remo", "corduba"])


def nothing(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """A token that cannot be seen."""


@cache
def moved(key: str) -> Position:
    return move(painter_of(key).game, 2, 5, 40, ("steward",))


def test_a_card_says_what_there_was_and_is():
    chips = [changed_chip("coins", "4", Figures(6, 4), nothing)]
    card = chips_card(1, "Gaius", chips, "p1:")
    assert [placed.text for placed in card.texts] == ["G", "Gaius", "6", "4"]
    assert card.box.contains(card.spots["p1:coins"])
    assert card.box.contains(card.spots["p1:name"])
    assert card.box.w == WIDE


@GAMES
def test_cards_of_players_stand_alone_far_below_the_board(key):
    painter, position = painter_of(key), moved(key)
    view = msgspec.json.decode(position.view, type=painter.view)
    board, table = painter.board(view, position.frame), painter.front.news(view, position.frame)
    cards = table.placements[len(board.placements) - 1 :]
    assert cards
    assert all(card.y > board.height for card in cards)
    own = [spot for spot in table.changed if spot[:1] == "p" and spot[1:2].isdigit()]
    canvas = compose(table)
    told = [canvas.spots[spot] for spot in own if spot in canvas.spots]
    assert any(box.y > board.height for box in told)
    assert all(table.changed[spot] is None for spot in own)


def test_what_is_no_players_keeps_its_figures():
    painter, position = painter_of("corduba"), moved("corduba")
    view = msgspec.json.decode(position.view, type=painter.view)
    scene = painter.board(view, position.frame)._replace(
        changed={"prestige:S:0": Figures(1, 2), "p0:denarii": Figures(3, 4)}
    )
    assert hung(scene, ()).changed == {"prestige:S:0": Figures(1, 2), "p0:denarii": None}
