"""What the plans of a seat answer to what it is asked now; nothing is done."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.tables.live import Live
from bot.talk.faults import judging
from games.core.contract import AnyGame
from games.core.plans import AUTOMATIC, OFF, Plan, answer_ahead
from games.core.seats import Seat
from storage.records.planned import PlanRow, PlanUse


class Foretold(Struct, frozen=True):
    picks: tuple[str, ...] = ()  # one answer after the other
    used: tuple[PlanUse, ...] = ()

    @property
    def broken(self) -> PlanRow | None:
        """The plan that would have answered next, and no longer holds."""
        last = self.used[-1].new if self.used else None
        return last if last is not None and last.ended == "broken" else None


def way_of(game: AnyGame, rows: Iterable[PlanRow]) -> str:
    """How somebody is answered for who can do nothing else: as they said, or as is usual."""
    said = next((row.pick for row in rows if row.key == AUTOMATIC), None)
    return said or next(iter(game.automatic), OFF)


def foretell(live: Live, seat: Seat, rows: Iterable[PlanRow]) -> Foretold:
    """All answers that follow at once, up to the next checkpoint: then others have had their say,
    and a time of its own begins.
    """
    held = {row.key: row for row in rows if not row.ended}
    way, match = way_of(live.game, held.values()), live.playing.clone()
    begin = match.saved().before
    picks: list[str] = []
    used: list[PlanUse] = []
    while seat in match.waiting() and match.saved().before == begin:
        decision = match.pending(seat)
        assert decision is not None
        plans = {key: Plan(key, row.pick, row.rests_on) for key, row in held.items()}
        with judging(live.id, match, seat, decision):
            ahead = answer_ahead(live.game, match.view(seat), decision, plans, way)
            if ahead is not None and not ahead.is_broken:
                match.submit(seat, match.seq, [ahead.pick])
        if ahead is None:
            break
        old = held.get(ahead.key)
        used.append(PlanUse(old, _after(live, seat, ahead.key, old, way, ahead.is_broken)))
        if ahead.is_broken:
            break
        picks.append(ahead.pick)
        if old is not None and old.lasts == "once":
            del held[ahead.key]
    return Foretold(tuple(picks), tuple(used))


def _after(
    live: Live, seat: Seat, key: str, old: PlanRow | None, way: str, is_broken: bool
) -> PlanRow:
    """A plan when it has answered, or broken."""
    if old is None:
        return PlanRow(live.id, seat, key, way, lasts="always", fired=True)
    if is_broken:
        return msgspec.structs.replace(old, ended="broken")
    ended = "done" if old.lasts == "once" else ""
    return msgspec.structs.replace(old, ended=ended, fired=True)
