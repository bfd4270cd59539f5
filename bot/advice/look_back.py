"""A look back at one's own play: the choices that cost most, as estimated, and their moments."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec

from bot.advice.judging import Costly, Judgement, Judging
from bot.advice.reasons import difference_words, picks_words
from bot.panel.pictures import PanelPictures
from bot.posts.post import picture_file
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.tables.thinking import FAILURES
from bot.talk.limits import MESSAGE, cut
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, private
from bot.talk.voice import Voice
from games.core.contract import Decision
from games.core.match import resume
from games.core.seats import Seat
from rendering.frame import Turning
from storage.records import MoveRow

log = logging.getLogger(__name__)

ALL = 1_000_000  # moves
AT_ONCE = 2  # looks back; who comes then is asked to come again
CHOSEN, BETTER = "−", "+"  # on pictures
TOLD_EVERY = 2.0  # seconds, while somebody waits


class Shown(NamedTuple):
    """A choice as it was met: the table then, and what was asked."""

    costly: Costly
    sitting: Sitting
    decision: Decision


class LookBack:
    def __init__(self, sessions: Sessions, judging: Judging, pictures: PanelPictures) -> None:
        self.sessions = sessions
        self.judging = judging
        self.pictures = pictures
        self._running: set[tuple[int, Seat]] = set()

    async def tell(self, press: Press) -> None:
        """To the player alone, in a message that says how far it is."""
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            if live.row.status != "over":
                raise RefusedError("refused-look-back-early")
        key = live.id, sitting.seat
        if key in self._running:
            raise RefusedError("refused-look-back-running")
        if len(self._running) >= AT_ONCE:
            raise RefusedError("refused-busy")
        self._running.add(key)
        try:
            await self._tell(press, sitting)
        finally:
            self._running.discard(key)

    async def _tell(self, press: Press, sitting: Sitting) -> None:
        live, seat, voice = sitting
        record = await self.sessions.store.record(live.id)
        progress = Waiting(press, voice)
        await fill(press.click, Reply(voice("look-back-begins")))
        try:
            judged = await self.judging.of(live.id, record, seat, progress.tell)
        except FAILURES as error:
            reason = str(error) or type(error).__name__
            log.warning("table %s: no look back: %s", live.id, reason)
            raise RefusedError("look-back-failed") from None
        moves = await self.sessions.store.moves(live.id, 0, ALL)
        shown = [_shown(sitting, each, moves) for each in judged.costly]
        files = await self._drawn(live, voice, shown)
        await fill(press.click, Reply(look_back_text(voice, shown, judged), None, files))

    async def _drawn(self, live: Live, voice: Voice, shown: Sequence[Shown]) -> list[discord.File]:
        """The curves with the choices on them, then each moment as it was asked."""
        if not shown:
            return []
        turnings = [Turning(it.sitting.seat, it.costly.chosen.round) for it in shown]
        curves = await self.pictures.composer.looked_back_on(live, voice.language, turnings)
        files = [picture_file(curves, "course")] if curves else []
        for n, it in enumerate(shown, 1):
            draw = await self.pictures.of_question(
                it.sitting, it.decision, _marks(it), is_past=True
            )
            for file in (await draw()).files[:1]:
                file.filename = f"choice-{n}.png"
                files.append(file)
        return files


class Waiting:
    """Says how far it is, not too often."""

    def __init__(self, press: Press, voice: Voice) -> None:
        self._press, self._voice = press, voice
        self._next = 0.0

    async def tell(self, n: int, of_all: int) -> None:
        now = asyncio.get_running_loop().time()
        if now < self._next:
            return
        self._next = now + TOLD_EVERY
        key = "look-back-progress" if n else "look-back-again"
        await fill(self._press.click, Reply(self._voice(key, n=n, all=of_all)))


def _shown(sitting: Sitting, costly: Costly, moves: Sequence[MoveRow]) -> Shown:
    live, seat, voice = sitting
    match = resume(live.game, costly.chosen.saved)
    decision = match.pending(seat)
    assert decision is not None
    then = live.with_match(match)
    made = [move.number for move in moves if not move.undone and move.last < costly.chosen.count]
    then.row = msgspec.structs.replace(live.row, moves=max(made, default=0))
    return Shown(costly, Sitting(then, seat, voice), decision)


def _marks(shown: Shown) -> dict[str, str]:
    """What was chosen and what would have been better, where these are places on the picture."""
    told, marks = shown.costly.difference, dict[str, str]()
    for picks, sign in ((told.other, CHOSEN), (told.better, BETTER)):
        spots = [option.spot for option in shown.decision.options if option.id in picks]
        marks |= {spot: sign for spot in spots if spot and spot not in marks}
    return marks


def look_back_text(voice: Voice, shown: Sequence[Shown], judged: Judgement) -> str:
    estimate = voice("look-back-estimate", n=judged.futures, better=BETTER, chosen=CHOSEN)
    if not shown:
        return "\n".join([voice("look-back-nothing"), estimate])
    lines = [voice("look-back-title")]
    for n, (costly, _, decision) in enumerate(shown, 1):
        told = costly.difference
        lines.append(
            voice(
                "look-back-choice",
                n=n,
                asked=_asked(voice, costly.chosen.round, decision),
                own=picks_words(voice, decision, told.other),
                other=picks_words(voice, decision, told.better),
                why=difference_words(voice, told),
            )
        )
    return cut("\n".join([*lines, estimate]), MESSAGE)


def _asked(voice: Voice, round: int, decision: Decision) -> str:
    """When, and what; many a question says the round itself."""
    when, what = voice("look-back-round", round=round), voice.say(decision.prompt)
    return what if what.startswith(when) else f"{when}: {what}"
