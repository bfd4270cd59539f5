"""The same as last time: what a seat answered when it was last asked that."""

from __future__ import annotations

from bot.tables.live import Live
from games.core.choices import check_picks
from games.core.contract import Decision
from games.core.errors import IllegalChoiceError
from games.core.guiding import Answer
from storage.store import Store

REMEMBERED = 200  # choices of a table that are looked through
PASSED: Answer = ("pass",)  # nobody who passed wants to begin the next round like that


async def last_answer(store: Store, live: Live, decision: Decision) -> Answer | None:
    """Its last answer to this kind of question, if it can be given again."""
    first = max(0, live.playing.count - REMEMBERED)
    for choice in reversed(await store.choices(live.id, first)):
        if choice.seat == decision.seat and choice.key == decision.key and not choice.aside:
            can_be = choice.picks != PASSED and can_be_given(decision, choice.picks)
            return choice.picks if can_be else None
    return None


def can_be_given(decision: Decision, picks: Answer) -> bool:
    try:
        check_picks(decision, picks)
    except IllegalChoiceError:
        return False
    return True
