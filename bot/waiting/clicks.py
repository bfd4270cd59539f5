"""The buttons under a reminder, and of leaving."""

from __future__ import annotations

from bot.tables.sessions import Sessions
from bot.tables.sitting import Sitting
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Reply, fill, in_place, private
from bot.talk.widgets import view_of
from bot.waiting.free_seats import close_offer
from bot.waiting.leaving import (
    BACK,
    Leaving,
    done_key,
    read_way,
    sure_question,
    ways_question,
)
from bot.waiting.putting_off import PuttingOff


class WaitingClicks:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.putting_off = PuttingOff(sessions)
        self.leaving = Leaving(sessions)

    async def tomorrow(self, press: Press) -> None:
        await private(press.click)
        async with self.sessions.table(press.table) as live:
            sitting = Sitting.of(live, press.user, press.language)
            if not _calls(press):
                raise RefusedError("refused-not-your-reminder")
            until = await self.putting_off.a_day(live, sitting.seat, press.address.seq)
        await fill(press.click, Reply(sitting.voice("done-tomorrow", at=f"<t:{until}:f>")))

    async def quit(self, press: Press) -> None:
        """Without a way, the ways there are; with one, what it means."""
        way = press.address.argument
        await (in_place if way else private)(press.click)
        async with self.sessions.table(press.table) as live:
            _, seat, voice = Sitting.of(live, press.user, press.language)
            reply = ways_question(live, seat, voice)
            if way not in ("", BACK):
                reply = sure_question(live, seat, voice, read_way(way))
        await fill(press.click, reply)

    async def quitting(self, press: Press) -> None:
        await in_place(press.click)
        way = read_way(press.address.argument)
        async with self.sessions.table(press.table) as live:
            _, seat, voice = Sitting.of(live, press.user, press.language)
            await self.leaving.leave(live, seat, way)
        await fill(press.click, Reply(voice(done_key(live, way)), view_of([])))
        if way == "stay":
            await close_offer(press.click.client, self.sessions.store, live, seat)


def _calls(press: Press) -> bool:
    """Whether the message of its button is for who pressed it; a direct one is."""
    message = press.click.message
    if message is None or press.click.guild_id is None:
        return True
    return f"<@{press.user}>" in message.content
