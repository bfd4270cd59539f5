"""What the computer player does in some situations; see also tests/games/test_stewards.py."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.core.seats import Seat
from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.steward import player as steward
from games.glory_to_rome.steward.values import ONCE
from games.glory_to_rome.steward.weights import FUNCTION
from tests.games.glory_to_rome.scene import Scene


def test_knows_every_building():
    assert {*FUNCTION, *ONCE, "villa"} == {*KINDS}


def test_never_concedes():
    scene = Scene(players=2).leads(0)
    asked = scene.match.aside(Seat(0))
    assert steward.steward.answer(scene.match.view(Seat(0)), asked, Rng(0)) == ("volunteer_on",)


def answer(scene: Scene, seat: int = 0) -> tuple[str, ...]:
    asked = scene.match.pending(Seat(seat))
    return tuple(steward.steward.answer(scene.match.view(Seat(seat)), asked, Rng(0)))


def test_refills_an_empty_hand():
    assert answer(Scene(players=2).player(0, hand="road").leads(0)) == ("think:refill",)


def test_hires_early():
    scene = Scene(players=2).player(0, hand="temple road dock J").pool("C W S").leads(0)
    assert answer(scene) == ("lead:patron",)


def test_finishes_what_it_began():
    scene = Scene(players=2).player(0, hand="road dock", stockpile="B R", begun={"bath": 1})
    assert answer(scene.performs(0, "architect")) == ("add:bath:brick",)


def test_lays_no_foundation_without_material_in_sight():
    scene = Scene(players=2).player(0, hand="temple wall").performs(0, "craftsman")
    assert answer(scene) == ("skip",)


def test_sells_what_is_most_valuable_and_not_needed():
    scene = Scene(players=2).player(0, stockpile="R C M S", begun={"temple": 2})
    assert answer(scene.performs(0, "merchant")) == ("stock:stone",)


@pytest.mark.parametrize(("influence", "ends"), [(20, True), (4, False)])
def test_ends_the_game_only_when_ahead(influence: int, ends: bool):
    catacomb = Scene(players=2).player(1, influence=10)
    catacomb.player(0, hand="road", stockpile="S", begun={"catacomb": 2}, influence=influence)
    assert (answer(catacomb.performs(0, "architect")) == ("add:catacomb:stone",)) is ends

    deck = Scene(players=2).player(1, influence=10).deck("R W")
    deck.player(0, hand="road", influence=influence)
    assert (answer(deck.leads(0)) == ("think:refill",)) is ends


def test_gives_away_what_it_needs_least():
    scene = Scene(players=2).player(0, hand="school").player(1, hand="bath bath gate", built="bath")
    scene.performs(0, "legionary").answer(0, "school")
    assert answer(scene, 1) == ("bath",)
