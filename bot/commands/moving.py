"""/table move: one's own table from another channel, which may be gone, to this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.commands.completing import Choices, matching
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, language_for, private
from bot.talk.voice import Voice
from storage.records import TableRow

if TYPE_CHECKING:
    from bot.app.client import Roma


async def tables_named(roma: Roma, click: Click, typed: str) -> Choices:
    """The tables one could bring here, by game and channel."""
    rows = await _hosted(roma, click)
    return matching(typed, [(_words(roma, click, row), str(row.id)) for row in rows])


async def move_here(roma: Roma, click: Click, typed: str | None) -> None:
    await private(click)
    assert click.channel_id is not None
    old = await _meant(roma, click, typed)
    async with roma.sessions.table(old.id) as live:
        await roma.lobby.move(live, click.channel_id, click.guild_id)
    await fill(click, Reply(live.voice(language_for(click))("done-move")))
    if live.match is None:
        lobby = roma.lobby_message.lobby(live)
        assert lobby.view is not None
        message = await click.followup.send(lobby.content, view=lobby.view, wait=True)
        await roma.store.update_table(live.id, lobby_message=message.id)
        roma.sessions.forget(live.id)
    await roma.lobby_message.tell_moved(live, old)


async def _hosted(roma: Roma, click: Click) -> list[TableRow]:
    return [
        row
        for row in await roma.store.tables_of(click.user.id)
        if row.host == click.user.id and row.channel != click.channel_id
    ]


async def _meant(roma: Roma, click: Click, typed: str | None) -> TableRow:
    """The table of this number or these words; without any, the only one there is."""
    hosted = await _hosted(roma, click)
    if not hosted:
        raise RefusedError("refused-nothing-to-move")
    wanted = (typed or "").strip().casefold()
    exactly = [row for row in hosted if wanted == str(row.id)]
    found = exactly or [row for row in hosted if wanted in _words(roma, click, row).casefold()]
    if len(found) != 1:
        known = "; ".join(f"{_game(roma, click, row)} <#{row.channel}>" for row in hosted)
        raise RefusedError("refused-move-which", known=known)
    return found[0]


def _words(roma: Roma, click: Click, row: TableRow) -> str:
    """Game and channel; what Discord completes cannot show a mention."""
    place = roma.get_channel(row.channel)
    game = _game(roma, click, row)
    if place is None or isinstance(place, discord.abc.PrivateChannel):
        return Voice(language_for(click))("choice-table-gone", game=game)
    return f"{game}, #{place.name}"


def _game(roma: Roma, click: Click, row: TableRow) -> str:
    return Voice(language_for(click), roma.games[row.game])("game-name")
