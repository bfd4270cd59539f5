"""The switches of a table: trial game, alternative cards, two players, open hands (section 9),
and the other options of section 6.3."""

from __future__ import annotations

import pytest

from games.core.errors import SetupError
from games.core.match import Match
from games.core.seats import Seat
from games.glory_to_rome import GAME
from games.glory_to_rome.data.cards import CARDS, KINDS, MATERIALS, SENATOR
from games.glory_to_rome.measures import (
    active_names,
    client_limit,
    hand_limit,
    influence,
    vault_limit,
)
from games.glory_to_rome.state import SiteStack, State
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"


def new_game(players: int, seed: int = 1, **variant: str) -> State:
    return Match.start(GAME, players, seed, variant).state_copy()


def all_cards(state: State) -> list[str]:
    hands = [card for player in state.players for card in player.hand if card != SENATOR]
    return [CARDS[card].name for card in (*state.deck, *state.pool, *hands)]


# ---- 9.1 trial game ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trial_game_uses_72_cards_and_18_sites(players):
    state = new_game(players, trial_game="on")
    assert len(all_cards(state)) == 72
    assert state.sites == {m: SiteStack(3, 0) for m in MATERIALS}
    assert state.senators == 6 - players
    assert len(state.deck) == 72 - 4 * players - len(state.pool)


def test_trial_game_overrides_the_sites_of_two_players():
    state = new_game(2, trial_game="on", two_player_sites="2")
    assert state.sites == {m: SiteStack(3, 0) for m in MATERIALS}


def test_trial_game_does_not_go_with_the_alternative_cards():
    with pytest.raises(SetupError):
        new_game(3, trial_game="on", alt_circus_forum="on")


def test_trial_game_deals_a_different_half_with_another_seed():
    halves = {tuple(sorted(all_cards(new_game(3, seed, trial_game="on")))) for seed in range(5)}
    assert len(halves) == 5


def trial(**mine) -> Scene:
    return Scene(trial_game="on").player(0, **mine)


def test_trial_game_has_no_active_function_at_all():
    everything = " ".join(name for name in KINDS if not name.endswith("_alt"))
    assert active_names(trial(built=everything).state, Seat(0)) == []
    assert active_names(trial(built="gate", begun={"palace": 1}).state, Seat(0)) == []
    assert len(active_names(Scene().player(0, built=everything).state, Seat(0))) == 40


def test_trial_game_limits_follow_influence_alone():
    state = trial(built="insula aqueduct market shrine temple", influence=4).state
    assert client_limit(state, Seat(0)) == 4
    assert vault_limit(state, Seat(0)) == 4
    assert hand_limit(state, Seat(0)) == 5


@pytest.mark.parametrize(
    ("name", "have", "card"),
    [
        ("amphitheatre", 1, "wall"),
        ("foundry", 1, "shrine"),
        ("garden", 2, "villa"),
        ("school", 1, "shrine"),
        ("prison", 2, "villa"),
        ("catacomb", 2, "villa"),
    ],
)
def test_trial_game_has_no_effects_on_completion(name, have, card):
    scene = trial(hand=f"{card} dock road", begun={name: have}).player(1, built="palisade")
    scene.pool("R R R").performs(0, "craftsman").answer(0, f"add:{name}:{card}")
    assert scene.house(0, name).complete
    assert influence(scene.me(0)) == 2 + KINDS[name].value
    assert scene.end is None
    assert "told-extra-actions" not in scene.told()
    assert scene.key(1) == "gtr.lead"


def test_trial_game_villa_is_an_ordinary_stone_building():
    scene = trial(stockpile="S", begun={"villa": 0}).performs(0, "architect")
    scene.answer(0, "add:villa:stone")
    assert not scene.house(0, "villa").complete
    assert len(scene.house(0, "villa").materials) == 1


def test_trial_game_statue_is_an_ordinary_marble_building():
    scene = trial(hand="statue").performs(0, "craftsman")
    assert scene.options(0) == ["found:statue", "skip"]
    scene.answer(0, "found:statue")
    assert scene.house(0, "statue").site == "marble"


def test_trial_game_forum_does_not_win():
    scene = trial(built="forum", clients=SIX, stockpile="W C B S M", influence=8).pool("R")
    scene.performs(0, "laborer").answer(0, "pool:rubble")
    assert materials(scene.me(0).stockpile) == SIX
    assert scene.end is None


def test_trial_game_statue_and_wall_score_nothing():
    scene = trial(built="statue wall", vault="R R").deck("W").leads(0).answer(0, "think:one")
    assert scene.end == "deck"
    assert scene.match.outcome.scores == (2 + 2 + 3, 2, 2)  # influence, rubble, merchant bonus


def test_trial_game_palisade_and_wall_do_not_protect():
    scene = trial(hand="bath").player(1, hand="gate", built="palisade wall")
    scene.performs(0, "legionary").answer(0, "bath")
    assert names(scene.me(0).stockpile) == ["gate"]


def test_trial_game_petitions_and_senators_work_as_usual():
    scene = trial(hand="road bar J").leads(0).answer(0, "lead:patron")
    assert scene.options(0) == ["play:senator", "petition:rubble"]
    scene.answer(0, "petition:rubble")
    assert names(scene.me(0).camp) == ["bar", "road"]
    assert scene.me(0).units == 1


# ---- 9.2 alternative Circus and Forum ----------------------------------------------------------


def test_alternative_cards_replace_circus_and_forum_card_for_card():
    cards = all_cards(new_game(3, alt_circus_forum="on"))
    assert len(cards) == 144
    assert (cards.count("circus_alt"), cards.count("forum_alt")) == (6, 3)
    assert "circus" not in cards
    assert "forum" not in cards


def test_the_standard_game_has_no_alternative_cards():
    cards = all_cards(new_game(3))
    assert len(cards) == 144
    assert (cards.count("circus"), cards.count("forum")) == (6, 3)
    assert "circus_alt" not in cards
    assert "forum_alt" not in cards


def alternative(**mine) -> Scene:
    return Scene(alt_circus_forum="on").player(0, **mine)


def test_alternative_game_needs_three_cards_for_a_petition():
    scene = alternative(hand="road bar").leads(0)
    assert [id for id in scene.options(0) if id.startswith("lead")] == ["lead:laborer"]
    scene = alternative(hand="road bar insula latrine").leads(0).answer(0, "lead:patron")
    asked = scene.asked(0)
    assert (asked.key, asked.least, asked.most) == ("gtr.petition", 3, 3)
    scene.answer(0, "road", "bar", "latrine")
    assert scene.me(0).units == 1
    assert names(scene.me(0).hand) == ["insula"]


@pytest.mark.parametrize("cards", [("road", "bar"), ("road", "bar", "insula")])
def test_alternative_circus_petitions_with_two_or_three(cards):
    scene = alternative(hand="road bar insula", built="circus_alt").leads(0)
    scene.answer(0, "lead:patron")
    asked = scene.asked(0)
    assert (asked.key, asked.least, asked.most) == ("gtr.petition", 2, 3)
    scene.answer(0, *cards)
    assert names(scene.me(0).camp) == sorted(cards)
    assert scene.me(0).units == 1


def test_alternative_circus_does_not_turn_any_card_into_an_architect():
    scene = alternative(hand="temple", built="circus_alt").leads(0)
    assert [id for id in scene.options(0) if id.startswith("lead")] == ["lead:patron"]


@pytest.mark.parametrize(
    ("built", "clients", "won"),
    [
        ("forum_alt", "R W C B S", True),
        ("forum_alt", "R W C B B", False),
        ("forum_alt ludus_magnus", "R W C S S", True),
        ("forum_alt storeroom", "W W C B S", True),
    ],
)
def test_alternative_forum_needs_six_client_roles_and_no_materials(built, clients, won):
    scene = alternative(built=built, clients=clients, influence=8).pool("M")
    scene.performs(0, "patron").answer(0, "pool:marble")
    assert len(scene.me(0).clients) == 6
    assert scene.end == ("forum" if won else None)


# ---- 9.3 two players --------------------------------------------------------------------------


def test_two_players_have_three_sites_in_town_by_default():
    assert new_game(2).sites == {m: SiteStack(3, 3) for m in MATERIALS}


def test_two_players_may_play_with_two_sites_in_town():
    assert new_game(2, two_player_sites="2").sites == {m: SiteStack(2, 4) for m in MATERIALS}


def test_the_sites_of_two_players_do_not_concern_three():
    assert new_game(3, two_player_sites="2").sites == {m: SiteStack(3, 3) for m in MATERIALS}


@pytest.mark.parametrize(("built", "stockpile"), [("", "B"), ("bridge", "B B")])
def test_two_players_the_opponent_is_asked_once_per_demand(built, stockpile):
    scene = Scene(players=2).player(0, hand="bath", built=built)
    scene.player(1, hand="gate school", stockpile="B B").performs(0, "legionary")
    scene.answer(0, "bath").answer(1, "gate")
    assert materials(scene.me(0).stockpile) == stockpile
    assert names(scene.me(1).hand) == ["school"]
    assert scene.whose("told-gives") == [1]


def test_two_players_take_turns_to_lead():
    scene = Scene(players=2).leads(0).answer(0, "think:one")
    assert scene.key(1) == "gtr.lead"
    scene.answer(1, "think:one")
    assert scene.key(0) == "gtr.lead"


# ---- 9.4 experienced start --------------------------------------------------------------------


def choose_start(seed: int = 1) -> Match:
    return Match.start(GAME, 3, seed, {"start_mode": "choose"})


def test_experienced_players_choose_one_of_five_cards_for_the_start():
    match = choose_start()
    state = match.state_copy()
    assert [len(player.hand) for player in state.players] == [6, 6, 6]
    assert state.pool == []
    for seat in range(3):
        asked = match.pending(Seat(seat))
        assert asked.key == "gtr.start"
        assert "card:senator" not in [option.id for option in asked.options]


@pytest.mark.parametrize("seed", range(10))
def test_the_first_of_the_chosen_cards_in_the_alphabet_leads(seed):
    match = choose_start(seed)
    chosen = {}
    for seat in range(3):
        pick = match.pending(Seat(seat)).options[0].id
        chosen[seat] = pick.removeprefix("card:")
        match.submit(Seat(seat), match.seq, [pick])
    state = match.state_copy()
    assert [len(player.hand) for player in state.players] == [5, 5, 5]
    assert [CARDS[card].name for card in state.pool[:3]] == list(chosen.values())
    first = min(KINDS[name].sort for name in chosen.values())
    tied = [seat for seat, name in chosen.items() if KINDS[name].sort == first]
    assert state.leader in tied
    assert (len(state.pool) == 3) == (len(tied) == 1)  # the tied draw again


# ---- 9.5 open hands ---------------------------------------------------------------------------


def test_open_hands_are_shown_to_all_in_the_first_rounds_only():
    scene = Scene(open_hands_rounds="2").player(0, hand="villa").player(1, hand="garden J")
    scene.leads(0)
    for viewer in (0, 1, 2, None):
        hands = [player.hand for player in scene.match.view(viewer).players]
        assert hands == [("villa",), ("garden", "senator"), ()]
    scene.answer(0, "think:senator")
    assert scene.now.round == 2
    assert scene.match.view(None).players[1].hand == ("garden", "senator")
    scene.answer(1, "think:senator")
    assert scene.now.round == 3
    assert [player.hand for player in scene.match.view(None).players] == [None, None, None]
    assert [player.hand for player in scene.match.view(Seat(0)).players][1:] == [None, None]


def test_open_hands_leave_vault_deck_and_fountain_card_closed():
    scene = Scene(open_hands_rounds="9").player(0, vault="villa", built="fountain")
    scene.deck("temple road road").performs(0, "craftsman").answer(0, "fountain")
    for viewer in (1, 2, None):
        view = scene.match.view(viewer)
        assert view.players[0].vault is None
        assert view.drawn is None


def test_open_hands_change_no_rule():
    closed, opened = Scene().leads(0), Scene(open_hands_rounds="1").leads(0)
    assert closed.options(0) == opened.options(0)


# ---- 6.3 other switches -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant",
    [{"trial_game": "maybe"}, {"wall_counts": "hand"}, {"open_hands_rounds": "-1"}, {"solo": "on"}],
)
def test_unknown_switches_are_refused(variant):
    with pytest.raises(SetupError):
        new_game(3, **variant)


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players):
    with pytest.raises(SetupError):
        new_game(players)


def stairs_on_top(**mine) -> Scene:
    scene = Scene(stairway_mode="additional").player(1, built="shrine")
    return scene.player(0, built="stairway", **mine)


def test_additional_stairway_comes_on_top_of_the_architect_action():
    scene = stairs_on_top(hand="dock", stockpile="B").performs(0, "architect")
    assert scene.options(0) == ["found:dock", "skip"]  # no Stairway in the action itself
    scene.answer(0, "found:dock")
    assert scene.key(0) == "gtr.stairs"
    assert scene.options(0) == ["stairs:1:shrine:brick", "skip"]
    scene.answer(0, "stairs:1:shrine:brick")
    assert scene.house(1, "shrine").public_card is not None
    assert scene.key(0) is None


def test_additional_stairway_comes_after_each_action_even_a_skipped_one():
    scene = stairs_on_top(hand="dock", stockpile="B").performs(0, "architect", units=2)
    scene.script(0, "skip", "skip")
    assert scene.key(0) == "gtr.architect"
    scene.answer(0, "skip")
    assert scene.key(0) == "gtr.stairs"


def test_additional_stairway_comes_even_if_the_action_had_no_use():
    scene = stairs_on_top(stockpile="B").performs(0, "architect")
    assert scene.key(0) == "gtr.stairs"


def test_additional_stairway_is_not_asked_for_actions_given_up():
    scene = stairs_on_top(hand="dock", stockpile="B").performs(0, "architect", units=3)
    scene.answer(0, "skip_all")
    assert scene.key(0) is None


def test_additional_stairway_waits_for_what_the_action_completed():
    scene = stairs_on_top(stockpile="B B", begun={"foundry": 1}).pool("R R R R R")
    scene.performs(0, "architect").answer(0, "add:foundry:brick")
    assert scene.repeat(0, "pool:rubble") == 4
    assert scene.key(0) == "gtr.stairs"


def test_usual_stairway_spends_the_action():
    scene = Scene().player(0, hand="dock", built="stairway", stockpile="B")
    scene.player(1, built="shrine").performs(0, "architect")
    assert scene.options(0) == ["found:dock", "stairs:1:shrine:brick", "skip"]
    scene.answer(0, "stairs:1:shrine:brick")
    assert scene.key(0) is None
    assert names(scene.me(0).hand) == ["dock"]
