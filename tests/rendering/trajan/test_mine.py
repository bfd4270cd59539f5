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
from rendering.trajan.player.needs import demanded
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_camp_and_demands_come_before_all_that_may_be_left_out(language):
    """Of what I have a phone never leaves out the first two blocks (rendering/phone.py)."""
    view = read(game(4)[SETTLED].own)
    assert view.seat is not None
    me = replace(view.players[view.seat], worker_camp=12, military_camp=11, loss=15)
    players = tuple(me if player.seat == view.seat else player for player in view.players)
    pressed = replace(view, players=players, open_demands=("bread", "games", "religion"))
    words = words_for(view, Frame(language=language))
    block = mine(pressed, Frame(language=language), OWN)[1]
    said = [placed.text for placed in block.texts]
    wanted = (words.say("trajan-own-camp"), "12", "11", words.say("trajan-own-people"), "−15")
    assert said[: len(wanted)] == [*wanted]
    calm = replace(view, open_demands=())
    said = [placed.text for placed in mine(calm, Frame(language=language), OWN)[1].texts]
    assert words.say("trajan-own-supply") in said


def test_a_demand_is_met_by_its_tiles_and_the_rest_by_wild_ones():
    view = read(game(4)[SETTLED].own)
    assert view.seat is not None
    bare = {"bread": 0, "games": 0, "religion": 0}
    me = replace(
        view.players[view.seat],
        trajan_needs={**bare, "bread": 1},
        need_tiles={**bare, "games": 1},
        wild={"wild_demand": 1},
    )
    for demands, met in (
        (("bread", "games"), (True, True)),
        (("bread", "bread", "bread"), (True, True, False)),
        (("religion", "games", "religion"), (True, True, False)),
    ):
        found = demanded(replace(view, open_demands=demands), me)
        assert tuple(it.met for it in found) == met
