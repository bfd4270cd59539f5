"""Calling people: others to a rematch, anybody by a first DM."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.people.quiet_hours import QuietHours
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.mentions import only
from bot.talk.names import clean_name, escaped
from bot.talk.replies import Click, language_for
from bot.talk.troubles import DM_CLOSED, brief
from bot.talk.voice import language_of

log = logging.getLogger(__name__)


class Calls:
    def __init__(self, sessions: Sessions, quiet_hours: QuietHours) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.quiet_hours = quiet_hours

    async def _call(self, click: Click, live: Live, text: str, users: Sequence[int]) -> None:
        """A message of its own, for an edited one pings nobody; those with quiet hours it names."""
        quiet = await self.quiet_hours.among(users)
        loud = [user for user in users if user not in quiet]
        try:
            await click.followup.send(text, allowed_mentions=only(loud), silent=not loud)
        except (discord.HTTPException, OSError) as error:
            log.info("table %s: nobody was called: %s", live.id, brief(error))

    async def greet(self, click: Click, live: Live) -> None:
        """Tries a direct message now, while the person is here to mend it."""
        await self.note_person(click)
        voice = live.voice(language_for(click))
        try:
            await click.user.send(
                voice("dm-welcome", game=voice("game-name"), channel=f"<#{live.row.channel}>")
            )
        except discord.Forbidden as error:
            if error.code not in DM_CLOSED:
                return  # too many opened at once, and the like: that passes
            await self._say_closed(click, voice("dm-closed"))
        except (discord.HTTPException, OSError):
            return  # Discord's trouble of the moment: the seat is theirs, the hand comes later
        else:
            await self.store.update_user(click.user.id, dm="open")

    async def note_person(self, click: Click) -> None:
        await self.store.update_user(
            click.user.id,
            locale=language_of(str(click.locale)),
            name=clean_name(click.user.display_name),
            last_seen=self.sessions.now(),
        )

    async def _say_closed(self, click: Click, text: str) -> None:
        """Known only when it was said: else the first hand finds it out, and says it."""
        try:
            await click.followup.send(text, ephemeral=True)
        except (discord.HTTPException, OSError) as error:
            log.info("%s was not told of closed messages: %s", click.user.id, brief(error))
        else:
            await self.store.update_user(click.user.id, dm="closed")

    async def to_rematch(self, click: Click, live: Live) -> None:
        others = [user for _, user in live.people() if user != click.user.id]
        if not others:
            return
        who = escaped(clean_name(click.user.display_name))
        names = " ".join(f"<@{user}>" for user in others)
        text = live.voice()("lobby-rematch", who=who, others=names, n=len(others))
        await self._call(click, live, text, others)
