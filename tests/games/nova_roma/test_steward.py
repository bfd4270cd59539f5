"""What the computer player does in some situations; see also tests/games/test_stewards.py."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.nova_roma import GAME
from games.nova_roma.data.achievements import ACHIEVEMENTS, Feats
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.estate.tiles import ANIMALS, TILE_KINDS
from games.nova_roma.steward import player
from games.nova_roma.steward.answers.using import is_use
from games.nova_roma.steward.holdings import Holdings
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.weights import TILE_EACH_ROUND, TILE_ONCE
from games.nova_roma.steward.worths.goals import MISSING
from games.nova_roma.steward.worths.people import card_worth
from games.nova_roma.terms import ACTIONS
from tests.games.evening import last_moment
from tests.games.nova_roma.scene import Scene


def test_knows_every_achievement_follower_and_tile():
    scene = Scene(3).turn(0)
    view = scene.view(0)
    mind = Mind(view, view.players[0], scene.asked())
    assert {*MISSING} == {*ACHIEVEMENTS}
    assert all(card_worth(mind, card) >= 0 for card in FOLLOWERS)
    assert {*TILE_EACH_ROUND, *TILE_ONCE, *ANIMALS} == {*TILE_KINDS.values()}


@pytest.mark.parametrize("feats", [(0, 1, 2, 3), (1, 5, 0, 2), (4, 4, 4, 4), (6, 0, 6, 5)])
@pytest.mark.parametrize("spaces", [(0, 0, 0), (3, 2, 0), (3, 3, 4)])
@pytest.mark.parametrize("influence", [0, 4, 6])
def test_sees_when_an_achievement_is_done(feats, spaces, influence: int):
    """What is missing is nothing exactly when the rules let it be claimed."""
    view = Scene(3).turn(0).view(0)
    b, s, f, e = feats
    st = Holdings((0,) * 5, 0, influence, 0, 0, b, s, f, e, spaces, view.players[0].ships, 4, 3)
    done = Feats(b, s, f, e, influence, spaces)
    for name, achievement in ACHIEVEMENTS.items():
        assert (MISSING[name](st) == 0) == achievement.is_met(done), name


def test_scores_well_among_its_like():
    scores = [last_moment(GAME, [player.steward] * 2, seed).outcome.scores for seed in (1, 2)]
    assert sum(map(sum, scores)) / 4 >= 85


def answer(scene: Scene, seat: int = 0) -> tuple[str, ...]:
    return tuple(player.steward.answer(scene.view(seat), scene.asked(seat), Rng(0)))


def last_turn(scene: Scene, row: str, column: str) -> Scene:
    """The last turn of the game; the seat stands where these two actions meet at strength 1."""
    rest = [action for action in ACTIONS if action not in (row, column)]
    scene.forum(" ".join([row, *rest[:3]]), " ".join([column, *rest[3:]]), "b2")
    scene.state.emperor_used += [scene.state.emperor_stack.pop() for _ in range(5)]
    return scene.turn(0, lap=3, round=5).answer(0, "a1")


def test_claims_what_is_worth_most_at_the_end():
    scene = Scene(3).player(0, building=6, sailing=1, markers=1)
    scene = last_turn(scene, "trade", "upgrade").script(0, "forgo:trade", "forgo:upgrade")
    assert answer(scene) == ("claim:m31",)


def test_keeps_the_last_marker_for_better_things_early_on():
    scene = Scene(3).player(0, building=4, markers=1)
    scene.acts(0, "trade", 1, then="upgrade", do=False)
    scene.script(0, "forgo:trade", "forgo:upgrade")
    assert (scene.key(), answer(scene)) == ("nova.claim", ("none",))


def test_sails_to_the_harbour_with_points():
    scene = Scene(3).player(0, goods="s2", ships="N3 S2").offers(sailing="SC12")
    scene = last_turn(scene, "sail", "trade").script(0, "do:sail", "contract:SC12")
    assert answer(scene) == ("a:N4",)


def test_does_not_sail_half_a_way_when_a_building_pays():
    scene = Scene(3).player(0, goods="s2 t1", ships="N4 S4")
    scene.offers(sailing="SC12", building="BC07")
    assert answer(last_turn(scene, "sail", "build")) in (("do:build",), ("forgo:sail",))


def test_builds_where_the_majority_pays_most():
    scene = Scene(2).player(0, goods="s2 t1").offers(building="BC12")
    scene.acts(0, "build", 3).answer(0, "contract:BC12")
    assert answer(scene)[0].startswith("C:")


def test_completes_a_reward_it_shares():
    scene = Scene(3).player(0, goods="s2").offers(building="BC02").reward("A12", "RT01")
    scene.block(0, "A11", "A13", "A21").block(1, "A22")
    scene.acts(0, "build", 1).answer(0, "contract:BC02")
    assert answer(scene) == ("A23",)


def test_completes_a_set_of_animals():
    scene = Scene(3).player(0, tiles="EB16@p33 EB17@p32").offers(estate="EB01 EB18 EB03 EB05")
    scene.acts(0, "upgrade", 1)
    assert answer(scene) == ("take:EB18",)
    scene.answer(0, "take:EB18")
    assert answer(scene) not in (("p33",), ("p32",), ("p11",), ("p12",), ("p21",), ("p22",))


def test_buys_what_the_next_action_needs():
    scene = Scene(3).player(0, coins=1, goods="s1").offers(building="BC07", sailing="SC14")
    scene.acts(0, "trade", 1, then="build")
    assert scene.key() == "nova.trade.goods"
    assert sorted(answer(scene)) == ["stone", "wood"]


def test_trades_before_it_builds():
    scene = Scene(3).player(0, coins=1, goods="s1").offers(building="BC07", sailing="SC14")
    scene.acts(0, "trade", 1, then="build", do=False)
    assert answer(scene) == ("do:trade",)


def test_places_artisans_in_one_line():
    scene = Scene(3).player(0, artisans=2, working="p11").acts(0, "produce", 1)
    assert answer(scene)[0] in ("p12", "p21", "p13", "p31")


def test_takes_the_lead_on_the_favoured_lane():
    scene = Scene(3).player(1, lanes=(1, 1, 1)).player(0, lanes=(1, 1, 1)).favoured(2)
    scene.acts(0, "race", 1, lap=3)
    assert answer(scene) == ("lane:2",)


def test_takes_the_first_player_marker_at_the_very_end():
    scene = last_turn(Scene(3).player(0, influence=4), "petition", "trade")
    scene.answer(0, "do:petition")
    assert (scene.key(), answer(scene)) == ("nova.petition.marker", ("marker",))


def test_spares_a_follower_that_would_not_help():
    scene = Scene(3).player(0, row="septimus", goods="s2", ships="N7 S8").offers(sailing="SC12")
    scene.acts(0, "sail", 1)
    assert answer(scene) == ("use:septimus",)  # the way to N8 takes two sails
    scene = Scene(3).player(0, row="septimus", goods="s2", ships="N8 S8").offers(sailing="SC12")
    scene.acts(0, "sail", 1)
    assert answer(scene) != ("use:septimus",)


def test_plays_the_follower_that_scores_most():
    scene = Scene(3).player(0, coins=2, hand="severin bernardo", sailing=5)
    scene = last_turn(scene, "recruit", "trade").script(0, "do:recruit", "deck")
    assert answer(scene) == ("play:severin",)


def test_sells_no_card_it_means_to_play():
    scene = Scene(3).player(0, hand="martinus severin").acts(0, "trade", 1)
    assert (scene.key(), answer(scene)) == ("nova.trade.cards", ())


def test_a_tile_that_is_used_is_no_follower() -> None:
    """Both say `use`; a follower says which."""
    assert is_use("use:" + next(iter(FOLLOWERS)))
    assert not is_use("use")
    assert not is_use("decline")
