"""What players won and paid, on cards for the front page."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from rendering.board.changes import Figures
from rendering.board.scene import compose
from rendering.front.camera import NEAR
from rendering.front.cards import SIZE, WIDE, changed_chip, chips_card, hung
from rendering.front.pictures import _seen_with
from rendering.kit.canvas import Canvas
from rendering.phone import LEAST
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


@GAMES
def test_what_is_seen_together_lies_together(key):
    """A name on a card far below is no company for what lies on the board."""
    painter = painter_of(key)
    for seed, choices in ((11, 20), (14, 60), (15, 110)):
        position = move(painter.game, 3, seed, choices, ("steward",))
        view = msgspec.json.decode(position.view, type=painter.view)
        table = compose(painter.front.news(view, position.frame))
        for spot in painter.front.news(view, position.frame).changed:
            if spot in table.spots and spot[:1] == "p" and spot[1:2].isdigit():
                assert _seen_with(table, spot, painter.front.around).h < 500, spot


def test_a_character_who_was_won_stands_on_a_card():
    painter = painter_of("romolo_o_remo")
    position = move(painter.game, 1, 11, 20, ("steward",))
    view = msgspec.json.decode(position.view, type=painter.view)
    (own,) = view.players[0].characters
    table = compose(painter.front.news(view, position.frame))
    board = painter.board(view, position.frame)
    assert table.spots[f"p0:{own.tile}"].y > board.height


@GAMES
def test_a_phone_can_read_them_where_two_stand_beside_each_other(key):
    assert round(SIZE * NEAR * painter_of(key).front.nearest) >= LEAST
