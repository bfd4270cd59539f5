"""What every command needs first: the channel's table, and who is asking."""

from __future__ import annotations

from bot.commands.completing import Choices, matching
from bot.commands.localised import AnyCommand
from bot.tables.live import Live
from bot.tables.sessions import Sessions
from bot.talk.limits import MESSAGE, cut
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, language_for
from bot.talk.voice import Voice
from storage.records import TableRow


async def table_here(sessions: Sessions, click: Click, *, closed: bool = False) -> TableRow:
    """The channel's table; in a direct message, the only one that waits for this person.

    With `closed` a game that was closed will do: what was played there can still be seen.
    """
    named = getattr(click.namespace, "table", None)
    if named:
        return await _named(sessions, click.user.id, str(named))
    if click.channel_id is not None:
        row = await sessions.store.table_in(click.channel_id)
        if row is not None and (row.status != "closed" or (closed and row.moves)):
            return row
    if click.guild_id is None:
        return await _own_table(sessions, click.user.id)
    raise RefusedError("refused-no-table")


async def _named(sessions: Sessions, user: int, named: str) -> TableRow:
    """One of somebody's own tables, by its number."""
    for row in await sessions.store.tables_of(user):
        if str(row.id) == named:
            return row
    raise RefusedError("refused-not-my-table")


def expect_channel(click: Click) -> None:
    """Refuses what needs a channel of a server in a direct message."""
    if click.guild_id is None:
        raise RefusedError("refused-needs-channel")


async def followed_table(sessions: Sessions, click: Click) -> int:
    """The table that is named, if it is followed; in a direct message the only one that is."""
    named = getattr(click.namespace, "table", None)
    followed = [row.table for row in await sessions.store.followed_by(click.user.id)]
    if named:
        known = [table for table in followed if str(table) == str(named)]
        if not known:
            raise RefusedError("refused-not-followed")
        return known[0]
    if click.guild_id is not None:
        return (await table_here(sessions, click)).id
    if len(followed) != 1:
        raise RefusedError("refused-follow-which" if followed else "refused-follow-none")
    return followed[0]


def complete_followed(sessions: Sessions, command: AnyCommand) -> None:
    """This command knows the games somebody follows; `followed_table` finds the one named."""

    @command.autocomplete("table")
    async def offered(click: Click, typed: str) -> Choices:
        rows = await sessions.store.followed_by(click.user.id)
        tables = [await sessions.store.table(row.table) for row in rows]
        return matching(typed, [_choice(sessions, click, table) for table in tables])


def complete_tables(sessions: Sessions, *commands: AnyCommand) -> None:
    """These commands know somebody's tables while they type; `table_here` finds the one named."""
    for command in commands:

        @command.autocomplete("table")
        async def offered(click: Click, typed: str) -> Choices:
            return await _own_tables(sessions, click, typed)


async def _own_tables(sessions: Sessions, click: Click, typed: str) -> Choices:
    """Somebody's tables while they type, by game and channel."""
    rows = await sessions.store.tables_of(click.user.id)
    return matching(typed, [_choice(sessions, click, row) for row in rows])


def _choice(sessions: Sessions, click: Click, row: TableRow) -> tuple[str, str]:
    game = Voice(language_for(click), sessions.games[row.game])("game-name")
    place = click.client.get_channel(row.channel)
    channel = getattr(place, "name", None) or str(row.channel)
    return f"{game} · #{channel}", str(row.id)


async def _own_table(sessions: Sessions, user: int) -> TableRow:
    """Of those that are played; while none is, of those that have not begun."""
    known = await sessions.store.tables_of(user)
    playing = [row for row in known if row.status == "playing"]
    rows = playing or [row for row in known if row.status == "lobby"]
    if len(rows) == 1:
        return rows[0]
    awaited = []
    for row in rows:
        async with sessions.table(row.id) as live:
            if live.seat_of(user) in live.waiting():
                awaited.append(row)
    if len(awaited) == 1:
        return awaited[0]
    if not rows:
        raise RefusedError("refused-no-games")
    places = " ".join(f"<#{row.channel}>" for row in awaited or rows)
    raise RefusedError("refused-which-table", known=places)


def named_in_dm(click: Click, live: Live, reply: Reply) -> Reply:
    """In a direct message a reply says which table it is about."""
    if click.guild_id is None:
        voice = live.voice(language_for(click))
        place = voice("reply-about", game=voice("game-name"), channel=f"<#{live.row.channel}>")
        reply.content = cut(f"{place}\n{reply.content}", MESSAGE)
    return reply
