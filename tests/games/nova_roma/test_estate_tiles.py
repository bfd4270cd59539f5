"""Every kind of estate tile: its price, its effect, and what becomes of it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.nova_roma.city.board import CELLS
from games.nova_roma.data import TABLES
from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene

COPIES = {
    "prod_wheat": 2,
    "prod_stone": 2,
    "prod_wood": 2,
    "prod_wine": 2,
    "prod_horse": 2,
    "prod_influence": 2,
    "conv_coin_artisan": 1,
    "conv_influence_good": 1,
    "conv_influence_coins": 1,
    "animal": 8,
}
SPECIALS = {
    "ES1": "lion",
    "ES2": "sp_recruit",
    "ES3": "sp_sails",
    "ES4": "sp_build",
    "ES5": "sp_income",
    "ES6": "sp_income",
    "ES7": "sp_hippodrome",
}


def test_there_are_23_basic_tiles_of_ten_kinds() -> None:
    assert Counter(TABLES.basic_tiles.values()) == COPIES


def test_r43_there_are_seven_special_tiles_two_of_them_income() -> None:
    assert dict(TABLES.special_tiles) == SPECIALS


# ---- the production area ----------------------------------------------------------------------

YIELDS = {
    "p11": ("w1 s1", 0),
    "p12": ("s1 h1", 0),
    "p13": ("s1", 1),
    "p21": ("w1 t1", 0),
    "p22": ("t1 h1", 0),
    "p23": ("t1", 1),
    "p31": ("w1 v1", 0),
    "p32": ("v1 h1", 0),
    "p33": ("v1", 1),
}


@pytest.mark.parametrize(("space", "brings"), YIELDS.items())
def test_a_space_yields_the_goods_of_its_row_and_column(
    space: str, brings: tuple[str, int]
) -> None:
    scene = Scene(3).player(0, artisans=1).acts(0, "produce", 1).script(0, space)
    assert (scene.goods(), scene.me().coins) == brings


def test_a_row_mate_adds_to_the_row_only() -> None:
    scene = Scene(3).player(0, artisans=1, working="p13").acts(0, "produce", 1)
    assert scene.script(0, "p11").goods() == "w1 s2"


def test_column_mates_add_coins_in_the_column_of_coins() -> None:
    scene = Scene(3).player(0, artisans=1, working="p13 p23").acts(0, "produce", 1)
    assert scene.script(0, "p33").me().coins == 3


def test_hiring_costs_a_wheat() -> None:
    scene = Scene(3).player(0, goods="w2").acts(0, "produce", 1).script(0, "hire")
    assert (scene.goods(), scene.me().artisans, scene.now.artisans) == ("w1", 1, 15)


def test_an_artisan_hired_in_this_action_may_be_placed_in_it() -> None:
    scene = Scene(3).player(0, goods="w1").acts(0, "produce", 2).script(0, "hire", "p33")
    assert (scene.goods(), scene.me().coins) == ("v1", 1)


# ---- prices -----------------------------------------------------------------------------------


def shopper(**has: object) -> Scene:
    scene = Scene(3).player(0, **has).offers(estate="EB01 EB03 EB05 EB07 ES1")
    return scene.acts(0, "upgrade", 1)


def test_two_tiles_are_free() -> None:
    assert shopper().options() == ["take:EB01", "take:EB03", "none"]


def test_a_coin_buys_the_two_on_the_right_too() -> None:
    scene = shopper(coins=1)
    assert scene.options() == ["take:EB01", "take:EB03", "take:EB05", "take:EB07", "none"]


@pytest.mark.parametrize(
    ("tile", "coins", "wine"),
    [("EB01", 2, 1), ("EB03", 2, 1), ("EB05", 1, 1), ("EB07", 1, 1), ("ES1", 2, 0)],
)
def test_a_tile_costs_the_price_of_its_slot(tile: str, coins: int, wine: int) -> None:
    scene = shopper(coins=2, goods="v1").script(0, "none", f"take:{tile}", "p22")
    assert (scene.me().coins, scene.me().goods["wine"]) == (coins, wine)


def test_of_equal_tiles_at_the_same_price_one_is_offered() -> None:
    scene = Scene(3).player(0, coins=1).offers(estate="EB16 EB17 EB18 EB19").acts(0, "upgrade", 1)
    assert scene.options() == ["take:EB16", "take:EB18", "none"]


def test_a_tile_may_be_laid_on_any_space() -> None:
    scene = Scene(3).player(0, tiles="EB16@p22", working="p33").offers(estate="EB01 EB03")
    assert scene.acts(0, "upgrade", 1).script(0, "take:EB01").options() == [*YIELDS]


# ---- production and conversion tiles ----------------------------------------------------------

PRODUCTS = [
    ("EB01 EB02", "w2 s1", 0),
    ("EB03 EB04", "w1 s2", 0),
    ("EB05 EB06", "w1 s1 t1", 0),
    ("EB07 EB08", "w1 s1 v1", 0),
    ("EB09 EB10", "w1 s1 h1", 0),
    ("EB11 EB12", "w1 s1", 1),
]
EACH_PRODUCT = [(tile, goods, n) for tiles, goods, n in PRODUCTS for tile in tiles.split()]


@pytest.mark.parametrize(("tile", "goods", "influence"), EACH_PRODUCT)
def test_a_production_tile_adds_its_good_to_the_yield(
    tile: str, goods: str, influence: int
) -> None:
    scene = Scene(3).player(0, artisans=1, tiles=f"{tile}@p11").acts(0, "produce", 1)
    scene.script(0, "p11")
    assert (scene.goods(), scene.me().influence) == (goods, influence)


def test_a_production_tile_is_never_flipped() -> None:
    scene = Scene(3).player(0, artisans=1, tiles="EB01@p11").acts(0, "produce", 1)
    assert not scene.script(0, "p11").me().production[0].flipped


def converter(tile: str, **has: object) -> Scene:
    """An artisan has just been placed on p11, which yields no coin."""
    scene = Scene(3).player(0, artisans=1, tiles=f"{tile}@p11", **has).acts(0, "produce", 1)
    return scene.answer(0, "p11")


def test_a_coin_becomes_an_artisan() -> None:
    scene = converter("EB13", coins=2).answer(0, "use")
    assert (scene.me().coins, scene.me().artisans, scene.now.artisans) == (1, 1, 14)


def test_an_influence_becomes_a_good_of_ones_choice() -> None:
    scene = converter("EB14", influence=2).answer(0, "wine")
    assert (scene.me().influence, scene.goods()) == (1, "w1 s1 v1")


def test_an_influence_becomes_two_coins() -> None:
    scene = converter("EB15", influence=2).answer(0, "use")
    assert (scene.me().influence, scene.me().coins) == (1, 2)


CONVERSIONS = {"EB13": {"coins": 2}, "EB14": {"influence": 2}, "EB15": {"influence": 2}}


@pytest.mark.parametrize(("tile", "price"), CONVERSIONS.items())
def test_a_conversion_may_be_declined(tile: str, price: dict) -> None:
    scene = converter(tile, **price).answer(0, "decline")
    assert (scene.me().coins, scene.me().influence) == (
        price.get("coins", 0),
        price.get("influence", 0),
    )


@pytest.mark.parametrize("tile", CONVERSIONS)
def test_a_conversion_that_cannot_be_paid_is_not_asked_for(tile: str) -> None:
    assert converter(tile).key() == "nova.action"


@pytest.mark.parametrize(("tile", "price"), CONVERSIONS.items())
def test_a_conversion_is_done_once_per_placement(tile: str, price: dict) -> None:
    scene = converter(tile, **price)
    assert scene.answer(0, scene.options()[0]).key() == "nova.action"


def test_without_artisans_in_the_supply_the_coin_is_kept() -> None:
    scene = Scene(3).player(0, artisans=1, coins=1, tiles="EB13@p11").supply(0)
    assert scene.acts(0, "produce", 1).answer(0, "p11").key() == "nova.action"


# ---- animals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", [f"EB{n}" for n in range(16, 24)] + ["ES1"])
def test_no_artisan_stands_on_an_animal_tile(tile: str) -> None:
    scene = Scene(3).player(0, artisans=1, tiles=f"{tile}@p22").acts(0, "produce", 1)
    assert "p22" not in scene.options()


@pytest.mark.parametrize(
    ("animals", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 11), (6, 18), (8, 23)]
)
def test_animals_score_in_sets(animals: int, points: int) -> None:
    tiles = " ".join(
        f"EB{16 + n}@{space}" for n, space in zip(range(animals), YIELDS, strict=False)
    )
    assert Scene(3).player(0, tiles=tiles).score().animals == points


def test_a_lion_alone_scores_like_two_animals() -> None:
    assert Scene(3).player(0, tiles="ES1@p11").score().animals == 5


# ---- special tiles ----------------------------------------------------------------------------


def special(tile: str, **has: object) -> Scene:
    """An artisan has just been placed on the tile on p11."""
    mine = {"artisans": 1, "tiles": f"{tile}@p11", **has}
    return Scene(3).player(0, **mine).acts(0, "produce", 1).answer(0, "p11")


USES = {
    "ES2": ({"hand": "bernardo cassian"}, ["play:bernardo"]),
    "ES3": ({}, ["a:N1", "stop"]),
    "ES4": ({}, ["A:I1.r0", "A11", "build"]),
    "ES5": ({}, ["coins"]),
    "ES6": ({}, ["coins"]),
    "ES7": ({}, ["lane:1", "stop"]),
}
DECLINED = {"ES2": "decline", "ES3": "decline", "ES4": "none", "ES7": "decline"}


@pytest.mark.parametrize("tile", USES)
def test_a_special_tile_is_flipped_when_it_was_used(tile: str) -> None:
    has, answers = USES[tile]
    assert special(tile, **has).script(0, *answers).me().production[0].flipped


@pytest.mark.parametrize("tile", DECLINED)
def test_a_declined_special_tile_stays_as_it_is(tile: str) -> None:
    scene = special(tile, **USES[tile][0]).answer(0, DECLINED[tile])
    assert not scene.me().production[0].flipped


@pytest.mark.parametrize("tile", USES)
def test_a_flipped_tile_only_lets_the_artisan_harvest(tile: str) -> None:
    scene = special(tile, tiles=f"{tile}@p11!", hand="bernardo")
    assert (scene.key(), scene.goods(), scene.me().coins) == ("nova.action", "w1 s1", 0)


def test_the_recruiting_office_takes_no_coins() -> None:
    scene = special("ES2", hand="bernardo cassian", coins=2).answer(0, "play:bernardo")
    assert ([hired.card for hired in scene.me().row], scene.me().coins) == (["bernardo"], 2)


def test_the_recruiting_office_wants_influence_for_the_fourth_follower() -> None:
    scene = special("ES2", hand="bernardo cassian", row="calux gloria hilaria")
    assert (scene.key(), scene.me().production[0].flipped) == ("nova.action", False)


def test_the_recruiting_office_is_no_recruit_action() -> None:
    scene = special("ES2", hand="bernardo egeria", row="cassian")
    assert scene.options() == ["play:bernardo", "play:egeria", "decline"]


def test_the_harbour_gives_two_sails_without_a_contract() -> None:
    scene = special("ES3", row="constantin").script(0, "a:N1", "b:S1", "horse")
    me = scene.me()
    assert (me.ships, me.sailing, me.coins, scene.goods()) == (["N1", "S1"], [], 2, "w1 s1 h1")


def test_two_sails_of_the_harbour_reach_one_harbour_behind_a_long_leg() -> None:
    scene = special("ES3", ships="S3 N5").script(0, "a:S4")
    assert (scene.me().ships, scene.key()) == (["S4", "N5"], "nova.action")


def test_a_block_may_be_placed_in_any_zone_without_a_contract() -> None:
    scene = special("ES4", row="seraphina").script(0, "C:I1.r0", "C11", "build")
    me = scene.me()
    assert (scene.now.buildings[0].place, me.building, me.coins) == ("I1.r0@C11", [], 0)


def test_a_block_is_offered_when_only_zone_c_has_room() -> None:
    scene = Scene(3).player(0, artisans=1, tiles="ES4@p11")
    scene.block(NEUTRAL, *(cell for cell in CELLS if cell[0] != "C")).acts(0, "produce", 1)
    assert scene.script(0, "p11").key() == "nova.build.spot"


def test_a_block_of_the_tile_completes_reward_tiles() -> None:
    scene = Scene(3).player(0, artisans=1, tiles="ES4@p11").block(1, "C31", "C32")
    scene.reward("C41", "RT01").acts(0, "produce", 1)
    scene.script(0, "p11", "C:I1.r0", "C42", "build")
    assert [scene.me(seat).coins for seat in range(2)] == [3, 3]


@pytest.mark.parametrize("tile", ["ES5", "ES6"])
def test_both_income_tiles_give_three_goods_or_four_coins(tile: str) -> None:
    assert special(tile).options() == ["goods", "coins"]


def test_goods_of_an_income_that_do_not_fit_are_lost() -> None:
    scene = special("ES5", goods="w5 s5 t5 v5 h4").answer(0, "goods")
    assert scene.goods() == "w5 s5 t5 v5 h5"


def test_the_stable_moves_two_spaces_on_one_lane() -> None:
    scene = special("ES7", row="gratian").script(0, "lane:2", "lane:2")
    assert (scene.view().players[0].spaces, scene.me().coins) == ((0, 2, 0), 0)


def test_the_stable_does_not_change_lanes() -> None:
    assert special("ES7").script(0, "lane:2").options() == ["lane:2", "stop"]


def test_the_stable_pays_horses_and_wins_wheels() -> None:
    scene = special("ES7", goods="h2", lanes=(2, 0, 0)).script(0, "lane:1", "marker", "stop")
    assert (scene.me().goods["horse"], scene.me().markers) == (1, 5)


def test_the_stable_takes_an_available_artisan_for_a_third_space() -> None:
    scene = special("ES7", artisans=2, goods="h1").script(0, "lane:1", "lane:1", "lane:1")
    scene.answer(0, "influence")
    assert (scene.view().players[0].spaces, scene.me().artisans) == ((3, 0, 0), 0)


def test_the_stable_has_no_charioteer_without_an_available_artisan() -> None:
    scene = special("ES7", goods="h1", working="p33").script(0, "lane:1", "lane:1")
    assert scene.key() == "nova.action"
