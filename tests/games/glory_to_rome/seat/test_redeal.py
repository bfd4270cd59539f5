"""Section 10: who may see what, in views and in what is told."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.glory_to_rome import GAME
from games.glory_to_rome.data.cards import SENATOR
from games.glory_to_rome.state import SiteStack
from tests.games.glory_to_rome.scene import Scene, materials, names

VIEWERS = (0, 1, 2, None)


# ---- hands and deck ---------------------------------------------------------------------------


def test_a_hand_is_shown_to_its_owner_only():
    scene = Scene().player(0, hand="villa road J").player(1, hand="garden").leads(0)
    assert scene.view(0).players[0].hand == ("road", "villa", "senator")
    assert [player.hand for player in scene.view(0).players][1:] == [None, None]
    assert [player.hand for player in scene.view(1).players] == [None, ("garden",), None]
    assert [player.hand for player in scene.view(None).players] == [None, None, None]


def test_the_number_of_hand_cards_is_public():
    scene = Scene().player(0, hand="villa road J").player(1, hand="garden").leads(0)
    for viewer in VIEWERS:
        assert [player.hand_size for player in scene.view(viewer).players] == [3, 1, 0]


def test_neither_hands_vaults_nor_deck_leave_a_trace_in_others_views():
    scene = Scene().player(0, hand="basilica", vault="prison").deck("vomitorium scriptorium")
    scene.leads(0)
    for viewer in (1, 2, None):
        for name in ("basilica", "prison", "vomitorium", "scriptorium"):
            assert name not in scene.written(viewer)
    assert "basilica" in scene.written(0)
    for name in ("prison", "vomitorium", "scriptorium"):
        assert name not in scene.written(0)


def test_nobody_can_tell_in_whose_hand_the_senators_are():
    one = Scene().player(1, hand="J J").player(2, hand="dock road").leads(0)
    other = Scene().player(2, hand="J J").player(1, hand="dock road").leads(0)
    assert one.written(0) == other.written(0)
    assert one.written(None) == other.written(None)


def test_the_deck_shows_its_size_and_not_its_order():
    one = Scene().deck("villa road temple").leads(0)
    other = Scene().deck("temple villa road").leads(0)
    for viewer in VIEWERS:
        assert one.view(viewer).deck_size == 3
        assert one.written(viewer) == other.written(viewer)


def test_drawn_cards_are_told_by_number_and_named_to_the_drawer_only():
    scene = Scene().player(0, hand="dock").deck("villa temple wall bath road R").leads(0)
    scene.answer(0, "think:refill")
    (told,) = [event.text for event in scene.heard if event.text.key == "told-draws"]
    assert told.args["n"] == 4
    assert {"building-villa", "building-temple"} <= scene.words_heard(0)
    for viewer in (1, 2, None):
        assert not [word for word in scene.words_heard(viewer) if word.startswith("building-")]


# ---- what lies open ---------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_pool_senators_sites_and_round_are_public(viewer):
    scene = Scene().player(1, hand="J").pool("road road villa").sites("stone", 1, 2)
    scene.deck("R R").leads(1)
    view = scene.view(viewer)
    assert view.pool == {"rubble": 2, "stone": 1}
    assert view.pool_names == ("road", "road", "villa")
    assert view.senators == 5
    assert view.sites["stone"] == SiteStack(1, 2)
    assert (view.round, view.phase, view.leader, view.role) == (1, "lead", 1, None)
    assert view.result is None
    assert view.scores == ()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_player_area_is_public_but_for_hand_and_vault(viewer):
    scene = Scene().player(0, clients="W M W", stockpile="B B R", vault="S S", built="shrine")
    scene.player(0, begun={"temple": 2}, influence=5, hand="dock dock")
    scene.player(2, built="market insula").pool("R").performs(0, "laborer")
    view = scene.view(viewer)
    me = view.players[0]
    assert me.clients == ("wood", "marble", "wood")
    assert me.stockpile == {"rubble": 1, "brick": 2}
    assert me.vault_size == 2
    assert me.vault is None
    assert (me.influence, me.client_limit, me.vault_limit, me.hand_limit) == (5, 5, 5, 7)
    assert me.sites == ("marble",)
    assert me.functions == ("shrine",)
    shrine, temple = me.buildings
    assert (shrine.name, shrine.complete, shrine.works, shrine.public) == (
        "shrine",
        True,
        True,
        False,
    )
    assert (temple.name, temple.complete, temple.works) == ("temple", False, False)
    assert (temple.materials, temple.need) == (("marble", "marble"), 3)
    assert (view.players[2].client_limit, view.players[2].vault_limit) == (4, 4)
    assert (view.acting.seat, view.acting.role, view.acting.left) == (0, "laborer", 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_played_this_round_are_public_with_their_names(viewer):
    scene = Scene().player(0, hand="villa garden").player(1, hand="J dock").pool("R").leads(0)
    scene.answer(0, "lead:merchant").answer(0, "play:garden").answer(1, "play:senator")
    players = scene.view(viewer).players
    assert (players[0].camp, players[0].stance, players[0].units) == (("garden",), "lead", 1)
    assert (players[1].camp, players[1].stance, players[1].units) == (("senator",), "follow", 1)
    assert (players[2].camp, players[2].stance) == ((), "")
    assert "building-garden" in scene.words_heard(viewer)


def test_public_and_captured_buildings_are_marked_for_all():
    scene = Scene()
    shrine = scene.building(1, "shrine", complete=True)
    shrine.public_card, shrine.captured = scene.card("B"), True
    scene.leads(0)
    for viewer in VIEWERS:
        (b,) = scene.view(viewer).players[1].buildings
        assert (b.public, b.captured) == (True, True)
        assert [player.hand_limit for player in scene.view(viewer).players] == [7, 7, 7]


def test_a_view_taken_before_a_move_stays_as_it_was():
    scene = Scene().player(0, hand="dock").performs(0, "craftsman")
    before = scene.view(None)
    scene.answer(0, "found:dock")
    assert before.sites["wood"].in_town == 3
    assert scene.view(None).sites["wood"].in_town == 2


# ---- vaults -----------------------------------------------------------------------------------


def test_r45_nobody_sees_into_a_vault_before_the_end_not_even_its_owner():
    one = Scene().player(0, vault="M M").player(1, vault="R").leads(0)
    other = Scene().player(0, vault="R W").player(1, vault="S").leads(0)
    for viewer in VIEWERS:
        assert [player.vault for player in one.view(viewer).players] == [None, None, None]
        assert [player.vault_size for player in one.view(viewer).players] == [2, 1, 0]
        assert one.written(viewer) == other.written(viewer)


def test_vaults_and_scores_are_open_to_all_after_the_end():
    scene = Scene().player(0, vault="M M R").deck("R").leads(0).answer(0, "think:one")
    for viewer in VIEWERS:
        view = scene.view(viewer)
        assert view.result.reason == "deck"
        assert view.players[0].vault == {"rubble": 1, "marble": 2}
        assert view.players[1].vault == {}
        assert view.scores[0].vault == 7
        assert view.scores[0].bonuses == ("rubble", "marble")


def merchant(**mine) -> Scene:
    return Scene().player(0, influence=8, **mine).performs(0, "merchant")


def test_a_card_sold_from_the_stockpile_is_named_by_its_material():
    scene = merchant(stockpile="villa").answer(0, "stock:stone")
    for viewer in VIEWERS:
        assert {"told-sells", "material-stone"} <= scene.words_heard(viewer)
        assert "building-villa" not in scene.words_heard(viewer)


def test_a_card_sold_from_hand_stays_hidden():
    scene = merchant(hand="temple", built="basilica").answer(0, "hand:temple")
    assert materials(scene.me(0).vault) == "M"
    for viewer in (1, 2, None):
        heard = scene.words_heard(viewer)
        assert "told-sells-hand" in heard
        assert not [word for word in heard if word.startswith(("building-", "material-"))]
        assert "temple" not in scene.written(viewer)


def test_a_card_sold_from_the_deck_is_seen_by_nobody():
    scene = Scene().player(0, built="atrium").deck("temple road").performs(0, "merchant")
    scene.answer(0, "deck")
    assert materials(scene.me(0).vault) == "M"
    for viewer in VIEWERS:
        heard = scene.words_heard(viewer)
        assert "told-sells-deck" in heard
        assert not [word for word in heard if word.startswith(("building-", "material-"))]
        assert "temple" not in scene.written(viewer)


def test_clients_thrown_to_the_lions_are_named_by_their_role():
    scene = Scene().player(0, hand="road", built="colosseum", influence=4).player(1, clients="bar")
    scene.performs(0, "legionary").answer(0, "road").answer(0, "1:rubble")
    for viewer in VIEWERS:
        assert {"told-lions", "role-laborer"} <= scene.words_heard(viewer)
        assert scene.view(viewer).players[0].vault is None


# ---- Fountain ---------------------------------------------------------------------------------


def at_the_fountain() -> Scene:
    scene = Scene().player(0, built="fountain").deck("garden road road")
    return scene.performs(0, "craftsman").answer(0, "fountain")


def test_a_fountain_card_is_shown_to_its_drawer_only():
    scene = at_the_fountain()
    assert scene.view(0).drawn == "garden"
    assert "building-garden" in scene.words_heard(0)
    assert scene.view(0).players[0].hand_size == 0
    for viewer in (1, 2, None):
        assert scene.view(viewer).drawn is None
        assert "told-fountain" in scene.words_heard(viewer)
        assert "building-garden" not in scene.words_heard(viewer)
        assert "garden" not in scene.written(viewer)


def test_a_fountain_card_taken_to_hand_stays_secret():
    scene = at_the_fountain().answer(0, "hand")
    assert names(scene.me(0).hand) == ["garden"]
    for viewer in (1, 2, None):
        assert "building-garden" not in scene.words_heard(viewer)
        assert "garden" not in scene.written(viewer)


def test_a_fountain_card_laid_as_foundation_becomes_public():
    scene = at_the_fountain().answer(0, "found:garden")
    for viewer in VIEWERS:
        assert "building-garden" in scene.words_heard(viewer)
        assert [b.name for b in scene.view(viewer).players[0].buildings] == ["fountain", "garden"]


# ---- demands ----------------------------------------------------------------------------------


def test_r25_a_demand_shows_materials_and_never_names():
    scene = Scene().player(0, hand="bath temple").player(1, hand="gate school").pool("B")
    scene.performs(0, "legionary", units=2).answer(0, "bath", "temple")
    assert scene.view(0).shown == ("bath", "temple")
    for viewer in (1, 2, None):
        assert scene.view(viewer).shown == ()
        assert {"told-demands", "material-brick", "material-marble"} <= scene.words_heard(viewer)
        assert not [word for word in scene.words_heard(viewer) if word.startswith("building-")]
        assert "temple" not in scene.written(viewer)


def test_cards_given_to_a_demand_are_told_by_material():
    scene = Scene().player(0, hand="bath").player(1, hand="gate school")
    scene.performs(0, "legionary").answer(0, "bath").answer(1, "gate")
    for viewer in VIEWERS:
        assert {"told-gives", "material-brick"} <= scene.words_heard(viewer)
        assert "building-gate" not in scene.words_heard(viewer)
        assert scene.view(viewer).players[0].stockpile == {"brick": 1}


def test_declining_to_demand_sounds_the_same_as_having_nothing_to_show():
    declined = Scene().player(0, hand="bath").performs(0, "legionary").answer(0)
    unable = Scene().player(0, hand="J").performs(0, "legionary")
    stories = [[event.text for event in scene.heard] for scene in (declined, unable)]
    assert stories[0] == stories[1]
    assert stories[0][0].key == "told-demands-nothing"


def test_giving_sounds_the_same_with_and_without_a_choice():
    chosen = Scene().player(0, hand="bath").player(1, hand="gate school").performs(0, "legionary")
    chosen.answer(0, "bath").answer(1, "gate")
    forced = Scene().player(0, hand="bath").player(1, hand="gate").performs(0, "legionary")
    forced.answer(0, "bath")
    told = [[e.text for e in scene.heard if e.only is None] for scene in (chosen, forced)]
    assert told[0] == told[1]


def test_r26_the_wish_to_volunteer_is_nobody_elses_business():
    scene = Scene().leads(0).aside(1, "volunteer_on")
    assert scene.view(1).volunteer
    assert "told-volunteer_on" in scene.words_heard(1)
    for viewer in (0, 2, None):
        assert not scene.view(viewer).volunteer
        assert "told-volunteer_on" not in scene.words_heard(viewer)


# ---- hand cards that become something else ----------------------------------------------------


def test_a_hand_card_used_as_material_is_told_by_its_material():
    scene = Scene().player(0, hand="villa", begun={"garden": 1}).performs(0, "craftsman")
    scene.answer(0, "add:garden:villa")
    for viewer in (1, None):
        assert {"told-adds-hand", "material-stone"} <= scene.words_heard(viewer)
        assert "building-villa" not in scene.words_heard(viewer)
        assert scene.view(viewer).players[0].buildings[0].materials == ("stone", "stone")
        assert "villa" not in scene.written(viewer)


def test_a_hand_card_hired_through_the_aqueduct_is_told_by_role_and_material():
    scene = Scene().player(0, hand="villa", built="aqueduct").performs(0, "patron")
    scene.answer(0, "hand:villa")
    for viewer in (1, None):
        assert {"told-hires-hand", "role-merchant", "material-stone"} <= scene.words_heard(viewer)
        assert "building-villa" not in scene.words_heard(viewer)
        assert scene.view(viewer).players[0].clients == ("stone",)


def test_a_hand_card_stocked_through_the_dock_is_told_by_its_material():
    scene = Scene().player(0, hand="villa", built="dock").performs(0, "laborer")
    scene.answer(0, "hand:villa")
    for viewer in (1, None):
        assert {"told-stocks-hand", "material-stone"} <= scene.words_heard(viewer)
        assert "building-villa" not in scene.words_heard(viewer)
        assert scene.view(viewer).players[0].stockpile == {"stone": 1}


def test_a_client_from_the_bar_is_public():
    scene = Scene().player(0, built="bar").deck("villa road").performs(0, "patron")
    scene.answer(0, "deck")
    for viewer in VIEWERS:
        assert {"told-hires-deck", "role-merchant"} <= scene.words_heard(viewer)
        assert scene.view(viewer).players[0].clients == ("stone",)


@pytest.mark.parametrize(
    ("built", "answers"),
    [
        ("latrine", ["think", "card:villa", "think:senator"]),
        ("vomitorium", ["think", "yes", "think:senator"]),
    ],
)
def test_discards_before_thinking_are_public(built, answers):
    scene = Scene().player(0, hand="villa", built=built).leads(0).script(0, *answers)
    for viewer in VIEWERS:
        assert {"told-discards", "building-villa"} <= scene.words_heard(viewer)
        assert scene.view(viewer).pool_names == ("villa",)


# ---- choices not yet carried out --------------------------------------------------------------


def test_the_card_chosen_for_the_start_is_secret_until_all_have_chosen():
    match = Match.start(GAME, 3, 1, {"start_mode": "choose"})
    before = [match.view(viewer) for viewer in (1, 2, None)]
    told = match.submit(Seat(0), match.seq, [match.pending(Seat(0)).options[0].id])
    assert told == ()
    assert [match.view(viewer) for viewer in (1, 2, None)] == before
    assert match.state_copy().pool == []
    match.submit(Seat(1), match.seq, [match.pending(Seat(1)).options[0].id])
    told = match.submit(Seat(2), match.seq, [match.pending(Seat(2)).options[0].id])
    assert [event.text.key for event in told][:3] == ["told-start-card"] * 3
    assert all(event.only is None for event in told)


def test_what_a_follower_chose_ahead_is_seen_when_its_turn_comes():
    scene = Scene().player(0, camp="road").player(2, hand="bar").pool("W").follows("laborer")
    before = [scene.written(viewer) for viewer in (0, 1, None)]
    told = len(scene.heard)
    scene.answer(2, "play:bar")
    assert [scene.written(viewer) for viewer in (0, 1, None)] == before
    assert len(scene.heard) == told
    scene.answer(1, "think:senator")
    assert scene.whose("told-follows") == [2]


# ---- other worlds -----------------------------------------------------------------------------


def test_a_redealt_world_keeps_what_the_seat_knows_and_mixes_the_rest():
    scene = Scene().player(0, hand="villa road J", vault="M M M", stockpile="R")
    scene.player(1, hand="dock dock bath J", vault="S S").player(2, hand="wall gate").leads(0)
    true = scene.now
    world = GAME.redeal(scene.now, Seat(0), Rng(7))
    assert GAME.view(world, Seat(0)) == GAME.view(true, Seat(0))
    assert world.players[0].hand == true.players[0].hand
    assert world.players[1].hand != true.players[1].hand
    assert world.deck != true.deck
    assert world.players[0].vault != true.players[0].vault  # its owner does not know it either
    held = [p.hand.count(SENATOR) for p in world.players]
    assert held[0] == 1
    assert sum(held) == 2


def test_a_world_redealt_for_a_spectator_mixes_all_hands():
    scene = Scene().player(0, hand="villa road dock").player(1, hand="bath wall gate").leads(0)
    world = GAME.redeal(scene.now, None, Rng(7))
    assert GAME.view(world, None) == GAME.view(scene.now, None)
    assert world.players[0].hand != scene.me(0).hand
    assert world.players[1].hand != scene.me(1).hand


def test_materials_shown_to_a_demand_stay_in_hand_in_other_worlds():
    scene = Scene().player(0, hand="bath temple road dock").pool("B").performs(0, "legionary")
    scene.answer(0, "bath")
    assert scene.key(0) == "gtr.demand.pool"
    shown = set()
    for seed in range(9):
        demander = GAME.redeal(scene.now, Seat(1), Rng(seed)).players[0]
        assert len(demander.hand) == 4
        assert demander.revealed[0] in demander.hand
        assert materials(demander.revealed) == "B"
        shown |= set(names(demander.revealed))
    assert len(shown) > 1  # the others know the material, never the name


def test_playable_names_the_cards_of_the_hand_that_the_question_can_use() -> None:
    scene = Scene().player(0, hand="temple villa J").player(1, hand="road").performs(0, "craftsman")
    view = scene.match.view(0)
    assert GAME.playable(view, scene.asked(0)) == ("villa", "temple")
    assert GAME.playable(scene.match.view(None), scene.asked(0)) == ()


def test_cards_that_a_petition_could_use_are_playable() -> None:
    scene = Scene().player(0, hand="dock dock market road J").leads(0).answer(0, "lead:patron")
    assert set(scene.options(0)) == {"play:senator", "petition:wood"}
    assert set(GAME.playable(scene.match.view(0), scene.asked(0))) == {"senator", "dock", "market"}


def test_a_vomitorium_asks_about_the_whole_hand() -> None:
    scene = Scene().player(0, hand="temple villa J", built="vomitorium").leads(0)
    scene.answer(0, "think")
    assert set(GAME.playable(scene.match.view(0), scene.asked(0))) == {"temple", "villa", "senator"}


def test_taking_a_senator_marks_none_of_the_hand() -> None:
    scene = Scene().player(0, hand="temple villa J").leads(0)
    assert GAME.playable(scene.match.view(0), scene.asked(0)) == ()
