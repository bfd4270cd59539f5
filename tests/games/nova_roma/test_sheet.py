"""The table in words has what the picture shows."""

from __future__ import annotations

import pytest

from games.nova_roma import GAME
from games.nova_roma.terms import COLOURS, NEUTRAL
from tests.games.nova_roma.scene import Scene
from tests.games.nova_roma.speaking import said


def lines(scene: Scene, seat: int | None = None, language: str = "en") -> list[str]:
    sheet = GAME.sheet(scene.view(seat))
    texts = [text for section in sheet.sections for text in (section.title, *section.lines)]
    return [said(text, language) for text in texts]


def test_everybody_has_points_while_the_game_goes_on() -> None:
    scene = Scene(3).player(0, building="BC28", influence=4).turn(1)
    total = scene.score(0).total
    assert f"Ada · {total} VP if the game ended now" in lines(scene)
    assert f"Ada · {total} SP, wenn jetzt Schluss wäre" in lines(scene, language="de")


def test_the_solo_opponent_has_points_too() -> None:
    scene = Scene(1).places_emperor()
    total = scene.automa_score().total
    assert f"All in all {total} VP if the game ended now" in lines(scene)


def test_harbours_are_listed_with_sails_rewards_and_ships() -> None:
    listed = lines(Scene(3).player(1, ships="N1 S6").turn(0))
    assert "• N1 Odessos, 1 sail: 2 coins – Ben (ship a)" in listed
    assert "• S6 Trapezous, 1 sail: 10 VP – Ben (ship b)" in listed
    assert "• N6 Theodosia, 2 sails: 10 VP" in listed


def test_lanes_are_listed_with_horses_wheels_and_racers() -> None:
    listed = lines(Scene(3).player(1, lanes=(4, 0, 0)).turn(0))
    assert any("1 horse into space 3" in line for line in listed)
    assert any(line.startswith("Golden wheels on spaces 3, 5 and 7") for line in listed)
    assert any(line.startswith("Lane 1: Ben on 4") for line in listed)


def test_the_lines_of_production_are_listed() -> None:
    listed = lines(Scene(3).turn(0))
    assert "Yields of rows 1, 2 and 3: Stone, Wood and Wine" in listed
    assert "Yields of columns 1, 2 and 3: Wheat, Horse and Coin" in listed


def test_blocks_are_signed_with_the_number_of_their_seat() -> None:
    scene = Scene(3).block(0, "A11").block(2, "A13").block(NEUTRAL, "A14").turn(0)
    listed = lines(scene)
    assert "A1  1 ? 3 # · ? ·" in listed
    assert any(line.endswith("1 Ada, 2 Ben, 3 Cleo and # neutral") for line in listed)


@pytest.mark.parametrize("seat", [None, 0])
def test_no_colour_of_the_box_is_named(seat: int | None) -> None:
    """Pictures have the colours of the bot, by seat."""
    listed = " ".join(lines(Scene(4).block(1, "A11").turn(0), seat))
    assert not [colour for colour in COLOURS if colour in listed.lower().split()]


def test_contracts_of_a_player_are_told_apart_by_semicolons() -> None:
    listed = lines(Scene(3).player(0, building="BC01 BC02").turn(0))
    assert any("3 VP; BC02: single block" in line for line in listed)
