"""A hint: what our computer player would do in one's place, knowing no more than one does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.advice.deeds import deed_line
from bot.advice.hints_menu import HintsMenu
from bot.advice.lamp import lit
from bot.advice.reasons import difference, difference_words, picks_words
from bot.panel.naming import button_names
from bot.panel.showing import Showing
from bot.panel.ways.offering import offered
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.tables.thinking import FAILURES, Thinking
from bot.talk.limits import MESSAGE, cut
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, acknowledged, fill, in_place
from bot.talk.voice import Voice
from games.core.bots.search.consul import Effort, Found
from games.core.bots.search.errand import Errand, errand
from games.core.bots.search.futures import steward_of
from games.core.contract import Decision
from games.core.rng import computer_rng
from games.core.seats import Seat

log = logging.getLogger(__name__)

# A person waits for it, nobody else does.
CARE = Effort(answers=4, worlds=5, futures=40, widely=True)
PATIENCE = 12.0  # seconds; then the steward's answer must do


class Hints:
    def __init__(
        self, sessions: Sessions, advising: Thinking, showing: Showing, permission: HintsMenu
    ) -> None:
        self.sessions = sessions
        self.advising = advising
        self.showing = showing
        self.permission = permission

    async def tell(self, press: Press) -> None:
        """In the panel that asks, with a lamp on what is advised; the table waits for nobody.

        Whoever plays alone need not allow it first: nobody else's game is at stake.
        """
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            allows = live.may_allow_hints(sitting.seat)
            if allows:
                await self.permission.switch(live, press.user, on=True)
            question = _Question.of(live, sitting, expect_question(live, sitting.seat))
        await say_thinking(press.click, sitting.voice)
        text, picks = await self._found(press.table, question)
        lines = [*text.splitlines(), *([sitting.voice("hint-uncounted")] if allows else [])]
        async with self.sessions.table(press.table) as live:
            now = Sitting.of(live, press.user, press.language)
            is_late = not live.playing.asks_since(now.seat, question.errand.seq)
            if is_late:  # it is about an earlier question
                note = "\n".join([*lines, now.voice("hint-late")])
                reply = await self.showing.show(now, note=note)
            else:
                deed = deed_line(now, picks)
                advice = "\n".join([*lines[:1], *([deed] if deed else []), *lines[1:]])
                piece = picks[0] if deed else ""
                shown = await self.showing.show(now, advice=advice, piece=piece)
                joined = offered(live.id, live.playing, now.seat, question.decision).joined
                reply = lit(shown, picks, joined)
        await fill(press.click, reply)

    async def _found(self, table: int, question: _Question) -> tuple[str, Sequence[str]]:
        """What to say, and what is advised."""
        voice, decision = question.voice, question.decision
        try:
            found = await asyncio.wait_for(self.advising.run(question.errand), PATIENCE)
        except FAILURES as error:
            log.warning("table %s: the steward gives the hint: %s", table, error)
            usual, buttons = question.usual, question.buttons
            return quick_text(voice, decision, usual, buttons), usual
        return hint_text(voice, decision, found, question.buttons), found.picks


class _Question(NamedTuple):
    """What somebody is asked, what is needed to advise them, and the answer by rules of thumb."""

    voice: Voice
    decision: Decision
    errand: Errand
    usual: Sequence[str]
    buttons: Mapping[str, str]

    @classmethod
    def of(cls, live: Live, sitting: Sitting, decision: Decision) -> _Question:
        match, seat = live.playing, sitting.seat
        rng = computer_rng(live.row.seed, match.count, seat)
        wanted = errand(match, seat, rng, CARE)
        usual = steward_of(live.game).answer(match.view(seat), decision, rng)
        buttons = button_names(sitting.voice, live.id, match, seat, decision)
        return cls(sitting.voice, decision, wanted, usual, buttons)


async def say_thinking(click: Click, voice: Voice) -> None:
    """Above what the pressed panel says, which stays as it is."""
    await acknowledged(click)
    shown = click.message.content if click.message else ""
    await click.edit_original_response(content=cut(f"{voice('hint-thinking')}\n{shown}", MESSAGE))


def expect_question(live: Live, seat: Seat) -> Decision:
    """What a seat is asked, at a table where it may ask back."""
    if live.hints != "on":
        raise RefusedError("refused-hints-off")
    decision = live.question(seat)
    if decision is None or seat not in live.waiting():
        raise RefusedError("refused-hint-not-asked")
    return decision


def hint_text(
    voice: Voice, decision: Decision, found: Found, buttons: Mapping[str, str] | None = None
) -> str:
    """What to do, how much better it is than what comes nearest, and what that is worth."""
    what = picks_words(voice, decision, found.picks, buttons)
    told = difference(found)
    if told is None:
        return voice("hint-by-thumb", what=what)
    other = picks_words(voice, decision, told.other, buttons)
    key = "hint-better" if told.is_sure else "hint-equal"
    lines = [voice(key, what=what, other=other, why=difference_words(voice, told))]
    lines.append(voice("hint-estimate", n=found.futures))
    return "\n".join(lines)


def quick_text(
    voice: Voice, decision: Decision, picks: Sequence[str], buttons: Mapping[str, str]
) -> str:
    """Where nothing could be tried."""
    what = picks_words(voice, decision, picks, buttons)
    return voice("hint-in-haste", what=what)
