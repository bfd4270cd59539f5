"""New people and characters: what they cost, where they come, how many there may be."""

from __future__ import annotations

import pytest

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.jobs import exchanging
from tests.games.romolo_o_remo.scene import Scene


def creations(scene: Scene) -> list[str]:
    scene.acts().script(0, "W1")
    found = [id for id in scene.options() if id.startswith("create:") or id == "hire"]
    return [id.removeprefix("create:") for id in found]


def home(stock: str = "", strength: int = 3, money: int = 0) -> Scene:
    scene = Scene().capital(0, "D4", strength).unit(0, "W1 D4")
    return scene.player(0, stock=stock, money=money)


@pytest.mark.parametrize(
    ("stock", "wanted"),
    [("g2", []), ("g3", ["worker"]), ("r1", []), ("r2", ["soldier"])],
)
def test_prices_of_workers_and_soldiers(stock: str, wanted: list[str]):
    assert creations(home(stock).prices(grain=0, refined=0)) == wanted


def test_a_worker_costs_three_grain_and_lies():
    scene = home("g4").acts().script(0, "W1", "create:worker")
    assert scene.stock() == "g1"
    new = scene.seen_unit(0, "W2")
    assert (new.hex, new.lying) == ("D4", True)
    assert scene.seen_unit(0, "W1").lying


def test_a_soldier_costs_two_refined_and_the_worker():
    scene = home("r3").unit(0, "W2 A1").acts().script(0, "W1", "create:soldier")
    assert (scene.stock(), scene.names(0)) == ("r1", ["E1", "S1", "W2"])
    assert scene.seen_unit(0, "S1").lying


def test_soldiers_are_raised_in_the_capital_alone():
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").player(0, stock="r2").prices(refined=0)
    assert creations(scene) == []


def test_an_explorer_costs_two_grain_and_there_is_one():
    def play(stock: str, *more: str) -> Scene:
        scene = Scene().capital(0, "D4").unit(0, "W1 D4", "W2 A1", *more).prices(grain=0)
        scene.player(0, stock=stock)
        return scene._phase(0, "action").script(0, "W1")  # without the explorer of `acts`

    assert "create:explorer" not in play("g1").options()
    assert "create:explorer" not in play("g2", "E1 A1").options()
    scene = play("g2").script(0, "create:explorer")
    assert scene.stock() == ""
    assert scene.seen_unit(0, "E1").lying


@pytest.mark.parametrize(("strength", "workers"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_workers_up_to_the_limit(strength: int, workers: int):
    scene = home("g9", strength).unit(0, *(f"W{n} A1" for n in range(2, workers + 1)))
    assert "worker" not in creations(scene)
    scene = home("g9", strength).unit(0, *(f"W{n} A1" for n in range(2, workers)))
    assert "worker" in creations(scene)


def test_soldiers_and_mercenaries_share_a_limit():
    scene = home("r9", money=20).unit(0, "S1 A1", "M1 A1")
    assert not {"soldier", "hire"} & set(creations(scene))
    scene = home("r9", money=20).unit(0, "S1 A1")
    assert {"soldier", "hire"} <= set(creations(scene))


def test_four_soldiers_are_all():
    scene = home("r9", 6).unit(0, "S1 A1", "S2 A1", "S3 A1", "S4 A1")
    assert "soldier" not in creations(scene)


def test_one_or_two_mercenaries_stand_at_once():
    scene = home(strength=6, money=9).acts().script(0, "W1", "hire")
    assert [id.split(":")[0] for id in scene.options()] == ["1", "2"]
    scene.script(0, "2:4:nothing:0")
    assert scene.me().money == 5
    assert not scene.seen_unit(0, "M1").lying
    assert scene.now.bank["mercenary"] == 4
    assert "M1" in scene.options()


def test_only_as_many_mercenaries_as_there_is_room_for():
    scene = home(strength=3, money=9).unit(0, "S1 A1").acts().script(0, "W1", "hire")
    assert scene.me().money == 7  # one, and no choice
    assert scene.names(0) == ["E1", "M1", "S1", "W1"]


def test_no_mercenaries_without_any_in_the_bank():
    scene = home(money=9)
    scene.state.mercenaries, scene.state.bank["mercenary"] = [], 0
    assert "hire" not in creations(scene)


# ---- characters -------------------------------------------------------------------------------


def test_a_recruited_character_is_replaced_from_the_stack():
    scene = Scene().unit(0, "W1 D4", "W2 D4").player(0, money=9)
    scene.state.display[:2], scene.state.stack = ["heros", "dux"], ["nauta", "equus"]
    scene.acts().script(0, "W1", "recruit", "dux")
    assert scene.now.display[:2] == ["heros", "equus"]
    assert scene.now.stack == ["nauta"]
    assert (scene.me().money, scene.me().characters[0].tokens) == (5, 4)


def test_an_empty_stack_leaves_an_empty_place():
    scene = Scene().unit(0, "W1 D4", "W2 D4").player(0, money=9)
    scene.state.display[:3], scene.state.stack = ["heros", "dux", "nauta"], []
    scene.acts().script(0, "W1", "recruit", "dux")
    assert scene.now.display[:3] == ["heros", None, "nauta"]


def test_the_second_character_is_dearer():
    scene = Scene().unit(0, "W1 D4").player(0, money=5, characters="dux")
    scene.state.display[0] = "heros"
    assert "recruit" not in scene.acts().script(0, "W1").options()
    scene = Scene().unit(0, "W1 D4").player(0, money=6, characters="dux")
    scene.state.display[0] = "heros"
    scene.acts().script(0, "W1", "recruit")
    assert scene.me().money == 0


# ---- market -----------------------------------------------------------------------------------


def test_nothing_is_sold_at_price_0_or_into_its_own_column():
    scene = Scene().prices(wood=0).unit(0, "W1 D4").player(0, stock="w1 g1").acts()
    scene.script(0, "W1", "sell")
    assert scene.options() == ["grain:wood", "grain:stone", "grain:salt", "grain:refined"]


def test_two_harbours_sell_two_more():
    scene = Scene().hex("D4", "harbour:E harbour:W").unit(0, "W1 D4", "W2 D4")
    scene.player(0, stock="w9").acts().script(0, "W1", "sell", "wood:stone", "wood:stone")
    scene.script(0, "wood:grain")
    assert scene.now.turn.sold == {"D4": 2}
    assert scene.me().stock["wood"] == 6


def test_a_forum_pays_once_in_two_sales():
    scene = Scene().hex("D4", "forum wh wh wh").unit(0, "W1 D4", "W2 D4").player(0, stock="w9")
    scene.acts().script(0, "W1", "sell", "wood:stone", "W2", "sell", "wood:stone")
    assert scene.me().money == (2 + 2) + 2


@pytest.mark.parametrize(("answer", "money"), [("take", (2 + 2) + 2), ("leave", 2 + (2 + 4))])
def test_a_forum_is_left_for_a_better_one(answer: str, money: int):
    scene = Scene().hex("D4", "forum wh wh wh").hex("B2", "forum wh wh wh wh")
    scene.unit(0, "W1 D4", "W2 B2").player(0, stock="w9").acts()
    scene.script(0, "W1", "sell", "wood:stone")
    assert scene.key() == "romolo.forum"
    scene.script(0, answer, "W2", "sell", "wood:stone")
    assert scene.me().money == money


def test_a_forum_is_not_asked_about_without_a_better_one_or_a_worker():
    better = Scene().hex("D4", "forum wh wh wh wh").hex("B2", "forum wh wh wh")
    better.unit(0, "W1 D4", "W2 B2").player(0, stock="w9").acts()
    better.script(0, "W1", "sell", "wood:stone")
    alone = Scene().hex("D4", "forum wh wh wh").hex("B2", "forum wh wh wh wh")
    alone.unit(0, "W1 D4", "W2 B2 lying").player(0, stock="w9").acts()
    alone.script(0, "W1", "sell", "wood:stone")
    assert (better.me().money, alone.me().money) == (2 + 4, 2 + 2)


@pytest.mark.parametrize(("strength", "bonus"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 3)])
def test_a_forum_pays_by_strength(strength: int, bonus: int):
    scene = Scene().hex("D4", "forum" + " wh" * (strength - 1)).unit(0, "W1 D4", "W2 D4")
    scene.player(0, stock="w1").acts().script(0, "W1", "sell", "wood:stone")
    assert scene.me().money == 2 + 2 * bonus


@pytest.mark.parametrize(("strength", "give"), [(0, 4), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_mercators_rate(strength: int, give: int):
    scene = Scene().hex("D4", " ".join(["temple"] * strength)).unit(0, "W1 D4", "W2 D4")
    scene.player(0, stock="g4", characters="mercator").acts()
    scene.script(0, "W1", "mercator", "salt1")
    assert scene.me().stock["grain"] == 4 - give
    assert scene.me().stock["salt"] == 1


def test_partners_are_not_robbed():
    scene = Scene(players=4, teams="on").unit(0, "W1 D4").unit(2, "W1 D5").unit(1, "W1 D3")
    scene.player(0, characters="praedo").player(1, stock="w9").player(2, stock="w9").acts()
    scene.script(0, "W1")
    assert "steal:1" in scene.options()
    assert "steal:2" not in scene.options()


@pytest.mark.parametrize(("number", "n"), [(0, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_half_of_what_is_rolled_is_stolen(monkeypatch, number: int, n: int):
    face = next(face for face in TABLES.die if face.number == number)
    monkeypatch.setattr(exchanging, "roll", lambda t: face)
    scene = Scene().unit(0, "W1 D4", "W2 D4").unit(1, "W1 D5").player(0, characters="praedo")
    scene.player(1, stock="w9").acts().script(0, "W1", "steal:1")
    assert (scene.me(0).stock["wood"], scene.me(1).stock["wood"]) == (n, 9 - n)


def test_negotiator_deals_in_what_lies_on_him():
    scene = Scene().unit(0, "W1 D4").player(0, stock="w9 g9", characters="negotiator:grain").acts()
    scene.script(0, "W1", "deal:sell:negotiator")
    assert {id.split(":")[0] for id in scene.options()} == {"grain"}


def test_mercator_gives_another_kind():
    scene = Scene().unit(0, "W1 D4").player(0, stock="g4", characters="mercator").acts()
    scene.script(0, "W1", "mercator")
    assert scene.options() == ["wood1", "stone1", "salt1", "refined1"]


def test_who_has_no_goods_is_robbed_of_one_coin():
    scene = Scene().unit(0, "W1 D4").unit(1, "W1 D5").player(0, money=0, characters="praedo")
    scene.player(1, money=9).acts().script(0, "W1", "steal:1")
    assert (scene.me(0).money, scene.me(1).money) == (2, 7)


def test_nothing_is_exchanged_with_a_partner_who_is_out():
    scene = Scene(4, teams="on").unit(0, "W1 D4").player(0, stock="w3").player(2, stock="s3")
    scene.state.players[2].alive = False
    assert "exchange" not in scene.acts().script(0, "W1").options()
