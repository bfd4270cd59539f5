"""What has become of plans, told to their owner with the panel."""

from __future__ import annotations

from collections.abc import Iterable

from bot.plans.foretelling import foretell
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from games.core.plans import AUTOMATIC
from storage.records.planned import PlanRow


class PlanNews:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def of(self, sitting: Sitting) -> str:
        """Which have answered, which hold no longer, and which will answer what is asked now."""
        live, seat, voice = sitting
        if not live.can_be_planned:
            return ""
        rows = await self.store.plans(live.id, seat)
        lines = [line for row in rows if (line := _told(sitting, row))]
        if lines:
            await self.store.plans_told(live.id, seat)
        due = {wait.seat: wait.answer_at for wait in await self.store.waits(live.id)}.get(seat)
        if due is not None:
            foretold = foretell(live, seat, rows)
            if foretold.picks:
                what = f"**{_label(sitting, foretold.picks[0])}**"
                lines.append(voice("plan-will-answer", what=what, at=f"<t:{due}:R>"))
            elif foretold.broken is not None:
                await self.store.delete_plan(live.id, seat, foretold.broken.key)
                lines.append(voice("plan-broken", kind=title_of(sitting, foretold.broken.key)))
        return "\n".join(f"-# {line}" for line in lines)


def _told(sitting: Sitting, row: PlanRow) -> str:
    voice = sitting.voice
    if row.ended == "broken":
        return voice("plan-broken", kind=title_of(sitting, row.key))
    if row.fired and row.key == AUTOMATIC:
        return voice("plan-did-automatic", kind=voice("automatic"))
    return voice("plan-answered", kind=title_of(sitting, row.key)) if row.fired else ""


def _label(sitting: Sitting, pick: str) -> str:
    """What is asked now, answered so."""
    live, seat, voice = sitting
    decision = live.question(seat)
    assert decision is not None
    return next(voice.say(option.label) for option in decision.options if option.id == pick)


def title_of(sitting: Sitting, key: str) -> str:
    """What a plan is for; of a kind that cannot be planned any more, its bare name."""
    live, seat, voice = sitting
    kinds = live.game.plans(live.playing.view(seat), seat)
    return next((voice.say(kind.title) for kind in kinds if kind.key == key), key)


def holding(rows: Iterable[PlanRow]) -> dict[str, PlanRow]:
    """Those that still may answer, by what they are for."""
    return {row.key: row for row in rows if not row.ended}
