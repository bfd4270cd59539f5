"""Vectors 11.6: demands, merchants, the end of a round, scoring."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError, StaleChoiceError
from games.core.seats import Seat
from games.glory_to_rome.data.cards import CARDS
from games.glory_to_rome.measures import influence, vault_room
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"


def scores_at_the_end(scene: Scene):
    """Seat 0 takes the last card of the deck; the scoring table of the end."""
    scene.leads(0).answer(0, "think:one")
    assert scene.end == "deck"
    return scene.match.view(None).scores


# ---- V70-V76: demands -------------------------------------------------------------------------


def test_v70_the_only_opponent_gives_one_card_for_one_demanded():
    scene = Scene(players=2).player(0, hand="insula").player(1, hand="road road road dock")
    scene.performs(0, "legionary").answer(0, "insula")
    assert materials(scene.me(0).stockpile) == "R"
    assert names(scene.me(1).hand) == ["dock", "road", "road"]
    assert names(scene.me(0).hand) == ["insula"]
    assert scene.whose("told-gives") == [1]
    assert scene.key(1) == "gtr.lead"  # the demand is over: nobody is asked a second time


def test_v70_of_different_cards_the_opponent_chooses_exactly_one():
    scene = Scene(players=2).player(0, hand="insula").player(1, hand="road bar latrine")
    scene.performs(0, "legionary").answer(0, "insula")
    asked = scene.asked(1)
    assert (asked.key, asked.least, asked.most) == ("gtr.give.must", 1, 1)
    assert sorted(scene.options(1)) == ["bar", "latrine", "road"]
    scene.answer(1, "bar")
    assert names(scene.me(0).stockpile) == ["bar"]
    assert names(scene.me(1).hand) == ["latrine", "road"]


def test_v71_two_demanded_of_a_kind_take_two_from_the_pool_and_what_neighbours_have():
    scene = Scene().player(0, hand="bath school dock").player(1, hand="gate dock")
    scene.player(2, hand="dock").pool("B B B").performs(0, "legionary", units=2)
    assert scene.key(0) == "gtr.demand"
    scene.answer(0, "bath", "school")
    assert scene.options(0) == ["all", "none", "some"]
    scene.answer(0, "all")
    assert materials(scene.me(0).stockpile) == "B B B"
    assert materials(scene.now.pool) == "B"
    assert names(scene.me(1).hand) == ["dock"]
    assert names(scene.me(2).hand) == ["dock"]
    assert scene.whose("told-gives") == [1]
    assert scene.whose("told-glory") == [2]


def test_v72_bridge_reaches_all_but_the_wall():
    scene = Scene(players=4).player(0, hand="bath", built="bridge").pool("B")
    scene.player(1, hand="gate", stockpile="B", built="palisade")
    scene.player(2, hand="dock", stockpile="B B")
    scene.player(3, hand="school foundry", stockpile="B", built="wall")
    scene.performs(0, "legionary").answer(0, "bath").answer(0, "all")
    assert materials(scene.me(0).stockpile) == "B B B B"
    assert (scene.me(1).hand, scene.me(1).stockpile) == ([], [])
    assert names(scene.me(2).hand) == ["dock"]
    assert materials(scene.me(2).stockpile) == "B"
    assert names(scene.me(3).hand) == ["foundry", "school"]
    assert materials(scene.me(3).stockpile) == "B"
    assert scene.whose("told-gives") == [1, 2]
    assert scene.whose("told-protected") == [3]


@pytest.mark.parametrize(("players", "neighbours"), [(3, [1, 2]), (4, [1, 3]), (5, [1, 4])])
def test_v73_without_a_bridge_only_neighbours_are_asked(players, neighbours):
    scene = Scene(players=players).player(0, hand="bath")
    for seat in range(1, players):
        scene.player(seat, hand="B", stockpile="R")
    scene.performs(0, "legionary").answer(0, "bath")
    assert scene.whose("told-gives") == neighbours
    assert "told-glory" not in scene.told()
    assert [seat for seat in range(1, players) if not scene.me(seat).hand] == neighbours
    assert materials(scene.me(0).stockpile) == "B B"  # and nobody's stockpile was touched


def test_v73_the_player_opposite_is_not_asked_even_with_a_choice():
    scene = Scene(players=4).player(0, hand="bath").player(2, hand="gate school")
    scene.performs(0, "legionary").answer(0, "bath")
    assert scene.key(2) is None
    assert names(scene.me(2).hand) == ["gate", "school"]


def lions(**left) -> Scene:
    scene = Scene().player(0, hand="road", built="colosseum", vault="W W W", influence=4)
    scene.player(1, clients="R", **left).player(2, clients="R R")
    return scene.performs(0, "legionary").answer(0, "road")


@pytest.mark.parametrize(
    ("pick", "left", "right"), [("1:rubble", "", "R R"), ("2:rubble", "R", "R")]
)
def test_v74_lions_eat_no_more_than_fit_into_the_vault(pick, left, right):
    scene = lions()
    asked = scene.asked(0)
    assert (asked.key, asked.least, asked.most) == ("gtr.lions", 0, 1)
    assert scene.options(0) == ["1:rubble", "2:rubble"]  # one per target for one card shown
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "1:rubble", "2:rubble")
    scene.answer(0, pick)
    assert materials(scene.me(0).vault) == "R W W W"
    assert materials(scene.me(1).clients) == left
    assert materials(scene.me(2).clients) == right
    assert scene.whose("told-lions") == [0]


def test_v74_a_full_vault_feeds_no_lions():
    scene = Scene().player(0, hand="road", built="colosseum", vault="W W", influence=2)
    scene.player(1, clients="R").performs(0, "legionary").answer(0, "road")
    assert scene.key(0) is None
    assert materials(scene.me(1).clients) == "R"


@pytest.mark.parametrize("shield", ["palisade", "wall"])
def test_v75_lions_spare_the_protected(shield):
    scene = lions(built=shield)
    assert scene.options(0) == ["2:rubble"]
    scene.answer(0, "2:rubble")
    assert materials(scene.me(1).clients) == "R"
    assert materials(scene.me(2).clients) == "R"


def hungry_lions_before_p2() -> Scene:
    scene = Scene().player(0, hand="bath", built="colosseum", influence=4)
    scene.player(2, clients="B", hand="dock")
    scene.state.players[2].stance = "think"
    return scene.performs(0, "legionary").answer(0, "bath")


def test_v76_an_eaten_client_has_no_action_any_more():
    scene = hungry_lions_before_p2()
    scene.answer(0, "2:brick")
    assert scene.me(2).clients == []
    assert scene.key(2) is None
    assert scene.whose("told-demands") == [0]
    assert scene.key(1) == "gtr.lead"


def test_v76_a_spared_client_acts():
    scene = hungry_lions_before_p2()
    scene.answer(0)
    assert scene.key(2) == "gtr.demand"
    assert materials(scene.me(2).clients) == "B"


# ---- V77-V78: merchants -----------------------------------------------------------------------


def last_card_for_sale() -> Scene:
    scene = Scene().player(0, hand="dock", stockpile="W", built="basilica atrium")
    scene.deck("M").performs(0, "merchant")
    assert vault_room(scene.now, Seat(0)) == 2
    assert sorted(scene.options(0)) == ["deck", "done", "hand:dock", "stock:wood"]
    return scene


def test_v77_atrium_first_ends_the_game_before_the_basilica_card():
    scene = last_card_for_sale().answer(0, "deck")
    assert scene.end == "deck"
    assert scene.key(0) is None
    assert materials(scene.me(0).vault) == "M"
    assert names(scene.me(0).hand) == ["dock"]
    assert materials(scene.me(0).stockpile) == "W"


def test_v77_basilica_first_sells_both():
    scene = last_card_for_sale().answer(0, "hand:dock")
    assert sorted(scene.options(0)) == ["deck", "done", "stock:wood"]
    scene.answer(0, "deck")
    assert scene.end == "deck"
    assert materials(scene.me(0).vault) == "W M"
    assert scene.me(0).hand == []


@pytest.mark.parametrize("built", ["", "basilica atrium"])
def test_v78_nothing_is_sold_into_a_full_vault(built):
    scene = Scene().player(0, hand="dock", stockpile="M", vault="R W", built=built)
    scene.performs(0, "merchant")
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.lead"
    assert materials(scene.me(0).vault) == "R W"
    assert materials(scene.me(0).stockpile) == "M"
    assert names(scene.me(0).hand) == ["dock"]


# ---- V79-V81: Senate and Sewer ----------------------------------------------------------------


def two_senates() -> Scene:
    scene = Scene(players=4).player(1, built="senate").player(3, built="senate", camp="J")
    scene.player(2, camp="J").player(0, camp="J")
    return scene.ends_round(leader=2)


def test_v79_senates_take_opponents_senators_in_turn_order():
    scene = two_senates()
    assert scene.key(1) is None
    assert scene.key(3) == "gtr.senate"
    assert scene.options(3) == ["0", "2"]  # not its own
    scene.answer(3, "0")
    assert scene.key(1) == "gtr.senate"
    assert scene.options(1) == ["2", "3"]  # what is left, seat 3's own too
    scene.answer(1, "2", "3")
    assert names(scene.me(3).hand) == ["senator"]
    assert names(scene.me(1).hand) == ["senator", "senator"]
    assert scene.now.senators == 3


def test_v79_the_first_senate_may_leave_nothing_but_its_own_senator():
    scene = two_senates().answer(3, "0", "2")
    assert scene.options(1) == ["3"]
    scene.answer(1)
    assert scene.me(1).hand == []
    assert names(scene.me(3).hand) == ["senator", "senator"]
    assert scene.now.senators == 4  # 3 in the pile before, and the one nobody took


@pytest.mark.parametrize("kept", [[], ["road"], ["road.2"], ["road", "road.2"]])
def test_v80_sewer_keeps_any_of_the_cards_played(kept):
    scene = Scene().player(0, built="sewer", camp="road road").ends_round()
    asked = scene.asked(0)
    assert (asked.key, asked.least, asked.most) == ("gtr.sewer", 0, 2)
    assert scene.options(0) == ["road", "road.2"]
    scene.answer(0, *kept)
    assert len(scene.me(0).stockpile) == len(kept)
    assert len(scene.now.pool) == 2 - len(kept)
    assert scene.me(0).camp == []


def test_v80_sewer_keeps_neither_senators_nor_cards_of_others():
    scene = Scene().player(0, built="sewer", camp="villa J").player(1, camp="garden").ends_round()
    assert scene.options(0) == ["villa"]
    scene.answer(0, "villa")
    assert names(scene.me(0).stockpile) == ["villa"]
    assert names(scene.now.pool) == ["garden"]
    assert scene.now.senators == 6


def one_rubble_short_of_the_forum() -> Scene:
    scene = Scene().player(0, built="forum sewer", clients=SIX, stockpile="W C B S M", camp="road")
    return scene.ends_round()


def test_v81_forum_wins_by_a_card_kept_through_the_sewer():
    scene = one_rubble_short_of_the_forum().answer(0, "road")
    assert scene.end == "forum"
    assert scene.match.outcome.winners == (0,)


def test_v81_forum_does_not_win_when_the_card_goes_to_the_pool():
    scene = one_rubble_short_of_the_forum().answer(0)
    assert scene.end is None
    assert scene.key(1) == "gtr.lead"


# ---- V82-V83: Forum with Ludus Magnus and Storeroom --------------------------------------------


def hires_the_last_client(built: str, clients: str, hired: str, stockpile: str = SIX) -> Scene:
    """Seat 0, owner of a Forum, hires the only client there is in the pool."""
    scene = Scene().player(0, built=f"forum {built}", clients=clients, stockpile=stockpile)
    scene.player(0, influence=8).pool(hired).performs(0, "patron")
    assert scene.end is None
    scene.answer(0, scene.options(0)[0])
    assert len(scene.me(0).clients) == len(clients.split()) + 1
    return scene


def test_v82_ludus_lets_merchants_stand_for_the_missing_roles():
    scene = hires_the_last_client("ludus_magnus", "R W C S S", "S")
    assert scene.end == "forum"
    assert scene.match.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("built", "clients", "hired", "stockpile"),
    [
        pytest.param("", "R W C S S", "S", SIX, id="no Ludus Magnus"),
        pytest.param("ludus_magnus", "R W C S S", "R", SIX, id="a Laborer is no Patron"),
        pytest.param("ludus_magnus", "R W C S", "S", SIX, id="each merchant counts once"),
        pytest.param("ludus_magnus", "R W C S S", "S", "R W C B S", id="a material is missing"),
    ],
)
def test_v82_no_forum_win_without_six_clients_for_six_roles(built, clients, hired, stockpile):
    assert hires_the_last_client(built, clients, hired, stockpile).end is None


@pytest.mark.parametrize(("clients", "hired"), [("W B C S M", "W"), ("W W B C S", "M")])
def test_v83_storeroom_lets_any_client_stand_for_a_laborer(clients, hired):
    assert hires_the_last_client("storeroom", clients, hired).end == "forum"


@pytest.mark.parametrize(
    ("built", "clients", "hired"),
    [
        pytest.param("storeroom", "W B C S", "M", id="five clients"),
        pytest.param("storeroom", "W W B C C", "S", id="only Laborers are stood for"),
        pytest.param("", "W B C S M", "W", id="no Storeroom"),
    ],
)
def test_v83_a_client_stands_for_one_role_only(built, clients, hired):
    assert hires_the_last_client(built, clients, hired).end is None


# ---- V84-V87: scoring -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vaults", "bonuses", "totals"),
    [
        (("S S", "S S", "S"), [(), (), ()], [8, 8, 5]),
        (("S S S", "S S", "S"), [("stone",), (), ()], [14, 8, 5]),
    ],
)
def test_v84_a_merchant_bonus_needs_the_sole_majority(vaults, bonuses, totals):
    scene = Scene().deck("R")
    for seat, vault in enumerate(vaults):
        scene.player(seat, vault=vault)
    table = scores_at_the_end(scene)
    assert [score.bonuses for score in table] == bonuses
    assert [score.total for score in table] == totals


@pytest.mark.parametrize(("counted", "wall", "total"), [("vault", 2, 22), ("stockpile", 3, 23)])
def test_v85_influence_vault_bonuses_and_wall_make_the_score(counted, wall, total):
    scene = Scene(players=2, wall_counts=counted).deck("R")
    scene.player(0, vault="M M W S")
    scene.player(1, vault="M R R B W", stockpile="R R R R R R R", built="wall")
    scene.state.players[0].sites = ["rubble", "brick", "stone"]
    scene.state.players[1].sites = ["concrete", "brick"]
    first, second = scores_at_the_end(scene)
    assert (first.influence, first.vault, first.bonuses) == (8, 10, ("stone", "marble"))
    assert (second.influence, second.vault, second.bonuses) == (6, 8, ("rubble", "brick"))
    assert first.buildings == {}
    assert second.buildings == {"wall": wall}
    assert scene.match.outcome.scores == (24, total)
    assert scene.match.outcome.winners == (0,)


def equal_scores(first: str, second: str) -> Scene:
    """Seats 0 and 1 have 20 points each when seat 2 takes the last card."""
    scene = Scene().player(0, hand=first, influence=20).player(1, hand=second, influence=20)
    scene.player(2, hand="R R R R R").deck("R").leads(2).answer(2, "think:one")
    assert scene.match.outcome.scores == (20, 20, 2)
    return scene


def test_v86_more_cards_in_hand_break_a_tie_senators_included():
    assert equal_scores("dock J J", "dock dock").match.outcome.winners == (0,)
    assert equal_scores("dock dock", "dock J J").match.outcome.winners == (1,)


def test_v86_equal_hands_share_the_victory():
    assert equal_scores("dock J J", "dock dock dock").match.outcome.winners == (0, 1)


def test_v87_the_last_who_has_not_conceded_wins():
    scene = Scene().player(2, influence=20).leads(0)
    scene.aside(1, "concede")
    assert scene.end is None
    assert scene.key(0) == "gtr.lead"
    scene.aside(2, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (0,)
    assert scene.key(0) is None
    assert scene.match.aside(Seat(1)) is None
    with pytest.raises(StaleChoiceError):
        scene.aside(2, "withdraw")


# ---- V88: Latrine at the Academy ---------------------------------------------------------------


def test_v88_academy_thinks_after_the_clean_up_and_latrine_before_it():
    scene = Scene().player(0, built="academy latrine", hand="dock", camp="road")
    scene.player(1, camp="J").player(2, hand="J J J J J")
    scene.state.players[0].did_craftsman = True
    assert scene.state.senators == 0
    scene.ends_round()
    assert scene.key(0) == "gtr.think.optional"
    assert scene.options(0) == ["think", "skip"]
    scene.answer(0, "think")
    assert scene.key(0) == "gtr.latrine"
    assert scene.options(0) == ["card:dock", "keep"]
    scene.answer(0, "card:dock")
    assert scene.options(0) == ["think:senator", "think:refill", "think:one"]
    scene.answer(0, "think:senator")
    assert [CARDS[card].name for card in scene.now.pool] == ["road", "dock"]
    assert names(scene.me(0).hand) == ["senator"]
    assert scene.now.senators == 0
    assert influence(scene.me(0)) == 2
    assert scene.key(1) == "gtr.lead"


def test_v88_no_academy_without_a_craftsman_action():
    scene = Scene().player(0, built="academy latrine", hand="dock", camp="road").ends_round()
    assert scene.key(0) is None
    assert names(scene.now.pool) == ["road"]
