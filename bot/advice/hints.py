"""A hint: what our computer player would do in one's place, knowing no more than one does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.advice.hints_menu import menu
from bot.advice.reasons import difference, difference_words, picks_words
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.tables.thinking import FAILURES, Thinking
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, private
from bot.talk.voice import Voice
from games.core.bots.search.consul import Effort, Found
from games.core.bots.search.errand import errand
from games.core.bots.search.futures import steward_of
from games.core.contract import Decision
from games.core.rng import computer_rng
from games.core.seats import Seat

log = logging.getLogger(__name__)

# A person waits for it, nobody else does.
CARE = Effort(answers=4, worlds=5, futures=40, widely=True)
PATIENCE = 12.0  # seconds; then the steward's answer must do


class Hints:
    def __init__(self, sessions: Sessions, advising: Thinking) -> None:
        self.sessions = sessions
        self.advising = advising

    async def tell(self, press: Press) -> None:
        """In a message of its own; the table waits for nobody meanwhile."""
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            if live.may_allow_hints(sitting.seat):
                await fill(press.click, menu(live, sitting.voice))
                return
            decision = expect_question(live, sitting.seat)
            match, voice = live.playing, sitting.voice
            rng = computer_rng(live.row.seed, match.count, sitting.seat)
            wanted = errand(match, sitting.seat, rng, CARE)
            usual = steward_of(live.game).answer(match.view(sitting.seat), decision, rng)
        try:
            found = await asyncio.wait_for(self.advising.run(wanted), PATIENCE)
            text = hint_text(voice, decision, found)
        except FAILURES as error:
            log.warning("table %s: the steward gives the hint: %s", press.table, error)
            text = quick_text(voice, decision, usual)
        now = await self.sessions.glance(press.table)
        if not now.playing.asks_since(sitting.seat, wanted.seq):
            text = f"{text}\n{voice('hint-late')}"
        await fill(press.click, Reply(text))


def expect_question(live: Live, seat: Seat) -> Decision:
    """What a seat is asked, at a table where it may ask back."""
    if live.hints != "on":
        raise RefusedError("refused-hints-off")
    decision = live.question(seat)
    if decision is None or seat not in live.waiting():
        raise RefusedError("refused-hint-not-asked")
    return decision


def hint_text(voice: Voice, decision: Decision, found: Found) -> str:
    """What to do, how much better it is than what comes nearest, and what that is worth."""
    what = picks_words(voice, decision, found.picks)
    told = difference(found)
    if told is None:
        return "\n".join([voice("hint-alone", what=what), voice("hint-by-thumb")])
    other = picks_words(voice, decision, told.other)
    key = "hint-better" if told.is_sure else "hint-equal"
    lines = [voice(key, what=what, other=other, why=difference_words(voice, told))]
    lines.append(voice("hint-estimate", n=found.futures))
    return "\n".join(lines)


def quick_text(voice: Voice, decision: Decision, picks: Sequence[str]) -> str:
    """Where nothing could be tried."""
    what = picks_words(voice, decision, picks)
    return "\n".join([voice("hint-alone", what=what), voice("hint-in-haste")])
