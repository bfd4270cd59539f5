"""Following a game without playing it: by direct message, at its end or each round."""

from __future__ import annotations

from typing import Final, get_args

import discord

from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, in_place, language_for, private
from bot.talk.troubles import DM_CLOSED
from bot.talk.voice import Voice, language_of
from bot.talk.widgets import button, view_of
from storage.records import FollowerRow, Following

WAYS: Final[tuple[Following, ...]] = get_args(Following)
MOST = 50  # at one table; each is written to


class FollowMenu:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def open(self, press: Press) -> None:
        await private(press.click)
        await fill(press.click, await self.of(press.click, press.table))

    async def follow(self, press: Press) -> None:
        """A direct message now says so, while the person is here to open them."""
        await in_place(press.click)
        way = read_way(press.address.argument)
        live = await self.sessions.glance(press.table)
        await self._expect_spectator(live, press.user)
        await self._greet(press.click, live, way)
        async with self.sessions.table(press.table) as live:
            await self.store.save_follower(FollowerRow(live.id, press.user, way, live.row.moves))
            live.row = await self.store.table(live.id)
        await fill(press.click, await self.of(press.click, press.table))

    async def stop(self, press: Press) -> None:
        """Also from a direct message of an earlier round."""
        await in_place(press.click)
        async with self.sessions.table(press.table) as live:
            followed = await self.store.delete_follower(live.id, press.user)
            live.row = await self.store.table(live.id)
            voice = live.voice(press.language)
        done = voice("done-unfollow" if followed else "refused-not-following")
        await fill(press.click, Reply(done, view_of([])))

    async def of(self, click: Click, table: int) -> Reply:
        """How this person follows the table, and what they can choose."""
        live, user = await self.sessions.glance(table), click.user.id
        voice = live.voice(language_for(click))
        rows = await self.store.followers(table)
        own = next((row for row in rows if row.user == user), None)
        if own is None:
            await self._expect_spectator(live, user)
        return follow_reply(live, voice, own)

    async def _expect_spectator(self, live: Live, user: int) -> None:
        if live.row.status != "playing":
            raise RefusedError("refused-follow-not-playing")
        if live.seat_of(user) is not None:
            raise RefusedError("refused-follow-player")
        rows = await self.store.followers(live.id)
        if len(rows) >= MOST and user not in {row.user for row in rows}:
            raise RefusedError("refused-follow-full", n=MOST)

    async def _greet(self, click: Click, live: Live, way: Following) -> None:
        voice = live.voice(language_for(click))
        game, channel = voice("game-name"), f"<#{live.row.channel}>"
        text = voice(f"dm-follow-{way}", game=game, channel=channel)
        try:
            await click.user.send(text, view=view_of([stop_button(live.id, voice)]))
        except discord.Forbidden as error:
            if error.code not in DM_CLOSED:
                raise
            raise RefusedError("refused-follow-closed") from None
        await self.store.update_user(click.user.id, locale=language_of(str(click.locale)))


def read_way(word: str) -> Following:
    found = next((way for way in WAYS if way == word), None)
    if found is None:
        raise RefusedError("error-stale")
    return found


def follow_reply(live: Live, voice: Voice, own: FollowerRow | None) -> Reply:
    ways = [way for way in WAYS if own is None or own.how != way]
    buttons = [
        button(Address("follow", live.id, 0, way), voice(f"button-follow-{way}")) for way in ways
    ]
    if own is None:
        return Reply(voice("follow-ask"), view_of(buttons))
    return Reply(voice(f"follow-{own.how}"), view_of([*buttons, stop_button(live.id, voice)]))


def stop_button(table: int, voice: Voice) -> discord.ui.Button[discord.ui.View]:
    return button(Address("unfollow", table), voice("button-unfollow"))
