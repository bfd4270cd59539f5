"""What the signs mean stands on every board, and no chip is empty."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.board.scene import TALLEST, compose
from rendering.samples.positions import move
from rendering.trajan.board.scene import board_scene
from rendering.trajan.words.head import words_for
from tests.rendering.checks import check_texts


@pytest.mark.parametrize("language", ["en", "de"])
def test_four_players_too_read_what_the_signs_mean(language):
    told = move(GAME, 4, 5, 200, language=language, last=12)
    view = msgspec.json.decode(told.view, type=View)
    scene = board_scene(view, told.frame)
    assert scene.height <= TALLEST
    canvas = compose(scene)
    check_texts(canvas)
    said = {placed.text for placed in canvas.texts}
    words = words_for(view, told.frame)
    for key in ("loss", "lasting", "workers", "supply", "extra", "plus2", "votes", "own-bonus"):
        assert words.say(f"trajan-key-{key}") in said


def test_a_camp_without_workers_says_so():
    told = move(GAME, 2, 5, 30)
    view = msgspec.json.decode(told.view, type=View)
    players = tuple(replace(player, worker_camp=0) for player in view.players)
    canvas = compose(board_scene(replace(view, players=players), told.frame))
    camp = canvas.spots["camp:worker"]
    assert "0" in [it.text for it in canvas.texts if camp.contains(it.box)]
