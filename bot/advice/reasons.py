"""Why one answer is thought better than another: by how much, and where that comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.talk.voice import Voice
from games.core.bots.search.consul import Found
from games.core.bots.search.estimates import FEWEST, Estimate
from games.core.contract import Decision

SURE = 2.0  # standard errors; what is less is about equal
CLEAR = 4.0  # standard errors; what is less is a close call
LEAST = 0.5  # points of a category that are worth a word


class Difference(Struct, frozen=True):
    """By how much the first of two answers is thought better, and how sure that is."""

    better: tuple[str, ...]
    other: tuple[str, ...]
    points: float
    error: float
    worlds: int
    categories: Mapping[str, float]

    @property
    def is_sure(self) -> bool:
        return self.worlds >= FEWEST and self.points > SURE * self.error

    @property
    def is_close(self) -> bool:
        return self.points <= CLEAR * self.error

    @property
    def source(self) -> str | None:
        """The category from which most of it comes; None: no points yet, a better position."""
        key = max(self.categories, key=lambda key: self.categories[key], default=None)
        return key if key is not None and self.categories[key] >= LEAST else None


def difference(found: Found) -> Difference | None:
    """Between what was found and what comes nearest to it; None if nothing was compared."""
    if len(found.estimates) < 2:
        return None
    chosen, *others = found.estimates
    usual = next((each for each in others if _is_usual(each)), None)
    if usual:  # gains are over this one
        return Difference(
            chosen.picks, usual.picks, chosen.gain, chosen.error, chosen.worlds, chosen.points
        )
    next_best = max(others, key=lambda each: each.gain)
    less = {key: -points for key, points in next_best.points.items()}
    return Difference(
        chosen.picks, next_best.picks, -next_best.gain, next_best.error, next_best.worlds, less
    )


def _is_usual(each: Estimate) -> bool:
    """Whether it is the steward's, compared with itself."""
    return not each.gain and not each.error and not each.points


def difference_words(voice: Voice, found: Difference) -> str:
    """«about 4 points more, mostly from shipping; a close call»."""
    if not found.is_sure:
        return voice("advice-equal")
    source = found.source
    where = voice("advice-later")
    if source is not None:
        where = voice("advice-source", source=voice(f"points-{source}"))
    points = round(found.points)
    more = voice("advice-little")
    if points:  # a game may count something else than points
        more = voice("advice-points", more=voice("points-more", n=points))
    return voice("advice-more-close" if found.is_close else "advice-more", more=more, where=where)


def picks_words(
    voice: Voice,
    decision: Decision,
    picks: Sequence[str],
    buttons: Mapping[str, str] | None = None,
) -> str:
    """Options by their labels, or as buttons call them."""
    labels = {option.id: voice.say(option.label) for option in decision.options}
    labels |= buttons or {}
    named = [labels[id] for id in picks if id in labels]
    return f"**{voice.listing(named)}**" if named else f"**{voice('advice-nothing')}**"
