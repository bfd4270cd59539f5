"""Rulings about unrest, Rome, the end and the set-up (R-07 … R-10, R-21 … R-25, R-42 … R-53)."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.course.deliveries import ranks, troop_choices
from games.corduba.course.scoring import best, points, total
from games.corduba.data import TABLES
from games.corduba.measures import upkeep
from games.core.match import Match
from tests.games.corduba.scene import Scene

# ---- unrest -----------------------------------------------------------------------------------

KINDS = ["sanctuarium", "herbarium", "odeum", "aerarium", "schola", "cudendum", "balneum"]
PLACES = {
    "servorum": ["A1r0", "E1r0", "A2r0", "A4r0", "H1r0", "A7r0", "E4r0"],
    "plebeius": ["A1r0", "D1r0", "A2r0", "A4r0", "I1r0", "A6r0", "E4r0"],
}


def burning() -> Scene:
    """Fourteen markers in two districts."""
    scene = Scene(4).player(0, workers=1)
    for district, spots in PLACES.items():
        for kind, place in zip(KINDS, spots, strict=True):
            scene.tile(district, f"{kind}@{place}", unrest=True)
    return scene


def placing(scene: Scene, n: int) -> Scene:
    scene.player(0, received=n)
    scene.state.queue = [0]
    return scene.at("placing", 2)


def test_r07_the_track_moves_at_once_and_popularity_with_the_next_round():
    scene = Scene(2).demand("moenia").player(0, troops="velites 1", popularity=5, harmony=5)
    scene.player(0, offerings="offering1 1").player(1, goods="stone 4 food 2", workers=1)
    scene.player(1, register=2, denarii=2).at("rome", 3).answer(1, "everything")
    me = scene.me()
    assert scene.key(1) == "corduba.harmony"  # the round is not over
    assert (me.unrest, me.held, me.popularity) == (2, 2, 5)
    scene.answer(1, scene.options(1)[0])
    assert (scene.now.round, scene.me().popularity) == (4, 3)


def test_r08_all_unrest_of_the_last_round_costs_a_senator():
    scene = Scene(2).demand("moenia").player(0, register=2, senators={"politics": 9})
    scene.player(1, register=1, senators={"politics": 1}).at("rome", 8)
    late = scene.me().late_unrest
    assert late == 2 + 2 + 2  # troops and offerings, goods and the group, two unpaid
    assert points(scene.now, 0)["late"] == -late


def test_r09_rank_and_most_unrest_both_count():
    scene = Scene(3).player(0, unrest=5, senators={"politics": 9})
    assert points(scene.state, 0)["unrest"] == -2 - 1


def test_r10_without_unrest_nobody_is_the_worst():
    scene = Scene(3).player(0, senators={"politics": 1})
    assert points(scene.state, 0)["unrest"] == 0


def test_r21_reminders_on_construction_bonuses_are_not_counted():
    """Two districts revolt and have one each: a fifteenth marker is there all the same."""
    scene = placing(burning().tile("patricius", "aedis@A1r0"), 1)
    assert scene.unrest("patricius") == ["aedis"]
    assert scene.end is None


def test_r22_a_sixteenth_marker_that_could_lie_nowhere_is_no_rebellion():
    scene = placing(burning().tile("patricius", "aedis@A1r0"), 2)
    assert scene.unrest("patricius") == ["aedis"]
    assert scene.end is None


def test_r23_a_marker_without_a_tile_goes_back():
    scene = Scene(4).tile("patricius", "excubitorium@A1r0").player(0, workers=1)
    placing(scene, 3)
    assert scene.unrest("patricius") == []
    assert (scene.me().received, scene.end) == (0, None)


def test_r24_three_revolts_are_a_rebellion_only_when_a_round_begins():
    scene = burning().tile("patricius", "aedis@A1r0", unrest=True)
    scene.turn(0)
    assert scene.end is None
    scene = burning().tile("patricius", "aedis@A1r0", unrest=True).at("spread", 2)
    assert scene.end == "rebellion"


def test_r25_the_last_player_chooses_the_district_first():
    scene = Scene(4).tile("servorum", "herbarium@A1r0", unrest=True).tile("servorum", "odeum@E1r0")
    scene.tile("patricius", "aedis@A1r0", unrest=True).tile("patricius", "forum@F1r0")
    scene.player(0, workers=1).at("spread", 2)
    assert scene.match.waiting() == (3,)
    assert scene.options(3) == ["tile:servorum:odeum", "tile:patricius:forum"]


# ---- Rome -------------------------------------------------------------------------------------


def stone(*sent: int, round: int = 3) -> Scene:
    """Everybody has troops and offerings enough and sends all their stone."""
    scene = Scene(len(sent)).demand("moenia").market("stone 0")
    for seat, n in enumerate(sent):
        scene.player(seat, goods=f"stone {n}", troops="equites 1", offerings="offering2 2")
        scene.player(seat, senators={"politics": 2}, prestige=(2, 3, 4), workers=1)
        scene.player(seat, popularity=5, harmony=5)
    scene.at("rome", round)
    for seat in range(len(sent)):
        if scene.key(seat) == "corduba.rome.whole":
            scene.answer(seat, "everything" if "everything" in scene.options(seat) else "share")
    return scene


def test_r42_any_set_that_reaches_the_minimum_may_be_sent():
    scene = Scene(2).player(0, troops="velites 2 equites 1")
    scene.state.round = 6
    values = [one["velites"] * 2 + one["equites"] * 4 for one in troop_choices(*of(scene))]
    assert values == [4, 4, 6, 8]
    scene = Scene(2).player(0, troops="velites 1")
    scene.state.round = 6
    assert [one["velites"] for one in troop_choices(*of(scene))] == [1]


def of(scene: Scene) -> tuple[object, object]:
    return scene.state, scene.board(0)


def test_r43_nobody_wins_with_nothing():
    scene = Scene(2).demand("moenia").player(0, workers=1).at("rome", 3)
    assert [p.senators for p in scene.now.players] == [{}, {}]


def test_r44_the_last_of_four_is_punished_without_unrest():
    scene = stone(4, 4, 3, 1).does(0, "worker").does(1, "worker")
    assert ranks({0: 4, 1: 4, 2: 3, 3: 1}, 12)[3] == 4
    assert [p.unrest for p in scene.now.players] == [0, 0, 0, 0]
    assert scene.me(3).prestige["patricius"] == 3


def test_r45_a_failed_last_demand_costs_everybody_a_senator():
    scene = stone(2, 2, 1, round=8)
    assert [p.senators.get("rome", 0) for p in scene.now.players] == [-1, -1, -1]
    assert [p.late_unrest for p in scene.now.players] == [1, 1, 1]


def test_r46_equal_deliveries_in_the_last_decade_cancel():
    scene = stone(3, 3, 3, round=8)
    assert [p.senators.get("rome", 0) for p in scene.now.players] == [0, 0, 0]


def test_r47_who_has_no_prestige_loses_none():
    scene = Scene(2).demand("moenia").player(0, workers=1).at("rome", 3)
    assert scene.me().prestige == {"servorum": 0, "plebeius": 0, "patricius": 0}


def test_r48_a_specialist_won_from_rome_is_fed_in_the_same_round():
    scene = Scene(2).demand("fabrica").market("tool 0").player(0, goods="tool 4 food 2 wood 1")
    scene.player(0, prestige=(2, 0, 0), register=1, denarii=2, workers=1, freed="")
    scene.player(1, goods="tool 1").at("rome", 3).answer(0, "everything").does(1, "share", "least")
    before = upkeep(scene.me())
    scene.does(0, "specialist", "free:red")
    assert scene.me().freed == ["red"]
    assert upkeep(scene.me()) == before + 1 == 2
    scene.answer(1, scene.options(1)[0])  # the second rank takes resources
    assert scene.key(0) == "corduba.harmony"


# ---- the end ----------------------------------------------------------------------------------


def test_r49_storage_is_cleared_before_the_final_sale():
    scene = Scene(2).player(0, goods="food 4 wood 4").at("storage", 8)
    assert (scene.key(0), scene.asked(0).least) == ("corduba.storage", 2)


def test_r50_the_last_loss_is_taken_at_once_and_the_others_together():
    scene = stone(2, 2, 1, round=8)
    assert all(sum(p.senators.values()) >= 0 for p in scene.now.players)
    scene = Scene(3).player(0, senators={"politics": 2, "rome": -1}, unrest=2, denarii=5)
    assert total(scene.state, 0) == 2 + 0 - 2  # richest 1, rank and most unrest −2


def test_r51_with_everybody_at_the_end_of_the_track_nobody_wins():
    scene = Scene(2).player(0, unrest=10, senators={"politics": 3}).player(1, unrest=10)
    assert best(scene.state) == []
    scene.at("politics", 8)
    assert (scene.end, scene.match.outcome.winners) == ("disgrace", ())
    scene.player(1, unrest=9)
    assert best(scene.state) == [1]


# ---- set-up -----------------------------------------------------------------------------------


def test_r52_popularity_won_before_is_added_to_the_printed_one():
    scene = Scene(2).player(0, popularity=1, harmony=1, workers=1).player(1, workers=1)
    s = scene.state
    mine, s.players[0].hereditas = s.players[0].hereditas, "ludi"
    s.hereditas_out = [card for card in s.hereditas_out if card != "ludi"]
    if mine != "ludi" and s.players[1].hereditas != "ludi":
        s.hereditas_out.append(mine)
    s.queue = [0, 1]
    scene.at("heirs")
    while (scene.key(0) or "").startswith("corduba.choose"):
        scene.answer(0, *scene.options(0)[: scene.asked(0).least])
    card = TABLES.hereditas["ludi"]
    assert scene.me().popularity == 1 + card.popularity
    assert scene.me().harmony == 1 + card.harmony
    assert scene.me().workers == 1 + card.register


def test_r53_later_seats_begin_with_more_denarii():
    state = Match.start(GAME, 3, 5, {"draft": "first_game"}).state_copy()
    bonus = [state.players[seat].denarii for seat in state.order]
    rows = TABLES.first_game[:3]
    own = [TABLES.hereditas[row.hereditas].denarii for row in rows]
    starts = [sum(e.n for e in TABLES.characters[row.character].start) for row in rows]
    yellow = [0, 4, 0]  # its peculium
    assert bonus == [own[n] + starts[n] + yellow[n] + n for n in range(3)]


@pytest.mark.parametrize(("players", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_r62_two_milestones_more_than_players(players: int, shown: int):
    assert len(Scene(players).state.milestones) == shown
