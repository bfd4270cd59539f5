"""A lesson from its beginning: a table of its own for one person, prepared and started at once."""

from __future__ import annotations

from collections.abc import Mapping

from bot.lobby.calls import Calls
from bot.lobby.clicks import person_of
from bot.lobby.lobby import Lobby
from bot.lobby.permissions import expect_permissions, expect_threads
from bot.lobby.threads import TableThreads
from bot.posts.rows import lobby_row
from bot.servers.rules import Place, ServerRules
from bot.tables.computers import default_bot
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, language_for, public
from games.core.contract import AnyGame
from games.core.lessons import Lesson
from storage.records import LessonRow, TableRow


class Lessons:
    def __init__(
        self,
        sessions: Sessions,
        lobby: Lobby,
        threads: TableThreads,
        calls: Calls,
        rules: ServerRules,
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.lobby = lobby
        self.threads = threads
        self.calls = calls
        self.rules = rules

    @property
    def games(self) -> Mapping[str, AnyGame]:
        """Those that can be learnt."""
        return {key: game for key, game in self.sessions.games.items() if game.lesson}

    async def begin(self, click: Click, game: AnyGame) -> None:
        """In this channel, or while it has a table in a thread below the answer."""
        if click.guild_id is None or click.channel_id is None:
            raise RefusedError("refused-needs-channel")
        if game.lesson is None:
            raise RefusedError("refused-no-lesson")
        expect_permissions(click)
        await public(click)
        here = await self.store.table_in(click.channel_id)
        is_taken = here is not None and here.status in ("lobby", "playing")
        if here is not None and _is_broken_off(here, click.user.id, game):
            table = here.id
        elif is_taken:
            expect_threads(click)
            table = await self._open_in_thread(click, game, game.lesson, click.channel_id)
        else:
            table = (await self._open(click, game, game.lesson, click.channel_id)).id
        async with self.sessions.table(table) as live:
            await self._start(live, game.lesson)
        await self.calls.note_person(click)
        if not is_taken or (here and here.id == table):
            await fill(click, Reply(_announced(live)))

    async def _open(self, click: Click, game: AnyGame, lesson: Lesson, place: int) -> TableRow:
        server = await self.rules.expect_opener(Place.of(click))
        return await self.lobby.open(
            place,
            click.guild_id,
            person_of(click),
            game,
            lesson.seats,
            lesson.variant,
            language_for(click),
            "none",
            entry="invited",
            most=server.most,
            lesson=LessonRow(),
        )

    async def _open_in_thread(
        self, click: Click, game: AnyGame, lesson: Lesson, channel: int
    ) -> int:
        """A thread of a message has its number; where Discord refuses it, nothing is left open."""
        message = (await click.original_response()).id
        row = await self._open(click, game, lesson, message)
        live = await self.sessions.glance(row.id)
        await fill(click, Reply(_announced(live)))
        try:
            await self.threads.start(live, channel, message)
        except RefusedError:
            async with self.sessions.table(row.id) as live:
                await self.lobby.close(live, live.row.host, moderator=False)
            raise
        return row.id

    async def _start(self, live: Live, lesson: Lesson) -> None:
        """Also what was broken off before it had begun."""
        while len(live.seats) < lesson.seats:
            await self.lobby.add_bot(live, live.row.host, default_bot(live.game))
        await self.lobby.start(live, live.row.host)

    async def open_real(self, live: Live, click: Click) -> None:
        """A lobby for others in the lesson's place, which is closed."""
        server = await self.rules.expect_opener(Place.of(click))
        if live.row.status == "playing":
            await self.lobby.close(live, live.row.host, moderator=False)
        row = await self.lobby.open(
            live.row.channel,
            live.row.guild,
            person_of(click),
            live.game,
            None,
            {},
            live.language,
            server.pace,
            most=server.most,
        )
        await self.store.post([lobby_row(await self.sessions.glance(row.id))])
        self.sessions.wake()


def _is_broken_off(row: TableRow, user: int, game: AnyGame) -> bool:
    """A lesson of this person that was opened and never begun."""
    is_theirs = row.host == user and row.game == game.key
    return is_theirs and row.status == "lobby" and row.lesson is not None


def _announced(live: Live) -> str:
    voice = live.voice()
    place, who = f"<#{live.row.channel}>", f"<@{live.row.host}>"
    return voice("lesson-opened", game=voice("game-name"), channel=place, who=who)
