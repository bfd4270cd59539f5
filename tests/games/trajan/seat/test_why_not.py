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
