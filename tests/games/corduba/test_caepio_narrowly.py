"""Caepio where his rules are narrow: pieces he uses up, what he may not take, when he is paid."""

from __future__ import annotations

import pytest

from games.corduba.city.maps import BIT, MAPS, spots
from games.corduba.course.scoring import caepio_goals, points
from games.corduba.data import TABLES
from games.corduba.holdings.purse import step_register
from games.corduba.solo import trading
from games.corduba.solo.delivering import caepio_delivers
from games.corduba.state import Player
from games.corduba.terms import CAEPIO, DISTRICTS, NEUTRAL
from games.corduba.words.chronicle import Chronicle
from games.core.contract import Table
from games.core.rng import Rng
from tests.games.corduba.scene import Scene

LARGE = "R6"
NEUTRALS = 16


def chance(seed: int = 1) -> Chronicle:
    return Chronicle(Table(Rng(seed)))


def about_to_build(kind: str) -> Scene:
    """Caepio's turn, with a card on which he builds this first."""
    scene = Scene(1).player(0, workers=6, popularity=9, harmony=9, trader_ready=False)
    s = scene.state
    for stack in s.solo.stacks:
        if kind in stack:
            stack.remove(kind)
    s.solo.stacks[0].append(kind)
    s.solo.decks[0].remove("c07")
    s.solo.decks[0].append("c07")
    s.active, s.phase = CAEPIO, "turn"
    return scene


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_chain_of_his_uses_up_neutral_insulae(seed: int):
    scene = about_to_build("amphitheatrum")
    for district in DISTRICTS:
        names = MAPS[district].names
        alone = next(n for n in names if spots(district, LARGE, BIT[district][n]).chain == 1)
        scene.insulae(district, alone)
    scene.raise_curtain(seed).does(0, "automatic")
    laid = [owner for d in DISTRICTS for owner in scene.district(d).insulae.values()]
    assert laid.count(NEUTRAL) > len(DISTRICTS)
    assert scene.now.neutral == NEUTRALS - laid.count(NEUTRAL)


@pytest.mark.parametrize("seed", range(1, 7))
def test_where_his_row_is_empty_no_spot_is_better_than_another(seed: int):
    scene = about_to_build("aerarium")
    scene.state.solo.board.rows = dict.fromkeys(DISTRICTS, 6)
    scene.raise_curtain(seed)
    offered = [id for id in scene.options(0) if id.startswith("spot:")]
    shape = TABLES.buildings["aerarium"].shape
    assert len(offered) in {len(spots(d, shape, 0).placements) for d in DISTRICTS}


@pytest.mark.parametrize("seed", range(20))
def test_he_takes_something_else_than_he_has_sold(seed: int):
    scene = Scene(1).player(CAEPIO, goods="stone 1").market("wood 0 tool 0 amphora 0 marble 0")
    trading.caepio_trades(chance(seed), scene.state, 1, 1)
    assert {what for what, n in scene.board(CAEPIO).goods.items() if n} == {"food"}


@pytest.mark.parametrize(("round", "decade"), [(1, 2), (4, 3), (7, 1)])
def test_he_trades_by_the_cards_of_another_decade(
    round: int, decade: int, monkeypatch: pytest.MonkeyPatch
):
    shuffled = []

    class Noted(trading._Deck):
        def __init__(self, t: Chronicle, decade: int) -> None:
            super().__init__(t, decade)
            shuffled.append(decade)

    monkeypatch.setattr(trading, "_Deck", Noted)
    scene = Scene(1)
    scene.state.round = round
    trading.caepio_trades(chance(), scene.state, 0, 1)
    assert shuffled == [decade]


def test_he_sends_the_minimum_also_where_less_would_beat_you():
    scene = Scene(1).player(CAEPIO, troops="velites 1 legionarii 1")
    scene.state.round = 6
    caepio_delivers(chance(), scene.state)
    assert scene.board(CAEPIO).delivery.troops == {"velites": 0, "legionarii": 1, "equites": 0}


def test_he_is_paid_only_after_he_has_passed():
    scene = Scene(1).player(0, workers=3, popularity=9, harmony=9).turn(0).answer(0, "portus")
    assert "told-caepio-denarius" not in [event.text.key for event in scene.heard]


def test_his_register_brings_him_no_workers():
    scene = Scene(1)
    step_register(chance(), scene.state, CAEPIO)
    assert (scene.board(CAEPIO).register, scene.board(CAEPIO).workers) == (5, 0)


# ---- the end ----------------------------------------------------------------------------------


def test_only_all_of_his_insulae_are_a_senator():
    rows = {"servorum": 6, "plebeius": 6, "patricius": 5}
    assert caepio_goals(Player(register=4, popularity=4, rows=rows)) == 0


def test_his_resources_do_not_make_him_richer():
    scene = Scene(1).player(0, denarii=6).player(CAEPIO, denarii=5, goods="marble 2")
    assert [points(scene.state, owner)["richest"] for owner in (0, CAEPIO)] == [1, 0]
