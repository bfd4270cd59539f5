"""The 27 achievements, the fifteen mosaic tiles, and what a claim brings."""

from __future__ import annotations

import pytest

from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS
from tests.games.nova_roma.scene import Scene

ROW = [*FOLLOWERS][:7]
TILES = ["EB01@p11", "EB16@p12", "ES3@p13!", "EB05@p21", "ES1@p22", "EB13@p23"]

# What just suffices, and what does not. b building and s sailing contracts, f followers in the row,
# e estate tiles, i influence, r spaces on the three lanes.
CONDITIONS = {
    "g_build2": ("b2", "b1 s9 f7 e6 i8 r777"),
    "g_sail2": ("s2", "s1 b9 f7 e6 i8 r777"),
    "g_follower2": ("f2", "f1 b9 s9 e6 i8 r777"),
    "g_race3": ("r030", "r222 b9 s9 f7 e6 i8"),
    "g_infl4": ("i4", "i3 b9 s9 f7 e6 r777"),
    "g_build_sail": ("b1 s1", "b2|s2"),
    "g_follower_sail": ("f1 s1", "f2|s2"),
    "g_follower_build": ("f1 b1", "f2|b2"),
    "g_follower_estate": ("f1 e1", "f2|e2"),
    "g_sail_estate": ("s1 e1", "s2|e2"),
    "g_build_estate": ("b1 e1", "b2|e2"),
    "y_build4": ("b4", "b3 s9 f7 e6 i8 r777"),
    "y_sail4": ("s4", "s3 b9 f7 e6 i8 r777"),
    "y_follower4": ("f4", "f3 b9 s9 e6 i8 r777"),
    "y_race3x2": ("r303", "r722 b9 s9 f7 e6 i8"),
    "y_infl6": ("i6", "i5 b9 s9 f7 e6 r777"),
    "y_build_sail5": ("b1 s4", "b5|s5|b3 s1 f7 e6"),
    "y_follower_build5": ("f4 b1", "f5|b5|f2 b2 s9 e6"),
    "y_follower_sail5": ("f3 s2", "f5|s5|f1 s3 b9 e6"),
    "y_follower_estate5": ("f2 e3", "f5|e5|f3 e1 b9 s9"),
    "y_sail_estate5": ("s4 e1", "s5|e5|s2 e2 b9 f7"),
    "y_build_estate5": ("b1 e4", "b5|e5|b1 e3 s9 f7"),
    "o_build6": ("b6", "b5 s9 f7 e6 i8 r777"),
    "o_follower6": ("f6", "f5 b9 s9 e6 i8 r777"),
    "o_sail6": ("s6", "s5 b9 f7 e6 i8 r777"),
    "o_race10": ("r730", "r333 b9 s9 f7 e6 i8"),
    "o_estate5": ("e5", "e4 b9 s9 f7 i8 r777"),
}
UNMET = [(id, feats) for id, (_, unmet) in CONDITIONS.items() for feats in unmet.split("|")]
HOLDERS = [(tile.id, id) for tile in TABLES.mosaic.values() for id in tile.fields]


def place_of(achievement: str) -> tuple[str, str]:
    """A mosaic tile with the achievement, and the field it is then on."""
    row = "gyo".index(achievement[0]) + 1
    tile = next(tile for tile, id in HOLDERS if id == achievement)
    return tile, f"m{row}{TABLES.mosaic[tile].fields.index(achievement) + 1}"


def with_feats(feats: str, mosaic: str) -> Scene:
    done = {word[0]: word[1:] for word in feats.split()}
    scene = Scene(3).player(0, mosaic=mosaic, influence=int(done.get("i", "0")))
    scene.player(0, building=int(done.get("b", "0")), sailing=int(done.get("s", "0")))
    scene.player(0, row=" ".join(ROW[: int(done.get("f", "0"))]))
    scene.player(0, tiles=" ".join(TILES[: int(done.get("e", "0"))]))
    first, second, third = (int(space) for space in done.get("r", "000"))
    return scene.player(0, lanes=(first, second, third)).turn(0)


def test_all_27_achievements_are_on_the_tiles() -> None:
    assert {id for _, id in HOLDERS} == set(CONDITIONS)


@pytest.mark.parametrize("achievement", CONDITIONS)
def test_an_achievement_can_be_claimed_when_its_condition_just_holds(achievement: str) -> None:
    tile, field = place_of(achievement)
    assert f"claim:{field}" in with_feats(CONDITIONS[achievement][0], tile).options()


@pytest.mark.parametrize(("achievement", "feats"), UNMET)
def test_an_achievement_cannot_be_claimed_when_something_is_missing(
    achievement: str, feats: str
) -> None:
    tile, field = place_of(achievement)
    assert f"claim:{field}" not in with_feats(feats, tile).options()


@pytest.mark.parametrize(("achievement", "cost"), [("g_infl4", 2), ("y_infl6", 3)])
def test_two_achievements_cost_influence(achievement: str, cost: int) -> None:
    tile, field = place_of(achievement)
    scene = with_feats("i8", tile).script(0, f"claim:{field}")
    assert scene.me().influence == 8 - cost


@pytest.mark.parametrize("achievement", [id for id in CONDITIONS if "infl" not in id])
def test_all_others_cost_nothing(achievement: str) -> None:
    tile, field = place_of(achievement)
    scene = with_feats(CONDITIONS[achievement][0], tile)
    before = scene.me()
    scene.answer(0, f"claim:{field}")
    if scene.key() == "nova.goods":
        scene.answer(0, "wheat")
    now = scene.me()
    assert (now.building, now.sailing, now.row, now.production, now.influence) == (
        before.building,
        before.sailing,
        before.row,
        before.production,
        before.influence,
    )


# ---- the tiles --------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["green", "yellow", "orange"])
def test_there_are_five_tiles_of_each_colour(colour: str) -> None:
    assert sum(tile.colour == colour for tile in TABLES.mosaic.values()) == 5


@pytest.mark.parametrize("colour", ["green", "yellow"])
def test_four_conditions_of_green_and_yellow_appear_twice_and_seven_once(colour: str) -> None:
    ids = [id for tile, id in HOLDERS if TABLES.mosaic[tile].colour == colour]
    assert sorted(ids.count(id) for id in set(ids)) == [1] * 7 + [2] * 4


def test_each_orange_condition_appears_three_times() -> None:
    ids = [id for _, id in HOLDERS if id.startswith("o_")]
    assert [ids.count(id) for id in sorted(set(ids))] == [3] * 5


@pytest.mark.parametrize(("tile", "achievement"), HOLDERS)
def test_a_tile_has_conditions_of_its_own_colour_only(tile: str, achievement: str) -> None:
    assert TABLES.mosaic[tile].colour[0] == achievement[0]


# ---- what a claim brings ----------------------------------------------------------------------

EVERYTHING = "b6 s6 f6 e5 r443 i2"


def claimer(claimed: str = "") -> Scene:
    """Every field of MG1 MY1 MO1 could be claimed."""
    scene = with_feats(EVERYTHING, "MG1 MY1 MO1")
    scene.state.players[0].claimed = claimed.split()
    scene.state.players[0].markers = 2
    return scene.turn(0)


@pytest.mark.parametrize("field", ["m11", "m12", "m13"])
def test_a_field_of_the_top_row_brings_a_good_of_ones_choice(field: str) -> None:
    assert claimer().script(0, f"claim:{field}", "horse").goods() == "h1"


@pytest.mark.parametrize("field", ["m21", "m22", "m23", "m31", "m32", "m33"])
def test_a_field_of_another_row_brings_nothing_at_once(field: str) -> None:
    scene = claimer().script(0, f"claim:{field}")
    assert (scene.key(), scene.goods(), scene.me().coins) == ("nova.patrician", "", 0)


LINES = {
    "row_1": ("m11 m12", "m13", 2, (2, 2, 0)),
    "row_2": ("m21 m22", "m23", 3, (0, 4, 0)),
    "row_3": ("m31 m32", "m33", 6, (3, 2, 0)),
    "column_1": ("m11 m21", "m31", 3, (2, 2, 0)),
    "column_2": ("m12 m22", "m32", 3, (0, 2, 1)),
    "column_3": ("m13 m23", "m33", 3, (0, 4, 0)),
    "diagonal_down": ("m11 m22", "m33", 4, (0, 2, 0)),
    "diagonal_up": ("m31 m22", "m13", 4, (0, 2, 0)),
}
FIELD_POINTS = {"1": 2, "2": 3, "3": 5}


def completes(line: str) -> Scene:
    claimed, last, *_ = LINES[line]
    scene = claimer(claimed).answer(0, f"claim:{last}")
    while scene.key() == "nova.goods":
        scene.answer(0, *scene.options()[: scene.asked().least])
    return scene


@pytest.mark.parametrize("line", LINES)
def test_a_complete_line_brings_its_reward(line: str) -> None:
    me = completes(line).me()
    assert (me.coins, me.influence, me.artisans) == LINES[line][3]


@pytest.mark.parametrize(
    ("line", "goods"), [("row_1", 1), ("row_2", 0), ("diagonal_down", 2), ("diagonal_up", 3)]
)
def test_a_complete_diagonal_brings_two_goods(line: str, goods: int) -> None:
    assert sum(completes(line).me().goods.values()) == goods


@pytest.mark.parametrize("line", LINES)
def test_a_complete_line_scores(line: str) -> None:
    claimed, last, points, _ = LINES[line]
    fields = sum(FIELD_POINTS[field[1]] for field in (*claimed.split(), last))
    assert completes(line).score().mosaic == fields + points


def test_an_incomplete_line_scores_only_its_fields() -> None:
    assert Scene(3).player(0, claimed="m11 m22").score().mosaic == 2 + 3


def centre() -> Scene:
    """m22 completes row 2, column 2 and both diagonals at once."""
    return claimer("m11 m12 m13 m21 m23 m31 m32 m33").answer(0, "claim:m22")


def test_one_marker_may_complete_several_lines() -> None:
    scene = centre().answer(0, "wheat", "stone").answer(0, "wine", "horse")
    me = scene.me()
    assert (me.influence, me.artisans, scene.goods()) == (4, 1, "w1 s1 v1 h1")


def test_rows_and_columns_come_before_diagonals() -> None:
    scene = centre()
    assert (scene.me().influence, scene.me().artisans, scene.key()) == (4, 1, "nova.goods")


# ---- when to claim ----------------------------------------------------------------------------


def test_only_one_achievement_may_be_claimed_in_a_turn() -> None:
    scene = claimer().script(0, "claim:m21")
    assert not [id for id in scene.options() if id.startswith("claim:")]


def test_a_claim_after_the_actions_may_be_declined() -> None:
    scene = claimer().answer(0, "a4")
    while scene.key() == "nova.action":
        scene.answer(0, scene.options()[-1])
    assert "none" in scene.options()


def test_a_claim_takes_a_marker() -> None:
    assert claimer().script(0, "claim:m21").me().markers == 1


def test_a_field_is_claimed_once() -> None:
    assert "claim:m21" not in claimer("m21").options()


def test_a_claimed_field_stays_claimed_when_the_condition_fails_later() -> None:
    scene = Scene(3).player(0, claimed="m21 m32")  # MY1: four contracts, MO1: six followers
    assert scene.score().mosaic == 3 + 5


def test_the_mosaic_of_another_player_is_out_of_reach() -> None:
    scene = Scene(3).player(1, building=2, mosaic="MG4").turn(0)
    assert not [id for id in scene.options() if id.startswith("claim:")]
