"""What the last picture of Corduba tells."""

from __future__ import annotations

from games.corduba.course.scoring import CATEGORIES
from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import DISTRICTS, MOST_UNREST, DistrictId
from rendering.corduba.final import Entry, entries
from rendering.corduba.look.people import looks_like
from rendering.corduba.words.head import head, words_for
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.words.spoken import Words


def the_end(view: View, frame: Frame) -> Ending | None:
    if view.result is None:
        return None
    words = words_for(view, frame)
    sources = [words.say(f"corduba-score-{category.key}") for category in CATEGORIES]
    sides = [_side(entry) for entry in entries(view, words)]
    return ending(head(view, frame, words), sources, sides, decided(view, words), words)


def _side(entry: Entry) -> Side:
    player = entry.player
    parts = tuple(player.points.get(category.key, 0) for category in CATEGORIES)
    return Side((looks_like(player.seat),), entry.name, parts, player.senators, entry.wins)


def decided(view: View, words: Words) -> str:
    """Nothing where Senators did not decide; who has too much unrest is out of it."""
    assert view.result is not None
    if view.result.reason != "decades" or view.variant.goal == "monuments":
        return ""
    listed = [entry for entry in entries(view, words) if entry.player.unrest < MOST_UNREST]
    named = [words.say(f"corduba-by-{category.key}") for category in CATEGORIES]
    sides = [_side(entry) for entry in listed]
    tie = _broken_tie([entry.player for entry in listed], words) if len(listed) > 1 else ""
    return margin(named, sides, words, tie, "corduba-margin")


def _broken_tie(listed: list[PlayerView], words: Words) -> str:
    """Tracks on which somebody is ahead of all who are tied; then the order of passing."""
    tied = [player for player in listed if player.senators == listed[0].senators]
    if len(tied) < 2:
        return ""
    led = [sum(_leads(player, tied, district) for district in DISTRICTS) for player in tied]
    more, less = led[0], max(led[1:])
    if more == less:
        return words.say("corduba-decided-order")
    return words.say("corduba-decided-prestige", more=more, less=less)


def _leads(player: PlayerView, tied: list[PlayerView], district: DistrictId) -> bool:
    return all(
        player.prestige[district] > other.prestige[district] for other in tied if other != player
    )
