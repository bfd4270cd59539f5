"""Who is not at turn is asked only where it matters, and may have answered beforehand."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.seat.redeal import redeal
from tests.games.romolo_o_remo.scene import Scene

# ---- meals ------------------------------------------------------------------------------------


def meal(*farms: str, units: tuple[str, ...] = ("W1 D4",)) -> Scene:
    """Blue stands on every farm and wants to be asked."""
    scene = Scene().unit(0, *units).stance(1, 0, "ask").player(0, stock="g9")
    for n, hex in enumerate(farms):
        scene.hex(hex, "farm").unit(1, f"W{n + 1} {hex}")
    return scene


def test_r85_a_host_is_asked_before_the_meal():
    scene = meal("D4").supplies()
    assert scene.key(1) == "romolo.hostile"
    scene.answer(1, "hostile")
    assert scene.options() == ["feed:W1", "return:W1"]


def test_r85_nobody_is_asked_where_others_feed_all():
    scene = meal("D4").hex("D5", "farm").supplies()
    assert scene.key(1) != "romolo.hostile"
    assert scene.names(0) == ["W1"]
    assert scene.stock() == "g9"


def test_r85_one_answer_is_enough():
    scene = meal("D4", "D5").supplies().answer(1, "friendly")
    assert scene.key(1) != "romolo.hostile"
    assert scene.stock() == "g9"


def test_r85_after_a_no_the_next_farm_is_asked_for():
    scene = meal("D4", "D5").supplies().answer(1, "hostile")
    assert scene.key(1) == "romolo.hostile"
    scene.answer(1, "friendly")
    assert scene.stock() == "g9"


def test_r85_farms_out_of_reach_are_not_asked_for():
    scene = meal("A4").supplies()
    assert scene.key(1) is None
    assert scene.options() == ["feed:W1", "return:W1"]


# ---- losses and surplus -----------------------------------------------------------------------


def beaten(*mine: str) -> Scene:
    scene = Scene().unit(0, *mine).unit(1, "S1 D4", "S2 D4").player(0, stock="g9").fights()
    scene.script(0, "fight:D4:1").answer(0, *(unit.split()[0] for unit in mine))
    return scene.tiles(0, "blank", 1, "blank")


def test_units_that_are_alike_need_no_choice():
    scene = beaten("W1 D4", "W2 D4")
    assert scene.key(1) is None
    assert scene.names(0) == ["W2"]


def test_units_that_differ_do():
    scene = beaten("W1 D4", "M1 D4")
    assert (scene.key(1), scene.options(1)) == ("romolo.losses", ["W1", "M1"])


def shrunk(*units: str) -> Scene:
    scene = Scene().hex("D4", "tower:1 temple wh wh").unit(0, "S1 D4", "S2 D4", "S3 D4")
    scene.unit(1, *units).player(0, stock="g9").fights().script(0, "fight:D4:1")
    return scene.answer(0, "S1", "S2", "S3").tiles(0, "blank", 1, "blank").answer(0, "temple")


def test_surplus_units_that_are_alike_need_no_choice():
    scene = shrunk("W1 A1", "W2 A1", "W3 A1", "W4 A1")
    assert scene.key(1) is None
    assert scene.names(1) == ["W2", "W3", "W4"]
    assert shrunk("W1 A1", "W2 A1", "W3 A1", "W4 A2").key(1) == "romolo.surplus_units"


# ---- withdrawals ------------------------------------------------------------------------------


def attacked(order: str, tile: str = "blank") -> Scene:
    """Blue, who has given an order, shows the tile with which one may withdraw."""
    scene = Scene().capital(1, "A4").unit(0, "S1 D4").unit(1, "W1 D4", "W2 A4")
    scene.unit(2, "W1 C4").player(0, stock="g9").player(1, stock="g9").acts()
    if order != "ask":
        scene.aside(1, f"withdrawal:{order}")
    scene.script(0, "end", "fight:D4:1")
    return scene.tiles(0, tile, 1, "retreat")


def test_a_defender_is_asked_whether_to_withdraw():
    assert attacked("ask").options(1) == ["stay", "withdraw:C4"]


def test_a_defender_may_have_said_to_stay():
    scene = attacked("stay")
    assert scene.key(1) is None
    assert scene.names(1) == ["W1", "W2"]  # 3 to 1 costs nobody
    assert scene.seen_unit(1, "W1").hex == "D4"


def test_a_defender_may_have_said_to_go_when_losing():
    scene = attacked("losing")
    assert scene.key(1) is None
    assert scene.seen_unit(1, "W1").hex == "C4"
    assert scene.me(0).battles == 1


def test_a_defender_who_is_not_losing_stays():
    scene = Scene().capital(1, "A4").unit(0, "W1 D4").unit(1, "W1 D4", "W2 A4", "S1 D4")
    scene.state.players[1].withdraws = "losing"
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1")
    scene.tiles(0, "blank", 1, "retreat")
    assert scene.seen_unit(1, "W1").hex == "D4"


def test_of_several_ways_the_quiet_one_is_taken():
    scene = Scene().capital(1, "A1").unit(0, "S1 D3").unit(1, "W1 D3").unit(2, "S1 C2")
    scene.state.players[1].withdraws = "losing"
    scene.player(0, stock="g9").fights().script(0, "fight:D3:1")
    scene.tiles(0, "blank", 1, "retreat")
    assert scene.seen_unit(1, "W1").hex == "C3"


def test_an_attacker_is_there_and_is_asked():
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").unit(1, "S1 D4")
    scene.state.players[0].withdraws = "losing"
    scene.player(0, stock="g9").fights().script(0, "fight:D4:1")
    scene.tiles(0, "retreat", 1, "blank")
    assert scene.key(0) == "romolo.withdraw"


def test_against_the_rival_orders_count_too():
    scene = (
        Scene(players=1).capital(0, "F2").unit(0, "W1 D2", "W2 F2").unit(RIVAL, "A1 D2", "A2 D2")
    )
    scene.state.players[0].withdraws = "losing"
    scene.state.phase = "rival"
    scene.state.rival.hand, scene.state.rival.aside = ["blank"], []
    scene.raise_curtain().answer(0, "retreat")
    assert "told-withdraws" in scene.told()


def test_an_order_is_its_kings_secret():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 A1").acts().aside(1, "withdrawal:losing")
    assert "told-withdrawal-losing" in scene.words_heard(1)
    for viewer in (0, 2, None):
        assert "told-withdrawal-losing" not in scene.words_heard(viewer)
        assert scene.view(viewer).players[1].withdraws is None
        assert "losing" not in scene.written(viewer)
        assert redeal(scene.now, viewer, Rng(1)).players[1].withdraws == "ask"
    assert scene.view(1).players[1].withdraws == "losing"
    assert "sheet-withdrawal-losing" in scene.written(1)
    assert redeal(scene.now, Seat(1), Rng(1)).players[1].withdraws == "losing"


def test_orders_of_others_do_not_show_in_worlds_dealt_anew():
    scene = Scene().unit(0, "S1 D4", "S2 D4").unit(1, "W1 A1")
    scene.state.players[1].withdraws = "losing"
    scene.acts().script(0, "S1", "move:D5").aside(1, "withdrawal:ask")
    assert scene.match.redealt(Seat(0), Rng(1)).pending(Seat(0)) == scene.asked(0)


def test_orders_are_offered_once_somebody_has_an_army():
    def offered(scene: Scene) -> list[str]:
        found = [option.id for option in scene.match.aside(Seat(1)).options]
        return [id for id in found if id.startswith("withdrawal")]

    assert offered(Scene().unit(0, "W1 D4").acts()) == []
    scene = Scene().unit(0, "S1 D4").acts()
    all_three = ["withdrawal:ask", "withdrawal:stay", "withdrawal:losing"]
    assert offered(scene) == all_three
    assert offered(scene.aside(1, "withdrawal:stay")) == all_three
    assert offered(Scene().unit(1, "S1 D4").unit(0, "W1 A1").acts()) == []


# ---- stances ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("stance", "asked"), [("hostile", 0), ("friendly", 0), ("ask", 1)])
def test_a_standing_stance_answers_for_its_king(stance: str, asked: int):
    scene = Scene().capital(0, "A1").unit(0, "W1 D4").unit(1, "W1 D4").stance(1, 0, stance)
    scene.player(0, stock="w2").acts().script(0, "W1")
    works = "refine:wood" in scene.options()
    assert works == (stance != "hostile")
    if works:
        scene.script(0, "refine:wood")
    assert (scene.key(1) == "romolo.hostile") == bool(asked)


def test_everything_asked_of_others_has_a_turn_line():
    for language in LANGUAGES:
        speaker = Catalogue(language, GAME.texts, strict=True)
        for key in ("hostile", "withdraw", "consent", "losses", "surplus_units", "tile"):
            assert speaker.has(f"turn-romolo-{key}"), key
