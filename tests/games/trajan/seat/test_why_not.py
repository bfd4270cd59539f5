"""Why something is not among the options."""

from __future__ import annotations

from games.core.seats import Seat
from games.trajan import GAME
from tests.games.trajan.scene import Scene


def missing(scene: Scene, seat: int) -> dict[str, str]:
    """Ids of what is not offered, and the keys of the reasons."""
    decision = scene.match.pending(Seat(seat))
    found = GAME.why_not(scene.match.view(Seat(seat)), decision)
    return {each.id: each.reason.key for each in found}


def test_an_empty_tray_cannot_be_sown():
    scene = Scene().player(0, trays="YPO - GBW YO WP GB").turn(0)
    assert missing(scene, 0) == {"tray:1": "why-not-tray"}


def test_a_leader_in_camp_places_nobody_and_goes_nowhere_far():
    told = missing(Scene().acts(0, "military"), 0)
    assert told["deploy"] == "why-not-leader"
    assert told["move:britannia"] == "why-not-far"
    assert "move:alpes" not in told


def test_a_province_takes_one_legionnaire_of_each():
    scene = Scene().player(0, leader="raetia", legions="raetia", military_camp=1)
    told = missing(scene.acts(0, "military"), 0)
    assert told["deploy"] == "why-not-legionnaire-there"
    assert told["move:military_camp"] == "why-not-camp"
    scene = Scene().player(0, leader="raetia", military_camp=0)
    assert missing(scene.acts(0, "military"), 0)["deploy"] == "why-not-legionnaires"


def test_workers_stand_beside_each_other():
    told = missing(Scene().player(0, sites="B2", worker_camp=1).acts(0, "construction"), 0)
    assert told["site:B2"] == "why-not-own-site"
    assert told["site:D5"] == "why-not-beside"
    assert "site:B3" not in told
    told = missing(Scene().player(0, worker_camp=0).acts(0, "construction"), 0)
    assert set(told.values()) == {"why-not-workers"}


def test_ships_want_cards():
    told = missing(Scene().player(0, hand="fish wine").acts(0, "seaport"), 0)
    assert told == {"ship_pairs": "why-not-pairs"}
    told = missing(Scene().player(0, hand="").acts(0, "seaport"), 0)
    assert told["ship_same"] == told["ship_pairs"] == "why-not-cargo"
    assert told["play"] == "why-not-play"
