from __future__ import annotations

import pytest

from games.core.contract import Table
from games.core.errors import IllegalChoiceError
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.glory_to_rome import GAME
from games.glory_to_rome.course.playing import play_rules, units
from games.glory_to_rome.course.setup import draw_for_start
from games.glory_to_rome.data.cards import MATERIALS, SENATOR
from games.glory_to_rome.measures import hand_limit
from games.glory_to_rome.state import SiteStack
from tests.games.glory_to_rome.scene import Scene, materials, names


def thoughts(scene: Scene, seat: int) -> list[str]:
    return [id for id in scene.options(seat) if id.startswith("think")]


def roles_led(scene: Scene, seat: int) -> list[str]:
    return [id for id in scene.options(seat) if id.startswith("lead:")]


def units_of(scene: Scene, seat: int, words: str, role: str) -> int | None:
    """What the named cards of the hand make together (the second Road is a second «road»)."""
    hand, cards = list(scene.me(seat).hand), []
    for word in words.split():
        cards.append(next(card for card in hand if card.split("#")[0] == word))
        hand.remove(cards[-1])
    return units(cards, play_rules(scene.now, Seat(seat), role))


# ---- start ------------------------------------------------------------------------------------


def started(seats: int, draws: str) -> tuple[Scene, Table]:
    """Hands of four are dealt, the named cards lie on top of the deck; who leads is drawn for."""
    scene, table = Scene(players=seats), Table(Rng(0))
    top = scene.cards(draws)
    for seat in range(seats):
        scene.player(seat, hand="R W C B J")
    scene.state.deck = [*scene.free, *reversed(top)]
    draw_for_start(table, scene.state, [Seat(seat) for seat in range(seats)])
    return scene, table


@pytest.mark.parametrize(("option", "in_town", "out"), [(None, 3, 3), ("3", 3, 3), ("2", 2, 4)])
def test_v1_two_players_have_three_sites_in_town_or_by_option_two(
    option: str | None, in_town: int, out: int
) -> None:
    variant = {"two_player_sites": option} if option else {}
    s = Match.start(GAME, 2, 5, variant).state_copy()
    assert s.sites == {m: SiteStack(in_town, out) for m in MATERIALS}
    ties = len(s.pool) - 2
    assert len(s.deck) == 134 - ties
    assert ties % 2 == 0
    assert s.senators == 4


def test_v1_without_a_tie_134_cards_are_left() -> None:
    no_tie = (Match.start(GAME, 2, seed) for seed in range(20))
    s = next(match.state_copy() for match in no_tie if len(match.state_copy().pool) == 2)
    assert len(s.deck) == 134


def test_v1_sites_of_three_and_more_players_do_not_follow_the_two_player_option() -> None:
    for seats, in_town in ((3, 3), (4, 4), (5, 5)):
        s = Match.start(GAME, seats, 1, {"two_player_sites": "2"}).state_copy()
        assert set(s.sites) == set(MATERIALS)
        assert all(stack == SiteStack(in_town, 6 - in_town) for stack in s.sites.values())


def test_v2_the_first_card_in_the_german_alphabet_leads() -> None:
    scene, table = started(3, "tower bar bath")  # Turm, Taverne, Therme
    assert scene.state.leader == 1
    assert names(scene.state.pool) == ["bar", "bath", "tower"]
    assert "told-start-tie" not in [event.text.key for event in table.told]


def test_v2_tempel_comes_before_therme() -> None:
    scene, _ = started(3, "tower bath temple")
    assert scene.state.leader == 2


def test_v3_tied_players_alone_draw_again() -> None:
    scene, table = started(3, "dock market dock road statue")
    s = scene.state
    assert s.leader == 2  # Statue before Straße
    assert names(s.pool) == ["dock", "dock", "market", "road", "statue"]
    assert len(s.deck) == 127
    drawn = [e.text.args["who"].args["seat"] for e in table.told if e.text.key == "told-start-card"]
    assert drawn == [0, 1, 2, 0, 2]


def test_v3_a_card_of_a_player_out_of_the_tie_does_not_count_again() -> None:
    scene, _ = started(3, "dock market dock vomitorium villa")
    assert scene.state.leader == 2  # Villa before Vomitorium, though Markt comes before both


# ---- thinking ---------------------------------------------------------------------------------


def test_v4_shrine_and_temple_raise_the_hand_limit_to_eleven() -> None:
    scene = Scene().player(0, hand="road dock J", built="shrine temple").leads(0)
    assert hand_limit(scene.now, Seat(0)) == 11
    before = len(scene.now.deck)
    scene.answer(0, "think:refill")
    assert len(scene.me(0).hand) == 11
    assert len(scene.now.deck) == before - 8


def test_v5_above_the_limit_and_without_senators_one_may_only_draw_one() -> None:
    scene = Scene().player(0, hand="road dock dock dock J J").player(1, hand="J J J J").leads(0)
    assert scene.now.senators == 0
    assert thoughts(scene, 0) == ["think:one"]
    scene.answer(0, "think:one")
    assert len(scene.me(0).hand) == 7


def test_v5_with_a_senator_in_the_pile_it_may_be_taken() -> None:
    scene = Scene().player(0, hand="road dock dock dock J J").player(1, hand="J J J").leads(0)
    assert thoughts(scene, 0) == ["think:senator", "think:one"]
    scene.answer(0, "think:senator")
    assert scene.me(0).hand.count(SENATOR) == 3
    assert scene.now.senators == 0


def test_v6_latrine_takes_no_senators() -> None:
    scene = Scene().player(0, hand="J J", built="latrine").leads(0)
    scene.answer(0, "think")
    assert scene.key(0) == "gtr.think"
    assert scene.options(0) == ["think:senator", "think:refill", "think:one"]
    scene.answer(0, "think:one")
    assert scene.me(0).hand.count(SENATOR) == 2
    assert scene.now.pool == []


def test_v6_latrine_offers_order_cards_only() -> None:
    scene = Scene().player(0, hand="road dock J", built="latrine").leads(0).answer(0, "think")
    assert scene.key(0) == "gtr.latrine"
    assert sorted(scene.options(0)) == ["card:dock", "card:road", "keep"]
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "card:dock", "card:road")
    scene.answer(0, "card:road").answer(0, "think:one")
    assert materials(scene.now.pool) == "R"


def hand_for_the_vomitorium() -> Scene:
    scene = Scene().player(0, hand="road dock J", built="vomitorium latrine")
    scene.player(1, hand="J J J").leads(0).answer(0, "think")
    return scene


def test_v7_vomitorium_discards_the_whole_hand_and_leaves_the_latrine_out() -> None:
    scene = hand_for_the_vomitorium()
    assert scene.now.senators == 2
    assert scene.key(0) == "gtr.vomitorium"
    scene.answer(0, "yes")
    assert scene.key(0) == "gtr.think"
    scene.answer(0, "think:refill")
    assert materials(scene.now.pool) == "R W"
    assert scene.now.senators == 3
    assert len(scene.me(0).hand) == 5
    assert SENATOR not in scene.me(0).hand


def test_v7_the_latrine_is_asked_after_the_vomitorium_was_declined() -> None:
    scene = hand_for_the_vomitorium().answer(0, "no")
    assert scene.key(0) == "gtr.latrine"
    scene.answer(0, "keep").answer(0, "think:one")
    assert len(scene.me(0).hand) == 4
    assert scene.now.pool == []


def test_v8_a_follower_empties_the_deck_and_the_game_is_over_at_once() -> None:
    scene = Scene().player(0, hand="road dock wall temple", clients="R").player(2, clients="R")
    scene.pool("W W W").deck("R W M").leads(0).answer(0, "lead:laborer")
    assert scene.end is None
    scene.answer(1, "think:refill")
    assert scene.end == "deck"
    assert [scene.asked(seat) for seat in range(3)] == [None] * 3
    assert len(scene.me(1).hand) == 3
    assert materials(scene.now.pool) == "W W W"
    assert all(p.stockpile == [] for p in scene.now.players)
    assert scene.now.stack == []


def test_v8_the_card_led_does_not_break_a_tie() -> None:
    scene = Scene().player(0, hand="road dock wall temple").deck("R W M").leads(0)
    scene.answer(0, "lead:laborer").answer(1, "think:refill")
    assert names(scene.me(0).camp) == ["road"]
    assert scene.match.outcome.scores == (2, 2, 2)
    assert scene.match.outcome.winners == (0, 1)  # three cards each


def test_v9_what_a_thinker_discards_can_be_taken_in_the_same_round() -> None:
    scene = Scene().player(0, hand="road").player(1, hand="dock", built="latrine").leads(0)
    scene.answer(0, "lead:laborer")
    scene.script(1, "card:dock", "think:one").answer(2, "think:one")
    assert sorted(scene.options(0)) == ["pool:wood", "skip"]
    scene.answer(0, "pool:wood")
    assert materials(scene.me(0).stockpile) == "W"


# ---- leading and following --------------------------------------------------------------------


def test_v10_palace_makes_a_unit_of_each_card_senator_and_petition() -> None:
    scene = Scene(players=2).player(0, hand="villa prison J road road", built="palace", influence=8)
    scene.player(0, stockpile="R R R R R").leads(0)
    assert units_of(scene, 0, "villa prison senator road road", "merchant") == 4
    scene.answer(0, "lead:merchant").answer(0, "villa", "prison", "senator")
    assert scene.options(0) == ["petition:rubble", "enough"]
    scene.answer(0, "petition:rubble")
    assert names(scene.me(0).camp) == ["prison", "road", "road", SENATOR, "villa"]
    assert scene.me(0).units == 4
    scene.answer(1, "think:one")
    assert scene.repeat(0, "stock:rubble") == 4
    assert len(scene.me(0).vault) == 4


def test_v10_palace_does_not_force_the_whole_hand() -> None:
    scene = Scene().player(0, hand="villa prison J road road", built="palace").leads(0)
    scene.answer(0, "lead:merchant").answer(0, "villa", "senator").answer(0, "enough")
    assert names(scene.me(0).camp) == [SENATOR, "villa"]
    assert scene.me(0).units == 2


def test_v11_without_a_palace_one_unit_must_do() -> None:
    scene = Scene().player(0, hand="villa prison J road road").leads(0)
    assert units_of(scene, 0, "villa senator", "merchant") is None
    assert units_of(scene, 0, "villa", "merchant") == 1
    assert units_of(scene, 0, "senator", "merchant") == 1
    assert units_of(scene, 0, "road road", "merchant") == 1
    assert units_of(scene, 0, "road", "merchant") is None
    scene.answer(0, "lead:merchant")
    plays = {"play:villa", "play:prison", "play:senator", "petition:rubble", "petition:stone"}
    assert set(scene.options(0)) == plays
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "play:villa", "play:senator")
    scene.answer(0, "play:villa")
    assert names(scene.me(0).camp) == ["villa"]
    assert scene.me(0).units == 1


def test_v12_with_palace_and_circus_every_card_is_an_architect() -> None:
    scene = Scene().player(0, hand="road dock wall J", built="palace circus").leads(0)
    assert units_of(scene, 0, "road dock wall senator", "architect") == 4
    assert units_of(scene, 0, "road dock wall senator", "craftsman") is None
    scene.answer(0, "lead:architect").answer(0, "road", "dock", "wall", "senator")
    assert scene.key(0) is None
    assert scene.me(0).hand == []
    assert scene.me(0).units == 4


def test_v12_with_palace_and_circus_two_cards_of_a_colour_are_two_units() -> None:
    scene = Scene().player(0, hand="road road", built="palace circus").leads(0)
    assert units_of(scene, 0, "road road", "architect") == 2
    assert units_of(scene, 0, "road road", "patron") == 1


def test_v13_palace_off_role_cards_must_come_in_pairs() -> None:
    scene = Scene(players=2).player(1, hand="road road road", built="palace").follows("merchant")
    assert units_of(scene, 1, "road road road", "merchant") is None
    assert units_of(scene, 1, "road road", "merchant") == 1
    assert units_of(scene, 1, "road", "merchant") is None
    scene.answer(1, "several")
    assert scene.key(1) == "gtr.petition"
    with pytest.raises(IllegalChoiceError):
        scene.answer(1, "road", "road.2", "road.3")
    with pytest.raises(IllegalChoiceError):
        scene.answer(1, "road")
    scene.answer(1, "road", "road.2")
    assert names(scene.me(1).hand) == ["road"]
    assert scene.told().count("told-follows") == 1
    follows = next(e.text for e in scene.heard if e.text.key == "told-follows")
    assert follows.args["units"] == 1


def test_v14_palace_on_role_cards_are_units_and_no_petition() -> None:
    scene = Scene(players=2).player(1, hand="road bar", built="palace")
    scene.pool("W W W W W").follows("laborer")
    assert units_of(scene, 1, "road bar", "laborer") == 2
    scene.answer(1, "several")
    assert scene.key(1) == "gtr.several"
    assert (scene.asked(1).least, scene.asked(1).most) == (1, 2)
    scene.answer(1, "road", "bar")
    assert scene.key(1) is None
    assert scene.me(1).units == 2
    assert scene.repeat(0, "pool:wood") == 1
    assert scene.repeat(1, "pool:wood") == 2
    assert scene.now.round == 2


def test_v15_with_the_alternative_cards_a_petition_takes_three() -> None:
    scene = Scene(alt_circus_forum="on").player(0, hand="road bar insula").leads(0)
    assert units_of(scene, 0, "road bar insula", "patron") == 1
    assert units_of(scene, 0, "road bar", "patron") is None
    scene.answer(0, "lead:patron")
    assert names(scene.me(0).camp) == ["bar", "insula", "road"]
    assert scene.me(0).units == 1


def test_v15_with_the_alternative_cards_two_of_a_colour_lead_nothing_else() -> None:
    scene = Scene(alt_circus_forum="on").player(0, hand="road bar").leads(0)
    assert roles_led(scene, 0) == ["lead:laborer"]
    scene = Scene().player(0, hand="road bar").leads(0)
    assert "lead:patron" in roles_led(scene, 0)


def test_v15_the_alternative_circus_petitions_with_two() -> None:
    scene = Scene(alt_circus_forum="on").player(0, hand="road bar insula", built="circus_alt")
    scene.leads(0)
    assert units_of(scene, 0, "road bar", "patron") == 1
    assert units_of(scene, 0, "road bar insula", "patron") == 1
    assert units_of(scene, 0, "road", "patron") is None
    scene.answer(0, "lead:patron")
    assert (scene.asked(0).least, scene.asked(0).most) == (2, 3)
    scene.answer(0, "road", "bar")
    assert names(scene.me(0).camp) == ["bar", "road"]
    assert scene.me(0).units == 1


def test_v16_circus_lets_any_card_follow_architect() -> None:
    scene = Scene(players=2).player(0, hand="road")
    scene.player(1, hand="temple dock", built="circus").follows("architect")
    assert units_of(scene, 1, "temple", "architect") == 1
    assert {"play:temple", "play:dock"} <= set(scene.options(1))
    scene.answer(1, "play:temple")
    assert scene.me(1).units == 1
    assert names(scene.me(1).camp) == ["temple"]
    assert scene.repeat(0, "skip") == 1
    assert scene.repeat(1, "skip") == 1


def test_v16_circus_helps_with_no_other_role() -> None:
    scene = Scene(players=2).player(1, hand="temple", built="circus").follows("craftsman")
    assert units_of(scene, 1, "temple", "craftsman") is None
    assert scene.options(1) == thoughts(scene, 1)
    with pytest.raises(IllegalChoiceError):
        scene.answer(1, "play:temple")


def test_v17_when_the_leader_thinks_nobody_else_does_anything() -> None:
    scene = Scene().player(0, hand="road", clients="R").player(1, hand="road", clients="R")
    scene.player(2, hand="road", clients="R").pool("W W").leads(0)
    scene.answer(0, "think:one")
    assert scene.now.leader == 1
    assert scene.now.round == 2
    assert [scene.key(seat) for seat in range(3)] == [None, "gtr.lead", None]
    assert [len(scene.me(seat).hand) for seat in range(3)] == [2, 1, 1]
    assert all(p.stockpile == [] for p in scene.now.players)
