from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.match import Match
from games.core.seats import Seat
from games.glory_to_rome import GAME
from games.glory_to_rome.course.playing import play_rules, units
from games.glory_to_rome.data.cards import MATERIALS, SENATOR
from games.glory_to_rome.measures import client_limit, influence, vault_limit
from games.glory_to_rome.state import SiteStack
from tests.games.glory_to_rome.scene import Scene, materials, names


@pytest.mark.parametrize("seed", range(5))
def test_e1_three_players_get_three_sites_in_and_out_of_town_and_five_cards(seed: int) -> None:
    s = Match.start(GAME, 3, seed).state_copy()
    assert s.sites == {m: SiteStack(3, 3) for m in MATERIALS}
    for player in s.players:
        assert len(player.hand) == 5
        assert player.hand.count(SENATOR) == 1
        assert influence(player) == 2
    assert s.senators == 3
    assert len(s.pool) >= 3
    assert len(s.deck) + len(s.pool) == 144 - 3 * 4


def round_of_the_example() -> Scene:
    scene = Scene(players=4).pool("W B S M C")
    scene.player(0, hand="road", clients="R")
    scene.player(1, hand="J")
    scene.player(2, hand="dock dock J", clients="R")
    scene.player(3, hand="dock dock market J J")
    return scene.leads(0)


def test_e2_those_who_think_draw_before_anybody_acts() -> None:
    scene = round_of_the_example()
    assert scene.now.senators == 2
    scene.answer(0, "lead:laborer").answer(1, "play:senator")
    scene.answer(2, "think:refill")
    assert len(scene.me(2).hand) == 5
    assert "think:refill" not in scene.options(3)
    scene.answer(3, "think:one")
    assert len(scene.me(3).hand) == 6
    assert materials(scene.now.pool) == "W C B S M"
    assert scene.key(0) == "gtr.laborer"
    assert [scene.key(seat) for seat in (1, 2, 3)] == [None] * 3


def test_e2_a_round_of_laborers_by_card_senator_and_client() -> None:
    scene = round_of_the_example().answer(0, "lead:laborer").answer(1, "play:senator")
    scene.answer(2, "think:refill").answer(3, "think:one")
    scene.script(0, "pool:wood", "pool:brick")
    assert scene.key(0) is None
    scene.answer(1, "pool:stone")
    assert scene.key(1) is None
    scene.answer(2, "pool:marble")
    assert [materials(p.stockpile) for p in scene.now.players] == ["W B", "S", "M", ""]
    assert materials(scene.now.pool) == "R C"
    assert scene.now.senators == 3
    assert all(not p.camp for p in scene.now.players)
    assert (scene.now.leader, scene.key(1)) == (1, "gtr.lead")
    assert scene.told().count("told-stocks-pool") == 4


def two_laborers_and_another_leads() -> Scene:
    scene = Scene(players=2).player(0, hand="road").player(1, hand="insula", clients="R R")
    scene.pool("W W W W W W").leads(0).answer(0, "lead:laborer")
    return scene


def test_e3a_two_clients_and_a_card_make_three_actions() -> None:
    scene = two_laborers_and_another_leads().answer(1, "play:insula")
    assert scene.repeat(0, "pool:wood") == 1
    assert scene.repeat(1, "pool:wood") == 3
    assert materials(scene.me(1).stockpile) == "W W W"
    assert materials(scene.me(1).clients) == "R R"
    assert scene.now.round == 2


def test_e3b_two_clients_act_also_for_one_who_thought() -> None:
    scene = two_laborers_and_another_leads().answer(1, "think:refill")
    assert len(scene.me(1).hand) == 5
    assert scene.repeat(0, "pool:wood") == 1
    assert scene.repeat(1, "pool:wood") == 2
    assert materials(scene.me(1).stockpile) == "W W"
    assert scene.now.round == 2


def test_e4_the_third_material_completes_a_stone_building() -> None:
    scene = Scene().player(0, hand="villa road", begun={"colosseum": 2}, influence=2)
    scene.performs(0, "craftsman").answer(0, "add:colosseum:villa")
    me, s = scene.me(0), scene.now
    assert me.buildings[0].complete
    assert me.buildings[0].materials == []
    assert me.sites == ["stone"]
    assert influence(me) == 5
    assert client_limit(s, Seat(0)) == vault_limit(s, Seat(0)) == 5
    assert materials(s.removed) == "S S S"
    assert s.pool == []
    assert names(me.hand) == ["road"]


def test_e4_the_second_material_does_not_complete_it() -> None:
    scene = Scene().player(0, hand="villa", begun={"colosseum": 1}, influence=2)
    scene.performs(0, "craftsman").answer(0, "add:colosseum:villa")
    assert not scene.me(0).buildings[0].complete
    assert len(scene.me(0).buildings[0].materials) == 2
    assert influence(scene.me(0)) == 2
    assert scene.now.removed == []


def test_e5_demand_takes_from_pool_and_both_neighbours() -> None:
    scene = Scene().pool("R R W").player(0, hand="road")
    scene.player(1, hand="insula bar dock").player(2, hand="latrine dock")
    scene.performs(0, "legionary").answer(0, "road")
    assert scene.key(0) == "gtr.demand.pool"
    scene.answer(0, "all")
    assert scene.key(1) == "gtr.give.must"
    assert sorted(scene.options(1)) == ["bar", "insula"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(1, "bar", "insula")
    scene.answer(1, "bar")
    assert materials(scene.me(0).stockpile) == "R R R"
    assert names(scene.me(0).hand) == ["road"]
    assert names(scene.me(1).hand) == ["dock", "insula"]
    assert names(scene.me(2).hand) == ["dock"]
    assert materials(scene.now.pool) == "R W"


def test_e5_the_player_opposite_is_no_neighbour() -> None:
    scene = Scene(players=4).player(0, hand="road").player(1, hand="insula")
    scene.player(2, hand="insula").player(3, hand="insula").performs(0, "legionary")
    scene.answer(0, "road")
    assert materials(scene.me(0).stockpile) == "R R"
    assert [len(scene.me(seat).hand) for seat in range(4)] == [1, 0, 1, 0]


def test_e6_two_laborers_may_petition_for_one_laborer_action() -> None:
    scene = Scene(players=2).player(0, hand="road insula").pool("W W").leads(0)
    scene.answer(0, "lead:laborer")
    assert sorted(scene.options(0)) == ["petition:rubble", "play:insula", "play:road"]
    scene.answer(0, "petition:rubble")
    assert names(scene.me(0).camp) == ["insula", "road"]
    assert scene.me(0).units == 1
    scene.answer(1, "think:one")
    assert scene.repeat(0, "pool:wood") == 1
    assert materials(scene.me(0).stockpile) == "W"
    assert materials(scene.now.pool) == "R R W"


def test_e7_two_senators_are_no_petition() -> None:
    scene = Scene().player(0, hand="J J").leads(0)
    assert units([SENATOR, SENATOR], play_rules(scene.now, Seat(0), "patron")) is None
    scene.answer(0, "lead:patron")
    assert scene.me(0).camp == [SENATOR]
    assert scene.me(0).hand == [SENATOR]
    assert scene.me(0).units == 1


def test_e7_two_senators_are_not_offered_together_beside_other_plays() -> None:
    scene = Scene().player(0, hand="J J temple").leads(0).answer(0, "lead:patron")
    assert sorted(scene.options(0)) == ["play:senator", "play:temple"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "play:senator", "play:senator")


def test_e8_marble_in_the_vault_is_worth_as_much_as_a_marble_building() -> None:
    scene = Scene().player(0, vault="M").player(1, hand="temple", begun={"palace": 2})
    scene.deck("R R").performs(1, "craftsman").answer(1, "add:palace:temple")
    scene.answer(2, "think:one").answer(0, "think:one")
    assert scene.end == "deck"
    assert scene.match.outcome.scores == (2 + 3 + 3, 2 + 3, 2)


def test_e8_equal_marble_in_two_vaults_brings_no_merchant_bonus() -> None:
    scene = Scene().player(0, vault="M").player(1, influence=5).player(2, vault="M")
    scene.deck("R").leads(0).answer(0, "think:one")
    assert scene.match.outcome.scores == (5, 5, 5)


def test_e9_each_card_of_a_demand_must_be_shown() -> None:
    scene = Scene().player(0, hand="shrine road").player(1, hand="gate school insula bar")
    scene.performs(0, "legionary", units=2)
    assert (scene.asked(0).least, scene.asked(0).most) == (0, 2)
    assert sorted(scene.options(0)) == ["road", "shrine"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "shrine", "shrine")
    scene.answer(0, "shrine", "road").script(1, "insula", "school")
    assert materials(scene.me(0).stockpile) == "R B"
    assert names(scene.me(1).hand) == ["bar", "gate"]
    assert names(scene.me(0).hand) == ["road", "shrine"]


def test_e10_more_actions_than_order_cards_are_lost() -> None:
    scene = Scene().player(0, hand="road J J").player(1, hand="insula insula insula")
    scene.player(2, hand="bar bar").pool("R R R").performs(0, "legionary", units=3)
    assert scene.options(0) == ["road"]
    scene.answer(0, "road").answer(0, "all")
    assert materials(scene.me(0).stockpile) == "R R R"
    assert [len(scene.me(seat).hand) for seat in range(3)] == [3, 2, 1]
    assert scene.told().count("told-demands") == 1
    assert (scene.key(0), scene.key(1)) == (None, "gtr.lead")


def test_e11_cards_played_this_round_cannot_be_hired() -> None:
    scene = Scene().player(0, hand="temple").player(1, hand="palace").pool("W").leads(0)
    scene.answer(0, "lead:patron").answer(1, "play:palace").answer(2, "think:one")
    assert sorted(scene.options(0)) == ["done", "pool:wood"]
    scene.answer(0, "pool:wood")
    assert scene.now.round == 2
    assert scene.me(1).clients == []
    assert materials(scene.now.pool) == "M M"


@pytest.mark.parametrize("complete", [True, False])
def test_e12_a_building_of_an_opponent_does_not_bar_the_same_foundation(complete: bool) -> None:
    scene = Scene().player(0, hand="dock palisade", begun={"palisade": 0})
    scene.building(1, "dock", complete=complete)
    scene.performs(0, "craftsman")
    assert "found:dock" in scene.options(0)
    assert "found:palisade" not in scene.options(0)
    scene.answer(0, "found:dock")
    assert [b.name for b in scene.me(0).buildings] == ["palisade", "dock"]
    assert [b.name for b in scene.me(1).buildings] == ["dock"]
