"""/server: what moderators can choose for the tables of their server, on one panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import msgspec
from discord import ui

from bot.servers.rules import keeps_server
from bot.tables.pace import PACES, read_pace
from bot.tables.sessions import Sessions
from bot.talk.addresses import Address
from bot.talk.limits import PLACEHOLDER, SELECT_OPTIONS, cut
from bot.talk.presses import Press
from bot.talk.refusals import RefusedError
from bot.talk.replies import Click, Reply, fill, in_place, private, voice_of
from bot.talk.voice import Voice, language_of
from bot.talk.widgets import select, view_of
from storage.records import ServerRow

NUMBERS: Final = (0, 1, 2, 3, 5, 10, 20, 50)  # tables at once; 0: any number
OPENERS: Final = "opener"  # of a language: that of who opens a table


class ServerPanel:
    def __init__(self, sessions: Sessions) -> None:
        self.store = sessions.store

    async def open(self, click: Click) -> None:
        await private(click)
        guild = _kept(click)
        await fill(click, panel(await self.store.server(guild), voice_of(click)))

    async def press(self, press: Press) -> None:
        """One of its menus; without one, the panel."""
        if not press.address.argument:
            await self.open(press.click)
            return
        await in_place(press.click)
        guild = _kept(press.click)
        server = changed(await self.store.server(guild), press.address.argument, press.values)
        await self.store.save_server(server)
        await fill(press.click, panel(server, voice_of(press.click)))


def _kept(click: Click) -> int:
    if click.guild_id is None or not keeps_server(click):
        raise RefusedError("refused-server-panel")
    return click.guild_id


def changed(server: ServerRow, what: str, values: Sequence[str]) -> ServerRow:
    """As somebody wants it, by a menu that may be another version's."""
    first = values[0] if values else ""
    ids = tuple(int(value) for value in values if value.isdecimal())
    replace = msgspec.structs.replace
    match what:
        case "language":
            return replace(server, language="" if first == OPENERS else language_of(first))
        case "pace":
            return replace(server, pace=read_pace(first))
        case "channels":
            return replace(server, channels=ids)
        case "role":
            everybody = not ids or ids[0] == server.guild
            return replace(server, opener=0 if everybody else ids[0])
        case "most" if ids and ids[0] in NUMBERS:
            return replace(server, most=ids[0])
        case _:
            raise RefusedError("error-stale")


def panel(server: ServerRow, voice: Voice) -> Reply:
    return Reply("\n".join(_lines(server, voice)), view_of(_menus(server, voice)))


def _lines(server: ServerRow, voice: Voice) -> list[str]:
    places = " ".join(f"<#{id}>" for id in server.channels)
    opener = f"<@&{server.opener}>" if server.opener else ""
    return [
        voice("server-title"),
        voice(f"server-language-{server.language or OPENERS}"),
        voice("server-pace", pace=voice(f"pace-{server.pace}")),
        voice("server-channels", where=places) if places else voice("server-everywhere"),
        voice("server-role", role=opener) if opener else voice("server-everybody"),
        voice("server-most", n=server.most) if server.most else voice("server-any-number"),
    ]


def _menus(server: ServerRow, voice: Voice) -> list[ui.Item[ui.View]]:
    languages = [(OPENERS, voice("choice-opener-language"), "")]
    languages += [("en", "English", ""), ("de", "Deutsch", "")]
    paces = [(pace, voice(f"pace-{pace}"), voice(f"pace-{pace}-about")) for pace in PACES]
    numbers = [(str(n), voice("choice-tables", n=n), "") for n in NUMBERS]
    spoken = server.language or OPENERS
    return [
        select(_at("language"), voice("choose-server-language"), languages, 0, spoken),
        select(_at("pace"), voice("choose-server-pace"), paces, 1, server.pace),
        ui.ChannelSelect(
            custom_id=_at("channels").select_id(),
            placeholder=cut(voice("choose-server-channels"), PLACEHOLDER),
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=SELECT_OPTIONS,
            default_values=[discord.Object(id) for id in server.channels],
            row=2,
        ),
        ui.RoleSelect(
            custom_id=_at("role").select_id(),
            placeholder=cut(voice("choose-server-role"), PLACEHOLDER),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(server.opener)] if server.opener else [],
            row=3,
        ),
        select(_at("most"), voice("choose-server-most"), numbers, 4, str(server.most)),
    ]


def _at(what: str) -> Address:
    """It is the server's, which every press names: no table's."""
    return Address("server", 0, 0, what)
