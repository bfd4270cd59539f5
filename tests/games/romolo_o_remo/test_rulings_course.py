"""Rulings of the specification: set-up, supply, teams, solo, points; segments and taking back."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.bots.random_bot import random_bot
from games.core.contract import Table
from games.core.match import Match
from games.core.rng import Rng
from games.romolo_o_remo import GAME
from games.romolo_o_remo.ending.claims import claims
from games.romolo_o_remo.ending.scoring import score, sides, winners
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.map.influence import influence_of
from games.romolo_o_remo.solo import events, rival
from games.romolo_o_remo.supply.feeding import most_fed, tables
from games.romolo_o_remo.terms import BANK
from tests.games.romolo_o_remo.scene import Scene

# ---- set-up -----------------------------------------------------------------------------------


def started(seats: int, seed: int = 3) -> Match:
    """After the set-up, before the first turn."""
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    while match.state_copy().phase in ("lots", "zones", "gifts", "placing"):
        seat = match.waiting()[0]
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    return match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_start_is_complete(seats: int):
    s = started(seats).state_copy()
    left = {1: 24, 2: 20, 3: 8, 4: 0}
    assert len(s.terrain) == left[seats]
    assert s.bank["farm"] == BANK["farm"][seats - 1] - seats
    assert s.bank["warehouse"] == BANK["warehouse"][seats - 1] - seats
    for seat, player in enumerate(s.players):
        assert sum(player.stock.values()) == 7
        assert (player.money, len(player.hand), len(player.aside)) == (4, 5, 1)
        terrains = Counter(s.places[hex].terrain for hex in player.zone)
        assert terrains["plains"] == 2
        assert s.places[player.capital].tower == seat
        assert sum(u.owner == seat for u in s.units) == 2
    shown = {1: (5, 4), 2: (6, 3), 3: (7, 6), 4: (8, 9)}
    assert (len(s.display), len(s.stack)) == shown[seats]


def test_the_first_choice_is_secret():
    match = Match.start(GAME, 3, 1)
    assert len(match.waiting()) == 3
    match.submit(match.waiting()[0], match.seq, ["hill"])
    assert all(player.lot is None for player in match.state_copy().players)
    while match.state_copy().phase == "lots":
        seat = match.waiting()[0]
        match.submit(seat, match.seq, ["hill"])
    for viewer in (0, 1, 2):
        lots = [player.lot for player in match.view(viewer).players]
        assert lots == ["hill" if seat == viewer else None for seat in range(3)]


def test_teams_need_four():
    assert not Match.start(GAME, 3, 1, {"teams": "on"}).state_copy().variant.teams
    assert Match.start(GAME, 4, 1, {"teams": "on"}).state_copy().variant.teams


# ---- supply -----------------------------------------------------------------------------------


def test_r26_a_farm_feeds_every_king_anew():
    scene = Scene().hex("D4", "farm").unit(0, "W1 D4", "W2 D4").unit(1, "W1 D3", "W2 D3")
    scene.stance(0, 1, "friendly").stance(1, 0, "friendly")
    for seat in (0, 1):
        assert most_fed(tables(scene.state, seat), ["W1", "W2"]) == 2


def test_r27_new_lying_units_eat():
    scene = Scene().unit(0, "W1 D4", "W2 D4 lying").player(0, stock="g2").supplies()
    scene.script(0, "feed:W1")
    assert scene.stock() == "g1"


def test_furnarius_feeds_two_anywhere():
    scene = Scene().unit(0, "W1 D4", "S1 A1").player(0, characters="furnarius")
    assert most_fed(tables(scene.state, 0), ["W1", "S1"]) == 2


def test_r85_hosts_are_asked_before_the_meal():
    scene = Scene().hex("D4", "farm tower:1").unit(0, "W1 D4").stance(1, 0, "ask").supplies()
    assert scene.key(1) == "romolo.hostile"
    scene.answer(1, "friendly")
    assert scene.names(0) == ["W1"]


def test_wages_in_an_order_of_ones_own():
    scene = Scene().unit(0, "M1 D4").player(0, stock="a1 w1", money=2).supplies()
    scene.answer(0, "wood")
    assert (scene.stock(), scene.me().money) == ("a1", 2)


def test_dismissed_mercenaries_leave_the_game():
    scene = Scene().unit(0, "M1 D4", "M2 D4").player(0, stock="a3").supplies()
    scene.answer(0, "M2")
    assert scene.names(0) == ["M1"]
    assert scene.now.removed["mercenary"] == 1


# ---- teams ------------------------------------------------------------------------------------


def team() -> Scene:
    scene = Scene(players=4, teams="on").unit(0, "W1 D4").unit(2, "W1 D4")
    scene.capital(0, "A1").capital(1, "A6").capital(2, "G6").capital(3, "G1")
    return scene.player(0, stock="w3", money=4).player(2, stock="r2", money=1)


def test_partners_exchange():
    scene = team().acts().script(0, "W1", "exchange", "give:wood", "take:refined", "offer")
    scene.answer(2, "yes")
    assert (scene.stock(0), scene.stock(2)) == ("w2 r1", "w1 r1")
    assert scene.seen_unit(0, "W1").lying


def test_r84_a_refusal_costs_nothing_and_is_final():
    scene = team().acts().script(0, "W1", "exchange", "give:wood", "offer").answer(2, "no")
    assert "exchange" not in scene.options()
    assert "refine:wood" in scene.options()


def test_a_partner_without_the_money_does_not_agree():
    scene = team().acts().script(0, "W1", "exchange", "take:coin", "offer")
    assert scene.told()[-1] == "told-refuses"
    assert scene.key(2) is None


def test_a_partner_may_agree_beforehand():
    scene = team().acts().aside(2, "consent:agree")
    scene.script(0, "W1", "exchange", "give:wood", "give:wood", "give:half", "take:half")
    assert (scene.stock(0), scene.stock(2)) == ("w1", "w2 r2")
    assert (scene.me(0).money, scene.me(2).money) == (4, 1)


def test_partners_neither_hinder_nor_fight():
    scene = team().acts().script(0, "W1", "stop")
    scene.script(0, "end")
    assert scene.key(0) != "romolo.attack"


def test_r50_a_partners_tower_stops_influence():
    scene = Scene(players=4, teams="on").hide_all_but("D4 D5 D6")
    scene.capital(0, "D4", 6).capital(2, "D5")
    assert influence_of(scene.state, 0) == {}
    assert score(scene.state)[0].points["hexes"] == 2


# ---- points -----------------------------------------------------------------------------------


def test_sacerdos_wins_a_contested_hex():
    scene = Scene().hide_all_but("D4 C4 D5 E4").capital(0, "D4", 4).unit(1, "S1 E4", "S2 D5")
    scene.player(0, characters="sacerdos")
    assert score(scene.state)[0].points["hexes"] == 4


def test_architectus_moves_freely_at_the_end():
    scene = Scene().hide_all_but("D4 D5").hex("D4", "farm").capital(0, "D4", 3).hex("D5", "wh")
    scene.player(0, characters="architectus")
    made = claims(scene.state, sides(scene.state), final=True)
    assert made[0].farm == "D4"
    assert made[0].dominion == 5


def test_r87_three_at_the_start_make_two_prizes():
    scene = Scene()
    scene.state.players[2].alive = False
    scene.state.players[0].battles = 1
    bonus = [own.bonus["battles"] for own in score(scene.state)]
    assert bonus == [6, 2, 0]


def test_r56_a_tie_with_the_rival_is_lost():
    scene = Scene(players=1).hide_all_but("A2 F2").capital(0, "F2")
    scores = score(scene.state)
    assert winners(scene.state, [scores[1], scores[1]]) == []


# ---- solo -------------------------------------------------------------------------------------


def test_the_rivals_capital_cannot_be_entered():
    scene = Scene(players=1).capital(0, "F2").unit(0, "S1 B2").acts().script(0, "S1")
    assert "move:A2" not in scene.options()
    assert "move:A1" in scene.options()


def test_r54_the_rival_stays_on_water_it_discovers():
    scene = Scene(players=1).capital(0, "F2").hex("D2", "water hidden").hex("D3", "water hidden")
    scene.unit(RIVAL, "A1 C2")
    table = Table(Rng(1))
    next(rival.act(table, scene.state, ["A1"]), None)
    assert scene.state.units[0].hex in ("D2", "D3")
    assert scene.state.places[scene.state.units[0].hex].up


def test_the_rival_tears_down_the_dearest_first():
    scene = Scene(players=1).capital(0, "F2").hex("C2", "farm forum wh")
    scene.unit(RIVAL, "A1 C2", "A2 C2")
    next(rival.act(Table(Rng(1)), scene.state, ["A1", "A2"]), None)
    place = scene.state.places["C2"]
    assert (place.buildings, place.stores) == ({"farm": 1}, [])


def test_r62_hindered_groups_do_not_raze():
    scene = Scene(players=1).capital(0, "F2").hex("C2", "farm").unit(RIVAL, "A1 C2 hindered")
    next(rival.act(Table(Rng(1)), scene.state, ["A1"]), None)
    assert scene.state.places["C2"].buildings == {"farm": 1}
    assert scene.state.units[0].hex != "C2"


def drawn(cube: str, monkeypatch: pytest.MonkeyPatch, *rolls: int) -> Scene:
    scene = Scene(players=1).capital(0, "F2")
    scene.state.events.remove(cube)
    scene.state.events.insert(0, cube)
    scene.state.display[1], scene.state.stack = "heros", ["publicus"]
    die, numbers = {face.number: face for face in events.TABLES.die}, iter(rolls)
    monkeypatch.setattr(events, "roll", lambda t: die[next(numbers)])
    events.draw_event(Table(Rng(1)), scene.state, rival.march)
    return scene


def test_the_yellow_event_takes_a_character(monkeypatch):
    scene = drawn("yellow", monkeypatch, 2)
    assert [own.tile for own in scene.state.rival.characters] == ["heros"]
    assert scene.state.display[1] == "publicus"
    assert drawn("yellow", monkeypatch, 5).state.rival.characters == []


def test_the_blue_event_raises_units(monkeypatch):
    assert len(drawn("blue", monkeypatch, 6).state.units) == 3
    assert drawn("blue", monkeypatch, 0).state.units == []


def test_the_brown_event_shuffles(monkeypatch):
    scene = drawn("brown", monkeypatch, 5)
    assert len(scene.state.units) == 2
    assert (len(scene.state.events), scene.state.events_used) == (19, [])


def test_a_fight_with_the_rival_asks_the_player_alone():
    scene = Scene(players=1).capital(0, "F2").unit(0, "S1 D3", "W1 F2").unit(RIVAL, "A1 D3")
    scene.player(0, stock="g9").fights().script(0, "fight:D3:1")
    assert scene.key(0) == "romolo.tile"
    scene.answer(0, "x2")
    assert scene.now.fight.defender.tile is not None


# ---- segments and taking back -----------------------------------------------------------------


def test_steps_are_taken_back_across_activations():
    scene = Scene().unit(0, "W1 D4", "W2 D4").acts()
    before = scene.now
    scene.script(0, "W1", "move:D5", "stop", "W2", "move:C4", "stop")
    for _ in range(6):
        assert scene.match.can_undo(0)
        scene.match.undo(0)
    assert scene.now == before


def test_nobody_goes_back_behind_a_discovery():
    scene = Scene().hex("D5", "hidden").unit(0, "W1 D4", "W2 A1").acts()
    scene.script(0, "W1", "move:D5")
    assert not scene.match.can_undo(0)
    scene.script(0, "W2")
    scene.match.undo(0)
    assert not scene.match.can_undo(0)


def test_a_look_cannot_be_taken_back_but_what_follows_can():
    scene = Scene().hex("D5", "hidden").unit(0, "E1 D4", "W1 A1").acts().script(0, "E1", "look:D5")
    assert not scene.match.can_undo(0)
    scene.script(0, "move:C4")
    assert scene.match.can_undo(0)


def test_a_very_long_turn_is_cut():
    scene = Scene().capital(0, "A1", 7).hex("D4", "harbour:E harbour:E harbour:E")
    scene.unit(0, *(f"W{n} D4" for n in range(1, 7)), "E1 G4").player(0, money=999)
    scene.player(0, characters="negotiator:wood negotiator.2:wood").acts()
    longest = 0
    for n in range(1, 7):
        scene.answer(0, f"W{n}")
        while scene.now.turn.unit == f"W{n}":
            offered = scene.options()
            deals = ("deal:buy:negotiator", "deal:buy:negotiator.2")
            picks = (*deals, "buy:wood", "wood", "move:D5", "move:D4")
            scene.answer(0, next((p for p in picks if p in offered), offered[-1]))
            longest = max(longest, len(scene.match.tail))
    assert longest < 60
