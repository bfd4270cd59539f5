"""A turn is told in few sentences, and nothing that matters is left out of them."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import random_bot
from games.core.catalogue import Catalogue
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Language, Text
from games.nova_roma import GAME
from games.nova_roma.data import TABLES
from games.nova_roma.words.labels import offered_text
from tests.games.nova_roma.scene import Scene
from tests.games.nova_roma.speaking import heard

MOST_LINES = 6  # square, two actions, a claim, a legionnaire or a reshuffle, the offers


def test_an_action_is_one_sentence_with_what_was_taken_paid_and_gained() -> None:
    scene = Scene(3).player(0, coins=1).offers(followers="priscus gloria").acts(0, "recruit", 2)
    scene.script(0, "take:priscus", "take:gloria", "play:priscus")
    assert (
        heard(scene)[-1]
        == "Recruit (strength 2): Ada takes Priscus; takes Gloria; plays Priscus for 1 coin."
    )
    assert heard(scene, "de")[-1] == (
        "Rekrutieren (Stärke 2): Ada nimmt Priscus; nimmt Gloria; spielt Priscus für 1 Münze aus."
    )


def test_nothing_is_told_of_an_action_before_it_is_over() -> None:
    scene = Scene(3).player(0, coins=1).offers(followers="priscus gloria").acts(0, "recruit", 2)
    before = len(scene.heard)
    scene.script(0, "take:priscus")
    assert scene.heard[before:] == []


def test_a_contract_its_building_and_its_rewards_are_one_sentence() -> None:
    scene = Scene(3).block(0, "B31").block(1, "B32").reward("B41", "RT07")
    scene.player(0, goods="w4 s1 t1").offers(building="BC01").acts(0, "build", 2)
    scene.script(0, "contract:BC01", "B:I1.r0", "B42", "build")
    assert heard(scene)[-1] == (
        "Build (strength 2): Ada completes a building contract: single block (1 stone and 1 wood), "
        "3 VP; builds in zone B, on B42; "
        "completes reward B41: 1 wheat for Ada and 2 wheat for Ben."
    )


def test_the_same_deed_several_times_is_told_with_a_number() -> None:
    scene = Scene(3).player(0, goods="w3").supply(9).acts(0, "produce", 2)
    scene.script(0, "hire", "hire")
    assert heard(scene)[-1] == "Produce (strength 2): Ada hires 2 artisans for 2 wheat."


def test_the_strength_told_is_the_one_with_followers() -> None:
    scene = Scene(3).player(0, goods="w3", row="titus").supply(9).acts(0, "produce", 1)
    scene.script(0, "use:titus", "hire")
    assert heard(scene)[-1] == (
        "Produce (strength 2): Ada uses Titus (+1 strength); hires 2 artisans for 2 wheat."
    )


def test_a_petition_and_its_action_are_one_sentence() -> None:
    scene = Scene(3).player(0, influence=1).acts(0, "petition", 1)
    scene.script(0, "trade:1")
    scene.answer(0)
    assert (
        heard(scene)[-1] == "Petition (strength 1): Ada pays 1 influence for Trade; gains 1 coin."
    )


def test_cards_from_the_deck_are_whispered_at_once_and_counted_for_all() -> None:
    scene = Scene(3).deck("calux gloria").acts(0, "recruit", 2).script(0, "deck")
    (whisper,) = [event for event in scene.heard if event.only == (Seat(0),)]
    assert whisper.reveals
    scene.script(0, "deck")
    assert heard(scene)[-1] == "Recruit (strength 2): Ada draws 2 followers from the deck."


def test_what_is_taken_back_is_not_told() -> None:
    scene = Scene(3).player(0, coins=1, goods="s1", row="hadrianus", artisans=1)
    scene.offers(sailing="SC13 SC14").acts(0, "sail", 1).script(0, "use:hadrianus", "p13")
    assert heard(scene)[-1] == (
        "Sail: nothing came of it; what Ada did is taken back, 1 coin instead."
    )
    assert "did-uses-paying" not in scene.told()


def test_a_claim_and_what_it_brings_are_one_sentence() -> None:
    scene = Scene(3).player(0, mosaic="MG1", building=2, claimed="m12 m13", markers=2).turn(0)
    scene.script(0, "claim:m11", "wine")
    assert heard(scene)[-1] == (
        "Ada claims the achievement “2 building contracts”; gains 1 wine; "
        "gains 2 coins from Mosaic row 1."
    )


def test_new_things_in_the_offers_are_told_apart_by_semicolons() -> None:
    scene = (
        Scene(3)
        .player(0, goods="s2 t2 w1", artisans=1)
        .offers(
            building="BC25 BC28",
            sailing="SC01 SC02 SC03 SC04",
            followers="calux gloria hilaria hortense",
        )
    )
    scene.acts(0, "upgrade", 1, then="build").script(0, "take:" + scene.now.basic_offer[0], "p11")
    scene.decline(0)
    refill = next(line for line in heard(scene) if line.startswith("New in the offers"))
    assert "VP; building contract: " in refill
    assert refill.count(";") == 2


def test_the_favoured_lane_is_told_with_the_one_after_it() -> None:
    scene = Scene(3)
    scene.state.favoured, scene.state.next_favoured = "CT1", "CT7"
    scene.state.chariot_stack = ["CT8", "CT5", "CT2"]
    scene.cleans_up()
    (line,) = [line for line in heard(scene) if "favoured" in line]
    assert line.endswith("Now lane 3 is favoured, then lane 1.")


def test_the_last_favoured_lane_is_told_too() -> None:
    scene = Scene(3)
    scene.state.favoured, scene.state.next_favoured = "CT1", "CT7"
    scene.state.chariot_stack = []
    scene.cleans_up(round=4)
    (line,) = [line for line in heard(scene) if "favoured" in line]
    assert line.endswith("Now lane 3 is favoured, for the last time.")


def test_a_round_begins_with_one_sentence_that_nobody_may_undo_past() -> None:
    scene = Scene(3).places_emperor(tile="K3")
    assert heard(scene) == ["Round 1: Ada begins. Emperor tile K3 allows c1 and a3."]
    assert scene.heard[0].reveals


def test_the_solo_opponent_is_told_in_one_sentence() -> None:
    scene = Scene(1).emperor_tiles("K1", "K6").places_emperor().script(0, "a1")
    assert heard(scene)[-1] == (
        "The AI player gets a point because a1 is taken (21); blocks c3 with a legionnaire."
    )
    assert scene.heard[-1].reveals


def test_a_new_mosaic_tile_is_told_with_its_fields() -> None:
    scene = Scene(3, mosaic_draft="on")
    scene.state.active = 2
    scene.state.mosaic_offer["orange"] = ["MO1", "MO2"]
    scene.state.mosaic_stacks["orange"] = ["MO3", "MO5", "MO4"]
    scene.begins().answer(2, "tile:MO1")
    assert heard(scene)[-2:] == [
        "Cleo takes mosaic tile MO1 (orange): "
        "6 building contracts · 6 followers · 10 spaces on all lanes.",
        "New mosaic tile MO4 (orange): "
        "10 spaces on all lanes · 6 building contracts · 6 sailing contracts.",
    ]


@pytest.mark.parametrize("players", [2, 3])
def test_no_turn_is_told_in_many_lines(players: int) -> None:
    match, rng = Match.start(GAME, players, 5), Rng(5)
    while not match.outcome:
        view, seat = match.view(None), match.waiting()[0]
        if view.phase != "turn" or view.turn.square is None:
            match.take_story()
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
        if match.view(None).phase == "turn":
            told = [event for event in (*match.story, *match.told) if event.only is None]
            assert len(told) <= MOST_LINES


@pytest.mark.parametrize(
    ("language", "built", "new"),
    [
        ("en", "builds in zone A, on A11, A12 and A21", "sailing contract ("),
        ("de", "baut in Zone A auf A11, A12 und A21", "Schifffahrtsvertrag ("),
    ],
)
def test_places_and_new_contracts_are_told_in_words(
    language: Language, built: str, new: str
) -> None:
    speaker = Catalogue(language, GAME.texts)
    cells = tuple(Text("name", {"name": cell}) for cell in ("A11", "A12", "A21"))
    assert speaker.say(Text("did-builds-in", {"zone": "A", "cells": cells})) == built
    for id in (*TABLES.sailing, *TABLES.building):
        said = speaker.say(offered_text(id))
        assert id not in said
        assert said.startswith(new) or id in TABLES.building
