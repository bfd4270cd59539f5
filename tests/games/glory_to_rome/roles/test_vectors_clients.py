from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.seats import Seat
from games.glory_to_rome.measures import client_limit, influence, vault_limit
from tests.games.glory_to_rome.scene import Scene, materials, names


def extra_actions(scene: Scene) -> list[int]:
    """Numbers of actions that completed buildings have brought."""
    return [e.text.args["n"] for e in scene.heard if e.text.key == "told-extra-actions"]


def round_is_over(scene: Scene) -> bool:
    return scene.now.round == 2 and scene.now.stack == []


# ---- clients acting ---------------------------------------------------------------------------


def test_v20_a_patron_hired_this_round_does_not_act() -> None:
    scene = Scene(players=2).player(0, hand="temple", clients="M", influence=6)
    scene.pool("M M M M").leads(0).answer(0, "lead:patron").answer(1, "think:one")
    assert scene.repeat(0, "pool:marble") == 2
    assert materials(scene.me(0).clients) == "M M M"
    assert materials(scene.now.pool) == "M M M"  # two left and the card led
    assert round_is_over(scene)


def test_v21_slave_market_doubles_a_client_of_the_leader() -> None:
    scene = Scene().player(0, hand="dock road bar latrine insula", clients="W")
    scene.player(0, built="slave_market").leads(0)
    scene.answer(0, "lead:craftsman").answer(0, "play:dock")
    scene.answer(1, "think:one").answer(2, "think:one")
    scene.script(0, "found:road", "found:bar", "found:latrine")
    assert len(scene.me(0).buildings) == 4
    assert names(scene.me(0).hand) == ["insula"]
    assert round_is_over(scene)


def test_v21_slave_market_doubles_nothing_for_one_who_thought() -> None:
    scene = Scene(players=2).player(0, hand="dock")
    scene.player(1, hand="road bar latrine insula", clients="W", built="slave_market").leads(0)
    scene.answer(0, "lead:craftsman").answer(1, "think:one")
    assert scene.repeat(1, "skip") == 1
    assert round_is_over(scene)


def slave_market_under_way() -> Scene:
    scene = Scene().player(0, hand="market").player(1, clients="W W", begun={"slave_market": 2})
    scene.player(1, hand="dock villa road bar").leads(0)
    scene.answer(0, "lead:craftsman").answer(1, "play:dock").answer(2, "think:one")
    return scene


def test_v22_slave_market_completed_by_the_card_doubles_both_clients() -> None:
    scene = slave_market_under_way().answer(1, "add:slave_market:villa")
    assert "slave_market" in scene.match.view(Seat(1)).players[1].functions
    assert scene.repeat(1, "skip") == 4
    assert round_is_over(scene)


def test_v23_slave_market_completed_by_a_client_doubles_only_the_next_one() -> None:
    scene = slave_market_under_way().script(1, "found:road", "add:slave_market:villa")
    assert scene.repeat(1, "skip") == 2
    assert round_is_over(scene)


def test_v23_unfinished_slave_market_doubles_nobody() -> None:
    assert slave_market_under_way().repeat(1, "skip") == 3


def test_v24_ludus_magnus_completed_by_the_card_lets_the_merchant_act() -> None:
    scene = Scene().player(0, hand="temple road bar", clients="S", begun={"ludus_magnus": 2})
    scene.performs(0, "craftsman").answer(0, "add:ludus_magnus:temple")
    assert scene.repeat(0, "skip") == 1
    assert round_is_over(scene)


def test_v24_without_ludus_magnus_a_merchant_does_not_act_for_craftsman() -> None:
    scene = Scene().player(0, hand="temple road bar", clients="S", begun={"ludus_magnus": 2})
    scene.performs(0, "craftsman").answer(0, "found:road")
    assert scene.key(0) is None
    assert round_is_over(scene)


@pytest.mark.parametrize(
    ("built", "actions"), [("", 1), ("storeroom", 3), ("storeroom slave_market", 5)]
)
def test_v25_storeroom_makes_laborers_of_all_clients(built: str, actions: int) -> None:
    scene = Scene().player(0, clients="B S", built=built).pool("W W W W W W")
    scene.performs(0, "laborer")
    assert scene.repeat(0, "pool:wood") == actions
    assert len(scene.me(0).stockpile) == actions
    assert round_is_over(scene)


# ---- actions of a completed building ------------------------------------------------------------


def test_v26_amphitheatre_counts_its_own_influence() -> None:
    scene = Scene().player(0, hand="road", stockpile="C", begun={"amphitheatre": 1}, influence=4)
    scene.performs(0, "architect").answer(0, "add:amphitheatre:concrete")
    assert influence(scene.me(0)) == 6
    assert extra_actions(scene) == [6]
    assert scene.key(0) == "gtr.craftsman"
    assert scene.repeat(0, "skip") == 6
    assert round_is_over(scene)


def test_v26_the_number_of_amphitheatre_actions_stays_when_influence_rises() -> None:
    scene = Scene().player(0, hand="wall road insula", begun={"amphitheatre": 1, "bar": 0})
    scene.player(0, influence=4).performs(0, "craftsman")
    scene.script(0, "add:amphitheatre:wall", "add:bar:road")
    assert influence(scene.me(0)) == 7
    assert scene.repeat(0, "skip") == 5


def amphitheatre_completed_by(role: str) -> Scene:
    """The card's action has completed it; its four actions and the client's are to come. There is
    no stone site in town."""
    hand, stockpile, client, material = {
        "craftsman": ("wall garden road", "", "W", "wall"),
        "architect": ("garden road", "C", "C", "concrete"),
    }[role]
    scene = Scene().sites("stone", 0, 2).player(0, hand=hand, stockpile=stockpile, clients=client)
    scene.player(0, begun={"amphitheatre": 1}, influence=2).performs(0, role)
    scene.answer(0, f"add:amphitheatre:{material}")
    assert influence(scene.me(0)) == 4
    assert extra_actions(scene) == [4]
    return scene


def test_v27_amphitheatre_and_client_make_five_further_actions() -> None:
    scene = amphitheatre_completed_by("craftsman")
    for _ in range(4):
        assert "found:garden:away" in scene.options(0)
        assert "found:garden" not in scene.options(0)
        scene.answer(0, "skip")
    # The client's own action is the last, so no second one can go with it.
    assert sorted(scene.options(0)) == ["found:road", "skip"]
    scene.answer(0, "skip")
    assert round_is_over(scene)


def test_v27_the_last_amphitheatre_action_goes_out_of_town_with_the_clients() -> None:
    scene = amphitheatre_completed_by("craftsman").script(0, "skip", "skip", "skip")
    assert [(b.kind, b.left) for b in scene.now.stack] == [("perform", 0), ("actions", 0)]
    scene.answer(0, "found:garden:away")
    assert scene.me(0).buildings[-1].out_of_town
    assert scene.now.sites["stone"].out_of_town == 1
    assert scene.key(0) is None
    assert round_is_over(scene)


def test_v27_an_earlier_amphitheatre_action_is_paid_by_the_amphitheatre() -> None:
    scene = amphitheatre_completed_by("craftsman").answer(0, "found:garden:away")
    assert scene.repeat(0, "skip") == 2 + 1
    assert round_is_over(scene)


def test_v28_craftsman_actions_never_combine_with_architect_actions() -> None:
    scene = amphitheatre_completed_by("architect")
    for _ in range(3):
        assert scene.key(0) == "gtr.craftsman"
        assert "found:garden:away" in scene.options(0)
        scene.answer(0, "skip")
    assert scene.key(0) == "gtr.craftsman"
    assert sorted(scene.options(0)) == ["found:road", "skip"]
    scene.answer(0, "skip")
    assert scene.key(0) == "gtr.architect"
    assert sorted(scene.options(0)) == ["found:road", "skip"]
    scene.answer(0, "skip")
    assert round_is_over(scene)


# ---- hiring -------------------------------------------------------------------------------------


def test_v29_bath_inside_bath_ends_with_the_outer_patron_action() -> None:
    scene = Scene().player(0, clients="W W", built="bath", influence=6).pool("M R")
    scene.performs(0, "patron").answer(0, "pool:marble")
    assert scene.options(0) == ["role:patron", "skip"]
    scene.answer(0, "role:patron")
    assert sorted(scene.options(0)) == ["done", "pool:rubble"]
    scene.answer(0, "pool:rubble")
    assert scene.options(0) == ["role:laborer", "skip"]
    scene.answer(0, "role:laborer")
    assert scene.now.pool == []
    assert scene.me(0).stockpile == []
    assert materials(scene.me(0).clients) == "R W W M"
    assert scene.key(0) is None
    assert round_is_over(scene)


def test_v29_after_the_inner_hire_the_outer_action_offers_the_pool_no_more() -> None:
    scene = Scene().player(0, clients="W W", built="bath", influence=6).pool("M R B")
    scene.performs(0, "patron")
    scene.script(0, "pool:marble", "role:patron", "pool:rubble", "skip")
    assert materials(scene.now.pool) == "B"
    assert round_is_over(scene)


def test_v30_garden_hires_with_a_bath_action_each() -> None:
    scene = Scene().player(0, hand="villa", clients="B B B B", built="bath insula", influence=5)
    scene.player(0, begun={"garden": 2}).pool("R W C").performs(0, "craftsman")
    scene.answer(0, "add:garden:villa")
    assert influence(scene.me(0)) == 8
    assert client_limit(scene.now, Seat(0)) == 10
    assert extra_actions(scene) == [8]
    assert scene.now.stack[-2].left == 7
    baths = []
    for pick in ("pool:rubble", "pool:wood", "pool:concrete"):
        assert scene.key(0) == "gtr.patron"
        scene.answer(0, pick)
        baths.append((scene.key(0), scene.options(0)[0]))
        scene.answer(0, "skip")
    roles = ("role:laborer", "role:craftsman", "role:architect")
    assert baths == [("gtr.bath", role) for role in roles]
    assert materials(scene.me(0).clients) == "R W C B B B B"
    assert scene.told().count("told-hires-pool") == 3
    assert round_is_over(scene)


def test_v30_garden_hires_no_more_clients_than_the_limit() -> None:
    scene = Scene().player(0, hand="villa", clients="B B B B", built="insula", influence=5)
    scene.player(0, begun={"garden": 2}).pool("R R R R R R R R").performs(0, "craftsman")
    scene.answer(0, "add:garden:villa")
    assert scene.repeat(0, "pool:rubble") == 6
    assert len(scene.me(0).clients) == 10
    assert round_is_over(scene)


def test_v31_a_client_from_the_deck_bars_the_pool_for_this_action_only() -> None:
    scene = Scene().player(0, built="bar", influence=6).pool("W").performs(0, "patron", units=2)
    assert sorted(scene.options(0)) == ["deck", "done", "done_all", "pool:wood"]
    scene.answer(0, "deck")
    assert scene.now.stack[0].left == 0
    assert sorted(scene.options(0)) == ["deck", "done", "pool:wood"]
    scene.script(0, "pool:wood", "deck")
    assert len(scene.me(0).clients) == 3
    assert scene.now.pool == []
    assert round_is_over(scene)


def test_v31_after_the_deck_the_hand_may_still_be_hired_from_but_not_the_pool() -> None:
    scene = Scene().player(0, hand="road", built="bar aqueduct", influence=6).pool("W")
    scene.performs(0, "patron").answer(0, "deck")
    assert scene.options(0) == ["hand:road", "done"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "pool:wood")


def test_v32_hand_pool_and_deck_in_this_order_with_a_bath_action_each() -> None:
    scene = Scene().player(0, hand="shrine dock", built="bar aqueduct bath", influence=6)
    scene.pool("W M").performs(0, "patron")
    asked = []
    for pick in ("hand:shrine", "pool:wood", "deck"):
        assert scene.key(0) == "gtr.patron"
        assert pick in scene.options(0)
        scene.answer(0, pick)
        asked.append(scene.key(0))
        scene.answer(0, "skip")
    assert asked == ["gtr.bath"] * 3
    assert len(scene.me(0).clients) == 3
    assert names(scene.me(0).hand) == ["dock"]
    assert materials(scene.now.pool) == "M"
    assert round_is_over(scene)


def test_v32_each_source_serves_once_in_an_action() -> None:
    scene = Scene().player(0, hand="shrine dock", built="bar aqueduct", influence=6)
    scene.pool("W M").performs(0, "patron").answer(0, "hand:shrine")
    assert sorted(scene.options(0)) == ["deck", "done", "pool:marble", "pool:wood"]
    scene.answer(0, "pool:wood")
    assert sorted(scene.options(0)) == ["deck", "done"]


@pytest.mark.parametrize(
    ("built", "clients", "vault"),
    [
        ("", 4, 4),
        ("insula", 6, 4),
        ("aqueduct", 8, 4),
        ("insula aqueduct", 12, 4),
        ("aqueduct insula", 12, 4),
        ("insula aqueduct market", 12, 6),
    ],
)
def test_v33_insula_adds_before_aqueduct_doubles(built: str, clients: int, vault: int) -> None:
    scene = Scene().player(0, built=built, influence=4).leads(0)
    assert client_limit(scene.now, Seat(0)) == clients
    assert vault_limit(scene.now, Seat(0)) == vault


def test_v33_the_twelfth_client_is_the_last() -> None:
    scene = Scene().player(0, built="insula aqueduct", influence=4, clients="R " * 11)
    scene.pool("W W").performs(0, "patron", units=2)
    assert scene.repeat(0, "pool:wood") == 1
    assert len(scene.me(0).clients) == 12
    assert round_is_over(scene)


def test_v34_a_full_clientele_hires_nobody() -> None:
    scene = Scene().player(0, clients="R R R R R", influence=5).pool("W").performs(0, "patron")
    assert scene.key(0) is None
    assert len(scene.me(0).clients) == 5
    assert materials(scene.now.pool) == "W"
    assert round_is_over(scene)


def test_v34_with_one_place_left_one_is_hired() -> None:
    scene = Scene().player(0, clients="R R R R", influence=5).pool("W W")
    scene.performs(0, "patron", units=2)
    assert scene.repeat(0, "pool:wood") == 1
    assert round_is_over(scene)


SIX_ROLES = ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"]


def test_v35_bath_and_ludus_magnus_let_a_new_merchant_do_anything() -> None:
    scene = Scene().player(0, built="bath ludus_magnus").pool("S").performs(0, "patron")
    scene.answer(0, "pool:stone")
    assert scene.key(0) == "gtr.bath"
    assert scene.options(0) == [*(f"role:{role}" for role in SIX_ROLES), "skip"]


@pytest.mark.parametrize(
    ("built", "pool", "roles"),
    [
        ("bath", "stone", ["merchant"]),
        ("bath ludus_magnus", "wood", ["craftsman"]),
        ("bath storeroom", "wood", ["laborer", "craftsman"]),
    ],
)
def test_v35_other_new_clients_do_what_they_count_as(
    built: str, pool: str, roles: list[str]
) -> None:
    scene = Scene().player(0, built=built).pool("S W").performs(0, "patron")
    scene.answer(0, f"pool:{pool}")
    assert scene.options(0) == [*(f"role:{role}" for role in roles), "skip"]


def test_v36_a_card_is_shown_to_one_demand_of_a_round_only() -> None:
    scene = Scene().player(0, hand="dock", built="bath", influence=6)
    scene.player(1, hand="market market").pool("B B W W").performs(0, "patron", units=2)
    scene.script(0, "pool:brick", "role:legionary")
    assert scene.key(0) == "gtr.demand"
    assert scene.options(0) == ["dock"]
    scene.script(0, "dock", "all")
    assert materials(scene.me(0).stockpile) == "W W"
    assert scene.key(0) == "gtr.patron"
    scene.script(0, "pool:brick", "role:legionary")
    assert scene.key(0) is None
    assert materials(scene.me(0).stockpile) == "W W"
    assert materials(scene.now.pool) == "W"
    assert names(scene.me(1).hand) == ["market"]
    assert scene.told().count("told-demands") == 1
    assert round_is_over(scene)


def test_v36_another_card_may_be_shown_to_the_second_demand() -> None:
    scene = Scene().player(0, hand="dock road", built="bath", influence=6)
    scene.pool("B B W W R").performs(0, "patron", units=2)
    scene.script(0, "pool:brick", "role:legionary", "dock", "all")
    scene.script(0, "pool:brick", "role:legionary")
    assert scene.options(0) == ["road"]


def test_v36_in_the_next_round_the_card_may_be_shown_again() -> None:
    scene = Scene(players=2).player(0, hand="dock", built="bath", influence=6)
    scene.player(1, hand="shrine").pool("B").performs(0, "patron")
    scene.script(0, "pool:brick", "role:legionary", "dock")
    assert scene.now.round == 2
    scene.answer(1, "lead:legionary").answer(0, "think:one")
    assert scene.key(0) == "gtr.demand"
    assert "dock" in scene.options(0)
