"""The supply phase step by step: what comes first, what is paid with what, who gets up."""

from __future__ import annotations

from games.core.catalogue import Catalogue
from games.core.seats import Seat
from games.core.text import Text
from tests.games.romolo_o_remo.scene import Scene


def test_the_cheapest_goods_go_first_where_nothing_is_named():
    scene = Scene().prices(refined=3).unit(0, "M1 D4").player(0, stock="w1 r1").supplies()
    assert scene.answer(0).stock() == "r1"


def test_no_good_is_paid_that_need_not_be():
    scene = Scene().prices(salt=3, refined=3).unit(0, "M1 D4").player(0, stock="w1 r1").supplies()
    assert scene.answer(0).stock() == "w1", (
        "the wood alone is too little, beside the refined too much"
    )


def test_coins_come_back_where_a_good_pays_it_all():
    scene = Scene().prices(salt=3, refined=3).unit(0, "M1 D4").player(0, stock="r1", money=4)
    scene.supplies()
    assert (scene.stock(), scene.me().money) == ("", 4)


def test_goods_of_warehouses_pay_the_wages_of_the_same_turn():
    scene = Scene().capital(0, "D4", 3).hex("B2", "wh:a1").unit(0, "M1 D4").supplies()
    assert scene.names(0) == ["M1"]
    assert scene.stock() == ""


def test_tokens_that_hired_waive_no_wages():
    scene = Scene().capital(0, "D4", 6).unit(0, "W1 D4", "E1 A1 lying")
    scene.player(0, stock="a9 g9", characters="foederatus").acts()
    scene.script(0, "W1", "hire", "1:0:nothing:1", "end", "end")
    assert scene.now.turn.foederatus == "hire"
    assert scene.key() != "romolo.waive"
    assert scene.me().characters[0].tokens == 2


def test_a_capital_that_paid_wages_with_a_temple_keeps_fewer_units():
    scene = Scene().capital(0, "D4", 4).prices(salt=5)
    scene.unit(0, "W1 D4", "W2 D5", "W3 E5", "W4 C4", "M1 A1").supplies()
    assert scene.key() == "romolo.surplus_units"
    scene.answer(0, "W3")
    assert "W3" not in scene.names(0)


def test_people_eat_before_prices_change():
    scene = Scene().unit(0, "W1 D4").player(0, stock="g1").market(wood="s2", grain="s2").supplies()
    scene.answer(0, "feed:W1")
    told = scene.told()
    assert told.index("told-feeds") < told.index("told-price")


def test_only_units_of_the_player_at_turn_get_up():
    scene = (
        Scene().hex("D4", "farm").unit(0, "W1 D4 lying").unit(1, "W1 A4 lying", "E1 A4").supplies()
    )
    assert not scene.seen_unit(0, "W1").lying
    assert scene.seen_unit(1, "W1").lying


def test_a_player_sees_how_many_the_farms_feed_and_others_do_not():
    scene = Scene().hex("D4", "farm").unit(0, "W1 D4", "W2 D4", "W3 D4", "E1 D4").unit(1, "W1 A4")
    mine = scene.view(0).players[0]
    assert (mine.mouths, mine.fed) == (3, 2)
    theirs = scene.view(1).players[0]
    assert (theirs.mouths, theirs.fed) == (0, 0)


def test_wages_are_told_by_what_is_paid_and_nothing_else():
    scene = Scene().prices(salt=3, refined=2).unit(0, "M1 D4").player(0, stock="r1", money=2)
    (told,) = (e.text for e in scene.supplies().heard if e.text.key == "told-wages-paid")
    said = Catalogue("en", "games.romolo_o_remo", strict=True).say(told, ["Livia"])
    assert said == "Livia pays a mercenary 1 finery and 1 coin."


def test_tokens_are_offered_as_tokens():
    scene = Scene().unit(0, "M1 D4").player(0, stock="a5", characters="foederatus").supplies()
    labels = [option.label for option in scene.match.pending(Seat(0)).options]
    assert labels == [Text("do-dux", {"n": 0}), Text("do-dux", {"n": 1})]
