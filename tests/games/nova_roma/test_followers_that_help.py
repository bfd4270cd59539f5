"""A step closed for lack of something is still asked for while a follower could open it (7.5)."""

from __future__ import annotations

import pytest

from tests.games.nova_roma.scene import Scene

# ---- upgrade: wine ----------------------------------------------------------------------------


def upgrading(row: str = "rufus", influence: int = 8, **has: object) -> Scene:
    """No coins before the first step; with full influence it brings one."""
    mine = {"coins": 0, "artisans": 1, **has}
    scene = Scene(3).player(0, influence=influence, row=row, **mine)
    return scene.offers(estate="EB01 EB02 EB03 EB04 ES5").acts(0, "upgrade", 1)


def test_a_coin_of_the_first_step_may_place_an_artisan_before_the_wine() -> None:
    scene = upgrading()
    assert (scene.key(), scene.options()) == ("nova.upgrade.wine", ["use:rufus", "none"])


def test_the_wine_he_brings_can_be_poured_at_once() -> None:
    scene = upgrading().script(0, "use:rufus", "p33")
    assert (scene.key(), scene.options()) == ("nova.upgrade.wine", ["wine:1", "none"])


def test_an_artisan_who_brings_no_wine_leaves_nothing_to_ask() -> None:
    assert upgrading().script(0, "use:rufus", "p11").key() == "nova.upgrade.tile"


def test_declining_leads_on_to_the_tiles() -> None:
    scene = upgrading().script(0, "none")
    assert (scene.key(), scene.options()[-2:]) == ("nova.upgrade.tile", ["use:rufus", "none"])


@pytest.mark.parametrize("row", ["marcus", "rufus"])
def test_who_could_have_been_used_before_the_first_step_is_not_asked_for_again(row: str) -> None:
    scene = upgrading(row, influence=3, coins=1).script(0, "go_on")
    assert scene.key() == "nova.upgrade.tile"


def test_influence_of_the_first_step_opens_the_market() -> None:
    scene = upgrading(influence=0, coins=1, tiles="EB14@p11").script(0, "go_on")
    assert (scene.key(), scene.options()) == ("nova.upgrade.wine", ["use:rufus", "none"])


def test_the_market_was_open_to_who_had_influence_before() -> None:
    scene = upgrading(influence=1, coins=1, tiles="EB14@p11").script(0, "go_on")
    assert scene.key() == "nova.upgrade.tile"


def test_nothing_is_asked_when_no_space_brings_wine() -> None:
    scene = upgrading(working="p31 p32 p33")
    assert scene.key() == "nova.upgrade.tile"


def test_without_a_follower_nothing_is_asked() -> None:
    assert upgrading(row="seneca", exhausted="seneca").key() == "nova.upgrade.tile"


# ---- upgrade: the tile ------------------------------------------------------------------------


def wanting(row: str, estate: str = "- - - - ES5", **has: object) -> Scene:
    scene = Scene(3).player(0, **{"coins": 1, "artisans": 1, "influence": 1, "row": row, **has})
    return scene.offers(estate=estate).acts(0, "upgrade", 1)


@pytest.mark.parametrize("row", ["marcus", "rufus"])
def test_a_follower_may_bring_the_wine_for_the_only_tile(row: str) -> None:
    scene = wanting(row).script(0, "go_on")
    assert (scene.key(), scene.options()) == ("nova.upgrade.tile", [f"use:{row}", "none"])


def test_and_then_the_tile_can_be_taken() -> None:
    scene = wanting("marcus").script(0, "go_on", "use:marcus", "wine")
    assert (scene.key(), scene.options()) == ("nova.upgrade.tile", ["take:ES5", "none"])


def test_a_follower_who_brings_no_coin_is_not_asked_for() -> None:
    scene = wanting("marcus", "- - EB01 - -", coins=0).script(0, "go_on")
    assert scene.key() == "nova.followers.after"


def test_without_tiles_no_follower_is_asked_for() -> None:
    assert wanting("marcus", "- - - - -").script(0, "go_on").key() == "nova.followers.after"


@pytest.mark.parametrize(("influence", "asked"), [(8, True), (7, False)])
def test_in_a_petition_surplus_influence_may_pay_the_tile(influence: int, asked: bool) -> None:
    """One is paid and one gained; a third only becomes a coin at eight."""
    scene = Scene(3).player(0, influence=influence, row="occius").offers(estate="- - EB01 - -")
    scene.acts(0, "petition", 1).script(0, "upgrade:1")
    assert (scene.key() == "nova.upgrade.tile") == asked


# ---- sail -------------------------------------------------------------------------------------


def sailing(ships: str = "N5 N8", coins: int = 1, row: str = "hadrianus", **has: object) -> Scene:
    """One sail, but from N5 it takes two; ES3 has two."""
    mine = {"goods": "s2", "artisans": 1, "tiles": "ES3@p11", **has}
    scene = Scene(3).player(0, coins=coins, row=row, ships=ships, **mine)
    return scene.offers(sailing="SC12").acts(0, "sail", 1).script(0, "contract:SC12")


def test_sails_are_not_lost_while_a_tile_may_bring_a_ship_on() -> None:
    scene = sailing()
    assert (scene.key(), scene.options()) == ("nova.sail.leg", ["use:hadrianus", "stop"])


def test_the_coin_for_it_may_come_with_the_contract() -> None:
    scene = sailing(coins=0, row="hadrianus constantin")
    assert (scene.key(), scene.options()) == ("nova.sail.leg", ["use:hadrianus", "stop"])


def test_then_the_sail_that_was_left_takes_the_ship_on() -> None:
    scene = sailing().script(0, "use:hadrianus", "p11", "a:N6", "a:N7")
    assert scene.me().ships == ["N7", "N8"]


@pytest.mark.parametrize(
    ("why", "has"),
    [
        ("flipped", {"tiles": "ES3@p11!"}),
        ("another tile", {"tiles": "ES4@p11"}),
        ("not open", {"working": "p11"}),
        ("no further leg", {"ships": "N8 S8"}),
        ("the next leg takes two sails again", {"ships": "N7 N8"}),
    ],
)
def test_nothing_is_asked_when_no_tile_can_help(why: str, has: dict[str, str]) -> None:
    scene = sailing(**has)
    assert scene.key() == "nova.followers.after", why


def test_nothing_is_asked_when_no_sail_is_left() -> None:
    scene = sailing("H0 N5").script(0, "a:N1")
    assert scene.key() == "nova.followers.after"


def test_an_exhausted_follower_does_not_help() -> None:
    assert sailing(exhausted="hadrianus").key() == "nova.action"


# ---- recruit ----------------------------------------------------------------------------------

EIGHT = "calux gloria hilaria hortense marcella marianus martinus nela"


def test_a_forgone_recruit_leaves_a_large_hand_alone() -> None:
    scene = Scene(3).player(0, coins=0, hand=EIGHT).acts(0, "recruit", 1).script(0, "stop")
    assert (scene.key(), scene.me().coins, len(scene.me().hand)) == ("nova.action", 1, 8)


def test_after_a_draw_the_hand_is_cut_to_six() -> None:
    scene = Scene(3).player(0, coins=0, hand=EIGHT).acts(0, "recruit", 1).script(0, "deck")
    assert (scene.key(), scene.asked().least) == ("nova.recruit.discard", 3)


# ---- what ending means ------------------------------------------------------------------------


def revealing(reward: str) -> Scene:
    """A follower's artisan builds a block that completes a reward; no contract can be paid."""
    scene = Scene(3).player(0, coins=1, artisans=1, row="agrippa patricia", tiles="ES4@p22")
    scene.block(1, "B31", "B32").reward("B41", reward).offers(building="BC28 BC10")
    scene.acts(0, "build", 1)
    return scene.script(0, "use:agrippa", "p22", "B:I1.r0", "B42", "build")


def hint_of_ending(scene: Scene) -> str:
    return next(o.hint.key for o in scene.asked().options if o.id == "none")


@pytest.mark.parametrize(
    ("reward", "hint", "coins", "told"),
    [
        ("RT12", "hint-not-taken-back", 0, "did-nothing-more"),
        ("RT03", "hint-taken-back", 2, "told-taken-back"),
    ],
)
def test_the_hint_says_what_ending_without_a_main_step_does(
    reward: str, hint: str, coins: int, told: str
) -> None:
    scene = revealing(reward)
    assert hint_of_ending(scene) == hint
    scene.script(0, "none")
    assert (scene.me().coins, told in scene.told()) == (coins, True)


# ---- wheels -----------------------------------------------------------------------------------


@pytest.mark.parametrize("markers", [0, 2])
def test_the_hint_of_a_wheel_knows_the_markers_left(markers: int) -> None:
    scene = Scene(3).player(0, goods="h1", lanes=(2, 0, 0), markers_to_win=markers)
    scene.acts(0, "race", 1)
    hint = next(o.hint for o in scene.asked().options if o.id == "lane:1")
    assert (hint.key, hint.args) == ("hint-wheel", {"markers": markers})
