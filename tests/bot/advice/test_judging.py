"""A finished game judged: the three that cost most, estimated again, and only once."""

from __future__ import annotations

import pytest

from bot.advice.judging import CARE, GLANCE, TOLD, Judging
from bot.tables.thinking import SearchError
from games.core.bots.search.consul import Found
from games.core.bots.search.errand import Errand
from games.core.bots.search.estimates import Estimate
from games.core.bots.search.review import Chosen, Review, Reviewed
from games.core.choices import Saved
from games.core.record import Record
from games.core.seats import Seat

pytestmark = pytest.mark.asyncio

OWN, BETTER = ("own",), ("better",)
RECORD = Record("toy", 1, 2, {}, 7, ["A", "B"], [])


class Told:
    """Finds what a test says: by how much another answer is better, at first and with care."""

    def __init__(self, *gains: tuple[float, float, float]) -> None:
        self.gains = gains
        self.sent: list[Errand] = []

    async def review(self, wanted: Review) -> Reviewed:
        saved = Saved("toy", 1, 2, 0, 0, b"{}", 0)
        return Reviewed(
            tuple(Chosen(saved, n, n + 1, OWN, (BETTER,)) for n in range(len(self.gains)))
        )

    async def run(self, wanted: Errand) -> Found:
        place = sum(it.effort == wanted.effort for it in self.sent)
        self.sent.append(wanted)
        careful = wanted.effort == CARE
        if careful:
            order = sorted(self.gains, key=lambda it: -it[0])
            gain, error = order[place][1], order[place][2]
        else:
            gain, error = self.gains[place][0], 1.0
        found = [Estimate(OWN, 8, 0.0), Estimate(BETTER, 8, gain, gain, error)]
        found.sort(key=lambda it: -it.gain)
        return Found(found[0].picks, tuple(found), wanted.effort.futures)


async def judged(told: Told, judging: Judging | None = None):
    progress: list[tuple[int, int]] = []

    async def tell(n: int, of_all: int) -> None:
        progress.append((n, of_all))

    found = await (judging or Judging(told)).of(1, RECORD, Seat(0), tell)
    return found, progress


async def test_the_costliest_are_estimated_again_in_fresh_worlds() -> None:
    told = Told((5.0, 4.0, 0.5), (9.0, 6.0, 0.5), (1.0, 8.0, 0.5), (2.0, 3.0, 0.5))
    found, progress = await judged(told)
    assert [it.chosen.count for it in found.costly] == [1, 0, 3]
    assert [it.difference.points for it in found.costly] == [6.0, 4.0, 3.0]
    assert progress == [(1, 4), (2, 4), (3, 4), (4, 4), (0, 4)]
    first, again = told.sent[:4], told.sent[4:]
    assert [it.effort for it in first] == [GLANCE] * 4
    assert [it.effort for it in again] == [CARE] * TOLD
    seeds = {it.seed for it in told.sent}
    assert len(seeds) == len(told.sent)
    assert found.futures == 4 * GLANCE.futures + TOLD * CARE.futures


async def test_what_looked_costly_by_chance_is_not_told() -> None:
    found, _ = await judged(Told((5.0, 0.5, 1.0), (-2.0, 9.0, 0.1)))
    assert found.costly == ()


async def test_a_game_is_judged_once() -> None:
    told = Told((5.0, 4.0, 0.5))
    judging = Judging(told)
    one, _ = await judged(told, judging)
    other, progress = await judged(told, judging)
    assert other is one
    assert progress == []
    assert len(told.sent) == 2


async def test_a_broken_search_is_no_judgement() -> None:
    class Broken(Told):
        async def run(self, wanted: Errand) -> Found:
            raise SearchError("nobody searches")

    with pytest.raises(SearchError):
        await judged(Broken((5.0, 4.0, 0.5)))
