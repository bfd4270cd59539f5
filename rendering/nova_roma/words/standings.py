"""Who has how many points, and what of the solo opponent's can still be taken away."""

from __future__ import annotations

from typing import NamedTuple

from games.nova_roma.course.scoring import Score
from games.nova_roma.seat.view import View
from games.nova_roma.terms import AUTOMA_START
from rendering.board.masthead import Standing
from rendering.nova_roma.look.signs import NOBODY

DRAFTS = ("mosaic_draft", "follower_draft")


class Share(NamedTuple):
    """Points by category, named as in the catalogue."""

    category: str
    points: int


class AutomaPoints(NamedTuple):
    secured: tuple[Share, ...]
    open: tuple[Share, ...]  # fall when the player builds, races and claims

    @property
    def secured_total(self) -> int:
        return sum(share.points for share in self.secured)

    @property
    def total(self) -> int:
        return self.secured_total + sum(share.points for share in self.open)


def automa_points(view: View) -> AutomaPoints | None:
    """Nothing without a solo opponent. In a zone it holds the second place at least."""
    score = view.automa_score
    if score is None:
        return None
    held = [
        min(points, zone.majority[1]) for points, zone in zip(score.zones, view.zones, strict=True)
    ]
    start = AUTOMA_START[view.variant.difficulty]
    secured = (
        Share("start", start),
        Share("blocked", score.start - start),
        Share("ships", score.ships),
        Share("contracts", score.contracts),
        Share("chariots", score.chariots),
        Share("zones", sum(held)),
    )
    open = (
        Share("zones", sum(score.zones) - sum(held)),
        Share("lanes", score.lanes),
        Share("mosaic", score.mosaic),
    )
    return AutomaPoints(secured, open)


def automa_standing(view: View) -> int:
    """What the player's own points compare with: they too can hardly be lost in a solo game."""
    points = automa_points(view)
    assert points is not None
    return points.total if view.result else points.secured_total


def ranked(view: View) -> list[Score]:
    """The best first; ties go by influence, as the rules have it."""
    return sorted(
        view.scores, key=lambda score: (-score.total, -view.players[score.seat].influence)
    )


def standings(view: View) -> tuple[Standing, ...]:
    """The best first; nobody while tiles and cards are drafted."""
    if view.phase in DRAFTS:
        return ()
    found = [Standing(int(score.seat), score.total) for score in ranked(view)]
    if view.automa_score:
        found.append(Standing(NOBODY, automa_standing(view)))
    return tuple(sorted(found, key=lambda standing: -standing.value))


def standing_title(view: View) -> str:
    """Key of the words above the standings."""
    if view.result:
        return "nova-points"
    return "nova-points-so-far" if view.automa else "nova-points-now"
