"""What a phone shows of the own side: trays and what each would do, stones in hand, the mat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.trajan.data.circle import NUMERALS
from rendering.frame import Frame
from rendering.front.own import TYPE
from rendering.phone import OWN
from rendering.trajan.look.signs import letter
from rendering.trajan.player.mine import mine
from rendering.trajan.words.head import words_for
from tests.rendering.trajan.positions import SETTLED, game, read, sowing


def test_all_trays_are_there_with_the_letters_of_their_stones():
    view = read(game(2)[SETTLED].own)
    assert view.seat is not None
    words = words_for(view, Frame())
    texts = [placed.text for placed in mine(view, Frame(), OWN)[0].texts]
    assert {*NUMERALS} <= {*texts}
    assert {letter(kind, words) for tray in view.players[view.seat].trays for kind in tray} <= {
        *texts
    }


def test_while_stones_are_sown_those_in_hand_and_the_next_tray_are_shown():
    view = read(sowing(3).own)
    assert view.turn is not None
    assert view.turn.seat == view.seat
    assert view.turn.next_tray is not None
    block, done = (mine(it, Frame(), OWN)[0] for it in (view, replace(view, turn=None)))
    assert block.box.h > done.box.h
    first = [placed.text for placed in block.texts[: len(view.turn.left) + 1]]
    words = words_for(view, Frame())
    assert first == [*(letter(k, words) for k in view.turn.left), NUMERALS[view.turn.next_tray]]


@pytest.mark.parametrize("language", ["en", "de"])
def test_figures_of_all_that_is_held_can_be_read(language):
    view = read(game(4)[SETTLED].own)
    for block in mine(view, Frame(language=language), OWN):
        assert block.box.w == OWN
        assert not [placed.text for placed in block.texts if placed.size < TYPE - 4]
