"""What stands first on a panel: the stones dealt, and the sites with the most points."""

from __future__ import annotations

from bot.panel.hints import rows_for, unfolded
from bot.panel.model import Panel, panel, rows_of_buttons
from bot.panel.ways.offering import offered
from bot.talk.voice import Voice
from games.core.match import Match
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.data.tiles import CONSTRUCTION_TILES
from tests.bench.taps import SET_UP_BUDGET, set_up
from tests.games.trajan.scene import Scene

LIVIA = Seat(0)
VOICE = Voice("en", GAME)


def shown(match: Match) -> Panel:
    asked = match.pending(LIVIA)
    assert asked
    decision = unfolded(VOICE, offered(0, match, LIVIA, asked).decision)
    return panel(decision, 0, (), rows_for(VOICE, decision))


def test_dealing_is_the_first_button_and_pairs_are_a_list():
    laid = shown(Match.start(GAME, 2, 1))
    (row,) = rows_of_buttons(laid)
    assert [VOICE.say(option.label) for option in row] == [
        "Deal them for me",
        "All stones at random",
    ]
    assert len(laid.menu) == 21
    assert set_up(GAME).value <= SET_UP_BUDGET


def test_sites_with_the_most_points_are_buttons_with_what_they_are():
    scene = Scene().acts(0, "construction")
    laid = shown(scene.match)
    buttons = [option.id for row in rows_of_buttons(laid) for option in row]
    assert buttons[-2:] == ["recruit", "skip"]
    seen = [id.removeprefix("site:") for id in buttons if id.startswith("site:")]
    points = {
        name: CONSTRUCTION_TILES[site.tile].vp if site.tile else 0
        for name, site in scene.now.sites.items()
    }
    least = min(points[name] for name in seen)
    assert all(points[name] <= least for name in points if name not in seen)
    asked = scene.match.pending(LIVIA)
    assert asked
    assert "build on a site (A1 to D5)" in VOICE.say(asked.prompt)
