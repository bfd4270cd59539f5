"""Rome's demand: who wins a Senator, what goes where, and what ranks bring."""

from __future__ import annotations

import pytest

from games.corduba.course.rome import demand
from games.corduba.data import TABLES
from games.corduba.state import State
from games.corduba.terms import DISTRICTS, OFFERINGS_IN_BOX, TROOPS_IN_BOX
from games.core.contract import Table
from games.core.rng import Rng
from tests.games.corduba.scene import Scene


def at_rome(card: str, *holdings: dict[str, object], round: int = 3) -> Scene:
    scene = Scene(len(holdings)).demand(card)
    scene.market("food 0 wood 0 stone 0 tool 0 amphora 0 marble 0")
    for seat, values in enumerate(holdings):
        usual = {"popularity": 5, "harmony": 5, "prestige": (1, 1, 1)}
        scene.player(seat, **{**usual, **values})
        scene.board(seat).reached = dict.fromkeys(DISTRICTS, 12)  # no bonus of a track
    scene.state.round = round
    return scene


def collected(scene: Scene, **answers: str) -> State:
    """The state as Rome leaves it; `seat0="by_hand send:stone:1"`, else everything is sent."""
    words = {int(name.removeprefix("seat")): own.split() for name, own in answers.items()}
    steps = demand(Table(Rng(1)), scene.state)
    try:
        ask = next(steps)
        while True:
            asked = ask.decisions[0]
            options = [option.id for option in asked.options]
            wanted = words.get(asked.seat) or ["everything"]
            pick = wanted.pop(0) if wanted[0] in options else options[0]
            ask = steps.send({asked.seat: (pick,)})
    except StopIteration:
        return scene.state


ARMED = {"troops": "equites 1", "offerings": "offering2 2"}


@pytest.mark.parametrize(("kind", "source"), [("troops", "troops"), ("offerings", "offerings")])
def test_a_tie_for_the_most_brings_nobody_a_senator(kind: str, source: str):
    words = {"troops": ("velites 1", "equites 1"), "offerings": ("offering1 1", "offering2 1")}
    less, more = words[kind]
    state = collected(at_rome("moenia", {kind: more}, {kind: more}, {kind: less}))
    assert [p.senators for p in state.players] == [{}, {}, {}]
    state = collected(at_rome("moenia", {kind: less}, {kind: more}, {kind: less}))
    assert [p.senators.get(source, 0) for p in state.players] == [0, 1, 0]


def test_everything_sent_returns_to_the_supplies():
    both = {**ARMED, "goods": "stone 2 amphora 1"}
    state = collected(at_rome("moenia", both, {**ARMED, "goods": "stone 2"}))
    assert (state.supply["stone"], state.supply["amphora"]) == (6, 6)
    assert state.troops == TROOPS_IN_BOX
    assert state.offerings == OFFERINGS_IN_BOX
    assert [p.delivery for p in state.players] == [None, None]


def test_rewards_come_before_what_was_sent_returns():
    """Whoever sends the last amphorae finds none for the reward."""
    goods = {**ARMED, "goods": "amphora 6"}
    state = collected(at_rome("classis", goods, {**ARMED, "goods": "wood 1"}))
    assert state.players[0].goods["amphora"] == 0
    assert state.supply["amphora"] == 6


def test_amphorae_alone_are_a_delivery_where_they_are_accepted():
    state = collected(at_rome("moenia", {**ARMED, "goods": "amphora 3"}, ARMED))
    assert [p.unrest for p in state.players] == [0, 1]


def test_where_amphorae_are_not_accepted_they_stay():
    state = collected(at_rome("ara", {**ARMED, "goods": "amphora 2 marble 3"}, ARMED))
    assert state.supply["marble"] == 6
    assert state.players[0].goods["amphora"] == 2


def test_money_for_rome_goes_to_the_bank_and_the_last_pay_the_first():
    enough = TABLES.demands["confarreatio"].minimum[0]
    scene = at_rome("confarreatio", {**ARMED, "denarii": enough}, {**ARMED, "denarii": 1})
    first, last = collected(scene, seat1="by_hand send:denarii:0").players
    assert (first.denarii, last.denarii) == (1, 0)
    assert last.popularity == 4


def test_the_best_reward_goes_to_all_who_sent_the_most():
    state = collected(at_rome("annona", *[{**ARMED, "goods": "food 3"}] * 2))
    assert [p.popularity for p in state.players] == [7, 7]


def test_whoever_sends_none_of_the_goods_causes_unrest_and_is_last():
    state = collected(at_rome("annona", {**ARMED, "goods": "food 5"}, ARMED))
    assert [p.unrest for p in state.players] == [0, 1]
    assert [p.popularity for p in state.players] == [7, 4]


def test_too_few_troops_and_too_few_offerings_are_an_unrest_each():
    goods = {"goods": "food 3"}
    few = {**goods, "troops": "velites 1", "offerings": "offering1 1"}
    state = collected(at_rome("annona", {**ARMED, **goods}, few, round=6))
    assert [p.unrest for p in state.players] == [0, 2]
    assert state.players[1].troops["velites"] == 0  # all the same


def test_markers_kept_are_there_in_the_next_decade():
    scene = at_rome("moenia", {"troops": "velites 2", "offerings": "offering1 2"}, ARMED)
    first, _ = collected(scene, seat0="by_hand").players
    assert (first.troops["velites"], first.offerings["offering1"]) == (1, 1)


def test_in_the_last_decade_ranks_bring_nothing():
    state = collected(at_rome("annona", *[{**ARMED, "goods": "food 3"}] * 2, round=8))
    assert [p.popularity for p in state.players] == [5, 5]
